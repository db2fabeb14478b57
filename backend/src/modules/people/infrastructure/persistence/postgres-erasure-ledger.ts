import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { isoTime } from '#platform/infrastructure/database/lists/fields.js';
import type { ErasureEntry, ErasureLedger } from '../../application/erasure/erasure-ledger.js';

const PART = 500;
const NEXT = `select id, ${isoTime('at')} as at, cause, records from erasures where id > $1 order by id limit ${PART}`;

@Injectable()
export class PostgresErasureLedger implements ErasureLedger {
  constructor(private readonly database: Database) {}

  async add({ id, at, cause, records }: ErasureEntry): Promise<void> {
    await this.database.manager.query(
      'insert into erasures (id, at, cause, records) values ($1, $2, $3, $4::jsonb)',
      [id, at, cause, JSON.stringify(records)],
    );
  }

  async *all(): AsyncGenerator<readonly ErasureEntry[]> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const part = await this.database.manager.query<ErasureEntry[]>(NEXT, [after]);
      const last = part.at(-1);
      if (!last) return;
      yield part;
      after = last.id;
    }
  }

  async has(id: string): Promise<boolean> {
    const rows = await this.database.manager.query<object[]>('select from erasures where id = $1', [id]);
    return rows.length > 0;
  }
}
