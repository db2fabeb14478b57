import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '#platform/infrastructure/database/database.js';
import type { HoldRepository } from '../../application/holds/hold.repository.js';
import { HoldNotFound, SubjectNotFound } from '../../domain/errors.js';
import type { Hold, HoldSubject } from '../../domain/hold.js';
import { PERSON_RECORDS } from '../../domain/person-record-types.js';
import { holdTable } from './hold.table.js';

const sharing = (table: string): string => `select from ${table} where id = $1 for share`;

@Injectable()
export class PostgresHoldRepository implements HoldRepository {
  constructor(private readonly database: Database) {}

  async lockSubject(type: HoldSubject, id: string): Promise<void> {
    const rows = await this.database.manager.query<object[]>(sharing(PERSON_RECORDS[type].table), [id]);
    if (rows.length === 0) throw new SubjectNotFound();
  }

  lockOf(subjectType: HoldSubject, subjectId: string): Promise<Hold | null> {
    return this.database.manager.findOne(holdTable, {
      where: { subjectType, subjectId, endedAt: IsNull() },
      lock: { mode: 'for_no_key_update' },
    });
  }

  lock(id: string): Promise<Hold> {
    return this.database.lock(holdTable, { id }, HoldNotFound);
  }

  add(hold: Hold): Promise<void> {
    return this.database.insert(holdTable, hold);
  }

  save(hold: Hold): Promise<void> {
    return this.database.save(holdTable, hold);
  }
}
