import type { DatedCause, TaskSource } from '#modules/tasks/public.js';
import type { ReceivableViews } from './receivable-views.js';

/** Tasks for staff to chase commission that lenders have not paid on time. */
export class ChaseOverdueReceivables implements TaskSource {
  readonly kind = 'receivable_overdue';

  constructor(private readonly receivables: Pick<ReceivableViews, 'expectedBy'>) {}

  currentBy(lastDay: string): Promise<readonly DatedCause[]> {
    return this.receivables.expectedBy(lastDay);
  }
}
