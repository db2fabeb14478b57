import { Injectable } from '@nestjs/common';
import { StaffMembers, type Owner } from '#platform/application/staff-members.js';
import { Database } from '#platform/infrastructure/database/database.js';

@Injectable()
export class PostgresStaffMembers extends StaffMembers {
  constructor(private readonly database: Database) {
    super();
  }

  all(): Promise<readonly Owner[]> {
    return this.database.manager.query<Owner[]>(
      'select id, name from admins where removed_at is null order by lower(name), id',
    );
  }

  async reach(id: string): Promise<{ readonly name: string; readonly email: string } | null> {
    const [found] = await this.database.manager.query<{ name: string; email: string }[]>(
      'select name, email from admins where id = $1 and removed_at is null',
      [id],
    );
    return found ?? null;
  }

  async lock(id: string): Promise<boolean> {
    const found = await this.database.manager.query<object[]>(
      'select from admins where id = $1 and removed_at is null for share',
      [id],
    );
    return found.length > 0;
  }
}
