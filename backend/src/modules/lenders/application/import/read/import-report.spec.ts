import { answerOf, ImportReport } from './import-report.js';

const words = { unknown: [], unknownLeftOut: 0, taught: [], known: [] };
const issue = { sheet: 'Panel', row: 5, column: 'A', value: 'x', reason: 'No' };
const refusal = { ...issue, name: 'Alba' };

describe('ImportReport', () => {
  it.each([
    [{ created: 1, updated: 0, unchanged: 0 }, 0, 'Imported 1 lender: 1 created, 0 updated, 0 unchanged.'],
    [
      { created: 900, updated: 50, unchanged: 3 },
      50,
      'Imported 950 lenders: 900 created, 50 updated, 3 unchanged. 50 rows could not be imported.',
    ],
    [{ created: 0, updated: 0, unchanged: 7 }, 0, 'No changes: 7 lenders are up to date.'],
    [{ created: 0, updated: 0, unchanged: 0 }, 1, '1 row could not be imported.'],
  ])('summarises %j with %i rejected', (counts, failed, message) => {
    const report = new ImportReport();
    for (let number = 0; number < failed; number += 1) report.add({ refusal, warnings: [] });

    const answer = answerOf({ ...counts, failed: report.failed }, { ...report.listed, words, sheets: [] });

    expect(answer).toMatchObject({ message, failed, imported: counts.created + counts.updated });
  });

  it('lists the first thousand and counts the rest', () => {
    const report = new ImportReport();
    for (let number = 0; number < 1_003; number += 1)
      report.add({ warnings: [{ ...issue, row: number, value: `${number} ${'x'.repeat(5_000)}` }] });

    const { warnings, warningsLeftOut } = report.listed;

    expect(warnings).toHaveLength(1_000);
    expect(warningsLeftOut).toBe(3);
    expect(warnings[0]?.value).toHaveLength(200);
  });

  it('groups equal remarks and names their rows', () => {
    const report = new ImportReport();
    for (const row of [5, 6, 7, 9]) report.add({ warnings: [{ ...issue, row, reason: 'Blank.' }] });

    expect(report.listed.warnings).toEqual([
      { ...issue, row: 5, reason: 'Blank. Also in 3 more rows: 6–7, 9.' },
    ]);
  });

  it('reports a whole column in one line', () => {
    const report = new ImportReport();
    for (let row = 2; row <= 22; row += 1) {
      const value = `=B${row}-A${row}`;
      report.add({ warnings: [{ ...issue, row, value, reason: 'Not saved.', ofColumn: true }] });
    }

    expect(report.listed.warnings).toEqual([
      { ...issue, row: 2, value: null, reason: 'Not saved. Also in 20 more rows: 3–22.' },
    ]);
  });

  it('lists every rejected row', () => {
    const report = new ImportReport();
    for (const row of [5, 6]) report.add({ refusal: { ...refusal, row }, warnings: [] });

    expect(report.listed.errors).toEqual([5, 6].map((row) => ({ ...refusal, row })));
  });
});
