import type { Admin } from '../domain/admin.js';
import { adminRole } from '../domain/role.js';
import { RoleAccounts, type AccountsByRole, type StoredAccount } from './role-accounts.js';
import { adminView, type AdminView } from './admin-view.js';
import type { AdminRepository } from './admin.repository.js';
import type { StaffRepository } from './staff/staff.repository.js';

export class AdminAccounts extends RoleAccounts {
  override readonly role = adminRole;

  constructor(
    accounts: AccountsByRole,
    private readonly admins: AdminRepository,
    private readonly staff: StaffRepository,
  ) {
    super(accounts);
  }

  override async find(id: string): Promise<AdminView | null> {
    const admin = await this.admins.find(id);
    return admin && !admin.isRemoved ? adminView(admin) : null;
  }

  override async findById(id: string): Promise<StoredAccount | null> {
    const admin = await this.admins.find(id);
    return admin && stored(admin);
  }

  override async findByEmail(email: string): Promise<StoredAccount | null> {
    const admin = await this.admins.findByEmail(email);
    return admin && stored(admin);
  }

  override replacePassword(id: string, hash: string): Promise<void> {
    return this.admins.replacePassword(id, hash);
  }

  override noteSignIn(id: string): Promise<void> {
    return this.staff.noteSignIn(id);
  }
}

const stored = (admin: Admin): StoredAccount => ({
  view: adminView(admin),
  email: admin.email,
  names: [admin.name],
  passwordHash: admin.password,
  suspended: admin.isRemoved,
});
