import type { Schemas } from '@/api/schemas';
import { TaskDue } from '@/features/tasks/task-due';
import { CellLines } from '@/shared/lists/cell-lines';

interface NextTaskProps {
  task: Schemas['NextTaskResponse'];
}

/** What is to be done next for an application, and by when. */
export const NextTask = ({ task: { title, dueOn } }: NextTaskProps) => (
  <CellLines first={title} second={<TaskDue dueOn={dueOn} />} />
);
