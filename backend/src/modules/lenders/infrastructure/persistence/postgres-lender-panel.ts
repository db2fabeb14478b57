import { Injectable } from '@nestjs/common';
import { Database } from '#shared/infrastructure/database/database.js';
import { Gathering } from '#shared/infrastructure/database/gathering.js';
import { LenderPanel, type PanelChanges, type PanelLender } from '../../application/lender-panel.js';
import { pause, slicesOf } from '#shared/application/slices.js';
import type { PanelFacts } from '../../application/panel-summary.js';
import { limitsOf } from '../../domain/lender-limits.js';
import { LENDER_VIEW_COLUMNS, type LenderRow, viewOfRow } from './lender-rows.js';

/**
 * One statement, so one moment; by name, because that is the order of the compiled panel. The limit keeps the planner
 * from reading all lenders for the sake of one.
 */
const CHANGES = `
  select panel.version as "panelVersion", changes.lender_id as "changedId", lender.*
  from lender_panel as panel
  left join lender_changes as changes on changes.version > $1
  left join lateral (select ${LENDER_VIEW_COLUMNS} from lenders where id = changes.lender_id limit 1) as lender on true
  order by lender.name`;
const VERSION = 'select version from lender_panel';
/** Before any change: the first version is 0. */
const BEGINNING = -1;

type ChangeRow = (LenderRow | { readonly id: null }) & {
  readonly panelVersion: string;
  /** Null in the one row that comes when nothing has changed. */
  readonly changedId: string | null;
};

interface Gathered {
  version: number;
  readonly changed: PanelLender[];
  readonly removed: string[];
}

const gather = (rows: readonly ChangeRow[], into: Gathered): void => {
  for (const { panelVersion, changedId, ...lender } of rows) {
    into.version = Number(panelVersion);
    if (lender.id !== null) into.changed.push({ ...viewOfRow(lender), limits: limitsOf(lender) });
    else if (changedId !== null) into.removed.push(changedId);
  }
};

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

  async changesSince(version: number | null): Promise<PanelChanges> {
    const since = [version ?? BEGINNING];
    const rows = await this.database.manager.query<ChangeRow[]>(CHANGES, since);
    const changes: Gathered = { version: Number.NaN, changed: [], removed: [] };
    for (const slice of slicesOf(rows)) {
      gather(slice, changes);
      await pause();
    }
    return changes;
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
