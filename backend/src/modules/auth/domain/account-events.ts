/** The effects of an account event beyond the change itself. */
export interface AccountEffects {
  /** Including sign-ins in progress, and the browsers that the account knows. */
  readonly sessions: 'ended' | 'kept';
  /** The holder's password reset links. */
  readonly resetLinks: 'withdrawn' | 'kept';
  /** The API accounts of a partner. */
  readonly apiAccounts: 'revoked' | 'kept';
  /** The holder's staff invitations that were not accepted. */
  readonly invitations: 'withdrawn' | 'kept';
  /** The holder's calendar link, which works without signing in. */
  readonly calendar: 'ended' | 'kept';
  /** Cases and tasks that the holder owns. */
  readonly ownedWork: 'released' | 'kept';
  /** To the holder; hourly if a stranger can cause it at will. */
  readonly mail: 'sent' | 'hourly' | 'none';
}

const UNCHANGED = {
  sessions: 'kept',
  resetLinks: 'kept',
  apiAccounts: 'kept',
  invitations: 'kept',
  calendar: 'kept',
  ownedWork: 'kept',
} as const;
const ENDED = { ...UNCHANGED, sessions: 'ended', resetLinks: 'withdrawn' } as const;

/** The events by their names in the activity log. This table has all of their effects. */
export const ACCOUNT_EVENTS = {
  'password-changed': { ...ENDED, mail: 'sent' },
  // A previous intruder could have left another way in.
  'password-reset': {
    ...ENDED,
    apiAccounts: 'revoked',
    invitations: 'withdrawn',
    calendar: 'ended',
    mail: 'sent',
  },
  'two-factor-turned-on': { ...ENDED, mail: 'sent' },
  'two-factor-turned-off': { ...ENDED, mail: 'sent' },
  'two-factor-reset': { ...ENDED, mail: 'sent' },
  'recovery-code-used': { ...UNCHANGED, mail: 'sent' },
  'recovery-codes-renewed': { ...UNCHANGED, mail: 'sent' },
  'api-account-created': { ...UNCHANGED, mail: 'sent' },
  'wrong-code-entered': { ...UNCHANGED, mail: 'hourly' },
  // API accounts are rejected while it lasts.
  'introducer-suspended': { ...ENDED, mail: 'sent' },
  'introducer-restored': { ...UNCHANGED, mail: 'sent' },
  // The role is read with every request.
  'staff-role-changed': { ...UNCHANGED, invitations: 'withdrawn', mail: 'none' },
  'staff-removed': {
    ...ENDED,
    invitations: 'withdrawn',
    calendar: 'ended',
    ownedWork: 'released',
    mail: 'none',
  },
} as const satisfies Readonly<Record<string, AccountEffects>>;

export type AccountEvent = keyof typeof ACCOUNT_EVENTS;

/** Events that the holder is emailed about. */
export type EmailedEvent = {
  [Event in AccountEvent]: (typeof ACCOUNT_EVENTS)[Event]['mail'] extends 'none' ? never : Event;
}[AccountEvent];

export const sendsEmail = (event: AccountEvent): event is EmailedEvent =>
  ACCOUNT_EVENTS[event].mail !== 'none';
