import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { EXCEL, SPREADSHEET } from '#platform/application/spreadsheet/file-formats.js';
import { workbookFile } from '../support/workbook-file.js';
import { all, workbook } from '../support/workbooks.js';

const reader = new ForkedWorkbookReader();
const read = (content: Buffer | string, name: string, formats = SPREADSHEET) =>
  all(reader.read(workbookFile(Buffer.from(content), name), formats));

describe('Spreadsheet formats', () => {
  it.each(['leads.csv', 'LEADS.CSV', 'leads.xls', 'leads.xlsx'])(
    'reads text columns wherever .csv is accepted, whatever the name: %s',
    async (name) => {
      expect(await read('Name,Email\nJo,jo@x.example', name)).toEqual([
        {
          sheet: '',
          row: 1,
          hidden: null,
          cells: [
            { kind: 'text', text: 'Name' },
            { kind: 'text', text: 'Email' },
          ],
        },
        {
          sheet: '',
          row: 2,
          hidden: null,
          cells: [
            { kind: 'text', text: 'Jo' },
            { kind: 'text', text: 'jo@x.example' },
          ],
        },
      ]);
    },
  );

  it('reads a workbook named .csv as a workbook', async () => {
    const content = await workbook({ Leads: [['Name', 'Email']] });

    expect(await read(content, 'leads.csv')).toMatchObject([{ sheet: 'Leads', row: 1 }]);
  });

  it.each([
    [
      'a .csv where none is taken',
      'Name,Email',
      'leads.csv',
      EXCEL,
      'Please upload an Excel file (.xlsx or .xls)',
    ],
    [
      'another ending',
      'Name,Email',
      'leads.ods',
      SPREADSHEET,
      'Please upload a spreadsheet (.xlsx, .xls or .csv)',
    ],
    ['nothing', '', 'leads.csv', SPREADSHEET, 'This file is empty. Please choose your spreadsheet.'],
    [
      'a picture',
      '\x89PNG\r\n\x1a\n\0\0',
      'leads.csv',
      SPREADSHEET,
      /^This is not a spreadsheet we can read\./,
    ],
    ['a PDF', '%PDF-1.7 …', 'leads.csv', SPREADSHEET, /^This is not a spreadsheet we can read\./],
    ['a page', '\n<html><table>', 'leads.xls', SPREADSHEET, /^This is not a spreadsheet we can read\./],
    [
      'an open quotation mark',
      'Name,Email\n"Jo,x',
      'leads.csv',
      SPREADSHEET,
      /^A quotation mark opened in row 2 is never closed/,
    ],
  ])('rejects %s', async (_what, content, name, formats, message) => {
    await expect(read(Buffer.from(content, 'latin1'), name, formats)).rejects.toMatchObject({
      kind: 'invalid',
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as unknown),
    });
  });
});
