import type { Application } from '@/features/applications/staff/admin-applications-api';
import { clockTime, dayAndMonth } from '@/shared/lib/dates';
import { CellLines } from '@/shared/lists/cell-lines';
import { chipOf } from '@/shared/lists/status-chip';

const Due = chipOf({
  overdue: { tone: 'negative', label: 'Overdue' },
  soon: { tone: 'waiting', label: 'Due soon' },
  later: { tone: 'neutral', label: 'Due' },
});

/** When an application must be reviewed; empty once it is. */
export function DueChip({ due, dueAt }: Pick<Application, 'due' | 'dueAt'>) {
  if (due === null) return null;
  return (
    <CellLines
      first={<Due status={due} />}
      second={
        <time dateTime={dueAt}>
          {clockTime(dueAt)}, {dayAndMonth(dueAt)}
        </time>
      }
    />
  );
}
