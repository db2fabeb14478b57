import { formatPounds } from '@/shared/lib/money';

export type AnswerFormat = 'money' | 'percent' | 'loan-to-value' | 'company-number';

interface Format {
  /** Formats the text; null if it is not recognised, and then it stays as typed. */
  format: (text: string) => string | null;
  /** Whether the text is unreadable. */
  rejects: (text: string) => boolean;
  message: string;
}

const POUNDS = /^£? ?(\d{1,3}(?:[, ]\d{3})+|\d{1,12})$/;
const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?) ?%?$/;

/** Prefixes of the registers: companies, partnerships, overseas companies and societies of the three. */
const COMPANY_NUMBER =
  /^(?:(?:\d\d|AC|CE|CS|EN|ES|FC|FE|GE|GN|GS|IC|LP|NA|NC|NF|NI|NL|NO|NP|NZ|OC|OE|PC|R0|RC|SA|SC|SE|SF|SG|SI|SL|SO|SR|SZ|ZC)\d{5}[\dACR]|(?:IP|RS|SP)\d{4}[\dA-Z]{2})$/;

const hasNoFigure = (text: string): boolean => !/\d/.test(text);

const percentUpTo = (most: number): Format => {
  const plain = (text: string): number => Number(PERCENT.exec(text)?.[1]);
  const fits = (share: number): boolean => share >= 1 && share <= most;
  return {
    format: (text) => (fits(plain(text)) ? `${plain(text)}%` : null),
    rejects: (text) => hasNoFigure(text) || (PERCENT.test(text) && !fits(plain(text))),
    message: `Please enter a percentage from 1 to ${most}, such as 70%`,
  };
};

const registerNumber = (text: string): string | null => {
  const compact = text.replace(/\s/g, '').toUpperCase();
  // The register pads its numbers with zeros, which letterheads omit.
  const number = /^\d{5,8}$/.test(compact) ? compact.padStart(8, '0') : compact;
  return COMPANY_NUMBER.test(number) ? number : null;
};

const formats: Readonly<Record<AnswerFormat, Format>> = {
  money: {
    format: (text) => {
      const digits = POUNDS.exec(text)?.[1]?.replace(/[, ]/g, '');
      return digits === undefined ? null : formatPounds(Number(digits));
    },
    rejects: hasNoFigure,
    message: 'Please enter an amount in figures, such as £85,000, 85k or £1.5m',
  },
  percent: percentUpTo(100),
  // Some applicants ask for more than the property is worth; the form explains what that means.
  'loan-to-value': percentUpTo(150),
  'company-number': {
    format: registerNumber,
    rejects: (text) => registerNumber(text) === null,
    message: 'Please enter the 8-character company number, such as 01234567, SC123456 or NI123456',
  },
};

/** The formatted answer; blank and unrecognised text stays as typed. */
export const applyFormat = (format: AnswerFormat | undefined, text: string): string => {
  const answer = text.trim();
  return (format && formats[format].format(answer)) ?? answer;
};

/** The error for unreadable text; null for blank text and for anything that the server can interpret. */
export const formatError = (format: AnswerFormat, text: string): string | null => {
  const { rejects, message } = formats[format];
  const answer = text.trim();
  return answer !== '' && rejects(answer) ? message : null;
};
