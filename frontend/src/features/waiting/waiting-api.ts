import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

export type Waiting = Schemas['WaitingResponse'];

const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    countWaiting: build.query<Waiting, undefined>({
      query: () => 'admin/waiting',
      providesTags: ['Application', 'Task', 'Message', 'FailedJob'],
    }),
  }),
});

/** How soon new or overdue work appears without any interaction. */
const EVERY_MS = 60_000;

/** Counts of waiting work; nothing until they are loaded. */
export const useWaiting = (): Waiting | undefined =>
  waitingApi.useCountWaitingQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })
    .data;
