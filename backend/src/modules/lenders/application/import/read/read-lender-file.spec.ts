import { sheetRows, type Sheets } from '#test/workbooks.js';
import { ReadLenderFile } from './read-lender-file.js';

const read = (sheets: Sheets) =>
  new ReadLenderFile(
    { read: () => sheetRows(sheets) },
    {
      all: () => Promise.resolve([]),
      page: () => Promise.reject(new Error('not asked')),
      one: () => Promise.reject(new Error('not asked')),
      add: () => Promise.reject(new Error('not asked')),
      remove: () => Promise.reject(new Error('not asked')),
    },
  ).execute({ name: 'panel.xlsx', path: '' });

describe('ReadLenderFile', () => {
  it.each([
    ['no name', [null, 'MCA', 'plenty', 'soon'], 'This row has no lender name.'],
    ['no product', ['Alba', 'magic', 'plenty', 'soon'], 'This row has no product we recognise.'],
    [
      'a name too long',
      ['x'.repeat(201), 'MCA', 'plenty', 'soon'],
      'Lender name can be at most 200 characters',
    ],
  ])('lists a row rejected for %s once, and not also as partly imported', async (_, row, reason) => {
    const { report, failed } = await read({
      Panel: [['Lender', 'Products', 'Min loan', 'Time trading'], row],
    });

    expect(failed).toBe(1);
    expect(report.errors).toMatchObject([{ row: 2, reason }]);
    expect(report.warnings).toEqual([]);
  });
});
