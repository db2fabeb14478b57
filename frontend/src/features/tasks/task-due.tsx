import { formatDue } from '@/features/tasks/task-labels';
import { StatusChip } from '@/shared/lists/status-chip';

interface TaskDueProps {
  dueOn: string;
  doneAt?: string | null;
}

/** A task's due date, or when it was completed. */
export function TaskDue(task: TaskDueProps) {
  const { label, tone } = formatDue(task);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
