import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import type { LenderFigures, LenderConfirmation, LenderCounts } from '../../application/lender-figures.js';

const COUNTS = `
  select count(*)::int as total, (count(*) filter (where is_active = 'true'))::int as active from lenders`;

const CONFIRMATIONS = `
  select id, name, confirmed_at as "confirmedAt" from lenders where id = any($1::uuid[]) and is_active = 'true'`;

@Injectable()
export class PostgresLenderFigures implements LenderFigures {
  constructor(private readonly database: Database) {}

  async count(): Promise<LenderCounts> {
    const [counts] = await this.database.manager.query<LenderCounts[]>(COUNTS);
    return counts ?? { total: 0, active: 0 };
  }

  confirmations(ids: readonly string[]): Promise<readonly LenderConfirmation[]> {
    return this.database.manager.query<LenderConfirmation[]>(CONFIRMATIONS, [ids]);
  }
}
