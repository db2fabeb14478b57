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

/** The way to PostgreSQL: `manager` is the running transaction's inside `run`, a pooled one outside. */
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
   * The row that is so: whoever else wants to change it waits until the unit of work ends. Rows that refer to it can
   * still be added, so that nobody who only names it waits for whoever changes it.
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

  /** Adds rows by one statement, however many there are. */
  async insert<T extends object>(table: EntitySchema<T>, ...rows: readonly T[]): Promise<void> {
    if (rows.length === 0) return;
    await this.manager.query(this.insertion(table), [this.json(table, ...rows)]);
  }

  /** The statement that adds rows which are its parameter `$1`, for a statement that does more besides. */
  insertion(table: EntitySchema<object>): string {
    const { tableName, columns } = this.source.getMetadata(table);
    // By name: during an update of the program the table may already have columns of the newer one.
    const names = columns.map(({ databaseName }) => databaseName).join(', ');
    return `insert into ${tableName} (${names})
      select ${names} from jsonb_populate_recordset(null::${tableName}, $1::jsonb)`;
  }

  /** The rows as `insertion` takes them. */
  json<T extends object>(table: EntitySchema<T>, ...rows: readonly T[]): string {
    return jsonOf(this.source.getMetadata(table).columns, rows);
  }

  /** Writes to rows that are there all that may change: every column but those that are mapped with `update: false`. */
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
