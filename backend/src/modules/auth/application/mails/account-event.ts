import { londonTime } from '#kernel/time/london-time.js';
import { greetingFor, type Letter, type LetterContext, type MailTemplate } from '#modules/mail/public.js';

interface Words {
  readonly subject: string;
  readonly happened: (account: string, when: string) => string;
  /** What to do if the holder did it. */
  readonly ifWanted?: string;
}

const WORDS = {
  'password-changed': {
    subject: 'Your password was changed',
    happened: (account, when) =>
      `The password for ${account} was changed on ${when}. We have signed you out everywhere else.`,
  },
  'password-reset': {
    subject: 'Your password was changed',
    happened: (account, when) =>
      `The password for ${account} was changed on ${when}, using an emailed link. We have signed you out everywhere. Any API accounts, invitations and calendar links you had created no longer work.`,
  },
  'two-factor-turned-on': {
    subject: 'Two-step sign-in was turned on',
    happened: (account, when) =>
      `Two-step sign-in was set up for ${account} with an authenticator app on ${when}. We have signed you out everywhere else.`,
  },
  'two-factor-turned-off': {
    subject: 'Two-step sign-in was turned off',
    happened: (account, when) =>
      `Two-step sign-in was turned off for ${account} on ${when}. You now sign in with your password only. We have signed you out everywhere else.`,
  },
  'two-factor-reset': {
    subject: 'Two-step sign-in was reset',
    happened: (account, when) =>
      `We turned off two-step sign-in for ${account} on ${when}. You now sign in with your password only. We have signed you out everywhere.`,
    ifWanted: 'If you asked us to, set up two-step sign-in again in your account.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    happened: (account, when) =>
      `A recovery code for ${account} was used on ${when} instead of a code from your app. It cannot be used again.`,
  },
  'wrong-code-entered': {
    subject: 'A wrong code was entered',
    happened: (account, when) =>
      `Someone entered the correct password for ${account} on ${when}, then a wrong code. They did not get in. We will not email you about more wrong codes within the hour.`,
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes were created',
    happened: (account, when) =>
      `New recovery codes were created for ${account} on ${when}. The old ones no longer work.`,
  },
  'api-account-created': {
    subject: 'An API account was created',
    happened: (account, when) =>
      `An API account was created for ${account} on ${when}. Software that uses it can send and read your cases and leads until you revoke it.`,
  },
} as const satisfies Record<string, Words>;

/** For a partner's account that staff suspended or restored. */
const PARTNER_WORDS = {
  'introducer-suspended': {
    subject: 'Your partner account is suspended',
    happened: (account: string, when: string) =>
      `We suspended ${account} on ${when}. Until we restore it, you cannot sign in, and your API accounts and referral link do not work. Your cases and leads are kept.`,
    invitation: 'If you have questions, get in touch with us:',
    action: { label: 'Contact us', path: '/contact' },
  },
  'introducer-restored': {
    subject: 'Your partner account is restored',
    happened: (account: string, when: string) =>
      `We restored ${account} on ${when}. Your API accounts and referral link work again.`,
    invitation: 'You can sign in again with your existing password:',
    action: { label: 'Sign in', path: '/partners/login' },
  },
} as const;

export interface AccountEventMail {
  readonly event: keyof typeof WORDS | keyof typeof PARTNER_WORDS;
  /** The holder's name. */
  readonly name: string;
  readonly at: Date;
  /** The path of the pages of the holder's role. */
  readonly pages: string;
}

const at = new Date('2026-11-20T14:41:00Z');
const toPartner = { name: 'Fiona Alder', at, pages: 'partners' };
const toAdmin = { name: 'Ada Admin', at, pages: 'admin' };

const toPartnerAbout = (
  event: keyof typeof PARTNER_WORDS,
  name: string,
  at: Date,
  { firm, url }: LetterContext,
): Letter => {
  const { subject, happened, invitation, action } = PARTNER_WORDS[event];
  return {
    subject,
    greeting: greetingFor(name),
    before: [happened(`your partner account at ${firm.brand}`, londonTime(at)), invitation],
    action: { label: action.label, url: url(action.path) },
    after: [`You can also contact us at ${firm.email} or on ${firm.phone.shown}.`],
  };
};

/** To an account holder: what happened to the account, as a warning if someone else did it. */
export const accountEvent: MailTemplate<'account-event', AccountEventMail> = {
  kind: 'account-event',
  title: 'Account security notice',
  letter: ({ event, name, at, pages }, context) => {
    if (event === 'introducer-suspended' || event === 'introducer-restored')
      return toPartnerAbout(event, name, at, context);
    const { firm, url } = context;
    const {
      subject,
      happened,
      ifWanted = 'If this was you, you do not need to do anything.',
    }: Words = WORDS[event];
    return {
      subject,
      greeting: greetingFor(name),
      before: [
        happened(`your account at ${firm.brand}`, londonTime(at)),
        `${ifWanted} If it was not you, change your password now:`,
      ],
      action: { label: 'Reset your password', url: url(`/${pages}/reset`) },
      after: [`Then let us know at ${firm.email} or on ${firm.phone.shown}.`],
    };
  },
  examples: {
    'password-changed': { ...toPartner, event: 'password-changed' },
    'wrong-code-entered': { ...toAdmin, event: 'wrong-code-entered' },
    'recovery-code-used': { ...toAdmin, event: 'recovery-code-used' },
    'partner-suspended': { ...toPartner, event: 'introducer-suspended' },
    'partner-restored': { ...toPartner, event: 'introducer-restored' },
  },
};
