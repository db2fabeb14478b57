import { createContext } from 'react';
import { fetchAdmin, useSignInAdminMutation, type Admin } from '@/features/sessions/session-api';
import type { Role, Session } from '@/features/sessions/session';

/** The broker's staff. */
export const adminRole: Role<Admin> = {
  context: createContext<Session<Admin> | null>(null),
  area: 'admin',
  fetchAccount: fetchAdmin,
  useSignIn: useSignInAdminMutation,
  nameOf: ({ name }) => name,
  remembered: null,
  credentials: {
    email: { message: 'Enter your email address' },
    password: { message: 'Enter your password' },
  },
  words: {
    welcome: { title: 'Login successful', description: 'Welcome to the admin panel' },
    rejection: { title: 'Login failed', fallback: 'Invalid credentials' },
    endsAfter: 'after an hour of inactivity',
  },
};
