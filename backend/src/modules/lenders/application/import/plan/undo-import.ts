import { staffOf, type Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { LenderStatements } from '#kernel/lending/lender-texts.js';
import { ImportNotFound, LendersChangedSinceImport, ImportUndone } from '../../../domain/errors.js';
import type { LenderChanges } from '../../../domain/lender.js';
import { lenderDeleted, lenderUpdated } from '../../lender-activity.js';
import type { LenderRepository } from '../../lender.repository.js';
import type { LenderLine } from './import-line.js';
import type { LenderImports } from './lender-imports.js';
import type { PlanUndo, UndoPlan } from './plan-undo.js';

interface Undoing {
  readonly actor: Principal;
  /** Whether to leave lenders that were changed since; otherwise they prevent the undo. */
  readonly leaveChanged: boolean;
}

const statementsBefore = (changes: LenderChanges): LenderStatements =>
  Object.fromEntries(Object.entries(changes).map(([field, { from }]) => [field, from]));

/** Undoes an import: deletes the lenders it created, and restores the previous values of the others. */
export class UndoImport {
  constructor(
    private readonly context: UseCaseContext,
    private readonly planUndo: PlanUndo,
    private readonly lenders: LenderRepository,
    private readonly imports: LenderImports,
  ) {}

  /** Atomic. @throws ImportNotFound, ImportUndone, LendersChangedSinceImport, LenderUpdateInProgress */
  execute(id: string, { actor, leaveChanged }: Undoing): Promise<UndoPlan> {
    return this.lenders.withPanelLocked(async () => {
      const lenderImport = await this.imports.get(id);
      if (lenderImport.status === 'previewed') throw new ImportNotFound();
      if (lenderImport.status === 'undone') throw new ImportUndone();
      const plan = await this.planUndo.execute(id);
      if (plan.changed.length > 0 && !leaveChanged) throw new LendersChangedSinceImport(plan.changed);
      const now = this.context.clock.now();
      for await (const lines of this.imports.lenderLines(id)) await this.undo(lines, actor, now);
      await this.imports.undoConfirmations(lenderImport);
      lenderImport.markUndone(staffOf(actor), now);
      await this.imports.save(lenderImport);
      const figures = { deleted: plan.deleted, restored: plan.restored, left: plan.changed.length };
      const changes = Object.entries(figures).map(([what, to]) => [what, { from: null, to }] as const);
      await this.context.activity.record({
        actor,
        action: 'lender-import-undone',
        subject: { type: 'lender-import', id },
        changes: Object.fromEntries(changes),
      });
      return plan;
    });
  }

  private async undo(lines: readonly LenderLine[], actor: Principal, now: Date): Promise<void> {
    const found = await this.planUndo.steps(lines);
    const created = found.filter(({ step }) => step === 'delete').map(({ lender }) => lender);
    await this.context.activity.record(...created.map((lender) => lenderDeleted(actor, lender)));
    await this.lenders.remove(...created);
    const restored = found
      .filter(({ step }) => step === 'restore')
      .map(({ lender, line }) => ({ lender, changes: lender.change(statementsBefore(line.changes), now) }));
    await this.lenders.save(restored.map(({ lender }) => lender));
    await this.context.activity.record(
      ...restored.map(({ lender, changes }) => lenderUpdated(actor, lender, changes)),
    );
  }
}
