import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';
import { SEARCHED } from './postgres-introducer-lists.queries.js';

@Injectable()
export class IntroducerRecords extends TableRecords {
  override readonly type = 'introducer';
  protected override readonly naming = {
    ...{ table: 'introducers', name: 'company_name', contact: 'contact_name', email: 'email' },
    searched: SEARCHED,
    reasons: 'introducer_events',
  };
}
