import { ForkedWorkbookReader } from '#platform/infrastructure/spreadsheet/reading/forked-workbook-reader.js';
import {
  HEADER_ROW,
  LENDER_ROW,
  sharedStrings,
  sheetXml,
  textCell,
  workbookParts,
  zip,
} from '../support/raw-workbooks.js';
import { workbookFile } from '../support/workbook-file.js';
import { all, workbook } from '../support/workbooks.js';

const reader = new ForkedWorkbookReader();
const read = (content: Buffer, name = 'lenders.xlsx') => all(reader.read(workbookFile(content, name)));
const rows = HEADER_ROW + LENDER_ROW;

// Each crashes a parser or blocks it for minutes; none is larger than a few kilobytes.
const SURVIVED: Record<string, Buffer> = {
  'a merge over the whole sheet': zip(
    workbookParts(
      sheetXml(rows, { after: '<mergeCells count="1"><mergeCell ref="A1:XFD1048576"/></mergeCells>' }),
    ),
  ),
  'a defined name over the whole sheet': zip(
    workbookParts(
      sheetXml(rows),
      {},
      { names: '<definedNames><definedName name="x">Panel!$A$1:$XFD$1048576</definedName></definedNames>' },
    ),
  ),
  'four billion columns': zip(
    workbookParts(sheetXml(rows, { before: '<cols><col min="1" max="2147483647" width="9"/></cols>' })),
  ),
  'data validation over the whole sheet': zip(
    workbookParts(
      sheetXml(rows, {
        after:
          '<dataValidations count="1"><dataValidation type="whole" sqref="A1:XFD1048576"><formula1>1</formula1></dataValidation></dataValidations>',
      }),
    ),
  ),
  'row number 999999999': zip(
    workbookParts(
      sheetXml(
        `${rows}<row r="999999999">${textCell('A999999999', 'Far')}${textCell('B999999999', 'MCA')}</row>`,
      ),
    ),
  ),
  'a cell in the last column': zip(
    workbookParts(sheetXml(`${rows}<row r="3">${textCell('XFD3', 'Far')}</row>`)),
  ),
  'a conditional format over the whole sheet': zip(
    workbookParts(
      sheetXml(rows, {
        after:
          '<conditionalFormatting sqref="A1:XFD1048576"><cfRule type="expression" priority="1"><formula>1</formula></cfRule></conditionalFormatting>',
      }),
    ),
  ),
};

