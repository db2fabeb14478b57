import type { LenderDirectory } from '#platform/application/lender-directory.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ViewOf } from '#platform/application/view.js';
import { checkDisclosedAt, type Disclosure } from '../../domain/disclosure.js';
import type { ApplicationLists } from '../lists/application-lists.js';
import type { KeepDisclosure } from './keep-disclosure.js';

/** As staff tell it. */
export interface ToldDisclosure {
  /** A lender of the directory, whatever the letters' case, or anybody else. */
  readonly recipient: string;
  readonly what: string;
  /** Now, where nothing is said. */
  readonly at: Date | null;
}

export const DISCLOSURE_FIELDS = ['id', 'recipient', 'what', 'at'] as const;
export type DisclosureView = ViewOf<Disclosure, (typeof DISCLOSURE_FIELDS)[number]>;

/** Keeps to whom an applicant's details were given: the applicant reads it by the status link. */
export class RecordDisclosure {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationLists,
    private readonly lenders: LenderDirectory,
    private readonly keepDisclosure: KeepDisclosure,
  ) {}

  /** @throws ApplicationNotFound, KeyReused, InvalidInput for a time that cannot be */
  async execute(
    applicationId: string,
    { recipient, what, at }: ToldDisclosure,
    key: string | null,
    actor: AccountHolder,
  ): Promise<DisclosureView> {
    const request = { applicationId, recipient, what, at };
    const call = {
      operation: 'record-disclosure',
      principal: actor,
      key,
      request,
      withoutKey: 'same' as const,
    };
    const earlier = await this.context.idempotency.earlierAnswer<DisclosureView>(call);
    if (earlier) return earlier;

    const { createdAt } = await this.applications.one(applicationId);
    const now = this.context.clock.now();
    const given = at ?? now;
    checkDisclosedAt(given, new Date(createdAt), now);
    const lender = await this.lenders.withName(recipient);
    const id = this.context.ids.next();
    const kept = { id, recipient: lender?.name ?? recipient.trim(), what: what.trim() };
    return this.context.idempotency.writeOnce(call, { ...kept, at: given.toISOString() }, () =>
      this.keepDisclosure.execute({ ...kept, applicationId, at: given }, actor),
    );
  }
}
