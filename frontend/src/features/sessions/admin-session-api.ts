import { api } from '@/api/api';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Admin = Schemas['AdminAccount'];

const adminSessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentAdmin: build.query<Admin, undefined>({ query: () => 'admin/me' }),
    signIn: build.mutation<Schemas['AdminSignedIn'], Schemas['SignInRequest']>({
      query: (body) => ({ url: 'admin/login', method: 'POST', body }),
    }),
    signOut: build.mutation<Schemas['SignedOut'], undefined>({
      query: () => ({ url: 'admin/logout', method: 'POST' }),
    }),
  }),
});

export const { useLazyCurrentAdminQuery, useSignInMutation, useSignOutMutation } = adminSessionApi;
