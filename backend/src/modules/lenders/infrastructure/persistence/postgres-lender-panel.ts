import { Injectable } from '@nestjs/common';
import { Database } from '#platform/infrastructure/database/database.js';
import { selectList } from '#platform/infrastructure/database/lists/fields.js';
import type { LenderPanel, PanelLender } from '../../application/lender-panel.js';
import type { LenderView } from '../../application/lender-view.js';
import { pause, slicesOf } from '#platform/application/slices.js';
import { limitsOf } from '../../domain/lender-limits.js';
import { LENDER_VIEW } from './lender-view-fields.js';

const LENDERS = `select ${selectList(LENDER_VIEW)} from lenders order by name`;
const VERSION = 'select version from lender_panel';

@Injectable()
export class PostgresLenderPanel implements LenderPanel {
  constructor(private readonly database: Database) {}

  async version(): Promise<number> {
    // With an empty list of parameters, so that it is prepared.
    const rows = await this.database.manager.query<{ version: string }[]>(VERSION, []);
    return Number(rows[0]?.version);
  }

  async all(): Promise<PanelLender[]> {
    const rows = await this.database.manager.query<LenderView[]>(LENDERS);
    const lenders: PanelLender[] = [];
    for (const slice of slicesOf(rows)) {
      lenders.push(...slice.map((row) => ({ ...row, limits: limitsOf(row) })));
      await pause();
    }
    return lenders;
  }
}
