import { Injectable } from '@nestjs/common';
import { Admin } from '../../domain/admin.js';
import { RoleAccounts, adminRole, AccountsByRole, type StoredAccount } from '#modules/auth/public.js';
import { adminView, type AdminView } from '../../application/admin-view.js';
import { AdminRepository } from '../../application/admin.repository.js';

interface StoredAdmin extends StoredAccount {
  readonly view: AdminView;
}

/** The staff's. Whoever was removed has none: a sign-in is answered as for an address that nobody has. */
@Injectable()
export class AdminAccounts extends RoleAccounts<Admin> {
  override readonly role = adminRole;
  override readonly kind = Admin;

  constructor(
    accounts: AccountsByRole,
    private readonly admins: AdminRepository,
  ) {
    super(accounts);
  }

  override openedBy(admin: Admin): AdminView | null {
    return admin.isRemoved ? null : adminView(admin);
  }

  override async findById(id: string): Promise<StoredAdmin | null> {
    return stored(await this.admins.find(id));
  }

  override async findByEmail(email: string): Promise<StoredAdmin | null> {
    return stored(await this.admins.findByEmail(email));
  }

  override replacePassword(id: string, hash: string): Promise<void> {
    return this.admins.replacePassword(id, hash);
  }

  override noteSignIn(id: string): Promise<void> {
    return this.admins.noteSignIn(id);
  }
}

const stored = (admin: Admin | null): StoredAdmin | null => {
  if (!admin || admin.isRemoved) return null;
  const { email, name, password, credentialsVersion } = admin;
  const view = adminView(admin);
  return { view, credentialsVersion, email, names: [name], passwordHash: password, suspended: false };
};
