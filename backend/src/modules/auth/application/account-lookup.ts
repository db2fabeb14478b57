import type { Role } from '../domain/role.js';

/** An account as its holder may see it. */
export interface AccountView {
  readonly id: string;
}

export interface StoredAccount {
  readonly view: AccountView;
  readonly passwordHash: string;
}

/** Where the accounts of a role are found. */
export abstract class AccountLookup {
  abstract readonly role: Role;
  abstract find(id: string): Promise<AccountView | null>;
  /** Whatever the letters' case and the space around it. */
  abstract findByEmail(email: string): Promise<StoredAccount | null>;
}

/** The lookup of each role that people can sign in to. */
export class AccountLookups {
  constructor(readonly all: readonly AccountLookup[]) {}

  of(role: Role): AccountLookup {
    const lookup = this.all.find((one) => one.role === role);
    if (!lookup) throw new Error(`There is no account lookup for the role ${role.name}`);
    return lookup;
  }
}
