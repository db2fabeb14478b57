import { api } from '@/api/api';
import type { Keyed } from '@/api/base-query';
import type { Schemas } from '@/api/schemas';

type Sending = Keyed & { readonly message: Schemas['SendMessageRequest'] };

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<Schemas['SentMessageResponse'], Sending>({
      query: ({ message, ...keyed }) => ({ url: 'contact', method: 'POST', body: message, ...keyed }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
