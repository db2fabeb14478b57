import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class SubmissionRecords extends TableRecords {
  override readonly type = 'submission';
  protected override readonly naming = {
    table: 'lender_submissions',
    name: 'lender_name',
    searched: 'lower(lender_name)',
    reasons: 'application_events',
  };
}
