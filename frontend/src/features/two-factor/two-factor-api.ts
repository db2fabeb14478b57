import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type TwoFactor = Schemas['TwoFactorResponse'];
export type ProposedTwoFactor = Schemas['ProposedTwoFactorResponse'];
export type Reauthentication = Schemas['ReauthenticationRequest'];

const recoveryCodesOf = ({ recoveryCodes }: Schemas['RecoveryCodesResponse']) => recoveryCodes;

const twoFactorApi = api.injectEndpoints({
  endpoints: (build) => ({
    twoFactor: build.query<TwoFactor, undefined>({
      query: () => 'admin/two-factor',
      providesTags: ['TwoFactor'],
    }),
    beginTwoFactor: build.mutation<ProposedTwoFactor, Reauthentication>({
      query: (body) => ({ url: 'admin/two-factor/set-up', method: 'POST', body }),
    }),
    turnOnTwoFactor: build.mutation<string[], Schemas['ConfirmTwoFactorRequest']>({
      query: (body) => ({ url: 'admin/two-factor/confirm', method: 'POST', body }),
      transformResponse: recoveryCodesOf,
      invalidatesTags: invalidates('TwoFactor', 'Session'),
    }),
    turnOffTwoFactor: build.mutation<Schemas['Done'], Reauthentication>({
      query: (body) => ({ url: 'admin/two-factor/turn-off', method: 'POST', body }),
      invalidatesTags: invalidates('TwoFactor', 'Session'),
    }),
    renewRecoveryCodes: build.mutation<string[], Reauthentication>({
      query: (body) => ({ url: 'admin/two-factor/recovery-codes', method: 'POST', body }),
      transformResponse: recoveryCodesOf,
      invalidatesTags: invalidates('TwoFactor'),
    }),
  }),
});

export const {
  useTwoFactorQuery,
  useBeginTwoFactorMutation,
  useTurnOnTwoFactorMutation,
  useTurnOffTwoFactorMutation,
  useRenewRecoveryCodesMutation,
} = twoFactorApi;
