import { readProducts } from '#kernel/lending/product.js';
import { words } from '#kernel/text/text.js';
import type { CellValue } from '#platform/application/spreadsheet/workbook-reader.js';
import { sectors } from '#kernel/vocabulary/sectors.js';
import { state, type CellReading, type Reader } from './cell-reading.js';
import type { Column, ColumnKind } from '../../words/columns.js';
import type { ImportVocabulary } from '../../words/import-vocabulary.js';
import { readContact, readEmail, readPhone, readWebAddress } from './read-contact.js';
import { LIMIT_READERS } from './read-limit.js';
import { readActive, readTick, readYesOrNo } from './read-flag-cell.js';

const SAYS_NOTHING = new Set(
  [
    'tbc,tba,tbd,to be confirmed,to be advised,n a,na,not applicable,unknown,not known,not stated,not specified',
    'not given,not available,pending,null,blank,dont know,no data,see notes',
  ].flatMap((part) => part.split(',')),
);

const LONGEST = 24;

/** Words for an empty list. */
const EMPTY_LIST: ReadonlySet<string> = new Set(['none', 'nil', 'no', 'nothing']);

/** Dashes, dots and question marks; a tick or a cross has no letters either, but is an answer. */
const MARKS = /^[-‐-―−.…?_*/\s]*$/;

/** 'TBC', '-' and '?' leave a field unchanged; so does 'N/A', except in a limit, where it means no limit. */
const isBlank = (text: string): boolean =>
  text.length <= LONGEST && (MARKS.test(text) || SAYS_NOTHING.has(words(text)));

/** Words that, like a blank cell, mean the products of the sheet. */
const ALL_PRODUCTS: ReadonlySet<string> = new Set(
  'all,any,all products,any product,all types,all loan types,all of them,as above,see above,see sheet,various'.split(
    ',',
  ),
);

const readProductList: Reader = ({ text }, { fields: [field] }, vocabulary) => {
  const { text: known, found, note } = vocabulary.readProducts(text);
  const isNone = readProducts(known).products.length === 0;
  if (isNone && ALL_PRODUCTS.has(words(text))) return { words: found };
  if (isNone) return { problem: 'We did not recognise a product in this cell.', words: found };
  return { ...state(field, known, note), words: found, ofColumn: note !== undefined };
};

const readText: Reader = ({ text }, { fields: [field] }) => state(field, text);

const readList: Reader = ({ text }, { fields: [field] }) =>
  EMPTY_LIST.has(words(text)) ? {} : state(field, text);

/** Items that a list of exclusions says are not excluded are left out, with a remark. */
const readSectors: Reader = (cell, column, vocabulary) => {
  const reading = readList(cell, column, vocabulary);
  const { exempted } = column.fields.includes('excludedSectors')
    ? sectors.readList(cell.text, 'excluded')
    : { exempted: [] };
  const names = exempted.map(({ written }) => written).join(', ');
  return exempted.length === 0 ? reading : { ...reading, problem: `Not read as excluded: ${names}.` };
};

const readTypes: Reader = (cell, column, vocabulary) => {
  const { text, found } = vocabulary.readPropertyTypes(cell.text);
  return { ...readList({ ...cell, text }, column, vocabulary), words: found };
};

const readAreas: Reader = (cell, column, vocabulary) => {
  const { text, found } = vocabulary.readPlaces(cell.text);
  return { ...readList({ ...cell, text }, column, vocabulary), words: found };
};

const readRate: Reader = (cell, { fields: [field], units }) =>
  state(field, cell.kind === 'number' && units.includes('percent') ? `${cell.text}%` : cell.text);

const READERS: Record<ColumnKind, Reader> = {
  name: readText,
  prose: readText,
  text: readText,
  'property-types': readTypes,
  sectors: readSectors,
  areas: readAreas,
  products: readProductList,
  'product-tick': readTick,
  rate: readRate,
  ...LIMIT_READERS,
  flag: readYesOrNo,
  active: readActive,
  email: readEmail,
  phone: readPhone,
  contact: readContact,
  website: readWebAddress,
  ignored: () => ({}),
};

const DATE_FIELDS: readonly ColumnKind[] = [
  'name',
  'prose',
  'text',
  'property-types',
  'sectors',
  'areas',
  'rate',
];

const readError = (text: string): CellReading => {
  const reason = text.startsWith('=')
    ? 'The file has no saved result for this formula. Open it in Excel, save it, and import it again.'
    : `The cell shows the error ${text}.`;
  return { problem: `${reason} It was left blank.`, ofColumn: true };
};

const DATE: CellReading = {
  problem: 'The cell is a date, so it was left blank. Excel may have turned a number or a range into one.',
};

/** Reads one cell of a lender's row. Never throws and never guesses: unclear cells are left blank and reported. */
export const readCell = (cell: CellValue, column: Column, vocabulary: ImportVocabulary): CellReading => {
  if (column.reading === 'ignored') return {};
  if (cell.kind === 'error') return readError(cell.text);
  if (cell.kind === 'date' && !DATE_FIELDS.includes(column.reading)) return DATE;
  const isSilent = isBlank(cell.text);
  if (isSilent && !(column.reading in LIMIT_READERS)) return {};
  const reading = READERS[column.reading](cell, column, vocabulary);
  // 'N/A' in a limit is read as no limit; 'TBC' is not.
  return isSilent && reading.problem !== undefined ? {} : reading;
};
