import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';
import { SEARCHED } from './application-filters.js';

@Injectable()
export class ApplicationRecords extends TableRecords {
  override readonly type = 'application';
  protected override readonly naming = {
    ...{ table: 'application_submissions', name: 'company_name', contact: 'contact_name', email: 'email' },
    searched: SEARCHED,
    reasons: 'application_events',
  };
}
