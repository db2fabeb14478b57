import type { LenderDirectory } from '#modules/lenders/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Cases } from '../cases.js';
import type { AddDraft } from './add-draft.js';
import type { SubmissionViews, SubmissionView } from './submission-views.js';

/** Staff add a lender to a case, as a draft submission. Idempotent by key. */
export class AddSubmission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: Cases,
    private readonly lenders: LenderDirectory,
    private readonly addDraft: AddDraft,
    private readonly views: SubmissionViews,
  ) {}

  /**
   * @throws ApplicationNotFound, InvalidInput for an unknown lender, LenderAlreadySubmitted, LendersBeingUpdated,
   * KeyReused
   */
  async execute(
    applicationId: string,
    lenderName: string,
    key: string | null,
    actor: Principal,
  ): Promise<SubmissionView> {
    const request = { applicationId, lenderName };
    const call = { operation: 'add-submission', principal: actor, key, request };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, async () => {
      await this.lenders.lock();
      const lockedCase = await this.cases.lock(applicationId);
      const lender = await this.lenders.called(lenderName, 'lender');
      await this.addDraft.execute(lockedCase, lender, answer.id, actor);
    });
    return this.views.one(id);
  }
}
