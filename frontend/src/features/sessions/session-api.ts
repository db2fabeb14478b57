import { api } from '@/api/api';
import type { Schemas } from '@/api/schemas';

/** `code` is the second step, if the account has one. */
export type Credentials = Schemas['SignInRequest'] & Pick<Schemas['StaffSignInRequest'], 'code'>;
export type Admin = Schemas['AdminAccount'];
export type SignedInIntroducer = Schemas['IntroducerResponse'];

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    currentAdmin: build.query<Admin, undefined>({ query: () => 'admin/me' }),
    signInAdmin: build.mutation<Admin, Credentials>({
      query: (body) => ({ url: 'admin/login', method: 'POST', body }),
      transformResponse: ({ admin }: Schemas['AdminSignedIn']) => admin,
    }),
    currentIntroducer: build.query<SignedInIntroducer, undefined>({ query: () => 'introducers/me' }),
    signInIntroducer: build.mutation<SignedInIntroducer, Credentials>({
      query: (body) => ({ url: 'introducers/login', method: 'POST', body }),
      transformResponse: ({ introducer }: Schemas['IntroducerSignedIn']) => introducer,
    }),
    /** Takes the API area whose session ends. */
    signOut: build.mutation<Schemas['Done'], string>({
      query: (area) => ({ url: `${area}/logout`, method: 'POST' }),
    }),
  }),
});

const { currentAdmin, currentIntroducer, signOut } = sessionApi.endpoints;

/** Not cached: the session store holds the account. */
const UNCACHED = { subscribe: false, forceRefetch: true } as const;

export const fetchAdmin = () => currentAdmin.initiate(undefined, UNCACHED);
export const fetchIntroducer = () => currentIntroducer.initiate(undefined, UNCACHED);
export const endSession = (area: string) => signOut.initiate(area);

export const { useSignInAdminMutation, useSignInIntroducerMutation } = sessionApi;
