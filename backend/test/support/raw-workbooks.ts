import { crc32, deflateRawSync } from 'node:zlib';

/** Parts by name, in write order. */
export type Parts = Readonly<Record<string, string | Buffer>>;

interface Lies {
  /** The sizes in every part's headers. */
  readonly size?: number;
  /** General purpose flags: 1 is 'encrypted'. */
  readonly flags?: number;
}

const header = (signature: number, fields: readonly (readonly [size: 2 | 4, value: number])[]): Buffer => {
  const buffer = Buffer.alloc(4 + fields.reduce((length, [size]) => length + size, 0));
  buffer.writeUInt32LE(signature);
  let at = 4;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
};

/** A handmade zip whose part order and headers tests choose. */
export const zip = (parts: Parts, { size, flags = 0 }: Lies = {}): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const content = Buffer.from(part);
    const packed = deflateRawSync(content);
    const about = [
      ...([
        [2, 20],
        [2, flags],
        [2, 8],
        [4, 0],
        [4, crc32(content)],
        [4, packed.length],
      ] as const),
      ...([
        [4, size ?? content.length],
        [2, Buffer.byteLength(name)],
        [2, 0],
      ] as const),
    ];
    const local = Buffer.concat([header(0x04034b50, about), Buffer.from(name), packed]);
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(header(0x02014b50, [[2, 20], ...about, ...rest]), Buffer.from(name));
    files.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const count = Object.keys(parts).length;
  const end = header(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, central.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...files, central, end]);
};

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export const sheetXml = (rows: string, { before = '', after = '' } = {}): string =>
  `${XML}<worksheet ${MAIN} xmlns:r="${RELATIONS}">${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;

export const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** One lender, so that the workbook is valid. */
export const HEADER_ROW = `<row r="1">${textCell('A1', 'Lender')}${textCell('B1', 'Products')}</row>`;
export const LENDER_ROW = `<row r="2">${textCell('A2', 'Alba')}${textCell('B2', 'Business loans')}</row>`;

/** The parts of a one-sheet workbook; `more` adds or replaces parts. */
export const workbookParts = (sheet: string, more: Parts = {}, { names = '' } = {}): Parts => ({
  '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
  'xl/worksheets/sheet1.xml': sheet,
  'xl/_rels/workbook.xml.rels':
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
    `<Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${XML}<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Panel" sheetId="1" r:id="rId1"/></sheets>` +
    `${names}</workbook>`,
  ...more,
});

export const sharedStrings = (...items: readonly string[]): string =>
  `${XML}<sst ${MAIN}>${items.map((item) => `<si>${item}</si>`).join('')}</sst>`;
