import { readContactEmail } from '../../domain/contact-email.js';
import { readWebsite } from '../../domain/website.js';
import type { Column } from './columns.js';
import type { CellReading } from './cell-reading.js';
import type { CellValue } from './workbook-reader.js';

const one = ({ fields: [field] }: Column, value: string): CellReading => ({
  values: field ? { [field]: value } : {},
});

/** Where a link leads, unless it does not lead to a page: its text may only say 'Visit site'. */
export const readWebAddress = ({ text, link = '' }: CellValue, column: Column): CellReading => {
  const [first, ...more] = text.split(/[\s;|]+|,\s+/).filter((part) => part !== '');
  const address = readWebsite(link) ?? readWebsite(text) ?? readWebsite(first ?? '');
  if (address === null) return { problem: 'This is not a web address we can link to, so it was left blank.' };
  const dropped = more.length > 0 && readWebsite(more.at(-1) ?? '') !== null && readWebsite(link) === null;
  return {
    ...one(column, address),
    ...(dropped && { problem: 'Only the first address in this cell was kept.' }),
  };
};

/** The first address in the cell: 'Jo Bloggs <jo@lender.co.uk>; desk@lender.co.uk'. */
export const readEmail = ({ text, link = '' }: CellValue, column: Column): CellReading => {
  const linked = /^mailto:([^?]*)/i.exec(link)?.[1] ?? '';
  const found = [...text.replace(/mailto:/gi, '').split(/[\s,;/|<>()]+/), linked]
    .filter((part) => part.includes('@'))
    .flatMap((part) => readContactEmail(part.replace(/[.:]+$/, '')) ?? []);
  const [address, ...others] = [...new Set(found)];
  if (address === undefined) return { problem: 'This is not an e-mail address, so it was left blank.' };
  const more = others.some((other) => other.toLowerCase() !== linked.toLowerCase());
  return {
    ...one(column, address),
    ...(more && { problem: 'Only the first address in this cell was kept.' }),
  };
};

/** A number cell cannot hold the 0 that British numbers begin with. */
const withLeadingZero = (text: string): string => {
  if (/^[1-9]\d{8,9}$/.test(text)) return `0${text}`;
  return /^44\d{9,10}$/.test(text) ? `+${text}` : text;
};

export const readPhone = ({ kind, text }: CellValue, column: Column): CellReading => {
  const phone = kind === 'number' ? withLeadingZero(text) : text;
  return (phone.match(/\d/g) ?? []).length >= 5
    ? one(column, phone)
    : { problem: 'This is not a telephone number, so it was left blank.' };
};
