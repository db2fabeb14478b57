import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class LenderImportRecords extends TableRecords {
  override readonly type = 'lender-import';
  protected override readonly naming = {
    table: 'lender_imports',
    name: 'file_name',
    searched: 'lower(file_name)',
  };
}
