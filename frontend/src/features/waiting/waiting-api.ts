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

/** What becomes overdue, or arrives, while no one presses anything shows within this time. */
const EVERY_MS = 60_000;

/** Counts what waits for staff; nothing until it is known. */
export const useWaiting = (): Waiting | undefined =>
  waitingApi.useCountWaitingQuery(undefined, { pollingInterval: EVERY_MS, skipPollingIfUnfocused: true })
    .data;
