import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { emailKey } from '#shared/domain/email.js';
import { Database } from '#shared/infrastructure/database/database.js';
import type { StaffRepository } from '../../application/staff.repository.js';
import type { Admin } from '../../domain/admin.js';
import { ADMINISTRATOR } from '#shared/domain/staff-role.js';
import { adminTable } from './admin.table.js';

const lock = { mode: 'pessimistic_write' } as const;

@Injectable()
export class TypeOrmStaffRepository implements StaffRepository {
  constructor(private readonly database: Database) {}

  lock(id: string): Promise<Admin | null> {
    return this.database.manager.findOne(adminTable, { where: { id }, lock });
  }

  lockByEmail(email: string): Promise<Admin | null> {
    return this.database.manager.findOne(adminTable, { where: { emailKey: emailKey(email) }, lock });
  }

  async lockAdministrators(): Promise<readonly string[]> {
    const locked = await this.database.manager.find(adminTable, {
      where: { role: ADMINISTRATOR, removedAt: IsNull() },
      order: { id: 'asc' },
      lock,
    });
    return locked.map(({ id }) => id);
  }

  save(admin: Admin): Promise<void> {
    return this.database.save(adminTable, admin);
  }

  async noteSignIn(id: string): Promise<void> {
    await this.database.manager.query('update admins set last_signed_in_at = now() where id = $1', [id]);
  }
}
