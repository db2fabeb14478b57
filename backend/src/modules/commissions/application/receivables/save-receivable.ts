import type { AutomaticTasks } from '#modules/tasks/public.js';
import type { Receivable } from '../../domain/receivables/receivable.js';
import type { ReceivableRepository } from './receivable.repository.js';

/**
 * Saves a changed receivable, and completes the task to chase the lender when nothing is outstanding or the date is
 * another. Call it inside the unit of work of the change.
 */
export class SaveReceivable {
  constructor(
    private readonly receivables: ReceivableRepository,
    private readonly tasks: AutomaticTasks,
  ) {}

  /** `chase` identifies the task before the change. */
  async execute(receivable: Receivable, chase = receivable.chase): Promise<void> {
    await this.receivables.save(receivable);
    if (receivable.openPence === 0 || receivable.chase !== chase)
      await this.tasks.close('receivable_overdue', chase);
  }
}
