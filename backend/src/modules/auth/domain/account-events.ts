/** What an event of an account does to all that was opened with it, beside what the event itself changes. */
export interface AccountEffects {
  /** With those who sign in meanwhile, and with the marks of the browsers that it knows. */
  readonly sessions: 'ended' | 'kept';
  /** Links by which its holder could choose another password. */
  readonly resetLinks: 'withdrawn' | 'kept';
  /** Of a partner's programs. */
  readonly apiAccounts: 'revoked' | 'kept';
  /** To the staff, which its holder made and nobody has accepted. */
  readonly invitations: 'withdrawn' | 'kept';
  /** The address at which a calendar reads its holder's tasks, without signing in. */
  readonly calendar: 'ended' | 'kept';
  /** Cases and tasks that are its holder's to see to. */
  readonly ownedWork: 'released' | 'kept';
  /** To its holder; hourly, where somebody else can make it happen as often as they like. */
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

/** The events by their names in the activity log. All that they entail is in this table, and nothing does more beside it. */
export const ACCOUNT_EVENTS = {
  'password-changed': { ...ENDED, mail: 'sent' },
  // Whoever was in the account before could have left themselves another way in.
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
  // API accounts are refused for as long as it lasts.
  'introducer-suspended': { ...ENDED, mail: 'sent' },
  'introducer-restored': { ...UNCHANGED, mail: 'sent' },
  // A session's role is asked for with every call.
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

/** Those of which the holder is told. */
export type EmailedEvent = {
  [Event in AccountEvent]: (typeof ACCOUNT_EVENTS)[Event]['mail'] extends 'none' ? never : Event;
}[AccountEvent];

export const sendsEmail = (event: AccountEvent): event is EmailedEvent =>
  ACCOUNT_EVENTS[event].mail !== 'none';
