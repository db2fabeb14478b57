import { Injectable } from '@nestjs/common';
import type { Page } from '#shared/application/list.js';
import { Database } from '#shared/infrastructure/database/database.js';
import { fieldsOf } from '#shared/infrastructure/database/fields.js';
import { PagedList } from '#shared/infrastructure/database/paged-list.js';
import {
  SUBMISSION_FIELDS,
  SubmissionLists,
  type SubmissionOrder,
  type SubmissionSelection,
  type SubmissionView,
} from '../../application/submission-lists.js';
import { SubmissionNotFound } from '../../domain/errors.js';
import { submissionTable } from './submission.table.js';

const id = { by: 'id', type: 'uuid' } as const;

const submissions = new PagedList<SubmissionView, 'applicationId', SubmissionOrder>({
  fields: {
    ...fieldsOf(submissionTable, SUBMISSION_FIELDS),
    lender: `json_build_object('id', lender_id, 'name', lender_name)`,
    companyName:
      '(select company_name from application_submissions as about where about.id = application_id)',
  },
  table: 'lender_submissions',
  filters: { applicationId: 'application_id = $' },
  orders: { newest: { keys: [id], descending: true }, oldest: { keys: [id] } },
  usual: 'newest',
});

@Injectable()
export class PostgresSubmissionLists extends SubmissionLists {
  constructor(private readonly database: Database) {
    super();
  }

  page({ applicationId, ...asked }: SubmissionSelection): Promise<Page<SubmissionView>> {
    return submissions.page(this.database.manager, { applicationId }, asked);
  }

  async one(submissionId: string): Promise<SubmissionView> {
    const submission = await submissions.one(this.database.manager, submissionId);
    if (!submission) throw new SubmissionNotFound();
    return submission;
  }
}
