import type { EntityManager } from 'typeorm';
import { MAX_LIST_LENGTH, COUNT_LIMIT, type ListRequest, type Page } from '#platform/application/list.js';
import { InvalidInput } from '#kernel/errors.js';
import { selectList, type Fields } from './fields.js';

/** A column or expression to sort by; never null. */
interface OrderKey {
  readonly by: string;
  readonly type: keyof typeof SHAPES;
}

interface Order {
  /** Unique together: a page starts where the previous one ended. */
  readonly keys: readonly [OrderKey, ...OrderKey[]];
  /** Applies to all keys. */
  readonly descending?: true;
}

/** Ids sort by creation time. */
export const ID = { by: 'id', type: 'uuid' } as const;

export const BY_AGE = { newest: { keys: [ID], descending: true }, oldest: { keys: [ID] } } as const;

/** Two orders per key: a minus before the name reverses it. Ties are sorted by id. */
export const bothWays = <Name extends string>(
  keys: Readonly<Record<Name, OrderKey>>,
): Readonly<Record<Name | `-${Name}`, Order>> =>
  Object.fromEntries(
    Object.entries<OrderKey>(keys).flatMap(([name, key]): [string, Order][] => [
      [name, { keys: [key, ID] }],
      [`-${name}`, { keys: [key, ID], descending: true }],
    ]),
  ) as Readonly<Record<Name | `-${Name}`, Order>>;

interface Definition<View, Filter extends string, Name extends string> {
  readonly fields: Fields<View>;
  readonly table: string;
  /** A condition per filter, with `$` for its value. One without `$` applies when any value is given. */
  readonly filters: Readonly<Record<Filter, string>>;
  readonly orders: Readonly<Record<Name, Order>>;
  /** The default order. */
  readonly defaultOrder: Name;
  /** For lists too long to count for each page: counts stop at COUNT_LIMIT, except for stored counts. */
  readonly counts?: StoredCounts<Filter> | 'none kept';
}

/** A table with stored counts, as sums of `n`; other filters are counted up to COUNT_LIMIT. */
interface StoredCounts<Filter extends string> {
  readonly table: string;
  /** Filters that the table has columns for. */
  readonly by: readonly Filter[];
  /** The filter that all counts depend on: without it there is no stored count. */
  readonly always?: Filter;
}

/** Filter values; an omitted filter matches every row. */
type FilterValues<Filter extends string> = Readonly<
  Partial<Record<Filter, string | readonly string[] | undefined>>
>;

interface Conditions {
  /** The filters that it combines. */
  readonly names: readonly string[];
  readonly conditions: readonly string[];
  readonly values: (string | readonly string[])[];
}

interface Part<View> {
  readonly items: readonly View[];
  /** The last row's keys if there are more rows. */
  readonly end: string | null;
  /** The number of rows on all pages; null if not requested, and on a later page without rows. */
  readonly total: number | null;
}

/** Extra columns of a page's statement. */
interface PageExtras {
  /** A JSON array of texts, read from one row per page instead of as an array for every row. */
  placeKeys: string | undefined;
  pageTotal?: number | undefined;
}

/** What to sum in each group: an expression on a row, and one on the stored counts. */
interface GroupedSums {
  /** A column of the table and of the stored counts. */
  readonly group: string;
  readonly ofRow: string;
  readonly ofStored: string;
}

interface GroupSum<Group extends string> {
  readonly group: Group;
  readonly sum: number;
}

interface Count {
  readonly sql: string;
  /** Whether the count may take as long as the page: then it is a separate, parallel statement. */
  readonly isLong: boolean;
}

interface Counted {
  readonly total: number;
  readonly least?: boolean;
}

/** Reads a list page by page; each row is its view. Rows added or removed meanwhile cause no repeats or gaps. */
export class PagedList<View extends object, Filter extends string, Name extends string> {
  private readonly columns: string;

  constructor(private readonly definition: Definition<View, Filter, Name>) {
    this.columns = selectList(definition.fields);
  }

