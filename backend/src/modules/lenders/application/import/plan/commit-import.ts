import type { Activity } from '#platform/application/activity-log.js';
import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LenderStatements } from '#kernel/lending/lender-texts.js';
import { PreviewOutdated } from '../../../domain/errors.js';
import { Lender, type LenderChanges } from '../../../domain/lender.js';
import type { LenderImport } from '../../../domain/lender-import.js';
import { lenderCreated, lenderUpdated } from '../../lender-activity.js';
import type { LenderRepository } from '../../lender.repository.js';
import type { LenderLine } from './import-line.js';
import { answerOf, type ImportAnswer } from '../read/import-report.js';
import type { LenderImports } from './lender-imports.js';

/** Who imports, and whether these are the broker's own lenders or the demonstration's. */
export interface ImportOrigin {
  readonly actor: Principal;
  readonly panel: 'own' | 'demonstration';
}

const statementsAfter = (changes: LenderChanges): LenderStatements =>
  Object.fromEntries(Object.entries(changes).map(([field, { to }]) => [field, to]));

/** Applies a preview to the panel: completely, or not at all if the panel has changed since. */
export class CommitImport {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lenders: LenderRepository,
    private readonly imports: LenderImports,
  ) {}

  /**
   * Repeating it for a committed import returns the same result.
   * @throws ImportNotFound, PreviewOutdated, LenderUpdateInProgress
   */
  execute(id: string, origin: ImportOrigin): Promise<ImportAnswer> {
    return this.lenders.withPanelLocked(async () => {
      const planned = await this.imports.get(id);
      if (planned.status === 'previewed') await this.commit(planned, origin);
      return answerOf(planned, planned.report);
    });
  }

  private async commit(planned: LenderImport, origin: ImportOrigin): Promise<void> {
    if (await this.imports.isOutdated(planned)) throw new PreviewOutdated();
    const now = this.context.clock.now();
    for await (const lines of this.imports.lenderLines(planned.id)) {
      await this.create(lines, origin, now);
      await this.update(lines, origin, now);
    }
    await this.imports.confirm(planned, now);
    planned.markImported(staffOf(origin.actor), now);
    await this.imports.save(planned);
    if (planned.created + planned.updated > 0)
      await this.context.activity.record(this.summary(planned, origin));
  }

  private async create(
    lines: readonly LenderLine[],
    { actor, panel }: ImportOrigin,
    now: Date,
  ): Promise<void> {
    const created = lines
      .filter(({ outcome }) => outcome === 'created')
      .map(({ lenderId, changes }) =>
        panel === 'own'
          ? Lender.open(lenderId, statementsAfter(changes), now)
          : Lender.demonstrate(lenderId, statementsAfter(changes), now),
      );
    await this.lenders.add(created);
    await this.context.activity.record(...created.map((lender) => lenderCreated(actor, lender)));
  }

  private async update(lines: readonly LenderLine[], { actor }: ImportOrigin, now: Date): Promise<void> {
    const changed = new Map(
      lines.flatMap(({ outcome, lenderId, changes }) =>
        outcome === 'updated' ? [[lenderId, changes] as const] : [],
      ),
    );
    const lenders = await this.lenders.findByIds([...changed.keys()]);
    const updated = lenders.map((lender) => ({
      lender,
      changes: lender.change(statementsAfter(changed.get(lender.id) ?? {}), now),
    }));
    await this.lenders.save(lenders);
    await this.context.activity.record(
      ...updated.map(({ lender, changes }) => lenderUpdated(actor, lender, changes)),
    );
  }

  private summary({ id, created, updated, unchanged }: LenderImport, { actor }: ImportOrigin): Activity {
    const changes = Object.fromEntries(
      Object.entries({ created, updated, unchanged }).map(([what, to]) => [what, { from: null, to }]),
    );
    return { actor, action: 'lenders-imported', subject: { type: 'lender-import', id }, changes };
  }
}
