import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

const PATH = 'admin/calendar';

const calendarApi = api.injectEndpoints({
  endpoints: (build) => ({
    readCalendarLink: build.query<Schemas['CurrentCalendarLinkResponse'], undefined>({
      query: () => PATH,
      providesTags: ['CalendarLink'],
    }),
    renewCalendarLink: build.mutation<Schemas['CalendarLinkResponse'], undefined>({
      query: () => ({ url: PATH, method: 'POST' }),
      invalidatesTags: invalidates('CalendarLink'),
    }),
  }),
});

export const { useReadCalendarLinkQuery, useRenewCalendarLinkMutation } = calendarApi;
