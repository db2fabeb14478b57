import type { Admin } from '../domain/admin.js';

export abstract class AdminRepository {
  abstract find(id: string): Promise<Admin | null>;
  /** However the address is spelt, see `emailKey`. */
  abstract findByEmail(email: string): Promise<Admin | null>;
  abstract count(): Promise<number>;
  /** @throws EmailTaken */
  abstract add(admin: Admin): Promise<void>;
  abstract replacePassword(id: string, hash: string): Promise<void>;
}
