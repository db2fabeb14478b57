import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityMetadata, type EntitySchema } from 'typeorm';
import { UnitOfWork } from '#shared/application/unit-of-work.js';
import { isTaken } from './is-taken.js';

/** A statement that changes rows and answers nothing, with `$1`, `$2` … for its values. */
export interface Write {
  readonly sql: string;
  readonly values: readonly unknown[];
  /** What to throw when a unique index, by its name, already has the value, or another rule of the table refuses it. */
  readonly taken?: Taken;
}

type Taken = Readonly<Record<string, () => Error>>;

/** What a running unit of work does with its writes: send each within a transaction, or gather them. */
type Unit = { readonly manager: EntityManager } | { readonly gathered: Write[] };

/** The way to PostgreSQL: `manager` is the running transaction's inside `run`, a pooled one outside. */
@Injectable()
export class Database extends UnitOfWork {
  private readonly running = new AsyncLocalStorage<Unit>();
  private readonly insertions = new Map<unknown, Insertion>();

  constructor(private readonly source: DataSource) {
    super();
  }

  get manager(): EntityManager {
    const unit = this.running.getStore();
    if (!unit) return this.source.manager;
    if ('manager' in unit) return unit.manager;
    throw new Error('Nothing can be read while writes are gathered: read before, and write with write()');
  }

  /** Whether a unit of work runs, which sees what nobody else does before it ends. */
  get isUnitRunning(): boolean {
    return this.running.getStore() !== undefined;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const unit = this.running.getStore();
    if (unit && 'manager' in unit) return work();
    return this.source.transaction((manager) => this.running.run({ manager }, work));
  }

  /** Sends the statement now, or with the others where writes are gathered. */
  async write(statement: Write): Promise<void> {
    const unit = this.running.getStore();
    if (unit && 'gathered' in unit) unit.gathered.push(statement);
    else await send(this.manager, statement);
  }

  /** Adds one row. TypeORM would write the statement anew for each; its mapping is asked for it once. */
  insert<T extends object>(table: EntitySchema<T>, row: T, taken: Taken = {}): Promise<void> {
    const { sql, columns } = this.insertions.get(table) ?? insertionInto(this.source.getMetadata(table));
    this.insertions.set(table, { sql, columns });
    return this.write({
      sql,
      values: columns.map((column): unknown => column.getEntityValue(row, true)),
      taken,
    });
  }

  /** Adds rows by one statement, however many there are. */
  async insertAll<T extends object>(table: EntitySchema<T>, rows: readonly T[]): Promise<void> {
    if (rows.length === 0) return;
    const { tableName, columns } = this.source.getMetadata(table);
    // By name: during an update of the program the table may already have columns of the newer one.
    const names = columns.map(({ databaseName }) => databaseName).join(', ');
    const values = rows.map((row) =>
      Object.fromEntries(
        columns.map((column) => [column.databaseName, column.getEntityValue(row, true) as unknown]),
      ),
    );
    await this.write({
      sql: `insert into ${tableName} (${names})
        select ${names} from jsonb_populate_recordset(null::${tableName}, $1::jsonb)`,
      values: [JSON.stringify(values)],
    });
  }

  /**
   * Gathers all that `work` writes and sends it as one statement: kept together or not at all, as in a transaction,
   * without its three further round trips. `work` cannot read; a row may refer to another that is written with it.
   */
  async writeTogether<T>(work: () => Promise<T>): Promise<T> {
    const gathered: Write[] = [];
    const answer = await this.running.run({ gathered }, work);
    await send(this.source.manager, together(gathered));
    return answer;
  }
}

const send = async (manager: EntityManager, { sql, values, taken = {} }: Write): Promise<void> => {
  try {
    await manager.query(sql, [...values]);
  } catch (error) {
    const refusal = Object.entries(taken).find(([index]) => isTaken(error, index))?.[1];
    throw refusal ? refusal() : error;
  }
};

type Insertion = Pick<EntityMetadata, 'columns'> & Pick<Write, 'sql'>;

const insertionInto = ({ tableName, columns }: EntityMetadata): Insertion => {
  const names = columns.map(({ databaseName }) => databaseName);
  const places = columns.map((_column, index) => `$${index + 1}`);
  return { columns, sql: `insert into ${tableName} (${names.join(', ')}) values (${places.join(', ')})` };
};

/** Data-modifying WITH: PostgreSQL runs all parts as one statement and checks foreign keys at its end. */
const together = (writes: readonly Write[]): Write => ({
  sql: textTogether(writes),
  values: writes.flatMap(({ values }) => values),
  taken: Object.assign({}, ...writes.map(({ taken }) => taken)) as Taken,
});

/** By the statements' own texts: a use case gathers the same ones each time, of a hundred values and more. */
const texts = new Map<string, string>();
const MOST_TEXTS = 500;

const textTogether = (writes: readonly Write[]): string => {
  const key = writes.map(({ sql }) => sql).join(';');
  const known = texts.get(key);
  if (known !== undefined) return known;
  let before = 0;
  const parts = writes.map(({ sql, values }, index) => {
    const offset = before;
    before += values.length;
    return `w${index} as (${sql.replace(/\$(\d+)/g, (_place, place) => `$${offset + Number(place)}`)})`;
  });
  const text = `with ${parts.join(', ')} select 1`;
  if (texts.size < MOST_TEXTS) texts.set(key, text);
  return text;
};