  /** @throws InvalidInput when the cursor is not one of ours */
  async page(
    manager: EntityManager,
    filters: FilterValues<Filter>,
    { sort = this.definition.defaultOrder, limit = MAX_LIST_LENGTH, cursor }: ListRequest<Name>,
  ): Promise<Page<View>> {
    const selected = this.conditionsOf(filters);
    const { keys } = this.definition.orders[sort];
    const start = cursor === undefined ? [] : readCursor(cursor, keys);
    const count = this.countOf(selected);
    const counted = async (): Promise<Counted> =>
      (await manager.query<Counted[]>(count.sql, selected.values))[0] ?? { total: 0 };
    const [{ items, end, total: ofPage }, beside] = await Promise.all([
      this.read(manager, selected, sort, limit, start, count.isLong ? null : count),
      count.isLong ? counted() : null,
    ]);
    const next = end === null ? null : Buffer.from(end).toString('base64url');
    const { total, least = false } = beside ?? (ofPage === null ? await counted() : { total: ofPage });
    return { items, total, ...(least && { totalIsLeast: true }), next };
  }

  /** All rows in batches, each read when requested. */
  async *all(
    manager: EntityManager,
    filters: FilterValues<Filter>,
    sort: Name = this.definition.defaultOrder,
  ): AsyncGenerator<readonly View[]> {
    const selected = this.conditionsOf(filters);
    let start: readonly string[] | null = [];
    while (start !== null) {
      const { items, end }: Part<View> = await this.read(
        manager,
        selected,
        sort,
        MAX_LIST_LENGTH,
        start,
        null,
      );
      yield items;
      start = end === null ? null : (JSON.parse(end) as string[]);
    }
  }

  /** Sums by group, from stored counts if there are any for these filters. Null if there are too many rows to count. */
  async sums<Group extends string>(
    manager: EntityManager,
    filters: FilterValues<Filter>,
    { group, ofRow, ofStored }: GroupedSums,
  ): Promise<readonly GroupSum<Group>[] | null> {
    const { names, conditions, values } = this.conditionsOf(filters);
    const { table, counts, orders, defaultOrder } = this.definition;
    if (counts && counts !== 'none kept' && isCountKept(names, counts)) {
      const narrowing = conditions.filter((_, place) => names[place] !== counts.always);
      const stored = `select ${group} as group, sum(${ofStored})::float8 as sum
        from ${counts.table} ${where(narrowing)} group by 1`;
      return manager.query<GroupSum<Group>[]>(stored, values);
    }
    const [{ by: order }] = orders[defaultOrder].keys;
    const counted = `select counted.group, count(*)::int as rows, sum(amount)::float8 as sum from (
      select ${group} as group, ${ofRow} as amount from ${table} ${where(conditions)}
      order by ${order} desc limit ${COUNT_LIMIT}) as counted group by 1`;
    const found = await manager.query<(GroupSum<Group> & { readonly rows: number })[]>(counted, values);
    return found.reduce((total, { rows }) => total + rows, 0) < COUNT_LIMIT ? found : null;
  }

  /** The row with an id if it matches the filters, else the given error. */
  async one(
    manager: EntityManager,
    id: string,
    NotFound: new () => Error,
    filters?: FilterValues<Filter>,
  ): Promise<View> {
    const row = await this.find(manager, id, filters);
    if (!row) throw new NotFound();
    return row;
  }

  /** The row with an id if it matches the filters, else null. */
  async find(manager: EntityManager, id: string, filters?: FilterValues<Filter>): Promise<View | undefined> {
    const { table } = this.definition;
    const { conditions, values } = this.conditionsOf(filters);
    const sql = `select ${this.columns} from ${table} ${where([...conditions, `id = $${values.length + 1}`])}`;
    const [row] = await manager.query<View[]>(sql, [...values, id]);
    return row;
  }

  private async read(
    manager: EntityManager,
    selected: Conditions,
    sort: Name,
    limit: number,
    start: readonly string[],
    count: Count | null,
  ): Promise<Part<View>> {
    const sql = this.rowsIn(this.definition.orders[sort], selected, start.length > 0, count);
    const parameters = [...selected.values, limit + 1, ...start];
    const rows = await manager.query<(View & PageExtras)[]>(sql, parameters);
    const total = rows[0]?.pageTotal ?? (count !== null && start.length === 0 ? 0 : null);
    const items = rows.slice(0, limit);
    const end = rows.length > limit ? (items.at(-1)?.placeKeys ?? null) : null;
    // Not deleted from the object: V8 makes that slow, and JSON omits undefined anyway.
    for (const row of items) {
      row.pageTotal = undefined;
      row.placeKeys = undefined;
    }
    return { items, end, total };
  }

