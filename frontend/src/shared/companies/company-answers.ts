import { ANSWERS } from '@/api/answers';
import type { Company } from '@/shared/companies/companies-api';
import { counted } from '@/shared/lib/figures';

type Sector = (typeof ANSWERS.businessSector.choices)[number]['value'];

/** The divisions of the Standard Industrial Classification of 2007, first and last, that are one of our sectors. */
const DIVISIONS: readonly (readonly [from: number, to: number, sector: Sector])[] = [
  [10, 33, 'manufacturing'],
  [41, 43, 'construction'],
  [45, 47, 'retail'],
  [55, 56, 'hospitality'],
  [61, 63, 'technology'],
  [64, 66, 'professional-services'],
  [68, 68, 'property'],
  [69, 74, 'professional-services'],
  [75, 75, 'healthcare'],
  [78, 78, 'professional-services'],
  [86, 88, 'healthcare'],
];

/** Codes that differ from their division's sector or have none: wholesale, developers, dormant companies. */
const EXCEPTIONS: readonly (readonly [begins: string, sector: Sector | null])[] = [
  ['411', 'property'],
  ['46', null],
  ['582', 'technology'],
  ['74990', null],
];

function sectorOf(code: string): Sector | null {
  const exception = EXCEPTIONS.find(([begins]) => code.startsWith(begins));
  if (exception) return exception[1];
  const division = Number(code.slice(0, 2));
  return DIVISIONS.find(([from, to]) => from <= division && division <= to)?.[2] ?? null;
}

function monthsSince(day: string, now: Date): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const months = (now.getFullYear() - year) * 12 + now.getMonth() + 1 - month;
  return Math.max(0, now.getDate() < date ? months - 1 : months);
}

/** The longest trading history that the form offers and the company has reached. */
const asChoice = (months: number): string =>
  ANSWERS.tradingHistory.choices.map(({ value }) => value).findLast((value) => parseInt(value) <= months) ??
  'Startup';

const spellOut = (months: number): string => {
  if (months < 6) return 'Startup';
  return months < 24 ? counted(months, 'month') : counted(Math.floor(months / 12), 'year');
};

interface AnswerOptions {
  now: Date;
  /** Whether the form takes the trading history as text instead of a choice. */
  spellOutHistory: boolean;
}

/** The company's data as answers of an application, without what Companies House does not have. */
export function answersOf(
  company: Company,
  { now, spellOutHistory }: AnswerOptions,
): Readonly<Record<string, string>> {
  const { name, number, registeredAddress, incorporated, sicCodes } = company;
  const sector = sicCodes.map(({ code }) => sectorOf(code)).find((each) => each !== null);
  const months = incorporated === null ? null : monthsSince(incorporated, now);
  return {
    companyName: name,
    companyNumber: number,
    ...(registeredAddress !== null && { registeredAddress }),
    ...(sector && { businessSector: sector }),
    ...(months !== null && { tradingHistory: spellOutHistory ? spellOut(months) : asChoice(months) }),
  };
}
