import { WorkbookReader, type SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';

export type Cell = string | undefined;

/** A one-sheet workbook in memory. */
export class SheetInMemory extends WorkbookReader {
  constructor(private readonly rows: Iterable<readonly Cell[]>) {
    super();
  }

  async *read(): AsyncGenerator<SheetRow> {
    await Promise.resolve();
    let row = 0;
    for (const cells of this.rows) {
      row += 1;
      yield {
        sheet: 'Panel',
        row,
        hidden: null,
        cells: cells.map((text) => (text === undefined ? undefined : { text, kind: 'text' })),
      };
    }
  }
}
