import { useChangeTaskMutation, type Task } from '@/features/tasks/tasks-api';
import { useTaking } from '@/shared/owners/use-taking';

/** Gives tasks to whoever is signed in. */
export function useTakingTasks(signedInId: string | null) {
  const [change, { isLoading }] = useChangeTaskMutation();
  const take = useTaking<Task>({
    words: { taken: 'Task taken', failed: 'The task could not be taken. Try again.' },
    nameOf: ({ title }) => title,
    give: ({ id, updatedAt }) => change({ id, body: { ownerId: signedInId, updatedAt } }).unwrap(),
  });
  return { take, taking: isLoading };
}
