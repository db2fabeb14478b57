import { Injectable } from '@nestjs/common';
import type { EntityMetadata } from 'typeorm';
import { Database } from '#shared/infrastructure/database/database.js';
import { ApplicationRepository } from '../../application/application.repository.js';
import type { FundingApplication } from '../../domain/funding-application.js';
import { applicationTable } from './application-table.js';

@Injectable()
export class TypeOrmApplicationRepository extends ApplicationRepository {
  private insert: string | null = null;

  constructor(private readonly database: Database) {
    super();
  }

  /** TypeORM would write the statement of fifty columns anew for each row; its mapping is asked for it once. */
  async add(application: FundingApplication): Promise<void> {
    const { manager } = this.database;
    const metadata = manager.dataSource.getMetadata(applicationTable);
    this.insert ??= insertInto(metadata);
    await manager.query(
      this.insert,
      metadata.columns.map((column): unknown => column.getEntityValue(application, true)),
    );
  }
}

const insertInto = ({ tableName, columns }: EntityMetadata): string => {
  const names = columns.map(({ databaseName }) => databaseName);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return `insert into ${tableName} (${names.join(', ')}) values (${places.join(', ')})`;
};
