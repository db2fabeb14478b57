import { Injectable } from '@nestjs/common';
import { emailKey } from '#shared/domain/email.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { orThrow } from '#shared/infrastructure/database/is-taken.js';
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

  add(admin: Admin): Promise<void> {
    return this.database
      .insert(adminSchema, admin)
      .catch(orThrow({ admins_by_email_key: () => new EmailTaken(admin.email) }));
  }

  async replacePassword(id: string, hash: string): Promise<void> {
    await this.database.manager.update(adminSchema, { id }, { password: hash });
  }
}
