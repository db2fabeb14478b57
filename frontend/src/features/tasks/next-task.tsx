import type { Schemas } from '@/api/schemas';
import { TaskDue } from '@/features/tasks/task-due';
import { CellLines } from '@/shared/lists/cell-lines';

interface NextTaskProps {
  task: Schemas['NextTaskResponse'];
}

/** An application's next task and its due date. */
export const NextTask = ({ task: { title, dueOn } }: NextTaskProps) => (
  <CellLines first={title} second={<TaskDue dueOn={dueOn} />} />
);
