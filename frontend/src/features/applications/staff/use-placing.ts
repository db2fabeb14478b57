import type { Application } from '@/features/applications/staff/admin-applications-api';
import { useOneChange } from '@/features/applications/staff/use-one-change';

/** Assigns a lender to an application. */
export function usePlacing(application: Application, onPlaced: () => void) {
  const { save, saving, problem } = useOneChange({
    application,
    standing: ({ assignedLender }) =>
      assignedLender === null ? 'it is not with a lender' : `it is with ${assignedLender}`,
    onSaved: onPlaced,
  });
  return {
    place: (assignedLender: string) =>
      save({ assignedLender }, `select ${assignedLender} again to place it there`),
    placing: saving,
    problem,
  };
}
