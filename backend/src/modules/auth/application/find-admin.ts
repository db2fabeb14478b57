import { adminView, type AdminView } from './admin-view.js';
import type { AdminRepository } from './admin.repository.js';

export class FindAdmin {
  constructor(private readonly admins: AdminRepository) {}

  async execute(id: string): Promise<AdminView | null> {
    const admin = await this.admins.find(id);
    return admin && adminView(admin);
  }
}
