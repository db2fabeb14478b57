import type { Account, Role } from '@/features/sessions/session';

/** A screen that the frame leads to; where only some may open it, whom. */
export type Screen<A extends Account> = readonly [
  path: string,
  name: string,
  mayOpen?: (account: A) => boolean,
];

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
  /** Those that the frame leads to, in its order. */
  readonly screens: readonly Screen<A>[];
}
