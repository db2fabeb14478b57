import type { Completed, CompletionListener, CompletionReversed } from '#modules/deals/public.js';
import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { ClawBack } from './claw-back.js';
import type { EarnCommission } from './earn-commission.js';
import type { FindTermsOfCase } from '../terms/find-terms-of-case.js';

/** Keeps the ledger in step with completions, in their unit of work. Terms that pay when we are paid earn later. */
export class EarnCommissionOnCompletion implements CompletionListener {
  constructor(
    private readonly context: UseCaseContext,
    private readonly findTerms: FindTermsOfCase,
    private readonly earn: EarnCommission,
    private readonly clawBack: ClawBack,
    private readonly tasks: AutomaticTasks,
  ) {}

  async completed({ lockedCase, completedOn, ...deal }: Completed, actor: Principal): Promise<void> {
    const { introducerId } = lockedCase;
    if (introducerId === null || (await this.findTerms.execute(lockedCase))?.payWhen === 'received') return;
    const event = {
      id: this.context.ids.next(),
      submissionId: deal.submissionId,
      completionId: deal.completionId,
      receivedOn: completedOn,
      brokerCommissionPence: deal.brokerCommissionPence,
      drawnPence: deal.drawnPence,
    };
    await this.earn.execute({ ...lockedCase, introducerId }, event, actor);
  }

  /**
   * Claws back everything the submission earned that was not clawed back yet, and closes the task about missing
   * terms.
   */
  async reversed(
    { completionId, submissionId }: Pick<CompletionReversed, 'completionId' | 'submissionId'>,
    actor: Principal,
  ): Promise<void> {
    await this.clawBack.allEarnedBy(submissionId, 'its completion was reversed', actor);
    await this.tasks.close('no_commission_terms', completionId);
  }
}
