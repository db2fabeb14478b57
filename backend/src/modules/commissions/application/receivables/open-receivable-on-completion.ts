import type { Completed, CompletionListener, CompletionReversed } from '#modules/deals/public.js';
import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { Receivable } from '../../domain/receivables/receivable.js';
import type { FindTermsOfCase } from '../terms/find-terms-of-case.js';
import type { ReceivableRepository } from './receivable.repository.js';
import type { SaveReceivable } from './save-receivable.js';

/** Opens the receivable of a completion, and cancels what is open when it is reversed, in their unit of work. */
export class OpenReceivableOnCompletion implements CompletionListener {
  constructor(
    private readonly context: UseCaseContext,
    private readonly findTerms: FindTermsOfCase,
    private readonly receivables: ReceivableRepository,
    private readonly saveReceivable: SaveReceivable,
    private readonly tasks: AutomaticTasks,
  ) {}

  async completed({ lockedCase, completedOn, brokerCommissionPence, ...deal }: Completed): Promise<void> {
    const terms = await this.findTerms.execute(lockedCase);
    const opening = {
      ...deal,
      applicationId: lockedCase.id,
      expectedPence: brokerCommissionPence,
      payWhen: terms?.payWhen ?? null,
    };
    const [id, at] = [this.context.ids.next(), this.context.clock.now()];
    await this.receivables.add(Receivable.byCompletion(id, opening, completedOn, at));
  }

  async reversed({ completionId }: Pick<CompletionReversed, 'completionId'>): Promise<void> {
    for (const receivable of await this.receivables.lockOf(completionId)) {
      receivable.cancel(this.context.clock.now());
      await this.saveReceivable.execute(receivable);
      await this.tasks.close('commission_to_adjust', receivable.id);
    }
  }
}
