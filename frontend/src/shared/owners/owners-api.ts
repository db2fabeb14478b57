import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

/** A member of staff who can own an application or a task. */
export type Owner = Schemas['OwnerResponse'];

const ownersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwners: build.query<readonly Owner[], undefined>({
      query: () => 'admin/applications/owners',
      providesTags: ['Staff'],
    }),
  }),
});

export const { useListOwnersQuery } = ownersApi;
