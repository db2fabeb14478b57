import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { LenderPanel } from '../../application/lender-panel.js';
import type { LenderView } from '../../application/lender-view.js';
import type { PanelFacts } from '../../application/panel-summary.js';
import { LENDER_VIEW_COLUMNS, type LenderRow, viewOfRow } from './lender-rows.js';

const ALL = `select ${LENDER_VIEW_COLUMNS} from lenders order by id desc`;

@Injectable()
export class PostgresLenderPanel extends LenderPanel {
  constructor(private readonly database: Database) {
    super();
  }

  async version(): Promise<number> {
    const rows = await this.database.manager.query<{ version: string }[]>('select version from lender_panel');
    return Number(rows[0]?.version);
  }

  async load(): Promise<{ version: number; lenders: LenderView[] }> {
    // The version first: a change in between makes the lenders newer than it says, never older.
    const version = await this.version();
    const rows = await this.database.manager.query<LenderRow[]>(ALL);
    return { version, lenders: rows.map(viewOfRow) };
  }

  async count(): Promise<PanelFacts> {
    const rows = await this.database.manager.query<PanelFacts[]>(
      `select count(*)::int as "activeLenders", coalesce(bool_or(is_demo), false) as demonstration
       from lenders where is_active = 'true'`,
    );
    return rows[0] ?? { activeLenders: 0, demonstration: false };
  }
}
