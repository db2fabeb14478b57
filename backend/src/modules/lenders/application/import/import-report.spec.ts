import { ImportReport } from './import-report.js';

const issue = { sheet: 'Panel', row: 5, column: 'A', value: 'x', reason: 'No' };

it.each([
  [{ created: 1, updated: 0, unchanged: 0 }, 0, 'Imported 1 lender: 1 created, 0 updated, 0 unchanged.'],
  [
    { created: 900, updated: 50, unchanged: 3 },
    50,
    'Imported 950 lenders: 900 created, 50 updated, 3 unchanged. 50 rows could not be imported.',
  ],
  [{ created: 0, updated: 0, unchanged: 7 }, 0, 'Nothing to change: 7 lenders are up to date.'],
  [{ created: 0, updated: 0, unchanged: 0 }, 1, '1 row could not be imported.'],
])('sums up %j with %i refused', (counts, failed, message) => {
  const report = new ImportReport();
  for (let number = 0; number < failed; number += 1) report.add({ refusal: issue, warnings: [] });

  expect(report.answer(counts)).toMatchObject({ message, failed, imported: counts.created + counts.updated });
});

it('lists the first thousand and counts the rest', () => {
  const report = new ImportReport();
  for (let number = 0; number < 1_003; number += 1)
    report.add({ warnings: [{ ...issue, row: number, value: 'x'.repeat(5_000) }] });

  const { warnings, warningsLeftOut } = report.answer({ created: 0, updated: 0, unchanged: 0 });

  expect(warnings).toHaveLength(1_000);
  expect(warningsLeftOut).toBe(3);
  expect(warnings[0]?.value).toHaveLength(200);
});
