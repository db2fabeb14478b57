import { createContext } from 'react';
import { rememberedIntroducer } from '@/features/sessions/remembered-introducer';
import type { Role, Session } from '@/features/sessions/session';
import {
  fetchIntroducer,
  useSignInIntroducerMutation,
  type SignedInIntroducer,
} from '@/features/sessions/session-api';
import { emailRequired, partnerPassword } from '@/shared/forms/rules/requirements';

/** Professionals who refer clients. */
export const partnerRole: Role<SignedInIntroducer> = {
  context: createContext<Session<SignedInIntroducer> | null>(null),
  area: 'introducers',
  fetchAccount: fetchIntroducer,
  useSignIn: useSignInIntroducerMutation,
  nameOf: ({ companyName }) => companyName,
  remembered: rememberedIntroducer,
  credentials: { email: emailRequired, password: partnerPassword },
  words: {
    welcome: { title: 'Welcome Back!' },
    rejection: { title: 'Login Failed', fallback: 'Invalid email or password' },
    endsAfter: 'after twelve hours of inactivity, and a week after signing in',
  },
};
