import { Injectable } from '@nestjs/common';
import { emailKey } from '#shared/domain/email.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { isTaken } from '#shared/infrastructure/database/is-taken.js';
import { AdminRepository } from '../../application/admin.repository.js';
import type { Admin } from '../../domain/admin.js';
import { EmailTaken } from '../../domain/errors.js';
import { adminSchema } from './admin.schema.js';

@Injectable()
export class TypeOrmAdminRepository extends AdminRepository {
  constructor(private readonly database: Database) {
    super();
  }

  find(id: string): Promise<Admin | null> {
    return this.database.manager.findOneBy(adminSchema, { id });
  }

  findByEmail(email: string): Promise<Admin | null> {
    return this.database.manager.findOneBy(adminSchema, { emailKey: emailKey(email) });
  }

  count(): Promise<number> {
    return this.database.manager.count(adminSchema);
  }

  async add(admin: Admin): Promise<void> {
    try {
      await this.database.manager.insert(adminSchema, admin);
    } catch (error) {
      if (isTaken(error, 'admins_by_email_key')) throw new EmailTaken(admin.email);
      throw error;
    }
  }

  async replacePassword(id: string, hash: string): Promise<void> {
    await this.database.manager.update(adminSchema, { id }, { password: hash });
  }
}
