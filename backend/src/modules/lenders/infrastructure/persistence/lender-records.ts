import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class LenderRecords extends TableRecords {
  override readonly type = 'lender';
  protected override readonly naming = { table: 'lenders', name: 'name', searched: 'lower(name)' };
}
