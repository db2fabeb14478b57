import type { LenderDirectory } from '#modules/lenders/public.js';
import type { AccountHolder } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ViewOf } from '#platform/application/view.js';
import { checkSharedAt, type SharedDetails } from '../../domain/shared-details.js';
import type { ApplicationViews } from '../lists/application-views.js';
import type { AddSharedDetails } from './add-shared-details.js';

/** As staff enter it. */
export interface SharedDetailsInput {
  /** A lender of the panel in any letter case, or any other recipient. */
  readonly recipient: string;
  readonly what: string;
  /** Null for now. */
  readonly at: Date | null;
}

export const SHARED_DETAILS_FIELDS = ['id', 'recipient', 'what', 'at'] as const;
export type SharedDetailsView = ViewOf<SharedDetails, (typeof SHARED_DETAILS_FIELDS)[number]>;

/** Records with whom an applicant's details were shared: the applicant sees it on the status page. */
export class RecordSharedDetails {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applications: ApplicationViews,
    private readonly lenders: LenderDirectory,
    private readonly addSharedDetails: AddSharedDetails,
  ) {}

  /** @throws ApplicationNotFound, KeyReused, InvalidInput for an impossible time */
  async execute(
    applicationId: string,
    { recipient, what, at }: SharedDetailsInput,
    key: string | null,
    actor: AccountHolder,
  ): Promise<SharedDetailsView> {
    const request = { applicationId, recipient, what, at };
    const call = {
      operation: 'record-disclosure',
      principal: actor,
      key,
      request,
      withoutKey: 'same' as const,
    };
    const earlier = await this.context.idempotency.earlierAnswer<SharedDetailsView>(call);
    if (earlier) return earlier;

    const { createdAt } = await this.applications.one(applicationId);
    const now = this.context.clock.now();
    const sharedAt = at ?? now;
    checkSharedAt(sharedAt, new Date(createdAt), now);
    const lender = await this.lenders.withName(recipient);
    const id = this.context.ids.next();
    const details = { id, recipient: lender?.name ?? recipient.trim(), what: what.trim() };
    return this.context.idempotency.writeOnce(call, { ...details, at: sharedAt.toISOString() }, () =>
      this.addSharedDetails.execute({ ...details, applicationId, at: sharedAt }, actor),
    );
  }
}
