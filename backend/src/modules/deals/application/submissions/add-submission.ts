import type { LenderDirectory } from '#modules/lenders/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LenderAlreadySubmitted } from '../../domain/errors.js';
import type { SubmissionLender } from '../../domain/lender-record.js';
import { LenderSubmission } from '../../domain/lender-submission.js';
import { placementOf } from '../../domain/placement.js';
import type { Cases, LockedCase } from '../cases.js';
import type { SubmissionViews, SubmissionView } from './submission-views.js';
import type { SubmissionRepository } from './submission.repository.js';

/** @throws LenderAlreadySubmitted if another live submission is with the lender */
export const assertNoLiveSubmission = (
  lender: SubmissionLender,
  others: readonly LenderSubmission[],
): void => {
  const live = others.find((one) => one.isLive && one.isWith(lender));
  if (live) throw new LenderAlreadySubmitted(live.lenderName, live.state);
};

/** Staff add a lender to a case, as a draft submission. Idempotent by key. */
export class AddSubmission {
  constructor(
    private readonly context: UseCaseContext,
    private readonly cases: Cases,
    private readonly lenders: LenderDirectory,
    private readonly submissions: SubmissionRepository,
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
      const locked = await this.cases.lock(applicationId);
      const lender = await this.lenders.called(lenderName, 'lender');
      const draft = LenderSubmission.draft(answer.id, applicationId, lender, this.context.clock.now());
      await this.add(locked, draft, actor);
    });
    return this.views.one(id);
  }

  private async add(locked: LockedCase, draft: LenderSubmission, actor: Principal): Promise<void> {
    const { applicationId, lender, state } = draft;
    const others = await this.submissions.of(applicationId);
    assertNoLiveSubmission(lender, others);
    await this.submissions.add(draft);
    await locked.change({ placement: placementOf([...others, draft]) }, actor);
    await this.cases.recordOf(draft, 'submission-added', actor, { move: { from: null, to: state } });
  }
}
