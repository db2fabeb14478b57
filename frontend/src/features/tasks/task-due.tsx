import { formatDue } from '@/features/tasks/task-labels';
import { StatusChip } from '@/shared/lists/status-chip';

interface TaskDueProps {
  dueOn: string;
  doneAt?: string | null;
}

/** By when a task is to be done, or when it was. */
export function TaskDue(task: TaskDueProps) {
  const { label, tone } = formatDue(task);
  return <StatusChip tone={tone}>{label}</StatusChip>;
}
