import { useChangeTaskMutation, type Task } from '@/features/tasks/tasks-api';
import { useAssignToMe } from '@/shared/owners/use-assign-to-me';

/** Assigns tasks to the signed-in staff member. */
export function useAssignTaskToMe(signedInId: string | null) {
  const [change, { isLoading }] = useChangeTaskMutation();
  const assign = useAssignToMe<Task>({
    words: { assigned: 'Task assigned to you', failed: 'We could not assign the task. Try again.' },
    nameOf: ({ title }) => title,
    assign: ({ id, updatedAt }) => change({ id, body: { ownerId: signedInId, updatedAt } }).unwrap(),
  });
  return { assign, assigning: isLoading };
}
