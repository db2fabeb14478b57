import { Contributions } from '#platform/application/contributions.js';
import { OneAccount } from '#test/one-account.js';
import { AccountMails } from './account-mails.js';
import { AccountsByRole, RoleAccounts } from '../role-accounts.js';

const at = '2026-11-20T12:00:00.000Z';
const happened = { id: 'm1', role: 'admin', accountId: 'a1', event: 'password-changed', at } as const;

const setUp = () => {
  const contributions = new Contributions();
  contributions.add(RoleAccounts, new OneAccount());
  const { mails } = new AccountMails(new AccountsByRole(contributions));
  return mails['account-event'];
};

describe('AccountMails', () => {
  it('describes what happened to the account, and when', async () => {
    expect(await setUp().load(happened)).toEqual({
      id: 'm1',
      to: { name: 'Ada Admin', address: 'ada@broker.example' },
      content: { event: 'password-changed', name: 'Ada Admin', at: new Date(at), pages: 'admin' },
    });
  });

  it('sends no email about a deleted account', async () => {
    expect(await setUp().load({ ...happened, accountId: 'a2' })).toBeNull();
  });
});
