import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type { PasswordResets, OpenPasswordReset } from '../../application/passwords/password-resets.js';
import type { PasswordReset } from '../../domain/password-reset.js';
import type { Role } from '../../domain/role.js';

const OPEN = `
  select id, role, account_id as "accountId", digest, expires_at as "expiresAt" from password_resets
  where account_id is not null and expires_at > now()`;
const FIND = `${OPEN} and id = $1`;
const FIND_BY_DIGEST = `${OPEN} and role = $1 and digest = $2`;
const WITHDRAW = 'delete from password_resets where role = $1 and account_id = $2';

/** Used resets are deleted; others expire after an hour. */
@Injectable()
export class PostgresPasswordResets implements PasswordResets {
  constructor(private readonly database: Database) {}

  async open({ id, role, accountId, digest }: PasswordReset): Promise<void> {
    await this.query(WITHDRAW, [role, accountId]);
    await this.query(
      `insert into password_resets (id, role, account_id, digest, expires_at)
       values ($1, $2, $3, $4, now() + interval '1 hour')`,
      [id, role, accountId, digest],
    );
  }

  async find(id: string): Promise<OpenPasswordReset | null> {
    const [reset] = await this.query<OpenPasswordReset>(FIND, [id]);
    return reset ?? null;
  }

  async findByDigest(role: Role, digest: string): Promise<OpenPasswordReset | null> {
    const [reset] = await this.query<OpenPasswordReset>(FIND_BY_DIGEST, [role.name, digest]);
    return reset ?? null;
  }

  async use(id: string): Promise<boolean> {
    const used = await this.query(
      `with used as (delete from password_resets where id = $1 and expires_at > now() returning id)
       select id from used`,
      [id],
    );
    return used.length > 0;
  }

  async withdraw(role: Role, accountId: string): Promise<void> {
    await this.query(WITHDRAW, [role.name, accountId]);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.database.manager.query<Row[]>(sql, values);
  }
}
