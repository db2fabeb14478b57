import { api } from '@/api/api';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Introducer = Schemas['IntroducerResponse'];
type Done = Schemas['Done'];
export type PasswordChange = Schemas['ChangePasswordRequest'];
export type PartnerSession = Schemas['SessionResponse'];
export type SignUp = Schemas['SignUpRequest'];

const introducersApi = api.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
    signUp: build.mutation<Introducer, SignUp>({
      query: (body) => ({ url: 'introducers/signup', method: 'POST', body }),
      transformResponse: ({ introducer }: Schemas['IntroducerSignedIn']) => introducer,
    }),
    requestPasswordReset: build.mutation<Done, Schemas['RequestPasswordResetRequest']>({
      query: (body) => ({ url: 'introducers/password-resets', method: 'POST', body }),
    }),
    redeemPasswordReset: build.mutation<Done, Schemas['RedeemPasswordResetRequest']>({
      query: (body) => ({ url: 'introducers/password-resets/redeem', method: 'POST', body }),
    }),
    updateProfile: build.mutation<Introducer, Schemas['UpdateIntroducerRequest']>({
      query: (body) => ({ url: 'introducers/me', method: 'PATCH', body }),
    }),
    changePassword: build.mutation<Done, PasswordChange>({
      query: (body) => ({ url: 'introducers/me/password', method: 'POST', body }),
      invalidatesTags: (_done, failed) => (failed ? [] : ['Session']),
    }),
    listSessions: build.query<readonly PartnerSession[], undefined>({
      query: () => 'introducers/me/sessions',
      providesTags: ['Session'],
    }),
    endSession: build.mutation<Done, string>({
      query: (id) => ({ url: `introducers/me/sessions/${id}`, method: 'DELETE' }),
      // Also where it was no longer there: then the list is out of date.
      invalidatesTags: ['Session'],
    }),
    endAllSessions: build.mutation<Done, undefined>({
      query: () => ({ url: 'introducers/me/sessions', method: 'DELETE' }),
    }),
  }),
});

export const {
  useSignUpMutation,
  useRequestPasswordResetMutation,
  useRedeemPasswordResetMutation,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
} = introducersApi;
