import type { ToldEvent } from '../domain/account-events.js';
import type { Role } from '../domain/role.js';
import type { StoredAccount } from './role-accounts.js';

export interface HappenedToAccount {
  readonly role: Role;
  readonly event: ToldEvent;
  readonly at: Date;
}

/** Tells the holder of an account what has happened to it, to warn whoever did not do it. */
export abstract class HolderMail {
  /** `id` is the same for every attempt to send the same mail. */
  abstract send(id: string, account: StoredAccount, happened: HappenedToAccount): Promise<void>;
}
