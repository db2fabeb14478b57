import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type ApplicantDisclosure = Schemas['ApplicantDisclosureResponse'];

type Acknowledgement = Keyed & {
  /** The token of the status link. */
  readonly token: string;
  readonly body: Schemas['AcknowledgeDisclosureRequest'];
};

const disclosureApi = api.injectEndpoints({
  endpoints: (build) => ({
    acknowledgeDisclosure: build.mutation<unknown, Acknowledgement>({
      query: ({ token, ...sent }) =>
        keyedPost(`status/${encodeURIComponent(token)}/disclosure/acknowledgement`, sent),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
  }),
});

export const { useAcknowledgeDisclosureMutation } = disclosureApi;
