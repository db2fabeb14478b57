import type { KnownRecord, RecordKind } from '#platform/application/record-kinds.js';
import { contains, folded } from './lists/contains.js';
import type { Database } from './database.js';

/** SQL expressions for the names of a table's rows. */
interface Naming {
  readonly table: string;
  readonly name: string;
  readonly contact?: string;
  readonly email?: string;
  /** The searchable text (see `searchedIn`); by default the name. */
  readonly searched?: string;
  /** The table with the reasons of activity entries, under the same ids. */
  readonly reasons?: string;
}

/** A class to contribute for the records of one table. */
export const tableRecords = (type: string, naming: Naming) =>
  class extends TableRecords {
    constructor(database: Database) {
      super(type, naming, database);
    }
  };

class TableRecords implements RecordKind {
  constructor(
    readonly type: string,
    private readonly naming: Naming,
    private readonly database: Database,
  ) {}

  async known(ids: readonly string[]): Promise<ReadonlyMap<string, KnownRecord>> {
    const rows = await this.database.manager.query<(KnownRecord & { id: string })[]>(knownOf(this.naming), [
      ids,
    ]);
    return new Map(rows.map(({ id, ...known }) => [id, known]));
  }

  async search(text: string, most: number): Promise<readonly string[]> {
    const rows = await this.database.manager.query<{ id: string }[]>(foundIn(this.naming), [text, most]);
    return rows.map(({ id }) => id);
  }

  async reasons(entryIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (this.naming.reasons === undefined) return new Map();
    const rows = await this.database.manager.query<{ id: string; reason: string }[]>(
      reasonsIn(this.naming.reasons),
      [entryIds],
    );
    return new Map(rows.map(({ id, reason }) => [id, reason]));
  }
}

const knownOf = ({ table, name, contact = 'null', email = 'null' }: Naming): string =>
  `select id, ${name} as name, ${contact} as contact, ${email} as email from ${table} where id = any ($1::uuid[])`;

const reasonsIn = (table: string): string =>
  `select id, reason from ${table} where id = any ($1::uuid[]) and reason is not null`;

const foundIn = ({ table, name, searched = folded(name) }: Naming): string =>
  `select id from ${table} where ${contains(searched).replaceAll('$', () => '$1')} order by id desc limit $2`;
