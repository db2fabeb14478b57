import type { Contributions } from '#platform/application/contributions.js';
import type { Role } from '../domain/role.js';
import type { PasswordOwner } from './passwords/password-policy.js';

/** An account as its holder sees it. */
export interface AccountView {
  readonly id: string;
  readonly email: string;
  /**
   * False until the holder has confirmed the address; absent for roles whose accounts are opened with an emailed
   * link.
   */
  readonly emailConfirmed?: boolean;
  /** The account's role within its kind, if there are several. */
  readonly role?: string;
}

/** An authenticated account with its credentials version. */
export interface OpenedAccount<View extends AccountView = AccountView> {
  readonly view: View;
  readonly credentialsVersion: number;
}

export interface StoredAccount extends PasswordOwner, OpenedAccount {
  /** The holder's own name first. */
  readonly names: readonly [string, ...string[]];
  readonly passwordHash: string;
  /** Whether the broker has suspended the account. */
  readonly suspended: boolean;
}

/** A stored hash and its replacement. */
export interface HashUpdate {
  readonly from: string;
  readonly to: string;
}

/** The recipient of emails about an account. */
export const holderOf = ({ email, names }: StoredAccount) => ({ name: names[0], address: email });

/** The accounts of all roles. */
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

/** Common to all account classes. */
export interface VersionedAccount {
  readonly credentialsVersion: number;
}

/** The accounts of one role, contributed by their module. */
export abstract class RoleAccounts<Account extends VersionedAccount = VersionedAccount> {
  abstract readonly role: Role;
  /** The account class mapped to the table, so that a session query can join it. */
  abstract readonly kind: { readonly name: string; readonly prototype: Account };

  /** Null if the account may not be used: checked with every request, so that a session ends with its account. */
  abstract openedBy(account: Account): AccountView | null;
  abstract findById(id: string): Promise<StoredAccount | null>;
  /** In any spelling of the address, see `emailKey`. */
  abstract findByEmail(email: string): Promise<StoredAccount | null>;
  abstract replacePassword(id: string, hash: string): Promise<void>;
  /** Stores another hash of the same password, unless it was changed in the meantime. */
  abstract updateHash(id: string, hashes: HashUpdate): Promise<void>;

  /** Records that the holder reads the address's email; absent for roles that need no confirmation. */
  confirmEmail?(id: string): Promise<void>;

  /** Records a sign-in; absent for roles whose last sign-in is not shown. */
  noteSignIn?(id: string): Promise<void>;
}
