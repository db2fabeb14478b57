import { Injectable } from '@nestjs/common';
import type { Page } from '#platform/application/list.js';
import {
  contains,
  eitherWay,
  foldedOrder,
  searchedIn,
} from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { fieldsOf, isoTime } from '#platform/infrastructure/database/lists/fields.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  type IntroducerViews,
  LISTED_FIELDS,
  type IntroducerListRequest,
  type IntroducerOrder,
  type ListedIntroducer,
} from '../../application/introducer-views.js';
import { IntroducerNotFound } from '../../domain/errors.js';
import { introducerTable } from './introducer.table.js';

/** Must equal its index's expression. */
export const SEARCHED = searchedIn('company_name', eitherWay('contact_name'), 'email', 'phone');

/** The partner's number of cases, in given statuses or in all, from the stored counts. */
const counted = (...statuses: readonly ('approved' | 'rejected')[]): string => {
  const at = statuses.map((status) => `'${status}'`).join(', ');
  return `(select coalesce(sum(n), 0)::int from case_totals
    where case_totals.introducer_id = introducers.id ${at && `and status in (${at})`})`;
};

const name = { by: foldedOrder('company_name'), type: 'text' } as const;
const cases = { by: counted(), type: 'integer' } as const;
const signIn = { by: `coalesce(last_signed_in_at, '-infinity')`, type: 'timestamptz' } as const;

const introducers = new PagedList<ListedIntroducer, 'q' | 'status' | 'businessType', IntroducerOrder>({
  fields: {
    ...fieldsOf(introducerTable, LISTED_FIELDS),
    emailConfirmed: 'email_confirmed_at is not null',
    cases: counted(),
    approved: counted('approved'),
    decided: counted('approved', 'rejected'),
    // Counted index-only, and only for the partners of the page.
    leads: 'coalesce((select n from lead_totals where lead_totals.introducer_id = introducers.id), 0)',
    lastSignedInAt: isoTime('last_signed_in_at'),
  },
  table: 'introducers',
  filters: {
    q: contains(SEARCHED),
    status: `(suspended_at is null) = ($ = 'active')`,
    businessType: 'business_type = $',
  },
  orders: { ...BY_AGE, ...bothWays({ name, cases, 'sign-in': signIn }) },
  defaultOrder: 'newest',
});

const NAMES = `select id, company_name as "companyName" from introducers where id = any($1::uuid[])`;

const SUSPENSION_REASON = `select reason from introducer_events
  where introducer_id = $1 and kind = 'suspended' order by id desc limit 1`;

@Injectable()
export class PostgresIntroducerViews implements IntroducerViews {
  constructor(private readonly database: Database) {}

  page({ q, status, businessType, ...part }: IntroducerListRequest): Promise<Page<ListedIntroducer>> {
    return introducers.page(this.database.manager, { q: q?.trim(), status, businessType }, part);
  }

  one(introducerId: string): Promise<ListedIntroducer> {
    return introducers.one(this.database.manager, introducerId, IntroducerNotFound);
  }

  count(): Promise<number> {
    return this.database.manager.count(introducerTable);
  }

  async companyNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.manager.query<{ id: string; companyName: string }[]>(NAMES, [ids]);
    return new Map(rows.map(({ id, companyName }) => [id, companyName]));
  }

  async suspensionReason(id: string): Promise<string | null> {
    const [entry] = await this.database.manager.query<{ reason: string }[]>(SUSPENSION_REASON, [id]);
    return entry?.reason ?? null;
  }
}
