import { api } from '@/api/api';
import type { Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import { listOf, type Page } from '@/api/page';
import type { QueryOf, Schemas } from '@/api/schemas';

export type ApiAccount = Schemas['ApiAccountResponse'];
export type CreatedApiAccount = Schemas['CreatedApiAccountResponse'];
export type NewApiAccount = Schemas['CreateApiAccountRequest'];
export type ApiAccountListQuery = QueryOf<'listApiAccounts'>;

const PATH = 'introducers/me/api-accounts';

export const apiAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listApiAccounts: build.query<Page<ApiAccount>, ApiAccountListQuery>(listOf(PATH, 'ApiAccount')),
    createApiAccount: build.mutation<CreatedApiAccount, Keyed & NewApiAccount>({
      query: ({ idempotencyKey, ...body }) => ({ url: PATH, method: 'POST', body, idempotencyKey }),
      invalidatesTags: invalidates('ApiAccount'),
    }),
    revokeApiAccount: build.mutation<unknown, string>({
      query: (id) => ({ url: `${PATH}/${id}`, method: 'DELETE' }),
      invalidatesTags: invalidates('ApiAccount'),
    }),
  }),
});

export const { useListApiAccountsQuery, useCreateApiAccountMutation, useRevokeApiAccountMutation } =
  apiAccountsApi;
