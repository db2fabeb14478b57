import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

export type Company = Schemas['CompanyResponse'];

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCompanies: build.query<readonly Company[], string>({
      query: (q) => ({ url: 'companies', params: { q } }),
    }),
  }),
});

export const { useFindCompaniesQuery } = companiesApi;
