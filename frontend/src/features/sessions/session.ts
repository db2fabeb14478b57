import { useContext, type Context } from 'react';
import type { ApiThunk } from '@/api/api';
import type { Credentials } from '@/features/sessions/session-api';
import type { Requirement } from '@/shared/forms/requirements';
import type { ToastMessage } from '@/shared/ui/toast-store';

/** What every account has, whatever its role. */
export interface Account {
  readonly id: string;
  readonly email: string;
}

/** Who was signed in when this device was last used. */
export interface LastSeen {
  readonly id: string;
  readonly name: string;
}

/** Remembers on the device who is signed in, so that the frame shows a name before the server has answered. */
export interface RememberedAccount<A extends Account> {
  keep: (account: A) => void;
  forget: () => void;
  read: () => LastSeen | null;
}

/**
 * 'checking': the server has not answered yet, and nobody is sent anywhere. 'left': they have signed out, here or in
 * another tab. 'ended': the server no longer knows the session in the middle of work, which waits for a new sign-in.
 */
export type SessionStatus<A extends Account> =
  | { is: 'checking'; lastSeen: LastSeen | null }
  | { is: 'signed-out'; left: boolean }
  | { is: 'signed-in'; account: A }
  | { is: 'ended'; account: A };

export interface Session<A extends Account> {
  status: SessionStatus<A>;
  /** Somebody has signed in, for the first time or again, or has changed the account. */
  setAccount: (account: A) => void;
  /** Tells the server, and signs out here whatever it answers. */
  signOut: () => Promise<void>;
}

type Call<Input, Answer> = (input: Input) => { unwrap: () => Promise<Answer> };

/** A kind of account that people sign in to: its calls and its words. */
export interface Role<A extends Account> {
  readonly context: Context<Session<A> | null>;
  /** The folder of the API, and the only one, that its session opens: /api/{area}. */
  readonly area: string;
  readonly fetchAccount: () => ApiThunk<{ unwrap: () => Promise<A> }>;
  readonly useSignIn: () => readonly [Call<Credentials, A>, ...unknown[]];
  readonly nameOf: (account: A) => string;
  /** Null: nothing is kept of this role. */
  readonly remembered: RememberedAccount<A> | null;
  readonly credentials: Readonly<Record<'email' | 'password', Requirement>>;
  readonly words: {
    readonly welcome: ToastMessage;
    readonly refusal: { readonly title: string; readonly fallback: string };
    /** After what a session ends by itself, to follow 'Your session has ended, as it does'. */
    readonly endsAfter: string;
  };
}

export function useSession<A extends Account>(role: Role<A>): Session<A> {
  const session = useContext(role.context);
  if (!session) throw new Error('useSession must be used inside <SessionProvider> of the same role');
  return session;
}
