import type { HashUpdate } from '#modules/auth/public.js';
import type { Admin } from '../domain/admin.js';

/** Staff accounts. A locked one cannot be changed by others until the unit of work ends. */
export abstract class AdminRepository {
  abstract find(id: string): Promise<Admin | null>;
  /** In any spelling of the address, see `emailKey`. */
  abstract findByEmail(email: string): Promise<Admin | null>;
  abstract count(): Promise<number>;
  abstract lock(id: string): Promise<Admin | null>;
  abstract lockByEmail(email: string): Promise<Admin | null>;
  /**
   * Locks all administrators in a fixed order and returns their ids: if two remove each other, the second sees the
   * first's change.
   */
  abstract lockAdministrators(): Promise<readonly string[]>;
  /** @throws EmailTaken */
  abstract add(admin: Admin): Promise<void>;
  abstract save(admin: Admin): Promise<void>;
  abstract replacePassword(id: string, hash: string): Promise<void>;
  /** Stores another hash of the same password, unless it was changed in the meantime. */
  abstract updateHash(id: string, hashes: HashUpdate): Promise<void>;
  abstract noteSignIn(id: string): Promise<void>;
}
