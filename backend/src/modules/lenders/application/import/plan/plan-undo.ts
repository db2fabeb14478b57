import { LENDER_FIELDS, type LenderField } from '#kernel/lending/lender-fields.js';
import type { Lender } from '../../../domain/lender.js';
import type { LenderRepository } from '../../lender.repository.js';
import type { LenderLine } from './import-line.js';
import type { LenderImports } from './lender-imports.js';

/** What an undo does with a lender: one that is gone already needs nothing, one that was changed since is left. */
type UndoStep = 'delete' | 'restore' | 'leave';

export interface LenderUndo {
  readonly lender: Lender;
  readonly line: LenderLine;
  readonly step: UndoStep;
}

export interface UndoPlan {
  /** Lenders that the import created. */
  readonly deleted: number;
  /** Lenders that get back what they said before. */
  readonly restored: number;
  /** The names of those that say something else since. */
  readonly changed: readonly string[];
}

/** Whether a lender still says what the import made it say: of one that it created, in every field. */
const isAsImported = ({ outcome, changes }: LenderLine, lender: Lender): boolean => {
  const importedValue = (field: LenderField): string | null => changes[field]?.to ?? null;
  const judged = outcome === 'created' ? LENDER_FIELDS : LENDER_FIELDS.filter((field) => field in changes);
  return judged.every((field) => lender.stated(field) === importedValue(field));
};

const stepOf = (line: LenderLine, lender: Lender): UndoStep => {
  if (!isAsImported(line, lender)) return 'leave';
  return line.outcome === 'created' ? 'delete' : 'restore';
};

/** Tells what an undo of an import would do today. */
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

  /** For each of the lenders that is still there. */
  async steps(lines: readonly LenderLine[]): Promise<readonly LenderUndo[]> {
    const lineOf = new Map(lines.map((line) => [line.lenderId, line]));
    const lenders = await this.lenders.findByIds([...lineOf.keys()]);
    return lenders.flatMap((lender) => {
      const line = lineOf.get(lender.id);
      return line ? [{ lender, line, step: stepOf(line, lender) }] : [];
    });
  }
}
