import type { Contributions } from '#platform/application/contributions.js';
import type { Role } from '../domain/role.js';
import type { PasswordOwner } from './passwords/password-policy.js';

/** An account as its holder may see it. */
export interface AccountView {
  readonly id: string;
  readonly email: string;
  /** False until the holder has shown that the address is theirs; absent where a mailed link opens every account. */
  readonly emailConfirmed?: boolean;
  /** Where accounts of one kind may do different things: which this one may. */
  readonly role?: string;
}

/** An account that somebody has opened, and with which of its credentials. */
export interface OpenedAccount<View extends AccountView = AccountView> {
  readonly view: View;
  readonly credentialsVersion: number;
}

export interface StoredAccount extends PasswordOwner, OpenedAccount {
  /** The holder's own first. */
  readonly names: readonly [string, ...string[]];
  readonly passwordHash: string;
  /** Whether the broker has closed the account for the time being. */
  readonly suspended: boolean;
}

/** To whom mails about an account go. */
export const holderOf = ({ email, names }: StoredAccount) => ({ name: names[0], address: email });

/** The accounts of each role that people can sign in to. */
export class AccountsByRole {
  constructor(private readonly contributions: Contributions) {}

  of(role: Role): RoleAccounts {
    return this.named(role.name);
  }

  named(name: Role['name']): RoleAccounts {
    const accounts = this.contributions.of(RoleAccounts).find(({ role }) => role.name === name);
    if (!accounts) throw new Error(`No module provides the accounts for the role ${name}`);
    return accounts;
  }
}

/** What every class of accounts has. */
export interface VersionedAccount {
  readonly credentialsVersion: number;
}

/** The accounts of one role, in whichever module keeps them. */
export abstract class RoleAccounts<Account extends VersionedAccount = VersionedAccount> {
  abstract readonly role: Role;
  /** What the accounts are: a class that is mapped to their table, so that one is found with what opens it. */
  abstract readonly kind: { readonly name: string; readonly prototype: Account };

  /** Null while the account opens nothing: asked with every call, so that a session ends with its account. */
  abstract openedBy(account: Account): AccountView | null;
  abstract findById(id: string): Promise<StoredAccount | null>;
  /** However the address is spelt, see `emailKey`. */
  abstract findByEmail(email: string): Promise<StoredAccount | null>;
  abstract replacePassword(id: string, hash: string): Promise<void>;

  /** Its holder has shown to read the mail of its address; for roles whose accounts are opened without that. */
  confirmEmail?(id: string): Promise<void>;

  /** Somebody has just signed in to the account; for roles whose last sign-ins are shown. */
  noteSignIn?(id: string): Promise<void>;
}
