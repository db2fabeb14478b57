import { useMarkTaskMutation, type Task } from '@/features/tasks/tasks-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

/** Marks a task that is to be done as done, and one that is done as to be done again. */
export function useMarking() {
  const [mark, { isLoading }] = useMarkTaskMutation();
  const toast = useToast();
  const markOnce = useOneAtATime(async ({ id, title, doneAt }: Task) => {
    const done = doneAt === null;
    try {
      await mark({ id, done }).unwrap();
      toast({ title: done ? 'Task done' : 'Task opened again', description: title });
    } catch (failure) {
      const description = sentenceOf(failure, 'The task could not be marked. Try again.');
      toast({ title: 'Not marked', description, destructive: true });
    }
  });
  return { mark: (task: Task) => void markOnce(task), marking: isLoading };
}
