import type { Admin } from '../domain/admin.js';

/** The staff's accounts, for whoever changes them: others who want to change one wait until the unit of work ends. */
export abstract class StaffRepository {
  abstract lock(id: string): Promise<Admin | null>;
  /** However the address is spelt, see `emailKey`. */
  abstract lockByEmail(email: string): Promise<Admin | null>;
  /**
   * The ids of those who may manage the staff, all of them locked in one order: of two who remove each other, the
   * second sees what the first has done.
   */
  abstract lockAdministrators(): Promise<readonly string[]>;
  abstract save(admin: Admin): Promise<void>;
  abstract noteSignIn(id: string): Promise<void>;
}
