import type { Admin } from '../domain/admin.js';

export abstract class AdminRepository {
  abstract find(id: string): Promise<Admin | null>;
  /** Whatever the letters' case and the space around it. */
  abstract findByEmail(email: string): Promise<Admin | null>;
  abstract count(): Promise<number>;
  /** @throws EmailTaken */
  abstract add(admin: Admin): Promise<void>;
  abstract replacePassword(id: string, hash: string): Promise<void>;
}
