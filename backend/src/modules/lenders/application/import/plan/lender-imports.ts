import type { LenderImport } from '../../../domain/lender-import.js';
import type { ImportLine, LenderLine } from './import-line.js';

/** Imports and previews, for the use cases that create and commit them. Previews are deleted after an hour. */
export abstract class LenderImports {
  abstract add(lenderImport: LenderImport): Promise<void>;
  abstract addLines(importId: string, lines: readonly ImportLine[]): Promise<void>;
  /** @throws ImportNotFound */
  abstract get(id: string): Promise<LenderImport>;
  abstract save(lenderImport: LenderImport): Promise<void>;
  /** The effects on lenders in the order of the file, in batches. */
  abstract lenderLines(importId: string): AsyncIterable<readonly LenderLine[]>;
  /** Whether a lender in it was changed, added or deleted since the file was compared with the panel. */
  abstract isOutdated(lenderImport: LenderImport): Promise<boolean>;
  /** Confirms the lenders that existed before, except those confirmed on the same day already. */
  abstract confirm(lenderImport: LenderImport, at: Date): Promise<void>;
  /** Restores the previous confirmation of lenders that were not confirmed since. */
  abstract undoConfirmations(lenderImport: LenderImport): Promise<void>;
}
