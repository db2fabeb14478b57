import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';
import type { AccountKind } from '@/features/own-account/account-kind';

type Done = Schemas['Done'];

export type PasswordChange = Schemas['ChangePasswordRequest'];
export type AccountSession = Schemas['SessionResponse'];

/** A request about a kind of account, and its body. */
interface About<Body> {
  kind: AccountKind;
  body: Body;
}

const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    requestPasswordReset: build.mutation<Done, About<Schemas['RequestPasswordResetRequest']>>({
      query: ({ kind, body }) => ({ url: kind.resets, method: 'POST', body }),
    }),
    redeemPasswordReset: build.mutation<Done, About<Schemas['RedeemPasswordResetRequest']>>({
      query: ({ kind, body }) => ({ url: `${kind.resets}/redeem`, method: 'POST', body }),
    }),
    changePassword: build.mutation<Done, About<PasswordChange>>({
      query: ({ kind, body }) => ({ url: `${kind.own}/password`, method: 'POST', body }),
      invalidatesTags: invalidates('Session'),
    }),
    listSessions: build.query<readonly AccountSession[], AccountKind>({
      query: ({ own }) => `${own}/sessions`,
      providesTags: ['Session'],
    }),
    endSession: build.mutation<Done, { kind: AccountKind; id: string }>({
      query: ({ kind, id }) => ({ url: `${kind.own}/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('Session'),
    }),
    endOtherSessions: build.mutation<Done, AccountKind>({
      query: ({ own }) => ({ url: `${own}/sessions/others`, method: 'DELETE' }),
      invalidatesTags: invalidates('Session'),
    }),
    endAllSessions: build.mutation<Done, AccountKind>({
      query: ({ own }) => ({ url: `${own}/sessions`, method: 'DELETE' }),
    }),
  }),
});

export const {
  useRequestPasswordResetMutation,
  useRedeemPasswordResetMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useEndAllSessionsMutation,
} = ownAccountApi;
