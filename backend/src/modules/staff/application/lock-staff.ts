import type { Principal } from '#platform/application/principal.js';
import type { Admin } from '../domain/admin.js';
import { NotAdministrator } from '#kernel/errors.js';
import { LastAdministrator, StaffNotFound } from '../domain/errors.js';
import type { AdminRepository } from './admin.repository.js';

/** Locks a staff account for a change by an administrator. Call it inside a unit of work. */
export class LockStaff {
  constructor(private readonly admins: AdminRepository) {}

  /**
   * `endsAdministrator` says whether the change takes away the right to manage staff.
   * @throws StaffNotFound, LastAdministrator, NotAdministrator when the actor has lost the role meanwhile
   */
  async execute(id: string, actor: Principal, endsAdministrator: boolean): Promise<Admin> {
    const administrators = await this.admins.lockAdministrators();
    if (actor.id === null || !administrators.includes(actor.id)) throw new NotAdministrator();
    const admin = await this.admins.lock(id);
    if (!admin || admin.isRemoved) throw new StaffNotFound();
    if (endsAdministrator && admin.isAdministrator && administrators.length === 1)
      throw new LastAdministrator();
    return admin;
  }
}
