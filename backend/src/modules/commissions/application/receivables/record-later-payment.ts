import type { LockSubmission } from '#modules/deals/public.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { SubmissionNotCompleted } from '../../domain/errors.js';
import { Receivable } from '../../domain/receivables/receivable.js';
import type { LedgerViews, StaffLine } from '../ledger/ledger-views.js';
import type { ReceivableRepository } from './receivable.repository.js';
import type { SettleCommission } from './settle-commission.js';

export interface LaterPayment {
  readonly receivedPence: number;
  /** A date in London: '2026-03-12'. */
  readonly receivedOn: string;
}

/**
 * Staff record a lender's payment that no receivable expects, such as a monthly one after the completion: it becomes
 * a receivable of its own, already received. `ChangeReceivable.recordPayment` records the expected ones. Idempotent by key.
 */
export class RecordLaterPayment {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockSubmission: Pick<LockSubmission, 'execute'>,
    private readonly receivables: ReceivableRepository,
    private readonly settleCommission: SettleCommission,
    private readonly views: LedgerViews,
  ) {}

  /**
   * The commission that the partner earns; null if none.
   * @throws SubmissionNotFound, SubmissionNotCompleted, InvalidInput for a future date, KeyReused
   */
  async execute(
    submissionId: string,
    payment: LaterPayment,
    key: string | null,
    actor: Principal,
  ): Promise<StaffLine | null> {
    const request = { submissionId, ...payment };
    const call = { operation: 'record-receipt', principal: actor, key, request };
    const answer = { id: this.context.ids.next() };
    const { id } = await this.context.idempotency.once(call, answer, () =>
      this.record({ id: answer.id, submissionId, ...payment }, actor),
    );
    return this.views.find(id);
  }

  private async record(
    { id, submissionId, receivedPence, receivedOn }: LaterPayment & { id: string; submissionId: string },
    actor: Principal,
  ): Promise<void> {
    const { submission, lockedCase } = await this.lockSubmission.execute(submissionId, undefined);
    const opened = await this.receivables.openedFor(submissionId);
    if (submission.state !== 'completed' || !opened?.completionId) throw new SubmissionNotCompleted();
    const { completionId, payWhen } = opened;
    const at = this.context.clock.now();
    const receivable = Receivable.byPayment(
      this.context.ids.next(),
      {
        completionId,
        submissionId,
        payWhen,
        applicationId: lockedCase.id,
        lender: submission.lender,
        expectedPence: receivedPence,
        drawnPence: null,
      },
      receivedOn,
      at,
    );
    const payment = { receivedPence, receivedOn, reference: null };
    const receipt = receivable.receive(id, payment, staffOf(actor), { at, today: londonIsoDay(at) });
    await this.receivables.add(receivable);
    await this.receivables.addReceipt(receipt);
    const subject = { type: 'receivable', id: receivable.id };
    await this.context.activity.record({ actor, action: 'receipt-recorded', subject });
    await this.settleCommission.earnWith({ receivable, lockedCase }, receipt, actor);
  }
}
