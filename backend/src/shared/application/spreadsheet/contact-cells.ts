import { readEmailAddress } from '#shared/domain/email.js';
import type { CellValue } from './workbook-reader.js';

const partsOf = (text: string): string[] => text.split(/[\s,;/|<>()]+/);

/** The addresses in a cell, or the one that its link leads to: 'Jo Bloggs <jo@lender.co.uk>; desk@lender.co.uk'. */
export const emailsIn = ({ text, link = '' }: CellValue): string[] => {
  const emails = partsOf(text.replace(/mailto:/gi, ''))
    .map((part) => part.replace(/^(?:e-?mail|e|m):/i, '').replace(/[.:]+$/, ''))
    .flatMap((part) => readEmailAddress(part) ?? []);
  const linked = readEmailAddress(/^mailto:([^?]*)/i.exec(link)?.[1] ?? '');
  return emails.length > 0 || linked === null ? [...new Set(emails)] : [linked];
};

/** A number cell cannot hold the 0 that British numbers begin with. */
export const withLeadingZero = ({ kind, text }: CellValue): string => {
  if (kind === 'number' && /^[1-9]\d{8,9}$/.test(text)) return `0${text}`;
  return kind === 'number' && /^44\d{9,10}$/.test(text) ? `+${text}` : text;
};
