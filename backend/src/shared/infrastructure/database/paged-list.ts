import type { EntityManager } from 'typeorm';
import { LONGEST_LIST, type ListRequest, type Page } from '#shared/application/list.js';
import { InvalidInput } from '#shared/domain/errors.js';

interface Order {
  /** A column, or an expression, whose values differ from row to row: a page starts where the one before it ended. */
  readonly by: string;
  readonly type: 'uuid' | 'text';
  readonly descending?: true;
}

interface Definition<Name extends string> {
  /** The select list of a row. */
  readonly columns: string;
  readonly table: string;
  /** Which rows are asked for, in terms of $1, $2 and so on. */
  readonly where: string;
  /** How many of those there are. */
  readonly filters: number;
  readonly orders: Readonly<Record<Name, Order>>;
  /** Without an order asked for. */
  readonly usual: Name;
}

interface Statements {
  readonly first: string;
  readonly after: string;
}

/** Reads a list page by page. Rows that come or go meanwhile neither repeat a row nor leave one out. */
export class PagedList<Row extends object, Name extends string> {
  private readonly statements: ReadonlyMap<Name, Statements>;
  private readonly total: string;

  constructor(private readonly definition: Definition<Name>) {
    const { table, where, orders } = definition;
    this.total = `select count(*)::int as total from ${table} where ${where}`;
    this.statements = new Map(
      (Object.entries(orders) as [Name, Order][]).map(([name, order]) => [name, this.rowsIn(order)]),
    );
  }

  /** @throws InvalidInput when the cursor is not one of ours */
  async page(
    manager: EntityManager,
    filters: readonly unknown[],
    { sort = this.definition.usual, limit = LONGEST_LIST, cursor }: ListRequest<Name>,
  ): Promise<Page<Row>> {
    const { first = '', after = '' } = this.statements.get(sort) ?? {};
    const start = cursor === undefined ? [] : [readCursor(cursor, this.definition.orders[sort])];
    const [rows, totals] = await Promise.all([
      manager.query<(Row & { cursorKey?: string })[]>(start.length === 0 ? first : after, [
        ...filters,
        limit + 1,
        ...start,
      ]),
      manager.query<{ total: number }[]>(this.total, [...filters]),
    ]);
    const shown = rows.slice(0, limit);
    const lastKey = rows.length > limit ? shown.at(-1)?.cursorKey : undefined;
    for (const row of shown) delete row.cursorKey;
    return {
      items: shown,
      total: totals[0]?.total ?? 0,
      next: lastKey === undefined ? null : Buffer.from(lastKey).toString('base64url'),
    };
  }

  private rowsIn({ by, type, descending }: Order): Statements {
    const { columns, table, where, filters } = this.definition;
    const [direction, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
    const rows = (condition: string) =>
      `select ${columns}, (${by})::text as "cursorKey" from ${table} where ${condition}
       order by ${by} ${direction} limit $${filters + 1}`;
    return { first: rows(where), after: rows(`(${where}) and ${by} ${beyond} $${filters + 2}::${type}`) };
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function readCursor(cursor: string, { type }: Order): string {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (key === '' || key.includes('\0') || (type === 'uuid' && !UUID.test(key))) {
    throw new InvalidInput([
      { field: 'cursor', message: 'This page of the list cannot be found; start from the first' },
    ]);
  }
  return key;
}
