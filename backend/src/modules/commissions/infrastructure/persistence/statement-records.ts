import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

/** Named after its partner, and by its number once it has one. */
const NAME = `concat_ws(' ', (select company_name from introducers where introducers.id = introducer_id), number)`;

@Injectable()
export class StatementRecords extends TableRecords {
  override readonly type = 'commission-statement';
  protected override readonly naming = {
    table: 'commission_statements',
    name: NAME,
    searched: `lower(${NAME})`,
  };
}
