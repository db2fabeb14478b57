import { api } from '@/api/api';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

interface Sending {
  readonly message: Schemas['SendMessageRequest'];
  /** Names this message: repeated with the same words it makes no second message. */
  readonly idempotencyKey: string;
}

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<Schemas['SentMessageResponse'], Sending>({
      query: ({ message, idempotencyKey }) => ({
        url: 'contact',
        method: 'POST',
        body: message,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
