import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { contains } from '#shared/infrastructure/database/contains.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  IntroducerLists,
  type IntroducerListRequest,
  type IntroducerOrder,
  type ListedIntroducer,
} from '../../application/introducer-lists.js';
import { IntroducerNotFound } from '../../domain/errors.js';

type Times = 'createdAt' | 'lastSignedInAt' | 'suspendedAt';

type Row = Omit<ListedIntroducer, Times> & {
  readonly createdAt: Date;
  readonly lastSignedInAt: Date | null;
  readonly suspendedAt: Date | null;
};

/** In the words of its index. */
export const SEARCHED = `lower(company_name || chr(10) || contact_name || chr(10) || email || chr(10) || phone)`;

/** How many cases the partner has, at some statuses or at all, as the sum that is kept with each change of one. */
const counted = (...statuses: readonly ('approved' | 'rejected')[]): string => {
  const at = statuses.map((status) => `'${status}'`).join(', ');
  return `(select coalesce(sum(n), 0)::int from application_counts
    where application_counts.introducer_id = introducers.id ${at && `and status in (${at})`})`;
};

const id = { by: 'id', type: 'uuid' } as const;
const name = { by: 'lower(company_name) collate "C"', type: 'text' } as const;
const cases = { by: counted(), type: 'integer' } as const;
const signIn = { by: `coalesce(last_signed_in_at, '-infinity')`, type: 'timestamptz' } as const;

const introducers = new PagedList<Row, 'q' | 'status' | 'businessType', IntroducerOrder>({
  // Leads are counted from their index alone, and for the partners of the page only.
  columns: `id, email, company_name as "companyName", contact_name as "contactName", phone,
    business_type as "businessType", created_at as "createdAt", suspended_at as "suspendedAt",
    email_confirmed_at is not null as "emailConfirmed",
    ${counted()} as cases, ${counted('approved')} as approved, ${counted('approved', 'rejected')} as decided,
    last_signed_in_at as "lastSignedInAt",
    (select count(*)::int from leads where leads.introducer_id = introducers.id) as leads`,
  table: 'introducers',
  filters: {
    q: contains(SEARCHED),
    status: `(suspended_at is null) = ($ = 'active')`,
    businessType: 'business_type = $',
  },
  orders: {
    newest: { keys: [id], descending: true },
    oldest: { keys: [id] },
    name: { keys: [name, id] },
    '-name': { keys: [name, id], descending: true },
    cases: { keys: [cases, id] },
    '-cases': { keys: [cases, id], descending: true },
    'sign-in': { keys: [signIn, id] },
    '-sign-in': { keys: [signIn, id], descending: true },
  },
  usual: 'newest',
});

const SUSPENSION_REASON = `select reason from introducer_events
  where introducer_id = $1 and kind = 'suspended' order by id desc limit 1`;

const viewOf = (row: Row): ListedIntroducer => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  lastSignedInAt: row.lastSignedInAt?.toISOString() ?? null,
  suspendedAt: row.suspendedAt?.toISOString() ?? null,
});

@Injectable()
export class PostgresIntroducerLists extends IntroducerLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ q, status, businessType, ...part }: IntroducerListRequest): Promise<Page<ListedIntroducer>> {
    const filters = { q: q?.trim(), status, businessType };
    const page = await introducers.page(this.database.manager, filters, part);
    return { ...page, items: page.items.map(viewOf) };
  }

  async one(introducerId: string): Promise<ListedIntroducer> {
    const row = await introducers.one(this.database.manager, introducerId);
    if (!row) throw new IntroducerNotFound();
    return viewOf(row);
  }

  async suspensionReason(id: string): Promise<string | null> {
    const [entry] = await this.database.manager.query<{ reason: string }[]>(SUSPENSION_REASON, [id]);
    return entry?.reason ?? null;
  }
}
