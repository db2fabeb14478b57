import type { LenderImport } from '../../../domain/lender-import.js';
import type { ImportLine, LenderLine } from './import-line.js';

/** The imports, for whoever makes and commits one. Previews go after an hour. */
export abstract class LenderImports {
  abstract add(lenderImport: LenderImport): Promise<void>;
  abstract addLines(importId: string, lines: readonly ImportLine[]): Promise<void>;
  /** @throws ImportNotFound */
  abstract get(id: string): Promise<LenderImport>;
  abstract save(lenderImport: LenderImport): Promise<void>;
  /** What it does to lenders, in the order of the file and some at a time. */
  abstract lenderLines(importId: string): AsyncIterable<readonly LenderLine[]>;
  /** Whether a lender that it names has changed, come or gone since the file was compared with the panel. */
  abstract isOutdated(lenderImport: LenderImport): Promise<boolean>;
  /** Confirms the lenders that were there before, but for those that were confirmed that day already. */
  abstract confirm(lenderImport: LenderImport, at: Date): Promise<void>;
  /** Gives lenders that nobody has confirmed since what they had before. */
  abstract undoConfirmations(lenderImport: LenderImport): Promise<void>;
}
