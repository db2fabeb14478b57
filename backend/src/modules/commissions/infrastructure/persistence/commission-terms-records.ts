import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

/** Named after whom they were agreed with. */
const NAME = `coalesce((select company_name from introducers where introducers.id = introducer_id), 'all partners')`;

@Injectable()
export class CommissionTermsRecords extends TableRecords {
  override readonly type = 'commission-terms';
  protected override readonly naming = { table: 'commission_terms', name: NAME, searched: `lower(${NAME})` };
}
