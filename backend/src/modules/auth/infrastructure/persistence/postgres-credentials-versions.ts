import { Injectable } from '@nestjs/common';
import { DataSource, type EntityTarget } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import type { CredentialsVersions } from '../../application/credentials-versions.js';
import { AccountsByRole } from '../../application/role-accounts.js';
import type { Role } from '../../domain/role.js';

const lockIn = (table: string): string =>
  `select credentials_version as version from ${table} where id = $1 for no key update`;
const raiseIn = (table: string): string =>
  `update ${table} set credentials_version = credentials_version + 1 where id = $1`;

/** Stored in the table of each role's accounts. */
@Injectable()
export class PostgresCredentialsVersions implements CredentialsVersions {
  constructor(
    private readonly database: Database,
    private readonly source: DataSource,
    private readonly accounts: AccountsByRole,
  ) {}

  async lock(role: Role, accountId: string): Promise<number | null> {
    const [row] = await this.database.manager.query<{ version: number }[]>(lockIn(this.tableOf(role)), [
      accountId,
    ]);
    return row?.version ?? null;
  }

  async raise(role: Role, accountId: string): Promise<void> {
    await this.database.manager.query(raiseIn(this.tableOf(role)), [accountId]);
  }

  private tableOf(role: Role): string {
    return this.source.getMetadata(this.accounts.of(role).kind as EntityTarget<object>).tableName;
  }
}
