import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import type {
  LenderFigures,
  LenderConfirmation,
  LenderCounts,
  PanelFacts,
} from '../../application/lender-figures.js';

const COUNTS = `
  select count(*)::int as total, (count(*) filter (where is_active = 'true'))::int as active from lenders`;

const PANEL = `
  select count(*)::int as "activeLenders", coalesce(bool_or(is_demo), false) as demonstration
  from lenders where is_active = 'true'`;

const CONFIRMATIONS = `
  select id, name, confirmed_at as "confirmedAt" from lenders where id = any($1::uuid[]) and is_active = 'true'`;

@Injectable()
export class PostgresLenderFigures implements LenderFigures {
  constructor(private readonly database: Database) {}

  async count(): Promise<LenderCounts> {
    const [counts] = await this.database.manager.query<LenderCounts[]>(COUNTS);
    return counts ?? { total: 0, active: 0 };
  }

  async panel(): Promise<PanelFacts> {
    const [facts] = await this.database.manager.query<PanelFacts[]>(PANEL);
    return facts ?? { activeLenders: 0, demonstration: false };
  }

  confirmations(ids: readonly string[]): Promise<readonly LenderConfirmation[]> {
    return this.database.manager.query<LenderConfirmation[]>(CONFIRMATIONS, [ids]);
  }
}