describe('Workbook bombs', () => {
  it.each(Object.entries(SURVIVED))('reads the lenders of a workbook with %s', async (_, content) => {
    const found = await read(content);

    expect(found.slice(0, 2).map(({ cells }) => cells[0]?.text)).toEqual(['Lender', 'Alba']);
  });

  const entities =
    '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>';

  const REFUSED: Record<string, [content: Buffer, sentence: RegExp]> = {
    'a sheet that unpacks a thousandfold': [
      zip(workbookParts(sheetXml(' '.repeat(30_000_000)))),
      /too large to read safely/,
    ],
    'parts that unpack to more than 100 MB': [
      zip(workbookParts(sheetXml(rows), { 'xl/media/a.bin': Buffer.alloc(110 * 1024 * 1024) })),
      /too large to read safely/,
    ],
    'sizes that lie': [zip(workbookParts(sheetXml(rows)), { size: 10 }), /damaged/],
    'a thousand parts': [
      zip(
        workbookParts(
          sheetXml(rows),
          Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`xl/media/${n}`, ''])),
        ),
      ),
      /too large to read safely/,
    ],
    'encrypted parts': [zip(workbookParts(sheetXml(rows)), { flags: 1 }), /password/],
    'a path out of the archive': [
      zip({ ...workbookParts(sheetXml(rows)), '../../etc/cron.d/x': 'x' }),
      /damaged/,
    ],
    'a column beyond the last': [
      zip(workbookParts(sheetXml(`<row r="1">${textCell('ZZZZZZ1', 'x')}</row>`))),
      /cannot be read/,
    ],
    'entities in entities': [
      zip(
        workbookParts(
          sheetXml(rows)
            .replace(/^<\?xml[^>]*\?>/, entities)
            .replace('Alba', '&c;'),
        ),
      ),
      /cannot be read/,
    ],
    'broken XML': [
      zip(workbookParts(sheetXml(`${HEADER_ROW}<row r="2"><c r="A2"></row>`))),
      /cannot be read/,
    ],
    'a zip cut short': [zip(workbookParts(sheetXml(rows))).subarray(0, 600), /damaged/],
  };

  it.each(Object.entries(REFUSED))('rejects a workbook with %s', async (_, [content, sentence]) => {
    await expect(read(content)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringMatching(sentence) as string,
    });
  });

  it('survives a reading process that runs out of memory, and reads the next workbook', async () => {
    const runs = Array.from({ length: 400_000 }, (_, n) => `<r><t>${n}</t></r>`).join('');
    const greedy = zip(workbookParts(sheetXml(rows), { 'xl/sharedStrings.xml': sharedStrings(runs) }));
    const small = new ForkedWorkbookReader({ heapMb: 24 });
    const readSmall = (content: Buffer) => all(small.read(workbookFile(content)));

    await expect(readSmall(greedy)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('too complex') as string,
    });
    expect(await readSmall(zip(workbookParts(sheetXml(rows))))).toHaveLength(2);
  });

  it('kills a reading process that takes too long', async () => {
    const impatient = new ForkedWorkbookReader({ batchMs: 1 });

    await expect(all(impatient.read(workbookFile(zip(workbookParts(sheetXml(rows))))))).rejects.toMatchObject(
      {
        kind: 'invalid',
        message: expect.stringContaining('too complex') as string,
      },
    );
  });

  describe('a workbook whose parts each arrive in time', () => {
    const lenders = Array.from({ length: 500 }, (_, n) => [`Lender ${n}`, 'MCA']);
    const quick = async () => workbookFile(await workbook({ Panel: [['Lender', 'Products'], ...lenders] }));
    beforeEach(() => {
      let passed = 0;
      // Shadows the inherited one.
      Object.defineProperty(performance, 'now', { value: () => (passed += 10_000), configurable: true });
    });
    afterEach(() => {
      Reflect.deleteProperty(performance, 'now');
    });

    it('is rejected when the whole takes too long', async () => {
      const reading = new ForkedWorkbookReader({ fileMs: 40_000 }).read(await quick());

      await expect(all(reading)).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringMatching(/^This workbook takes too long to read\. Please split it/) as string,
      });
    });

    it('is read within the time for a whole file', async () => {
      expect(await all(new ForkedWorkbookReader().read(await quick()))).toHaveLength(501);
    });
  });

  it('reads one workbook at a time, and rejects a long queue', async () => {
    const content = await workbook({
      Panel: [
        ['Lender', 'Products'],
        ['Alba', 'MCA'],
      ],
    });

    const answers = await Promise.allSettled(Array.from({ length: 12 }, () => read(content)));

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ kind: 'unavailable' });
    }
  });

  it('starts the next one when a reader stops halfway', async () => {
    const lenders = Array.from({ length: 2_000 }, (_, n) => [`Lender ${n}`, 'MCA']);
    const content = await workbook({ Panel: [['Lender', 'Products'], ...lenders] });

    for await (const row of reader.read(workbookFile(content))) if (row.row === 3) break;

    expect(await read(content)).toHaveLength(2_001);
  });

  it.each([
    ['an empty file', 'lenders.xlsx', '', /empty/],
    ['a CSV', 'lenders.csv', 'Lender,Products', /Excel file \(\.xlsx or \.xls\)/],
    ['a renamed CSV', 'lenders.xlsx', 'Lender,Products', /not an Excel file/],
    ['a web page called .xls', 'lenders.xls', '<html><table></table></html>', /save it as \.xlsx/],
    ['a program', 'lenders.xlsx', 'MZ\x90\x00', /not an Excel file/],
    [
      'a Word document',
      'lenders.xlsx',
      zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }),
      /not an Excel workbook/,
    ],
    ['a zip of zips', 'lenders.xlsx', zip({ 'a.zip': zip({ 'b.txt': 'b' }) }), /not an Excel workbook/],
    [
      'a workbook with macros',
      'lenders.xlsx',
      zip(workbookParts(sheetXml(rows), { 'xl/vbaProject.bin': 'x' })),
      /macros/,
    ],
    [
      'an old Word document',
      'lenders.xls',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]),
      /Word/,
    ],
    [
      'a workbook with a password',
      'lenders.xlsx',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      /password/,
    ],
    [
      'a damaged .xls',
      'lenders.xls',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
      /save it as \.xlsx/,
    ],
    ['eleven megabytes', 'lenders.xlsx', Buffer.alloc(11 * 1024 * 1024), /10 MB/],
  ])('rejects %s and says what to do', async (_, name, content, sentence) => {
    await expect(read(Buffer.from(content), name)).rejects.toMatchObject({
      kind: 'invalid',
      code: 'workbook-refused',
      message: expect.stringMatching(sentence) as string,
    });
  });

  it('reads a workbook with a capitalised or wrong extension', async () => {
    const content = await workbook({
      Panel: [
        ['Lender', 'Products'],
        ['Alba', 'MCA'],
      ],
    });

    expect(await read(content, 'LENDERS.XLSX')).toHaveLength(2);
    expect(await read(content, 'lenders.xls')).toHaveLength(2);
  });

  it('names the missing file', async () => {
    await expect(all(reader.read({ name: 'gone.xlsx', path: '/nowhere/gone.xlsx' }))).rejects.toMatchObject({
      message: 'File not found: /nowhere/gone.xlsx',
    });
  });
});
