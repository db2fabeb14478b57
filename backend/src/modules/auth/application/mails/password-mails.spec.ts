import { Contributions } from '#platform/application/contributions.js';
import { ReadableTokens } from '#test/links.js';
import { OneAccount } from '#test/one-account.js';
import { PasswordMails } from './password-mails.js';
import { PasswordResets, type OpenPasswordReset } from '../passwords/password-resets.js';
import { AccountsByRole, RoleAccounts } from '../role-accounts.js';

const notAsked = () => Promise.reject(new Error('No email asks for that'));
const expiresAt = new Date('2026-11-20T13:00:00Z');

const setUp = (found: Partial<OpenPasswordReset> | null = {}) => {
  const reset: OpenPasswordReset = {
    id: 'r1',
    role: 'admin',
    accountId: 'a1',
    digest: 'digest of k2-password-reset-r1',
    expiresAt,
    ...found,
  };
  const resets = new (class extends PasswordResets {
    readonly open = notAsked;
    readonly findByDigest = notAsked;
    readonly use = notAsked;
    readonly withdraw = notAsked;
    readonly find = () => Promise.resolve(found && reset);
  })();
  const contributions = new Contributions();
  const account = contributions.add(RoleAccounts, new OneAccount());
  const accounts = new AccountsByRole(contributions);
  const { mails } = new PasswordMails(resets, accounts, new ReadableTokens(['k2', 'k1']));
  return { account, mails: mails['password-reset'] };
};

describe('PasswordMails', () => {
  it('emails the account holder the reset link', async () => {
    expect(await setUp().mails.load({ resetId: 'r1' })).toEqual({
      id: 'r1',
      to: { name: 'Ada Admin', address: 'ada@broker.example' },
      content: { name: 'Ada Admin', pages: 'admin', token: 'k2-password-reset-r1', expiresAt },
    });
  });

  it('derives the link from the secret in force at the request', async () => {
    const { mails } = setUp({ digest: 'digest of k1-password-reset-r1' });

    expect(await mails.load({ resetId: 'r1' })).toMatchObject({ content: { token: 'k1-password-reset-r1' } });
  });

  it('sends no email when the reset has expired or its link would not work', async () => {
    expect(await setUp(null).mails.load({ resetId: 'r1' })).toBeNull();
    expect(await setUp({ accountId: 'a2' }).mails.load({ resetId: 'r1' })).toBeNull();
    expect(await setUp({ digest: 'another' }).mails.load({ resetId: 'r1' })).toBeNull();
    const { account, mails } = setUp();
    account.suspended = true;
    expect(await mails.load({ resetId: 'r1' })).toBeNull();
  });

  it('names the account holder to staff while the reset is open', async () => {
    const account = { type: 'admin', id: 'a1' };

    expect(await setUp().mails.describe({ resetId: 'r1' })).toEqual({ to: account, about: account });
    expect(await setUp(null).mails.describe({ resetId: 'r1' })).toEqual({ to: null, about: null });
  });
});
