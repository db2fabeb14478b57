import { Admin } from '../../domain/admin.js';
import { adminRole, type HashUpdate, type RoleAccounts, type StoredAccount } from '#modules/auth/public.js';
import { adminView, type AdminView } from '../../application/admin-view.js';
import type { AdminRepository } from '../../application/admin.repository.js';

interface StoredAdmin extends StoredAccount {
  readonly view: AdminView;
}

/** Staff accounts. Removed ones do not exist for sign-in. */
export class AdminAccounts implements RoleAccounts<Admin> {
  readonly role = adminRole;
  readonly kind = Admin;

  constructor(private readonly admins: AdminRepository) {}

  openedBy(admin: Admin): AdminView | null {
    return admin.isRemoved ? null : adminView(admin);
  }

  async findById(id: string): Promise<StoredAdmin | null> {
    return stored(await this.admins.find(id));
  }

  async findByEmail(email: string): Promise<StoredAdmin | null> {
    return stored(await this.admins.findByEmail(email));
  }

  replacePassword(id: string, hash: string): Promise<void> {
    return this.admins.replacePassword(id, hash);
  }

  updateHash(id: string, hashes: HashUpdate): Promise<void> {
    return this.admins.updateHash(id, hashes);
  }

  noteSignIn(id: string): Promise<void> {
    return this.admins.noteSignIn(id);
  }
}

const stored = (admin: Admin | null): StoredAdmin | null => {
  if (!admin || admin.isRemoved) return null;
  const { email, name, password, credentialsVersion } = admin;
  const view = adminView(admin);
  return { view, credentialsVersion, email, names: [name], passwordHash: password, suspended: false };
};
