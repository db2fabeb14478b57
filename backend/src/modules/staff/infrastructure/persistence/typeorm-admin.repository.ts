import { Injectable } from '@nestjs/common';
import { emailKey } from '#shared/domain/email.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { orThrow } from '#shared/infrastructure/database/is-taken.js';
import type { AdminRepository } from '../../application/admin.repository.js';
import type { Admin } from '../../domain/admin.js';
import { EmailTaken } from '../../domain/errors.js';
import { adminTable } from './admin.table.js';

@Injectable()
export class TypeOrmAdminRepository implements AdminRepository {
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

  add(admin: Admin): Promise<void> {
    return this.database
      .insert(adminTable, admin)
      .catch(orThrow({ admins_by_email_key: () => new EmailTaken(admin.email) }));
  }

  async replacePassword(id: string, hash: string): Promise<void> {
    await this.database.manager.update(adminTable, { id }, { password: hash });
  }
}
