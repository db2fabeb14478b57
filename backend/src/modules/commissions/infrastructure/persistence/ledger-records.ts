import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

/** Named after whose they are. */
const NAME = '(select company_name from introducers where introducers.id = introducer_id)';

@Injectable()
export class LedgerRecords extends TableRecords {
  override readonly type = 'commission';
  protected override readonly naming = {
    table: 'commission_entries',
    name: NAME,
    searched: `lower(${NAME})`,
  };
}
