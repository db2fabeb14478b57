import { heldApi } from '@/features/held/held-api';

export const heldList = {
  list: heldApi.endpoints.listHeldSubmissions,
  one: heldApi.endpoints.getHeldSubmission,
  refreshes: ['HeldSubmission'],
} as const;
