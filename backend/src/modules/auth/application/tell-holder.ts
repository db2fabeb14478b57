import type { ToldEvent } from '../domain/account-events.js';
import type { Role } from '../domain/role.js';
import type { HolderMail } from './holder-mail.js';
import type { AccountsByRole } from './role-accounts.js';

export const TELL_HOLDER = 'mail-account-event';

export interface HolderToTell {
  readonly id: string;
  readonly role: Role['name'];
  readonly accountId: string;
  readonly event: ToldEvent;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** Tells the holder of an account, as long as there is one, what has happened to it. */
export class TellHolder {
  constructor(
    private readonly accounts: AccountsByRole,
    private readonly mail: HolderMail,
  ) {}

  async execute({ id, role: name, accountId, event, at }: HolderToTell): Promise<void> {
    const accounts = this.accounts.named(name);
    const account = await accounts.findById(accountId);
    if (account) await this.mail.send(id, account, { role: accounts.role, event, at: new Date(at) });
  }
}
