import { readFile } from 'node:fs/promises';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import { readLenderRows } from '#modules/lenders/application/import/read/read-lender-rows.js';
import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import { sharedStrings, sheetXml, textCell, workbookParts, zip } from '../support/raw-workbooks.js';
import { workbookFile } from '../support/workbook-file.js';
import { all, workbook } from '../support/workbooks.js';

const reader = new ForkedWorkbookReader();
const read = (content: Buffer, name = 'lenders.xlsx') => all(reader.read(workbookFile(content, name)));

/** The cells of a one-row workbook. */
const cellsOf = async (...values: unknown[]) => (await read(await workbook({ Panel: [values] })))[0]!.cells;

const text = (value: string): CellValue => ({ kind: 'text', text: value });

describe('Workbook cells', () => {
  it('are read as displayed, whatever they contain', async () => {
    const cells = await cellsOf(
      'plain',
      25000,
      0.1 + 0.2,
      true,
      { richText: [{ text: 'Bold ' }, { font: { bold: true }, text: 'and' }, { text: ' plain' }] },
      { formula: 'A1*2', result: 50000 },
      { formula: 'A1&"x"', result: 'Business loans' },
      { formula: 'A1>0', result: true },
      { formula: 'A1/0', result: { error: '#DIV/0!' } },
      { formula: 'A1-A1', result: 0 },
      { formula: 'IF(A1=1,1,"")', result: '' },
      { formula: 'A1+1' },
      { error: '#REF!' },
      new Date(Date.UTC(2026, 2, 5)),
      '  two\u00a0words\u200b \n next line  ',
      'a_x0000_b_x000D_',
      '\u2713',
      '   ',
    );

    expect(cells).toEqual([
      text('plain'),
      { kind: 'number', text: '25000', number: 25000 },
      { kind: 'number', text: '0.3', number: 0.1 + 0.2 },
      { kind: 'boolean', text: 'TRUE' },
      text('Bold and plain'),
      { kind: 'number', text: '50000', number: 50000 },
      text('Business loans'),
      { kind: 'number', text: '1', number: 1 },
      { kind: 'error', text: '#DIV/0!' },
      { kind: 'number', text: '0', number: 0 },
      null,
      { kind: 'error', text: '=A1+1' },
      { kind: 'error', text: '#REF!' },
      { kind: 'date', text: '2026-03-05' },
      text('two words \n next line'),
      text('ab'),
      text('✓'),
    ]);
  });

  it('are read with their number formats', async () => {
    const formats: [number, string, Partial<CellValue>][] = [
      [0.7, '0%', { kind: 'percent', text: '70%' }],
      [0.0525, '0.00%', { kind: 'percent', text: '5.25%' }],
      [25000, '£#,##0', { kind: 'number', text: '25000' }],
      [25000, '[$£-809]#,##0.00;[Red]-[$£-809]#,##0.00', { kind: 'number', text: '25000' }],
      [25000, '_-£* #,##0_-;-£* #,##0_-;_-£* "-"_-;_-@_-', { kind: 'number', text: '25000' }],
      [50, '£#,##0"k"', { kind: 'text', text: '£50k' }],
      [50000, '£#,##0,"k"', { kind: 'text', text: '£50k' }],
      [2.5, '£0.0\\m', { kind: 'text', text: '£2.5m' }],
      [2.5, '£0.0\\ \\mill\\i\\o\\n', { kind: 'text', text: '£2.5 million' }],
      [50, '[$€-2] #,##0"k"', { kind: 'text', text: '€ 50k' }],
      [24, '0" months"', { kind: 'text', text: '24 months' }],
      [70, '0"%"', { kind: 'text', text: '70%' }],
      [46086, 'dd/mm/yyyy', { kind: 'date', text: '2026-03-05' }],
      [46086, 'mmm-yy', { kind: 'date', text: '2026-03-05' }],
      [0.5, 'hh:mm', { kind: 'date' }],
      [12, '@', { kind: 'number', text: '12' }],
      [1e21, '0', { kind: 'number' }],
    ];
    const content = await workbook({ Panel: [formats.map(([value]) => value)] }, (book) => {
      for (const [index, [, format]] of formats.entries()) {
        book
          .getWorksheet('Panel')!
          .getRow(1)
          .getCell(index + 1).numFmt = format;
      }
    });

    const [row] = await read(content);

    expect(row?.cells).toEqual(formats.map(([, , expected]) => expect.objectContaining(expected) as unknown));
  });

  it('are read with the targets of links', async () => {
    const cells = await cellsOf(
      { text: 'Visit', hyperlink: 'https://alba.co.uk/?a=1&b=2' },
      { text: 'Jo', hyperlink: 'mailto:jo@alba.co.uk' },
      { formula: 'HYPERLINK("https://alba.co.uk","Alba")', result: 'Alba' },
    );

    expect(cells).toEqual([
      { ...text('Visit'), link: 'https://alba.co.uk/?a=1&b=2' },
      { ...text('Jo'), link: 'mailto:jo@alba.co.uk' },
      { ...text('Alba'), link: 'https://alba.co.uk' },
    ]);
  });

  it('are read in the order of the tabs, including hidden rows and sheets, which are reported', async () => {
    const content = await workbook({ First: [['a'], ['b']], Second: [['c']], Charts: [['d']] }, (book) => {
      book.getWorksheet('First')!.getRow(2).hidden = true;
      book.getWorksheet('Charts')!.state = 'hidden';
    });

    const rows = await read(content);

    expect(rows.map(({ sheet, row, hidden }) => [sheet, row, hidden])).toEqual([
      ['First', 1, null],
      ['First', 2, 'row'],
      ['Second', 1, null],
      ['Charts', 1, 'sheet'],
    ]);
  });

  it('are read once from a merged title, without blank rows', async () => {
    const content = await workbook(
      { Panel: [['Lender panel'], null, ['Lender', null, 'Products'], ['', '  ']] },
      (book) => book.getWorksheet('Panel')!.mergeCells('A1:F1'),
    );

    const rows = await read(content);

    expect(rows.map(({ row, cells }) => [row, cells.map((cell) => cell?.text)])).toEqual([
      [1, ['Lender panel']],
      [3, ['Lender', undefined, 'Products']],
    ]);
  });

  it('are read for each row from a merged name, and from headings merged over two rows', async () => {
    const content = await workbook(
      {
        Panel: [
          ['Lender', 'Products', 'LTV', '', 'Web'],
          ['', '', 'Min', 'Max', ''],
          ['Forth', 'Bridging', 40, 70, 'forth.co.uk'],
          ['', 'Development finance', 50, 65, ''],
          ['Alba', 'MCA', '', '', ''],
        ],
      },
      (book) => {
        for (const range of ['A1:A2', 'B1:B2', 'C1:D1', 'E1:E2', 'A3:A4', 'E3:E4'])
          book.getWorksheet('Panel')!.mergeCells(range);
      },
    );

    const found = await all(readLenderRows(reader.read(workbookFile(content))));

    expect(found).toEqual([
      expect.objectContaining({
        row: 3,
        values: {
          name: 'Forth',
          productTypes: 'Bridging',
          minLtv: '40',
          maxLtv: '70',
          website: 'https://forth.co.uk',
        },
      }),
      expect.objectContaining({
        row: 4,
        values: {
          name: 'Forth',
          productTypes: 'Development finance',
          minLtv: '50',
          maxLtv: '65',
          website: 'https://forth.co.uk',
        },
      }),
      expect.objectContaining({ row: 5, values: { name: 'Alba', productTypes: 'MCA' } }),
      { kind: 'sheet', sheet: 'Panel', products: [] },
    ]);
  });

  it('are read when shared strings come last in the file, as Excel writes them', async () => {
    const cells = '<c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c><c r="C1" t="s"><v>2</v></c>';
    const strings = sharedStrings(
      '<t>Products</t>',
      '<r><t>Len</t></r><r><rPr><b/></rPr><t>der</t></r>',
      '<t>Min (£k) é – ✓</t>',
    );

    const [row] = await read(
      zip(workbookParts(sheetXml(`<row r="1">${cells}</row>`), { 'xl/sharedStrings.xml': strings })),
    );

    expect(row?.cells).toEqual([text('Lender'), text('Products'), text('Min (£k) é – ✓')]);
  });

  it('are read with all runs of inline rich text', async () => {
    const rich =
      '<c r="A1" t="inlineStr"><is><r><t xml:space="preserve">Alba </t></r><r><rPr><b/></rPr><t>&amp; Sons</t></r></is></c>';

    const [row] = await read(zip(workbookParts(sheetXml(`<row r="1">${rich}</row>`))));

    expect(row?.cells).toEqual([text('Alba & Sons')]);
  });

  it('are read from prefixed tags and dates in text', async () => {
    const sheet = sheetXml(`<row r="1">${textCell('A1', 'Alba')}<c r="B1" t="d"><v>2026-03-05</v></c></row>`);
    const prefixed = sheet.replaceAll(/<(\/?)(?=[a-z])(?!\?)/gi, '<$1x:').replace('xmlns=', 'xmlns:x=');

    const [row] = await read(zip(workbookParts(prefixed)));

    expect(row?.cells).toEqual([text('Alba'), text('2026-03-05')]);
  });

  it('keep characters whole at any chunk boundary', async () => {
    const rows = Array.from(
      { length: 3_000 },
      (_, n) => `<row r="${n + 1}">${textCell(`A${n + 1}`, '£'.repeat(31))}</row>`,
    );

    const found = await read(zip(workbookParts(sheetXml(rows.join('')))));

    expect(found).toHaveLength(3_000);
    expect(found.every(({ cells }) => cells[0]?.text === '£'.repeat(31))).toBe(true);
  });

  it('are read from an old .xls as from an .xlsx', async () => {
    const content = await readFile(new URL('../fixtures/lenders.xls', import.meta.url));

    const found = await all(readLenderRows(reader.read(workbookFile(content, 'LENDERS.XLS'))));

    expect(found).toEqual([
      expect.objectContaining({
        row: 4,
        values: {
          name: 'Alba',
          productTypes: 'Business loans; invoice finance',
          minAmount: '25000',
          maxAmount: '£500k',
          acceptsAdverseCredit: 'false',
          minTradingHistory: '24',
          website: 'https://alba.co.uk',
          contactPhone: '02079460000',
        },
      }),
      expect.objectContaining({
        row: 5,
        values: expect.objectContaining({ maxLtv: '70', acceptsAdverseCredit: 'true' }) as unknown,
      }),
      expect.objectContaining({
        row: 6,
        values: expect.objectContaining({ name: 'Café Crédit – Nord' }) as unknown,
      }),
      expect.objectContaining({
        row: 7,
        values: { name: 'Tay', productTypes: 'Asset finance', maxLtv: '70%' },
        warnings: [expect.objectContaining({ column: 'C (Min (£k))', value: '2026-03-05' })],
      }),
      { kind: 'sheet', sheet: 'Lender panel', products: [] },
    ]);
  });
});
