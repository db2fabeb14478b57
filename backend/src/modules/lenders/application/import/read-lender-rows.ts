import type { LenderRowReading } from './lender-row.js';
import { SheetReading } from './sheet-reading.js';
import { WorkbookRefused, type SheetRow } from './workbook-reader.js';

const MAX_LENDERS = 50_000;
const TOO_MANY =
  'This workbook has more than 50,000 rows of lenders. Please split it and import the parts one after the other.';

async function* readSheets(rows: AsyncIterable<SheetRow>): AsyncGenerator<LenderRowReading> {
  let reading = null as SheetReading | null;
  for await (const row of rows) {
    if (reading && reading.sheet !== row.sheet) yield* reading.end();
    if (reading?.sheet !== row.sheet) reading = new SheetReading(row.sheet);
    yield* reading.read(row);
  }
  if (reading) yield* reading.end();
}

/**
 * Finds the tables in a broker's workbook and reads each row of them as a lender. Never throws over what a
 * cell holds: one bad cell costs that cell, one bad row costs that row.
 *
 * @throws WorkbookRefused when there are more rows than we take
 */
export async function* readLenderRows(rows: AsyncIterable<SheetRow>): AsyncGenerator<LenderRowReading> {
  let lenders = 0;
  for await (const reading of readSheets(rows)) {
    if (reading.kind !== 'notice') lenders += 1;
    if (lenders > MAX_LENDERS) throw new WorkbookRefused(TOO_MANY);
    yield reading;
  }
}
