import { adminRole } from '../domain/role.js';
import { AccountLookup, type StoredAccount } from './account-lookup.js';
import { adminView, type AdminView } from './admin-view.js';
import type { AdminRepository } from './admin.repository.js';

export class AdminAccounts extends AccountLookup {
  override readonly role = adminRole;

  constructor(private readonly admins: AdminRepository) {
    super();
  }

  override async find(id: string): Promise<AdminView | null> {
    const admin = await this.admins.find(id);
    return admin && adminView(admin);
  }

  override async findByEmail(email: string): Promise<StoredAccount | null> {
    const admin = await this.admins.findByEmail(email);
    return admin && { view: adminView(admin), passwordHash: admin.password };
  }
}
