import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type Disclosure = Schemas['CommissionDisclosureResponse'];

/** The path of an application's disclosures. */
export const disclosuresOf = (applicationId: string): string =>
  `admin/applications/${encodeURIComponent(applicationId)}/commission-disclosures`;

const disclosuresApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDisclosures: build.query<readonly Disclosure[], string>({
      query: disclosuresOf,
      providesTags: ['Commission'],
    }),
    /** What a disclosure created now would say. */
    previewDisclosure: build.query<Schemas['DisclosurePreviewResponse'], string>({
      query: (applicationId) => `${disclosuresOf(applicationId)}/preview`,
      // Loaded whenever it opens: offers and terms may have changed.
      keepUnusedDataFor: 0,
    }),
    freezeDisclosure: build.mutation<Disclosure, Keyed & { applicationId: string }>({
      query: ({ applicationId, ...keyed }) => keyedPost(disclosuresOf(applicationId), keyed),
      invalidatesTags: invalidates('Commission', 'Application'),
    }),
    sendDisclosure: build.mutation<Disclosure, Pick<Disclosure, 'id' | 'applicationId'>>({
      query: ({ id, applicationId }) => ({
        url: `${disclosuresOf(applicationId)}/${id}/sending`,
        method: 'POST',
      }),
      invalidatesTags: invalidates('Commission', 'Application', 'Task'),
    }),
  }),
});

export const {
  useListDisclosuresQuery,
  usePreviewDisclosureQuery,
  useFreezeDisclosureMutation,
  useSendDisclosureMutation,
} = disclosuresApi;
