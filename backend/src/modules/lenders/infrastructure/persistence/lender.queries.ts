import { Injectable } from '@nestjs/common';
import { InvalidInput } from '#shared/domain/errors.js';
import { Database } from '#shared/infrastructure/database/database.js';
import {
  LenderLists,
  LONGEST_LENDER_LIST,
  type LenderListRequest,
  type LenderPage,
} from '../../application/lender-lists.js';
import { lenderKey } from '../../domain/lender-key.js';
import { LENDER_VIEW_COLUMNS, type LenderRow, viewOfRow } from './lender-rows.js';

interface Order {
  readonly key: 'id' | 'normalised_name';
  readonly rows: string;
}

const FILTER = `($1::text is null or strpos(normalised_name, $1) > 0) and ($2::text is null or is_active = $2)`;
const TOTAL = `select count(*)::int as total from lenders where ${FILTER}`;

// Both keys are unique, so a page starts where the one before it ended, whatever was added since.
const rowsIn = (order: string, after: string): string =>
  `select ${LENDER_VIEW_COLUMNS} from lenders where ${FILTER} and ($3::text is null or ${after})
   order by ${order} limit $4`;

const ORDERS: Record<'newest' | 'name', Order> = {
  newest: { key: 'id', rows: rowsIn('id desc', 'id < $3::uuid') },
  name: { key: 'normalised_name', rows: rowsIn('normalised_name', 'normalised_name > $3') },
};

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const encode = (key: string): string => Buffer.from(key).toString('base64url');

const decode = (cursor: string, { key: by }: Order): string => {
  const key = Buffer.from(cursor, 'base64url').toString();
  if (key === '' || key.includes('\0') || (by === 'id' && !UUID.test(key))) {
    throw new InvalidInput([
      { field: 'cursor', message: 'This page of lenders cannot be found; start from the first' },
    ]);
  }
  return key;
};

@Injectable()
export class LenderQueries extends LenderLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ q, isActive, sort = 'newest', limit, cursor }: LenderListRequest): Promise<LenderPage> {
    const order = ORDERS[sort];
    const length = limit ?? LONGEST_LENDER_LIST;
    const filter = [q === undefined ? null : lenderKey(q), isActive ?? null];
    const after = cursor === undefined ? null : decode(cursor, order);
    const { manager } = this.database;
    const [rows, totals] = await Promise.all([
      manager.query<LenderRow[]>(order.rows, [...filter, after, length + 1]),
      manager.query<{ total: number }[]>(TOTAL, filter),
    ]);
    const shown = rows.slice(0, length);
    const last = rows.length > length ? shown.at(-1) : undefined;
    const key = last && (order.key === 'id' ? last.id : lenderKey(last.name));
    return {
      lenders: shown.map(viewOfRow),
      total: totals[0]?.total ?? 0,
      next: key === undefined ? null : encode(key),
    };
  }
}
