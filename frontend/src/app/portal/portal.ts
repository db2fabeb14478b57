import type { ComponentType } from 'react';
import type { ApiThunk } from '@/api/api';
import type { Account, Role } from '@/features/sessions/session';

type Load = () => Promise<{ Component: ComponentType }>;

/** A screen before the sign-in, fetched when it is first shown. */
export interface SignInScreen {
  readonly path: string;
  readonly load: Load;
}

/** A screen after the sign-in. */
export interface Screen<A extends Account> extends SignInScreen {
  /** The link that leads to it in the frame; without one other screens lead there. */
  readonly link?: string;
  /** The group of links that it is in, where the portal has groups. */
  readonly group?: string;
  /** Which count of `Portal.useWaiting` stands at the link. */
  readonly waiting?: string;
  /** Who sees the link; without it everyone. */
  readonly mayOpen?: (account: A) => boolean;
  /** What starts its first query while its code is on its way; null where the address asks for something else. */
  readonly firstQuery?: () => Promise<(params: URLSearchParams) => ApiThunk | null>;
}

/** A portal: who signs in to it, and its screens. */
export interface Portal<A extends Account> {
  readonly role: Role<A>;
  /** Names it to a screen reader: 'Admin'. */
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
