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
  /** The group of its link, if the portal groups them. */
  readonly group?: string;
  /** The count of `Portal.useWaiting` shown at its link. */
  readonly waiting?: string;
  /** Who sees the link; by default everyone. */
  readonly mayOpen?: (account: A) => boolean;
  /** Starts its first query while its code loads; null if the address needs another query. */
  readonly firstQuery?: () => Promise<(params: URLSearchParams) => ApiThunk | null>;
}

/** A portal: its role and its screens. */
export interface Portal<A extends Account> {
  readonly role: Role<A>;
  /** Its name for screen readers: 'Admin'. */
  readonly name: string;
  readonly login: string;
  readonly home: string;
  /** The screen that this account must complete first; null if none. */
  readonly requiredScreen?: (account: A) => string | null;
  /** The public page after signing out; null for the sign-in page. */
  readonly afterLogout: string | null;
  readonly signInScreens: readonly SignInScreen[];
  /** The counts at the links, by `Screen.waiting`. Called while an account is signed in. */
  readonly useWaiting?: () => Readonly<Record<string, number>> | undefined;
  /** The button that opens the global search. */
  readonly Search?: ComponentType<{ className?: string }>;
  /** In the order of their links. */
  readonly screens: readonly Screen<A>[];
}
