import { api } from '@/api/api';
import { keyedPost, type Keyed } from '@/api/base-query';
import type { Schemas } from '@/api/schemas';

type Sending = Keyed & { readonly body: Schemas['MakeComplaintRequest'] };

const makeComplaintApi = api.injectEndpoints({
  endpoints: (build) => ({
    submitComplaint: build.mutation<Schemas['MadeComplaintResponse'], Sending>({
      query: (sent) => keyedPost('complaints', sent),
    }),
  }),
});

export const { useSubmitComplaintMutation } = makeComplaintApi;
