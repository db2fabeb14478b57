import { Injectable } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { DatedCause } from '#modules/tasks/public.js';
import type { Page } from '#platform/application/list.js';
import { contains, searchedIn } from '#platform/infrastructure/database/lists/contains.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { filterForEach } from '#platform/infrastructure/database/lists/filter-for-each.js';
import { fieldsOf, jsonOf, londonDayOf, ownerBy } from '#platform/infrastructure/database/lists/fields.js';
import { bothWays, BY_AGE, PagedList } from '#platform/infrastructure/database/lists/paged-list.js';
import {
  COMPLETION_FIELDS,
  SUBMISSION_FIELDS,
  type SubmissionViews,
  type SubmissionOrder,
  type SubmissionSelection,
  type SubmissionView,
} from '../../application/submissions/submission-views.js';
import { SubmissionNotFound } from '../../domain/errors.js';
import { SUBMISSION_STATES } from '../../domain/submission-moves.js';
import { completionTable } from './completion.table.js';
import { OFFER_ROW, withFigures, type OfferRow } from './postgres-offer-views.queries.js';
import { submissionTable } from './submission.table.js';

type Row = Omit<SubmissionView, 'offers'> & { readonly offers: readonly OfferRow[] };

const moved = { by: 'moved_at', type: 'timestamptz' } as const;

const FILTERS = {
  applicationId: 'application_id = $',
  ...filterForEach('is_', 'state', SUBMISSION_STATES),
  lenderId: 'lender_id = $',
  lenderName: 'lower(lender_name) = lower($)',
  ownerId: 'owner_id = $',
  unassigned: 'owner_id is null',
  product: 'product_keys && $',
  movedBy: 'moved_at <= $::timestamptz',
  // Must equal its index's expression.
  q: contains(searchedIn('company_name', `coalesce(reference, '')`)),
} as const;

const submissions = new PagedList<Row, keyof typeof FILTERS, SubmissionOrder>({
  fields: {
    ...fieldsOf(submissionTable, SUBMISSION_FIELDS),
    lender: `json_build_object('id', lender_id, 'name', lender_name)`,
    companyName: 'company_name',
    owner: ownerBy('owner_id'),
    products: 'product_keys',
    offers: `(select coalesce(json_agg(${jsonOf(OFFER_ROW)} order by id), '[]') from offers
      where submission_id = lender_submissions.id)`,
    completion: `(select ${jsonOf(fieldsOf(completionTable, COMPLETION_FIELDS))} from completions
      where submission_id = lender_submissions.id and reversed_at is null)`,
  },
  table: 'lender_submissions',
  filters: FILTERS,
  orders: { ...BY_AGE, ...bothWays({ moved }) },
  defaultOrder: 'newest',
  counts: 'none kept',
});

const filtersOf = ({ applicationId, q, state, lender, ownerId, product, movedBy }: SubmissionSelection) => ({
  applicationId,
  q: q?.trim(),
  ...(state && { [`is_${state}`]: 'true' }),
  ...(lender && (isUUID(lender) ? { lenderId: lender } : { lenderName: lender.trim() })),
  ...(ownerId === null ? { unassigned: 'true' } : { ownerId }),
  ...(product && { product: [product] }),
  movedBy: movedBy?.toISOString(),
});

const viewOfRow = (row: Row): SubmissionView => ({ ...row, offers: row.offers.map(withFigures) });

/** Lenders of a rejected case are not chased. */
const UNANSWERED = `
  select lender_submissions.id::text as subject, application_id as "applicationId", lender_name as about,
    ${londonDayOf('moved_at')}::text as day
  from lender_submissions join application_submissions on application_submissions.id = application_id
  where state = 'sent' and status <> 'rejected'
    and moved_at < ($1::date + 1)::timestamp at time zone 'Europe/London'
  order by lender_submissions.id`;

@Injectable()
export class PostgresSubmissionViews implements SubmissionViews {
  constructor(private readonly database: Database) {}

  async page(selection: SubmissionSelection): Promise<Page<SubmissionView>> {
    const page = await submissions.page(this.database.manager, filtersOf(selection), selection);
    return { ...page, items: page.items.map(viewOfRow) };
  }

  async one(submissionId: string): Promise<SubmissionView> {
    return viewOfRow(await submissions.one(this.database.manager, submissionId, SubmissionNotFound));
  }

  unansweredSince(day: string): Promise<readonly DatedCause[]> {
    return this.database.manager.query<DatedCause[]>(UNANSWERED, [day]);
  }
}
