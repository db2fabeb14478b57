import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { fieldsOf, jsonOf } from '#shared/infrastructure/database/fields.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  COMPLETION_FIELDS,
  SUBMISSION_FIELDS,
  SubmissionLists,
  type SubmissionOrder,
  type SubmissionSelection,
  type SubmissionView,
} from '../../application/submission-lists.js';
import { SubmissionNotFound } from '../../domain/errors.js';
import { completionTable } from './completion.table.js';
import { OFFER_ROW, withFigures, type OfferRow } from './postgres-offer-lists.queries.js';
import { submissionTable } from './submission.table.js';

const id = { by: 'id', type: 'uuid' } as const;

type Row = Omit<SubmissionView, 'offers'> & { readonly offers: readonly OfferRow[] };

const submissions = new PagedList<Row, 'applicationId', SubmissionOrder>({
  fields: {
    ...fieldsOf(submissionTable, SUBMISSION_FIELDS),
    lender: `json_build_object('id', lender_id, 'name', lender_name)`,
    companyName:
      '(select company_name from application_submissions as about where about.id = application_id)',
    offers: `(select coalesce(json_agg(${jsonOf(OFFER_ROW)} order by id), '[]') from offers
      where submission_id = lender_submissions.id)`,
    completion: `(select ${jsonOf(fieldsOf(completionTable, COMPLETION_FIELDS))} from completions
      where submission_id = lender_submissions.id and reversed_at is null)`,
  },
  table: 'lender_submissions',
  filters: { applicationId: 'application_id = $' },
  orders: { newest: { keys: [id], descending: true }, oldest: { keys: [id] } },
  usual: 'newest',
});

const viewOfRow = (row: Row): SubmissionView => ({ ...row, offers: row.offers.map(withFigures) });

@Injectable()
export class PostgresSubmissionLists extends SubmissionLists {
  constructor(private readonly database: Database) {
    super();
  }

  async page({ applicationId, ...asked }: SubmissionSelection): Promise<Page<SubmissionView>> {
    const page = await submissions.page(this.database.manager, { applicationId }, asked);
    return { ...page, items: page.items.map(viewOfRow) };
  }

  async one(submissionId: string): Promise<SubmissionView> {
    const submission = await submissions.one(this.database.manager, submissionId);
    if (!submission) throw new SubmissionNotFound();
    return viewOfRow(submission);
  }
}
