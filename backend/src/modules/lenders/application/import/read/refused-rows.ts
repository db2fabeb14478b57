import type { Refusal } from '../../../domain/lender-import.js';
import type { RefusedLine } from '../plan/import-line.js';
import type { RowCells } from './lender-row.js';

/** The rows of a file that were refused, with what stands in them, so that they can be handed back. */
export class RefusedRows {
  // As bytes outside the heap, as the drafts are.
  private readonly packed: Buffer[] = [];

  add(refusal: Refusal, cells: RowCells): void {
    this.packed.push(Buffer.from(JSON.stringify([refusal, cells])));
  }

  *[Symbol.iterator](): Generator<Omit<RefusedLine, 'place'>> {
    for (const packed of this.packed) {
      const [{ name, ...issue }, cells] = JSON.parse(packed.toString()) as [Refusal, RowCells];
      yield { outcome: 'refused', sheet: issue.sheet, row: issue.row, name, issue, cells };
    }
  }
}
