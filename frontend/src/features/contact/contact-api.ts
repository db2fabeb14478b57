import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import type { Schemas } from '@/api/schemas';

type Sending = Keyed & { readonly body: Schemas['SendMessageRequest'] };

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<Schemas['SentMessageResponse'], Sending>({
      query: (sent) => keyedPost('contact', sent),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
