import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class AdminRecords extends TableRecords {
  override readonly type = 'admin';
  protected override readonly naming = {
    ...{ table: 'admins', name: 'name', contact: 'name', email: 'email' },
    searched: 'lower(name || chr(10) || email)',
  };
}
