import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import { recordOf } from '@/api/record';
import type { QueryOf, Schemas } from '@/api/schemas';

export type Message = Schemas['MessageResponse'];
export type MessageListQuery = QueryOf<'listMessages'>;

export const messagesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listMessages: build.query<Page<Message>, MessageListQuery>(listOf('admin/messages', 'Message')),
    getMessage: build.query<Message, string>(recordOf('admin/messages', 'Message')),
    markMessage: build.mutation<Message, { id: string; handled: boolean }>({
      query: ({ id, handled }) => ({ url: `admin/messages/${id}`, method: 'PATCH', body: { handled } }),
      invalidatesTags: invalidates('Message', 'Task'),
    }),
  }),
});

export const { useMarkMessageMutation } = messagesApi;
