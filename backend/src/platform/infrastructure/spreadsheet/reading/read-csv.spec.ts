import type { SheetRow } from '#platform/application/spreadsheet/workbook-reader.js';
import { readCsv } from './read-csv.js';

const rowsOf = (content: string | Buffer): SheetRow[] => [...readCsv(Buffer.from(content))];
const textsOf = (content: string | Buffer): (string | undefined)[][] =>
  rowsOf(content).map(({ cells }) => Array.from(cells, (cell) => cell?.text));

describe('Read CSV', () => {
  it.each([
    ['commas', 'Name,Email\nJo,jo@x.example\n'],
    ['semicolons', 'Name;Email\nJo;jo@x.example\n'],
    ['tabs', 'Name\tEmail\nJo\tjo@x.example\n'],
    ['bars', 'Name|Email\nJo|jo@x.example\n'],
    ['a space before each quotation mark', '"Name", "Email"\n"Jo", "jo@x.example"'],
    ['the line that tells Excel what separates them', 'sep=;\r\nName;Email\r\nJo;jo@x.example'],
    ['the line ends of Windows', 'Name,Email\r\nJo,jo@x.example\r\n'],
    ['the line ends of old Macs', 'Name,Email\rJo,jo@x.example'],
    ['every field in quotation marks', '"Name","Email"\n"Jo","jo@x.example"'],
    ['a mark in front that says UTF-8', '\ufeffName,Email\nJo,jo@x.example'],
    ['UTF-16, as Excel saves Unicode text', Buffer.from('\ufeffName\tEmail\nJo\tjo@x.example', 'utf16le')],
    ['UTF-16, the other way round', Buffer.from('\ufeffName\tEmail\nJo\tjo@x.example', 'utf16le').swap16()],
  ])('reads a file with %s', (_what, content) => {
    expect(textsOf(content)).toEqual([
      ['Name', 'Email'],
      ['Jo', 'jo@x.example'],
    ]);
  });

  it('reads quoted text literally', () => {
    expect(textsOf('Name,Notes\n"Reid, Callum","Said ""yes"",\nring; after six"')).toEqual([
      ['Name', 'Notes'],
      ['Reid, Callum', 'Said "yes",\nring; after six'],
    ]);
  });

  it('keeps quotation marks within an unquoted value', () => {
    expect(textsOf('Name,Notes\nJo,5" pipe and 6" pipe\n"Jo" Reid,x')).toEqual([
      ['Name', 'Notes'],
      ['Jo', '5" pipe and 6" pipe'],
      ['Jo Reid', 'x'],
    ]);
  });

  it('keeps a quoted value whole after a leading space', () => {
    expect(textsOf('Name, Company, Notes\nAda, "Holt, Byrne & Co", "called, no answer"')[1]).toEqual([
      'Ada',
      'Holt, Byrne & Co',
      'called, no answer',
    ]);
  });

  it('reads a quotation mark escaped by a backslash, with a remark', () => {
    const rows = rowsOf('Name,Notes\n"Ada \\"Ace\\" Holt","said \\"no, thanks\\""\n"C:\\",ok');

    expect(rows[1]?.cells.map((cell) => cell?.text)).toEqual(['Ada "Ace" Holt', 'said "no, thanks"']);
    expect(rows.map(({ remark }) => remark)).toEqual([
      undefined,
      'The quotation marks in this row do not match. Check its values.',
      undefined,
    ]);
    expect(rows[2]?.cells[0]?.text).toBe('C:\\');
  });

  it('remarks on a row whose quotation marks end within a value', () => {
    expect(rowsOf('Name,Notes\n"Jo" Reid,x\n"Ann" ,y').map(({ remark }) => remark !== undefined)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['an old Mac', Buffer.from([0x52, 0x65, 0x6e, 0x8e])],
    ['DOS', Buffer.from([0x5a, 0x81, 0x72, 0x69, 0x63, 0x68])],
  ])('remarks on rows in the encoding of %s', (_what, name) => {
    const rows = rowsOf(Buffer.concat([Buffer.from('Name,Notes\n'), name, Buffer.from(',x\nJo,y')]));

    expect(rows.map(({ remark }) => remark?.slice(0, 38))).toEqual([
      undefined,
      'Some letters in this row may be wrong,',
      undefined,
    ]);
  });

  it.each(['Zoë', 'BOŽENA', 'Žofia', 'O’Brien', 'Šárka', '“Ada” – said'])(
    'adds no remark about the encoding of %s',
    (name) => {
      expect(rowsOf(`Name,Notes\n${name},x`)[1]).not.toHaveProperty('remark');
    },
  );

  it('numbers rows as a spreadsheet does, including blank and multi-line ones', () => {
    expect(rowsOf('Name,Notes\n\n"Jo","one\ntwo"\n,\nAnn,x').map(({ row }) => row)).toEqual([1, 3, 5]);
  });

  it('reads Windows-1252 when the text is not UTF-8', () => {
    expect(textsOf(Buffer.from('Name;Notes\nZo\xeb;owes \x80500 \x96 maybe', 'latin1'))).toEqual([
      ['Name', 'Notes'],
      ['Zoë', 'owes €500 – maybe'],
    ]);
    expect(textsOf('Name;Notes\nZoë;owes €500')[1]).toEqual(['Zoë', 'owes €500']);
  });

  it.each([
    ['a title with a comma', 'My leads, March 2026\nName;Email\nJo;jo@x.example\nAnn;ann@x.example'],
    ['commas in every note', 'Name;Email\nJo;one, two\nAnn;three, four\nBob;five, six'],
    ['semicolons in some notes', 'Name,Email\nJo,one; two\nAnn,x\nBob,y'],
  ])('detects the separator despite %s', (_what, content) => {
    expect(textsOf(content).find(([first]) => first === 'Jo')).toHaveLength(2);
  });

  it('keeps leading zeros, also those protected for Excel', () => {
    expect(textsOf('Name,Phone\nJo,01414960123\nAnn,"=""0131 496 0100"""')).toEqual([
      ['Name', 'Phone'],
      ['Jo', '01414960123'],
      ['Ann', '0131 496 0100'],
    ]);
  });

  it('removes invisible characters', () => {
    expect(textsOf('Name,Email\n\u00a0Jo\u200b ,\u0007jo@x.example')[1]).toEqual(['Jo', 'jo@x.example']);
  });

  it('reads a single column, and omits blank cells', () => {
    expect(textsOf('Email\njo@x.example')).toEqual([['Email'], ['jo@x.example']]);
    expect(rowsOf('a,b,c\nx,,z')[1]?.cells).toEqual([
      { kind: 'text', text: 'x' },
      null,
      { kind: 'text', text: 'z' },
    ]);
  });

  it('names the row in which an unclosed quotation mark opened', () => {
    expect(() => rowsOf('Name,Email\nJo,x\n"Ann,y\nBob,z')).toThrow(
      'A quotation mark opened in row 3 is never closed.',
    );
  });

  it('reads a long file', () => {
    const lines = Array.from({ length: 50_000 }, (_, n) => `"Name ${n}",${n}@x.example,"some, ""notes"""`);

    expect(rowsOf(['Name,Email,Notes', ...lines].join('\n'))).toHaveLength(50_001);
  });
});
