/** What an event of an account does to all that was opened with it, beside what the event itself changes. */
export interface AccountEffects {
  readonly sessions: 'ended' | 'kept';
  /** Links by which its holder could choose another password. */
  readonly resetLinks: 'withdrawn' | 'kept';
  /** Whether its holder is told. */
  readonly mail: 'sent' | 'none';
}

/** The events by their names in the activity log. All that they entail is in this table, and nothing does more beside it. */
export const ACCOUNT_EVENTS = {
  'password-changed': { sessions: 'ended', resetLinks: 'withdrawn', mail: 'sent' },
  'password-reset': { sessions: 'ended', resetLinks: 'withdrawn', mail: 'sent' },
  'two-factor-turned-on': { sessions: 'ended', resetLinks: 'kept', mail: 'sent' },
  'two-factor-turned-off': { sessions: 'ended', resetLinks: 'kept', mail: 'sent' },
  'two-factor-reset': { sessions: 'ended', resetLinks: 'kept', mail: 'sent' },
  'recovery-code-used': { sessions: 'kept', resetLinks: 'kept', mail: 'sent' },
  'recovery-codes-renewed': { sessions: 'kept', resetLinks: 'kept', mail: 'sent' },
  'introducer-suspended': { sessions: 'ended', resetLinks: 'kept', mail: 'none' },
  'introducer-restored': { sessions: 'kept', resetLinks: 'kept', mail: 'none' },
  'staff-role-changed': { sessions: 'kept', resetLinks: 'kept', mail: 'none' },
  'staff-removed': { sessions: 'ended', resetLinks: 'withdrawn', mail: 'none' },
} as const satisfies Readonly<Record<string, AccountEffects>>;

export type AccountEvent = keyof typeof ACCOUNT_EVENTS;

/** Those of which the holder is told. */
export type ToldEvent = {
  [Event in AccountEvent]: (typeof ACCOUNT_EVENTS)[Event]['mail'] extends 'none' ? never : Event;
}[AccountEvent];

export const isTold = (event: AccountEvent): event is ToldEvent => ACCOUNT_EVENTS[event].mail !== 'none';
