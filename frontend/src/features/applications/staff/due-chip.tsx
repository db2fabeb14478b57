import type { Application } from '@/features/applications/staff/admin-applications-api';
import { clockTime, dayAndMonth } from '@/shared/lib/dates';
import { CellLines } from '@/shared/lists/cell-lines';
import { shownStatus, StatusChip } from '@/shared/lists/status-chip';

const DUE = {
  overdue: { tone: 'negative', label: 'Overdue' },
  soon: { tone: 'waiting', label: 'Due soon' },
  later: { tone: 'neutral', label: 'Due' },
} as const;

/** By when somebody has to have looked at an application, while nobody has. */
export function DueChip({ due, dueAt }: Pick<Application, 'due' | 'dueAt'>) {
  if (due === null) return null;
  const { tone, label } = shownStatus(DUE, due);
  return (
    <CellLines
      first={<StatusChip tone={tone}>{label}</StatusChip>}
      second={
        <time dateTime={dueAt}>
          {clockTime(dueAt)}, {dayAndMonth(dueAt)}
        </time>
      }
    />
  );
}