  /** Only the filters given: a condition that its value switches off could not use an index. */
  private conditionsOf(filters?: FilterValues<Filter>): Conditions {
    const names: string[] = [];
    const conditions: string[] = [];
    const values: (string | readonly string[])[] = [];
    for (const [name, condition] of Object.entries<string>(this.definition.filters)) {
      const value = filters?.[name as Filter];
      if (value === undefined) continue;
      names.push(name);
      if (condition.includes('$')) values.push(value);
      conditions.push(`(${condition.replaceAll('$', () => `$${values.length}`)})`);
    }
    return { names, conditions, values };
  }

  private countOf({ names, conditions }: Conditions): Count {
    const { table, counts, orders, defaultOrder } = this.definition;
    if (!counts)
      return { sql: `select count(*)::int as total from ${table} ${where(conditions)}`, isLong: false };
    if (counts !== 'none kept' && isCountKept(names, counts)) {
      const narrowing = conditions.filter((_, place) => names[place] !== counts.always);
      const sql = `select coalesce(sum(n), 0)::int as total from ${counts.table} ${where(narrowing)}`;
      return { sql, isLong: false };
    }
    // In an order that has an index, so that a statement that ends early does not scan the table.
    const [{ by: order }] = orders[defaultOrder].keys;
    const sql = `select count(*)::int as total, count(*) = ${COUNT_LIMIT} as least from (
      select from ${table} ${where(conditions)} order by ${order} desc limit ${COUNT_LIMIT}) as counted`;
    return { sql, isLong: true };
  }

  /** Parameters: filter values, then the limit, then the start. */
  private rowsIn(
    { keys, descending }: Order,
    { conditions, values }: Pick<Conditions, 'conditions' | 'values'>,
    fromCursor: boolean,
    count: Count | null,
  ): string {
    const [direction, beyond] = descending ? ['desc', '<'] : ['asc', '>'];
    const limit = values.length + 1;
    const place = keys.map(({ by }) => by).join(', ');
    const start = keys.map(({ type }, index) => `$${limit + 1 + index}::${type}`).join(', ');
    const all = fromCursor ? [...conditions, `(${place}) ${beyond} (${start})`] : conditions;
    return `select ${this.columns},
        json_build_array(${keys.map(({ by }) => `(${by})::text`).join(', ')})::text as "placeKeys"
        ${count === null ? '' : `, (${count.sql}) as "pageTotal"`}
      from ${this.definition.table} ${where(all)}
      order by ${keys.map(({ by }) => `${by} ${direction}`).join(', ')} limit $${limit}`;
  }
}

/** Whether stored counts can answer these filters. */
const isCountKept = <Filter extends string>(
  names: readonly string[],
  { by, always }: StoredCounts<Filter>,
): boolean => {
  const countedBy: readonly string[] = always === undefined ? by : [...by, always];
  return names.every((name) => countedBy.includes(name)) && (always === undefined || names.includes(always));
};

const where = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;

/** How keys of each type look as text. */
const SHAPES = {
  uuid: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  text: /^[^\0]*$/,
  date: /^\d{4}-\d\d-\d\d$/,
  integer: /^-?\d{1,9}$/,
  timestamptz: /^(?:-?infinity|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?[+-]\d\d(?::\d\d)?)$/,
} as const;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};

const fits = (value: unknown, { type }: OrderKey): value is string =>
  typeof value === 'string' && SHAPES[type].test(value);

/** The end of the previous page: a value for each key. */
const readCursor = (cursor: string, keys: readonly OrderKey[]): string[] => {
  const values = parsed(Buffer.from(cursor, 'base64url').toString());
  if (Array.isArray(values) && values.length === keys.length) {
    const start = keys.flatMap((key, index) => {
      const value: unknown = values[index];
      return fits(value, key) ? [value] : [];
    });
    if (start.length === keys.length) return start;
  }
  throw new InvalidInput([
    { field: 'cursor', message: 'This page of the list was not found. Start from the first page' },
  ]);
};
