import type { LenderField } from '#kernel/lending/lender-fields.js';
import {
  emailsIn,
  phonesIn,
  readPhoneCell,
  withLeadingZeros,
} from '#platform/application/spreadsheet/contact-cells.js';
import { readWebsite } from '../../../../domain/website.js';
import { state, type CellReading, type Reader } from './cell-reading.js';

type Found = Partial<Record<LenderField, string>>;

/** The target of a link if it is a web page: its text may only say 'Visit site'. */
export const readWebAddress: Reader = ({ text, link = '' }, { fields: [field] }) => {
  const [first, ...more] = text.split(/[\s;|]+|,\s+/).filter((part) => part !== '');
  const address = readWebsite(link) ?? readWebsite(text) ?? readWebsite(first ?? '');
  if (address === null) return { problem: 'This is not a web address we can link to, so it was left blank.' };
  const dropped = more.length > 0 && readWebsite(more.at(-1) ?? '') !== null && readWebsite(link) === null;
  return state(field, address, dropped ? 'Only the first address in this cell was used.' : undefined);
};

const websiteIn = (text: string): string | null =>
  text
    .split(/[\s,;|<>()]+/)
    .filter((part) => /^(?:https?:\/\/|www\.)/i.test(part))
    .map((part) => readWebsite(part.replace(/[.:]+$/, '')))
    .find((address) => address !== null) ?? null;

const foundIn = (
  emails: readonly string[],
  phones: readonly string[],
  website: string | null = null,
): Found => ({
  ...(emails[0] !== undefined && { contactEmail: emails[0] }),
  ...(phones[0] !== undefined && { contactPhone: phones[0] }),
  ...(website !== null && { website }),
});

const firstOnly = (emails: readonly string[], phones: readonly string[]): string | undefined => {
  const more = [emails.length > 1 && 'address', phones.length > 1 && 'phone number'].filter(Boolean);
  return more.length > 0
    ? `Only the first ${more.join(' and the first ')} in this cell was used.`
    : undefined;
};

const problemOf = (problem: string | undefined): Pick<CellReading, 'problem'> =>
  problem === undefined ? {} : { problem };

/** A phone number beside the address is used if no other column has one. */
export const readEmail: Reader = (cell) => {
  const [emails, phones] = [emailsIn(cell), phonesIn(cell.text)];
  if (emails.length > 0) {
    return { values: foundIn(emails, []), extras: foundIn([], phones), ...problemOf(firstOnly(emails, [])) };
  }
  return phones.length > 0
    ? {
        extras: foundIn([], phones),
        problem: 'This cell has a phone number but no email address.',
      }
    : { problem: 'This is not an email address, so it was left blank.' };
};

const NO_NUMBER = {
  rounded: 'The spreadsheet rounded this phone number and lost its last digits, so it was left blank.',
  'no number': 'This is not a phone number, so it was left blank.',
} as const;

/** As written, with extension, opening hours and further numbers. */
export const readPhone: Reader = (cell, { fields: [field] }) => {
  const [reading, emails] = [readPhoneCell(cell), emailsIn(cell)];
  if ('text' in reading) return { ...state(field, reading.text), extras: foundIn(emails, []) };
  return emails.length > 0
    ? {
        extras: foundIn(emails, []),
        problem: 'This cell has an email address but no phone number.',
      }
    : { problem: NO_NUMBER[reading.problem] };
};

/** A cell with any of a person's name, email address, phone number and web address. */
export const readContact: Reader = (cell) => {
  const text = withLeadingZeros(cell);
  const [emails, phones] = [emailsIn(cell), phonesIn(text)];
  const values = foundIn(emails, phones, websiteIn(text) ?? readWebsite(cell.link ?? ''));
  return Object.keys(values).length > 0
    ? { values, ...problemOf(firstOnly(emails, phones)) }
    : {
        problem: 'This cell has no email address and no phone number. A name alone is not saved.',
        ofColumn: true,
      };
};
