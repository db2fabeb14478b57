import { useMarkTaskMutation, type Task } from '@/features/tasks/tasks-api';
import { useActionWithToast } from '@/shared/ui/use-action-with-toast';

/** Completes an open task, or reopens a completed one. */
export function useMarking() {
  const [mark, { isLoading }] = useMarkTaskMutation();
  const markOnce = useActionWithToast({
    act: ({ id, doneAt, updatedAt }: Task) =>
      mark({ id, body: { done: doneAt === null, updatedAt } }).unwrap(),
    done: (_marked, { title, doneAt }) => ({
      title: doneAt === null ? 'Task done' : 'Task reopened',
      description: title,
    }),
    failed: { title: 'Not marked', description: 'We could not update the task. Try again.' },
  });
  return { mark: (task: Task) => void markOnce(task), marking: isLoading };
}
