import type { LockSubmission } from '#modules/deals/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { InvalidInput } from '#kernel/errors.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { CaseOfNoPartner, SubmissionNotCompleted } from '../../domain/errors.js';
import type { EarnByReceipt } from './earn-by-receipt.js';
import type { LedgerViews, StaffLine } from './ledger-views.js';
import type { LedgerRepository } from './ledger.repository.js';

export interface LaterReceipt {
  readonly receivedPence: number;
  /** A date in London: '2026-03-12'. */
  readonly receivedOn: string;
}

/** Staff record a lender's later payment for a completed submission, such as a monthly one. Idempotent by key. */
export class RecordReceipt {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: Pick<LockSubmission, 'execute'>,
    private readonly ledger: LedgerRepository,
    private readonly earn: EarnByReceipt,
    private readonly views: LedgerViews,
  ) {}

  /**
   * The commission that the partner earns; null if none.
   * @throws SubmissionNotFound, SubmissionNotCompleted, CaseOfNoPartner, InvalidInput for a future date, KeyReused
   */
  async execute(
    submissionId: string,
    receipt: LaterReceipt,
    key: string | null,
    actor: Principal,
  ): Promise<StaffLine | null> {
    const request = { submissionId, ...receipt };
    const call = { operation: 'record-receipt', principal: actor, key, request };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, () =>
      this.record({ id: answer.id, submissionId, ...receipt }, actor),
    );
    return this.views.find(id);
  }

  private async record(
    { id, submissionId, receivedPence, receivedOn }: LaterReceipt & { id: string; submissionId: string },
    actor: Principal,
  ): Promise<void> {
    if (receivedOn > londonIsoDay(this.context.clock.now()))
      throw new InvalidInput([{ field: 'receivedOn', message: 'This date is in the future' }]);
    const { submission, case: completed } = await this.lockSubmission.execute(submissionId, undefined);
    if (submission.state !== 'completed') throw new SubmissionNotCompleted();
    const { introducerId } = completed;
    const completionId = await this.ledger.completionOf(submissionId);
    if (introducerId === null || completionId === null) throw new CaseOfNoPartner();
    const received = {
      id,
      submissionId,
      completionId,
      receivedOn,
      brokerCommissionPence: receivedPence,
      drawnPence: null,
    };
    const hasEarned = await this.earn.execute({ ...completed, introducerId }, received, actor);
    if (hasEarned) return;
    const subject = { type: 'submission', id: submissionId };
    await this.context.activity.record({ actor, action: 'receipt-recorded', subject });
  }
}
