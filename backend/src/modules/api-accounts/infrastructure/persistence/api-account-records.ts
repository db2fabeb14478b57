import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class ApiAccountRecords extends TableRecords {
  override readonly type = 'api-account';
  protected override readonly naming = {
    table: 'users',
    name: 'name',
    searched: 'lower(name || chr(10) || username)',
  };
}
