import { showPounds } from '@/shared/lib/pounds';

export type AnswerFormat = 'money' | 'percent' | 'company-number';

interface Format {
  /** The text as we set it out, or null when it is something else: a number is never guessed. */
  read: (text: string) => string | null;
  complaint: string;
}

const POUNDS = /^£? ?(\d{1,3}(?:[, ]\d{3})+|\d{1,12})$/;
const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?) ?%?$/;

/** Prefixes of the registers: companies, partnerships, overseas companies and societies of the three. */
const COMPANY_NUMBER =
  /^(?:(?:\d\d|AC|CE|CS|EN|ES|FC|FE|GE|GN|GS|IC|LP|NA|NC|NF|NI|NL|NO|NP|NZ|OC|OE|PC|R0|RC|SA|SC|SE|SF|SG|SI|SL|SO|SR|SZ|ZC)\d{5}[\dACR]|(?:IP|RS|SP)\d{4}[\dA-Z]{2})$/;

const formats: Readonly<Record<AnswerFormat, Format>> = {
  money: {
    read: (text) => {
      const digits = POUNDS.exec(text)?.[1]?.replace(/[, ]/g, '');
      return digits === undefined ? null : showPounds(Number(digits));
    },
    complaint: 'Please enter whole pounds in digits, such as £85,000',
  },
  percent: {
    read: (text) => {
      const share = Number(PERCENT.exec(text)?.[1]);
      return share >= 1 && share <= 100 ? `${share}%` : null;
    },
    complaint: 'Please enter a percentage from 1 to 100, such as 70%',
  },
  'company-number': {
    read: (text) => {
      const compact = text.replace(/\s/g, '').toUpperCase();
      // The register pads its numbers with noughts, which letterheads leave out.
      const number = /^\d{5,8}$/.test(compact) ? compact.padStart(8, '0') : compact;
      return COMPANY_NUMBER.test(number) ? number : null;
    },
    complaint: 'Please enter the 8 characters of the register, such as 01234567, SC123456 or NI123456',
  },
};

/** The answer set out as its format has it; blanks and what does not fit stay as they were entered. */
export const setOut = (format: AnswerFormat | undefined, text: string): string => {
  const answer = text.trim();
  return (format && formats[format].read(answer)) ?? answer;
};

/** What to say about a text that does not fit its format; a blank always fits. */
export const misfit = (format: AnswerFormat, text: string): string | null => {
  const { read, complaint } = formats[format];
  const answer = text.trim();
  return answer === '' || read(answer) !== null ? null : complaint;
};
