import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityMetadata,
  type EntitySchema,
  type FindOptionsWhere,
} from 'typeorm';
import type { UnitOfWork } from '#platform/application/unit-of-work.js';

/** Access to PostgreSQL: `manager` is the running transaction's inside `run`, a pooled one outside. */
@Injectable()
export class Database implements UnitOfWork {
  private readonly transaction = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly source: DataSource) {}

  get manager(): EntityManager {
    return this.transaction.getStore() ?? this.source.manager;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    if (this.transaction.getStore() !== undefined) return work();
    return this.source.transaction((manager) => this.transaction.run(manager, work));
  }

  /**
   * Locks the row until the unit of work ends. Uses FOR NO KEY UPDATE, so that inserting rows that refer to it does
   * not wait.
   */
  async lock<T extends object>(
    table: EntitySchema<T>,
    where: FindOptionsWhere<T>,
    NotFound: new () => Error,
  ): Promise<T> {
    const lock = { mode: 'for_no_key_update' } as const;
    const row = await this.manager.findOne(table, { where, lock });
    if (!row) throw new NotFound();
    return row;
  }

  /** The next value of a sequence. */
  async next(sequence: string): Promise<string> {
    const [row] = await this.manager.query<{ value: string }[]>('select nextval($1) as value', [sequence]);
    if (!row) throw new Error('A sequence has no next value');
    return row.value;
  }

  /** Inserts any number of rows with one statement. */
  async insert<T extends object>(table: EntitySchema<T>, ...rows: readonly T[]): Promise<void> {
    if (rows.length === 0) return;
    await this.manager.query(this.insertion(table), [this.json(table, ...rows)]);
  }

  /** The SQL that inserts the rows in its parameter `$1`, for use inside a larger statement. */
  insertion(table: EntitySchema<object>): string {
    const { tableName, columns } = this.source.getMetadata(table);
    // By name: during an upgrade the table may already have columns of the newer version.
    const names = columns.map(({ databaseName }) => databaseName).join(', ');
    return `insert into ${tableName} (${names})
      select ${names} from jsonb_populate_recordset(null::${tableName}, $1::jsonb)`;
  }

  /** The rows as `insertion` expects them. */
  json<T extends object>(table: EntitySchema<T>, ...rows: readonly T[]): string {
    return jsonOf(this.source.getMetadata(table).columns, rows);
  }

  /** Updates existing rows: every column that is not mapped with `update: false`. */
  async save<T extends object>(table: EntitySchema<T>, ...rows: readonly T[]): Promise<void> {
    if (rows.length === 0) return;
    const { tableName, columns, primaryColumns } = this.source.getMetadata(table);
    const changing = columns.filter(({ isPrimary, isUpdate }) => isUpdate && !isPrimary);
    const keys = primaryColumns.map(({ databaseName }) => `stored.${databaseName} = changed.${databaseName}`);
    const statement = `update ${tableName} as stored
      set ${changing.map(({ databaseName }) => `${databaseName} = changed.${databaseName}`).join(', ')}
      from jsonb_populate_recordset(null::${tableName}, $1::jsonb) as changed where ${keys.join(' and ')}`;
    await this.manager.query(statement, [jsonOf([...primaryColumns, ...changing], rows)]);
  }
}

const jsonOf = (columns: EntityMetadata['columns'], rows: readonly object[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(
        columns.map((column) => [column.databaseName, column.getEntityValue(row, true) as unknown]),
      ),
    ),
  );
