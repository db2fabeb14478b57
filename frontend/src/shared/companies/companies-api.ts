import { api } from '@/api/api';
import type { components } from '@/api/schema';

export type Company = components['schemas']['CompanyResponse'];

const companiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    findCompanies: build.query<readonly Company[], string>({
      query: (q) => ({ url: 'companies', params: { q } }),
    }),
  }),
});

export const { useLazyFindCompaniesQuery } = companiesApi;
