import { useMarkTaskMutation, type Task } from '@/features/tasks/tasks-api';
import { useActionWithToast } from '@/shared/ui/toasts/use-action-with-toast';

const FAILED = { title: 'Not marked', description: 'We could not update the task. Try again.' };

/** Completes an open task, or reopens a completed one. */
export function useMarkTask() {
  const [mark, { isLoading }] = useMarkTaskMutation();
  const markOnce = useActionWithToast({
    run: ({ id, doneAt, updatedAt }: Task) =>
      mark({ id, body: { done: doneAt === null, updatedAt } }).unwrap(),
    successToast: (_marked, { title, doneAt }) => ({
      title: doneAt === null ? 'Task done' : 'Task reopened',
      description: title,
    }),
    errorToast: FAILED,
  });
  return { mark: (task: Task) => void markOnce(task), marking: isLoading };
}

/** Completes a task by its id. */
export function useMarkTaskById() {
  const [mark, { isLoading }] = useMarkTaskMutation();
  const markOnce = useActionWithToast({
    run: ({ id }: { readonly id: string; readonly name: string }) =>
      mark({ id, body: { done: true } }).unwrap(),
    successToast: (_marked, { name }) => ({ title: 'Task done', description: name }),
    errorToast: FAILED,
  });
  return {
    mark: (task: { readonly id: string; readonly name: string }) => void markOnce(task),
    marking: isLoading,
  };
}
