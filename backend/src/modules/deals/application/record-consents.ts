import type { Clock } from '#shared/application/clock.js';
import type { Idempotency } from '#shared/application/idempotency.js';
import type { NamedLender } from '#shared/application/lender-directory.js';
import { staffOf, type Principal } from '#shared/application/principal.js';
import type { ConsentVia } from '../domain/consent-states.js';
import type { Cases } from './cases.js';
import type { ConsentLists, ConsentView } from './consent-lists.js';
import type { ConsentsOfCase } from './consents-of-case.js';
import type { KeepConsent } from './keep-consent.js';

/** What a client said to a member of the staff. */
export interface ToldAnswer {
  readonly lenders: readonly string[];
  readonly isYes: boolean;
  readonly via: Exclude<ConsentVia, 'link'>;
}

/** Staff keep what a client answered them, asked by mail or not. */
export class RecordConsents {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly consents: ConsentsOfCase,
    private readonly keepConsent: KeepConsent,
    private readonly lists: ConsentLists,
    private readonly cases: Cases,
    private readonly clock: Clock,
  ) {}

  /** @throws ApplicationNotFound, InvalidInput for a lender that is none, KeyReused */
  async execute(
    applicationId: string,
    told: ToldAnswer,
    key: string | null,
    actor: Principal,
  ): Promise<readonly ConsentView[]> {
    const call = { operation: 'record-consents', principal: actor, key, request: { applicationId, ...told } };
    const lenders = await this.consents.lendersCalled(told.lenders);
    await this.idempotency.once(call, {}, () => this.record(applicationId, lenders, told, actor));
    return this.lists.about(
      applicationId,
      lenders.map(({ name }) => name),
    );
  }

  private async record(
    applicationId: string,
    lenders: readonly NamedLender[],
    { isYes, via }: ToldAnswer,
    actor: Principal,
  ): Promise<void> {
    await this.cases.lock(applicationId);
    const taken = { via, recordedBy: staffOf(actor) };
    const at = this.clock.now();
    for (const consent of await this.consents.about(applicationId, lenders))
      if (consent.answer(isYes, taken, at)) await this.keepConsent.execute(consent, actor);
  }
}
