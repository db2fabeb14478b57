import { AccountsInMemory } from '#test/in-memory/accounts.js';
import { Contributions } from '#platform/application/contributions.js';
import { adminRole, introducerRole } from '../domain/role.js';
import { AccountsByRole, RoleAccounts } from './role-accounts.js';

describe('AccountsByRole', () => {
  const contributions = new Contributions();
  const partners = contributions.add(RoleAccounts, new AccountsInMemory());
  const accounts = new AccountsByRole(contributions);

  it('returns the accounts that a module contributes for a role', () => {
    expect(accounts.of(introducerRole)).toBe(partners);
  });

  it('fails for a role without a contribution, and names it', () => {
    expect(() => accounts.of(adminRole)).toThrow('admin');
  });
});
