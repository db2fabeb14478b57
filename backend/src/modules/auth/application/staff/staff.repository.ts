import type { Admin } from '../../domain/admin.js';

/** The staff's accounts, for whoever changes them: others who want to change one wait until the unit of work ends. */
export abstract class StaffRepository {
  abstract take(id: string): Promise<Admin | null>;
  /** However the address is spelt, see `emailKey`. */
  abstract takeByEmail(email: string): Promise<Admin | null>;
  /**
   * The ids of those who may manage the staff, all of them taken in one order: of two who remove each other, the
   * second sees what the first has done.
   */
  abstract takeAdministrators(): Promise<readonly string[]>;
  abstract save(admin: Admin): Promise<void>;
  abstract noteSignIn(id: string): Promise<void>;
}
