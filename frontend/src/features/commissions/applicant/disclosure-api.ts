import { api } from '@/api/api';
import type { Keyed } from '@/api/base-query';
import { invalidates } from '@/api/invalidation';
import type { Schemas } from '@/api/schemas';

export type Disclosure = Schemas['ApplicantDisclosureResponse'];

type Acknowledgement = Keyed & {
  /** Of the status link. */
  readonly token: string;
  readonly said: Schemas['AcknowledgeDisclosureRequest'];
};

const disclosureApi = api.injectEndpoints({
  endpoints: (build) => ({
    acknowledgeDisclosure: build.mutation<unknown, Acknowledgement>({
      query: ({ token, said, ...keyed }) => ({
        url: `status/${encodeURIComponent(token)}/disclosure/acknowledgement`,
        method: 'POST',
        body: said,
        ...keyed,
      }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
  }),
});

export const { useAcknowledgeDisclosureMutation } = disclosureApi;
