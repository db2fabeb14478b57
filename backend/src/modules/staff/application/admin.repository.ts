import type { Admin } from '../domain/admin.js';

/** The staff's accounts. Whoever would change one that is locked waits until the unit of work ends. */
export abstract class AdminRepository {
  abstract find(id: string): Promise<Admin | null>;
  /** However the address is spelt, see `emailKey`. */
  abstract findByEmail(email: string): Promise<Admin | null>;
  abstract count(): Promise<number>;
  abstract lock(id: string): Promise<Admin | null>;
  abstract lockByEmail(email: string): Promise<Admin | null>;
  /**
   * The ids of those who may manage the staff, all of them locked in one order: of two who remove each other, the
   * second sees what the first has done.
   */
  abstract lockAdministrators(): Promise<readonly string[]>;
  /** @throws EmailTaken */
  abstract add(admin: Admin): Promise<void>;
  abstract save(admin: Admin): Promise<void>;
  abstract replacePassword(id: string, hash: string): Promise<void>;
  abstract noteSignIn(id: string): Promise<void>;
}
