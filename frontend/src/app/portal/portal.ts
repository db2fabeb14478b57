import type { ComponentType } from 'react';
import type { ApiThunk } from '@/api/api';
import type { Account, Role } from '@/features/sessions/session';

type Load = () => Promise<{ Component: ComponentType }>;

/** A screen before the sign-in, loaded on first use. */
export interface SignInScreen {
  readonly path: string;
  readonly load: Load;
}

/** A screen after the sign-in. */
export interface Screen<A extends Account> extends SignInScreen {
  /** The text of its link in the frame; without one other screens link to it. */
  readonly link?: string;
  /** Who sees the link; by default everyone. */
  readonly group?: string;
  /** Starts its first query while its code loads; null if the address needs another query. */
  readonly waiting?: string;
  /** Who sees the link; without it everyone. */
  readonly mayOpen?: (account: A) => boolean;
  /** A portal: its role and its screens. */
  readonly firstQuery?: () => Promise<(params: URLSearchParams) => ApiThunk | null>;
}

/** A portal: who signs in to it, and its screens. */
export interface Portal<A extends Account> {
  readonly role: Role<A>;
  /** The screen that this account must complete first; null if none. */
  readonly name: string;
  readonly login: string;
  readonly home: string;
  /** Where this account has something to do before anything else; null where it has not. */
  readonly requiredScreen?: (account: A) => string | null;
  /** The public page to which whoever signs out goes; null where it is the sign-in. */
  readonly afterLogout: string | null;
  readonly signInScreens: readonly SignInScreen[];
  /** What waits at the links, by `Screen.waiting`. Called while an account is signed in. */
  readonly useWaiting?: () => Readonly<Record<string, number>> | undefined;
  /** Opens the search over everything. */
  readonly Search?: ComponentType<{ className?: string }>;
  /** In the order of their links. */
  readonly screens: readonly Screen<A>[];
}
