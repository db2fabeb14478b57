import type { Activity, ActivityLog } from '#shared/application/activity-log.js';
import type { Principal } from '#shared/application/principal.js';
import type { Clock } from '#shared/application/clock.js';
import type { Ids } from '#shared/application/ids.js';
import { Lender, type LenderChanges } from '../../domain/lender.js';
import type { LenderStatements } from '#shared/domain/lender-texts.js';
import { lenderCreated, lenderUpdated } from '../lender-activity.js';
import type { LenderRepository } from '../lender.repository.js';
import type { ImportCounts } from './import-report.js';
import type { LenderDrafts } from './lender-drafts.js';

/** Who imports, and whether the lenders are a broker's own or the demonstration's. */
export interface ImportOrigin {
  readonly actor: Principal;
  readonly panel: 'own' | 'demonstration';
}

/** Brings the panel in line with the drafts: creates, updates, and leaves alone what already says the same. */
export class MergeLenders {
  constructor(
    private readonly lenders: LenderRepository,
    private readonly activity: ActivityLog,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** All drafts or none. @throws LendersBusy */
  execute(drafts: LenderDrafts, origin: ImportOrigin): Promise<ImportCounts> {
    return this.lenders.inTurn(async () => {
      const counts = { created: 0, updated: 0, unchanged: 0 };
      for (const batch of drafts.batches()) {
        const { created, updated } = await this.mergeBatch(batch, origin);
        counts.created += created;
        counts.updated += updated;
        counts.unchanged += batch.size - created - updated;
      }
      if (counts.created + counts.updated > 0) await this.activity.record(this.summary(counts, origin.actor));
      return counts;
    });
  }

  private async mergeBatch(batch: ReadonlyMap<string, LenderStatements>, { actor, panel }: ImportOrigin) {
    const now = this.clock.now();
    const existing = await this.lenders.withKeys([...batch.keys()]);
    const known = new Map(existing.map((lender) => [lender.normalisedName, lender]));
    const created: Lender[] = [];
    const updated: { readonly lender: Lender; readonly changes: LenderChanges }[] = [];
    for (const [key, statements] of batch) {
      const lender = known.get(key);
      if (!lender) {
        const id = this.ids.next();
        created.push(
          panel === 'own' ? Lender.open(id, statements, now) : Lender.demonstrate(id, statements, now),
        );
        continue;
      }
      // The spelling of the panel stands: the file names the lender, it does not rename it.
      const changes = lender.change({ ...statements, name: lender.name }, now);
      if (Object.keys(changes).length > 0) updated.push({ lender, changes });
    }
    await this.lenders.add(created);
    await this.lenders.keep(updated.map(({ lender }) => lender));
    await this.activity.record(...created.map((lender) => lenderCreated(actor, lender)));
    await this.activity.record(
      ...updated.map(({ lender, changes }) => lenderUpdated(actor, lender, changes)),
    );
    return { created: created.length, updated: updated.length };
  }

  private summary(counts: ImportCounts, actor: Principal): Activity {
    const changes = Object.fromEntries(
      Object.entries(counts).map(([what, to]) => [what, { from: null, to: to as number }]),
    );
    return {
      actor,
      action: 'lenders-imported',
      subject: { type: 'lender-import', id: this.ids.next() },
      changes,
    };
  }
}
