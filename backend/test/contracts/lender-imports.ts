import type { ImportFiles } from '#modules/lenders/application/import/plan/import-files.js';
import type { LenderLine, RefusedLine } from '#modules/lenders/application/import/plan/import-line.js';
import type { LenderImports } from '#modules/lenders/application/import/plan/lender-imports.js';
import { ImportNotFound } from '#modules/lenders/domain/errors.js';
import { LenderImport } from '#modules/lenders/domain/lender-import.js';
import { workbookFile } from '#test/workbook-file.js';
import { recordId, type Subject } from './subject.js';

const monday = new Date('2026-11-23T10:00:00Z');
const tuesday = new Date('2026-11-24T10:00:00Z');
const NOBODY = recordId(9);

/** A preview of a file without rows. */
export const preview = (place: number): LenderImport =>
  new LenderImport({
    id: recordId(place),
    fileName: 'lenders.xlsx',
    previewedAt: monday,
    failed: 1,
    report: {
      errors: [],
      warnings: [],
      errorsLeftOut: 0,
      warningsLeftOut: 0,
      words: { unknown: [], unknownLeftOut: 0, taught: [], known: [] },
      sheets: [],
    },
  });

const line = (place: number, outcome: LenderLine['outcome']): LenderLine => ({
  outcome,
  place,
  sheet: 'Panel',
  row: place + 1,
  lenderId: recordId(20 + place),
  lenderKey: `lender${place}`,
  lenderUpdatedAt: null,
  name: `Lender ${place}`,
  changes: {},
});
const rejected: RefusedLine = {
  outcome: 'refused',
  place: 2,
  sheet: 'Panel',
  row: 3,
  name: null,
  issue: { sheet: 'Panel', row: 3, column: null, value: null, reason: 'This row has no name.' },
  cells: [],
};

export const lenderImportsContract = (setUp: () => Promise<Subject<LenderImports>>): void => {
  it('returns a preview as it was added, and rejects an unknown one', async () => {
    const { subject: imports } = await setUp();
    await imports.add(preview(1));

    expect(await imports.get(recordId(1))).toEqual(preview(1));
    await expect(imports.get(NOBODY)).rejects.toThrow(ImportNotFound);
  });

  it('stores the commit of a preview only when it is saved', async () => {
    const { subject: imports, run } = await setUp();
    await imports.add(preview(1));
    const imported = await imports.get(recordId(1));
    imported.sumUp({ created: 1, updated: 0, unchanged: 1 });
    imported.markImported(null, tuesday);
    expect(await imports.get(recordId(1))).toEqual(preview(1));

    await run(() => imports.save(imported));

    expect(await imports.get(recordId(1))).toEqual(imported);
  });

  it('returns the lines that change lenders, in the order of the file', async () => {
    const { subject: imports } = await setUp();
    await imports.add(preview(1));
    await imports.addLines(recordId(1), [line(1, 'created'), rejected]);
    await imports.addLines(recordId(1), [line(3, 'unchanged'), line(4, 'created')]);

    const lines: LenderLine[] = [];
    for await (const batch of imports.lenderLines(recordId(1))) lines.push(...batch);

    expect(lines).toMatchObject([
      { name: 'Lender 1', lenderId: recordId(21) },
      { name: 'Lender 4', lenderId: recordId(24) },
    ]);
  });
};

/** Previews with the places 1 and 2 must exist. */
export const importFilesContract = (setUp: () => Promise<Subject<ImportFiles>>): void => {
  const nameOf = async (files: ImportFiles, id: string): Promise<string> => {
    await using file = await files.open(id);
    return file.name;
  };

  it('opens the file of a preview, also when it is shared', async () => {
    const { subject: files } = await setUp();
    await files.save(recordId(1), workbookFile(Buffer.from('a workbook')));
    await files.share(recordId(2), recordId(1));

    expect([await nameOf(files, recordId(1)), await nameOf(files, recordId(2))]).toEqual([
      'lenders.xlsx',
      'lenders.xlsx',
    ]);
    await expect(files.open(NOBODY)).rejects.toThrow(ImportNotFound);
  });
};
