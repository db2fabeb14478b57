import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { Gathering } from '#shared/infrastructure/database/gathering.js';
import { LenderPanel, type PanelLender } from '../../application/lender-panel.js';
import { pause, slicesOf } from '#shared/application/slices.js';
import type { PanelFacts } from '../../application/panel-summary.js';
import { limitsOf } from '../../domain/lender-limits.js';
import { LENDER_VIEW_COLUMNS, type LenderRow, viewOfRow } from './lender-rows.js';

const LENDERS = `select ${LENDER_VIEW_COLUMNS} from lenders order by name`;
const VERSION = 'select version from lender_panel';

@Injectable()
export class PostgresLenderPanel extends LenderPanel {
  private readonly versions = new Gathering<null, number>(async (_panel, callers) => {
    const version = await this.readVersion();
    return callers.map(() => version);
  });

  constructor(private readonly database: Database) {
    super();
  }

  version(): Promise<number> {
    return this.database.isUnitRunning ? this.readVersion() : this.versions.answerTo('panel', null);
  }

  async all(): Promise<PanelLender[]> {
    const rows = await this.database.manager.query<LenderRow[]>(LENDERS);
    const lenders: PanelLender[] = [];
    for (const slice of slicesOf(rows)) {
      lenders.push(...slice.map((row) => ({ ...viewOfRow(row), limits: limitsOf(row) })));
      await pause();
    }
    return lenders;
  }

  async count(): Promise<PanelFacts> {
    const rows = await this.database.manager.query<PanelFacts[]>(
      `select count(*)::int as "activeLenders", coalesce(bool_or(is_demo), false) as demonstration
       from lenders where is_active = 'true'`,
    );
    return rows[0] ?? { activeLenders: 0, demonstration: false };
  }

  private async readVersion(): Promise<number> {
    // With values, though there are none: so it is prepared.
    const rows = await this.database.manager.query<{ version: string }[]>(VERSION, []);
    return Number(rows[0]?.version);
  }
}
