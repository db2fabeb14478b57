import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class ListViewRecords extends TableRecords {
  override readonly type = 'view';
  protected override readonly naming = { table: 'list_views', name: 'name', searched: 'lower(name)' };
}
