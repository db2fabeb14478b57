import { LENDER_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import type { Lender } from '../../../domain/lender.js';
import type { LenderRepository } from '../../lender.repository.js';
import type { LenderLine } from './import-line.js';
import type { LenderImports } from './lender-imports.js';

/** The effect of an undo on a lender: deleted ones need nothing, ones changed since are left. */
type UndoStep = 'delete' | 'restore' | 'leave';

export interface LenderUndo {
  readonly lender: Lender;
  readonly line: LenderLine;
  readonly step: UndoStep;
}

export interface UndoPlan {
  /** Lenders that the import created. */
  readonly deleted: number;
  /** Lenders restored to their previous values. */
  readonly restored: number;
  /** Names of lenders changed since. */
  readonly changed: readonly string[];
}

/** Whether a lender still has the imported values; a created one, in every field. */
const isAsImported = ({ outcome, changes }: LenderLine, lender: Lender): boolean => {
  const importedValue = (field: LenderField): string | null => changes[field]?.to ?? null;
  const judged = outcome === 'created' ? LENDER_FIELDS : LENDER_FIELDS.filter((field) => field in changes);
  return judged.every((field) => lender.stated(field) === importedValue(field));
};

const stepOf = (line: LenderLine, lender: Lender): UndoStep => {
  if (!isAsImported(line, lender)) return 'leave';
  return line.outcome === 'created' ? 'delete' : 'restore';
};

/** Calculates what undoing an import would do today. */
export class PlanUndo {
  constructor(
    private readonly lenders: LenderRepository,
    private readonly imports: LenderImports,
  ) {}

  async execute(importId: string): Promise<UndoPlan> {
    const names: Record<UndoStep, string[]> = { delete: [], restore: [], leave: [] };
    for await (const lines of this.imports.lenderLines(importId))
      for (const { lender, step } of await this.steps(lines)) names[step].push(lender.name);
    return { deleted: names.delete.length, restored: names.restore.length, changed: names.leave };
  }

  /** A step for each lender that still exists. */
  async steps(lines: readonly LenderLine[]): Promise<readonly LenderUndo[]> {
    const lineOf = new Map(lines.map((line) => [line.lenderId, line]));
    const lenders = await this.lenders.findByIds([...lineOf.keys()]);
    return lenders.flatMap((lender) => {
      const line = lineOf.get(lender.id);
      return line ? [{ lender, line, step: stepOf(line, lender) }] : [];
    });
  }
}
