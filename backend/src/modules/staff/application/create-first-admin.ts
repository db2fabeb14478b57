import { EmailTaken } from '../domain/errors.js';
import type { AdminRepository } from './admin.repository.js';
import type { CreateAdmin, NewAdmin } from './create-admin.js';

/** Creates the first admin of a brokerage without one. */
export class CreateFirstAdmin {
  constructor(
    private readonly admins: AdminRepository,
    private readonly createAdmin: CreateAdmin,
  ) {}

  async isNeeded(): Promise<boolean> {
    return (await this.admins.count()) === 0;
  }

  /**
   * The id of the admin with this address, new or existing; null if there is another admin only.
   * @throws InvalidInput
   */
  async execute(admin: NewAdmin): Promise<string | null> {
    if (await this.isNeeded()) await this.createAdmin.execute(admin).catch(ignoreDuplicate);
    return (await this.admins.findByEmail(admin.email))?.id ?? null;
  }
}

/** Another process has created the same first admin at the same time. */
const ignoreDuplicate = (failure: unknown): void => {
  if (!(failure instanceof EmailTaken)) throw failure;
};
