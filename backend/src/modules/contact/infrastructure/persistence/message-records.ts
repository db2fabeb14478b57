import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class MessageRecords extends TableRecords {
  override readonly type = 'contact-message';
  protected override readonly naming = {
    ...{ table: 'contact_submissions', name: 'name', contact: 'name', email: 'email' },
    searched: 'lower(name || chr(10) || email)',
  };
}
