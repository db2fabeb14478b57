import { Injectable } from '@nestjs/common';
import { TableRecords } from '#shared/infrastructure/database/table-records.js';

@Injectable()
export class TaughtWordRecords extends TableRecords {
  override readonly type = 'taught-word';
  protected override readonly naming = { table: 'taught_words', name: 'word', searched: 'lower(word)' };
}
