import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { emailKey } from '#kernel/email.js';
import type { HashUpdate } from '#modules/auth/public.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { refuseOn } from '#platform/infrastructure/database/is-taken.js';
import { ADMINISTRATOR } from '#kernel/staff-role.js';
import type { AdminRepository } from '../../application/admin.repository.js';
import type { Admin } from '../../domain/admin.js';
import { EmailTaken } from '../../domain/errors.js';
import { adminTable } from './admin.table.js';

const lock = { mode: 'for_no_key_update' } as const;

@Injectable()
export class PostgresAdminRepository implements AdminRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<Admin | null> {
    return this.database.manager.findOneBy(adminTable, { id });
  }

  findByEmail(email: string): Promise<Admin | null> {
    return this.database.manager.findOneBy(adminTable, { emailKey: emailKey(email) });
  }

  count(): Promise<number> {
    return this.database.manager.count(adminTable);
  }

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

  add(admin: Admin): Promise<void> {
    return this.database
      .insert(adminTable, admin)
      .catch(refuseOn({ admins_by_email_key: () => new EmailTaken(admin.email) }));
  }

  save(admin: Admin): Promise<void> {
    return this.database.save(adminTable, admin);
  }

  async replacePassword(id: string, hash: string): Promise<void> {
    await this.database.manager.update(adminTable, { id }, { password: hash });
  }

  async updateHash(id: string, { from, to }: HashUpdate): Promise<void> {
    await this.database.manager.query('update admins set password = $3 where id = $1 and password = $2', [
      id,
      from,
      to,
    ]);
  }

  async noteSignIn(id: string): Promise<void> {
    await this.database.manager.query('update admins set last_signed_in_at = now() where id = $1', [id]);
  }
}
