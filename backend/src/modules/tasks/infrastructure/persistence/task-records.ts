import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class TaskRecords extends TableRecords {
  override readonly type = 'task';
  protected override readonly naming = { table: 'tasks', name: 'title', searched: 'lower(title)' };
}
