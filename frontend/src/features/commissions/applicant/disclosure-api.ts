import { api } from '@/api/api';
import { invalidates } from '@/api/invalidation';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Disclosure = Schemas['ApplicantDisclosureResponse'];

interface Acknowledgement {
  /** Of the status link. */
  readonly token: string;
  readonly said: Schemas['AcknowledgeDisclosureRequest'];
  readonly idempotencyKey: string;
}

const disclosureApi = api.injectEndpoints({
  endpoints: (build) => ({
    acknowledgeDisclosure: build.mutation<unknown, Acknowledgement>({
      query: ({ token, said, idempotencyKey }) => ({
        url: `status/${encodeURIComponent(token)}/disclosure/acknowledgement`,
        method: 'POST',
        body: said,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      invalidatesTags: invalidates('ApplicantLink'),
    }),
  }),
});

export const { useAcknowledgeDisclosureMutation } = disclosureApi;
