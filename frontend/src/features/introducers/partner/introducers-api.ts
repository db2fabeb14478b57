import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

export type Introducer = Schemas['IntroducerResponse'];
export type SignUp = Schemas['SignUpRequest'];

const introducersApi = api.injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<Introducer, SignUp>({
      query: (body) => ({ url: 'introducers/signup', method: 'POST', body }),
      transformResponse: ({ introducer }: Schemas['IntroducerSignedIn']) => introducer,
    }),
    confirmEmail: build.mutation<Schemas['Done'], Schemas['ConfirmEmailRequest']>({
      query: (body) => ({ url: 'introducers/email-confirmation', method: 'POST', body }),
    }),
    sendConfirmation: build.mutation<Introducer, undefined>({
      query: () => ({ url: 'introducers/me/email-confirmation', method: 'POST' }),
    }),
    updateProfile: build.mutation<Introducer, Schemas['UpdateIntroducerRequest']>({
      query: (body) => ({ url: 'introducers/me', method: 'PATCH', body }),
    }),
  }),
});

export const {
  useSignUpMutation,
  useConfirmEmailMutation,
  useSendConfirmationMutation,
  useUpdateProfileMutation,
} = introducersApi;
