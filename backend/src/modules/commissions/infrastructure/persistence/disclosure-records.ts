import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

/** Named after the company of its case. */
const NAME = '(select company_name from application_submissions as about where about.id = application_id)';

@Injectable()
export class DisclosureRecords extends TableRecords {
  override readonly type = 'commission-disclosure';
  protected override readonly naming = {
    table: 'commission_disclosures',
    name: NAME,
    searched: `lower(${NAME})`,
  };
}
