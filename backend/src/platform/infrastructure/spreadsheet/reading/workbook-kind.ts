import { Refusal, SAVE_AS_XLSX } from './refusal.js';

const ZIP = Buffer.from('PK\x03\x04', 'latin1');
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ENCRYPTED_PACKAGE = Buffer.from('EncryptedPackage', 'utf16le');
const WORD = Buffer.from('WordDocument', 'utf16le');
/** The first record of a BIFF8 workbook; a FILEPASS record after it means encryption. */
const BIFF8_GLOBALS = Buffer.from('0908100000060500', 'hex');
const FILEPASS = 0x2f;

const PASSWORD =
  'This workbook is protected by a password. Remove the password in Excel, save it, then try again.';

const isEncryptedXls = (content: Buffer): boolean => {
  const globals = content.indexOf(BIFF8_GLOBALS);
  const next = globals + 20;
  return globals >= 0 && next + 2 <= content.length && content.readUInt16LE(next) === FILEPASS;
};

const MARKS_OF_TEXT = ['fffe', 'feff'];
const OTHER_DOCUMENTS = /^(?:%PDF|\{\\rtf|\s*<)/;

/** Whether this is CSV: neither binary nor another text format. */
const isCsv = (content: Buffer): boolean => {
  if (MARKS_OF_TEXT.includes(content.subarray(0, 2).toString('hex'))) return true;
  return !content.includes(0) && !OTHER_DOCUMENTS.test(content.subarray(0, 100).toString('latin1'));
};

/** Detected by content, never by name: brokers rename files, and attackers do too. */
export const kindOf = (content: Buffer, takesCsv: boolean): 'xlsx' | 'xls' | 'csv' => {
  if (content.length === 0) throw new Refusal('This file is empty. Please choose your spreadsheet.');
  if (content.subarray(0, 4).equals(ZIP)) return 'xlsx';
  const isOle = content.subarray(0, 8).equals(OLE);
  if (!isOle && takesCsv && isCsv(content)) return 'csv';
  if (!isOle)
    throw new Refusal(
      `This is not ${takesCsv ? 'a spreadsheet we can read' : 'an Excel file'}. ${SAVE_AS_XLSX}`,
    );
  if (content.includes(ENCRYPTED_PACKAGE) || isEncryptedXls(content)) throw new Refusal(PASSWORD);
  if (content.includes(WORD)) throw new Refusal('This is a Word document. Please choose your spreadsheet.');
  return 'xls';
};
