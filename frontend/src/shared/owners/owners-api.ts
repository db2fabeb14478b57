import { api } from '@/api/api';
import type { components } from '@/api/schema';

/** A member of the staff who can have an application or a task. */
export type Owner = components['schemas']['OwnerResponse'];

const ownersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listOwners: build.query<readonly Owner[], undefined>({
      query: () => 'admin/applications/owners',
      providesTags: ['Staff'],
    }),
  }),
});

export const { useListOwnersQuery } = ownersApi;
