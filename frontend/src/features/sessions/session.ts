import { useContext, type Context } from 'react';
import type { ApiThunk } from '@/api/api';
import type { Credentials } from '@/features/sessions/session-api';
import type { Requirement } from '@/shared/forms/rules/requirements';
import type { ToastMessage } from '@/shared/ui/toasts/toast-store';

/** Properties of every account, whatever its role. */
export interface Account {
  readonly id: string;
  readonly email: string;
}

/** The account last signed in on this device. */
export interface LastSeen {
  readonly id: string;
  readonly name: string;
}

/** Remembers the account on the device, so that the frame shows a name before the server responds. */
export interface RememberedAccount<A extends Account> {
  keep: (account: A) => void;
  forget: () => void;
  read: () => LastSeen | null;
}

/**
 * 'checking': the server has not responded yet, so no one is redirected. 'left': the user signed out, here or in
 * another tab. 'ended': the session expired during work, which waits for a new sign-in.
 */
export type SessionStatus<A extends Account> =
  | { is: 'checking'; lastSeen: LastSeen | null }
  | { is: 'signed-out'; left: boolean }
  | { is: 'signed-in'; account: A }
  | { is: 'ended'; account: A };

export interface Session<A extends Account> {
  status: SessionStatus<A>;
  /** The user has signed in, or changed the account. */
  setAccount: (account: A) => void;
  /** Signs out on the server, and here whatever it responds. */
  signOut: () => Promise<void>;
}

type Call<Input, Answer> = (input: Input) => { unwrap: () => Promise<Answer> };

/** A kind of account to sign in to: its endpoints and texts. */
export interface Role<A extends Account> {
  readonly context: Context<Session<A> | null>;
  /** Path prefix of its API, the only one its session can access: /api/{area}. */
  readonly area: string;
  readonly fetchAccount: () => ApiThunk<{ unwrap: () => Promise<A> }>;
  readonly useSignIn: () => readonly [Call<Credentials, A>, ...unknown[]];
  readonly nameOf: (account: A) => string;
  /** Null if this role is not remembered. */
  readonly remembered: RememberedAccount<A> | null;
  readonly credentials: Readonly<Record<'email' | 'password', Requirement>>;
  readonly words: {
    readonly welcome: ToastMessage;
    readonly rejection: { readonly title: string; readonly fallback: string };
    /** After what a session expires, to follow 'Your session has ended, as it does'. */
    readonly endsAfter: string;
  };
}

export function useSession<A extends Account>(role: Role<A>): Session<A> {
  const session = useContext(role.context);
  if (!session) throw new Error('useSession must be used inside <SessionProvider> of the same role');
  return session;
}
