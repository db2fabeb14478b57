import { EmailTaken } from '../domain/errors.js';
import type { AdminRepository } from './admin.repository.js';
import type { CreateAdmin, NewAdmin } from './create-admin.js';

/** Gives a brokerage that has no admin its first one. */
export class CreateFirstAdmin {
  constructor(
    private readonly admins: AdminRepository,
    private readonly createAdmin: CreateAdmin,
  ) {}

  /**
   * The id of the admin with this address, made now or before; null where there is none.
   * @throws InvalidInput
   */
  async execute(admin: NewAdmin): Promise<string | null> {
    if ((await this.admins.count()) === 0) await this.createAdmin.execute(admin).catch(ignoreDuplicate);
    return (await this.admins.findByEmail(admin.email))?.id ?? null;
  }
}

/** Another process made the same first admin in the same moment. */
const ignoreDuplicate = (failure: unknown): void => {
  if (!(failure instanceof EmailTaken)) throw failure;
};
