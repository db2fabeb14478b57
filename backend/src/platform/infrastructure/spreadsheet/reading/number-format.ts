import { format as show, isDateFormat, isValidFormat, tokenize, type Token } from 'numfmt';

/** What a number format makes of a value, for as much as changes what a person reads. */
interface NumberFormat {
  readonly isDate: boolean;
  /** With every digit that the cell holds, also where the format rounds. */
  readonly shownNumber: (value: number) => string;
  readonly shownText: (value: string) => string;
}

/** More decimals than a cell holds, where the format would round. */
const DECIMALS = '#'.repeat(12);
/** Of a currency or a date, '[$€-2]': no program lets it decide how a number is punctuated. */
const LOCALE = /\[\$([^\]-]*)-[0-9a-f]+\]/gi;
/** Left behind where there are no decimals after all. */
const BARE_POINT = /(\d)\.(?!\d)/g;

const isPlaceholder = ({ type }: Token): boolean => type === 'HASH' || type === 'ZERO' || type === 'QMARK';

const sectionsOf = (code: string): Token[][] => {
  const sections: Token[][] = [[]];
  for (const token of tokenize(code)) {
    if (token.type === 'BREAK') sections.push([]);
    else sections.at(-1)?.push(token);
  }
  return sections;
};

const raw = (tokens: readonly Token[]): string => tokens.map((token) => token.raw).join('');

/** '£#,##0"k"' shows 12.5 as '£13k', which is more than the lender said: here it is '£12.5k'. */
const unrounded = (section: readonly Token[]): string => {
  const has = (...types: string[]): boolean => section.some(({ type }) => types.includes(type));
  if (!has('HASH', 'ZERO') || has('SLASH', 'EXP', 'DATETIME', 'DURATION')) return raw(section);
  const end = section.findLastIndex(isPlaceholder) + 1;
  const decimals = has('POINT') ? DECIMALS : `.${DECIMALS}`;
  return `${raw(section.slice(0, end))}${decimals}${raw(section.slice(end))}`;
};

const UNKNOWN: NumberFormat = { isDate: false, shownNumber: String, shownText: String };

const parse = (code: string): NumberFormat => {
  const pattern = code.replace(LOCALE, (_, symbol: string) => (symbol ? `[$${symbol}]` : ''));
  if (!isValidFormat(pattern)) return UNKNOWN;
  const whole = sectionsOf(pattern).map(unrounded).join(';');
  return {
    isDate: isDateFormat(pattern),
    shownNumber: (value) => show(whole, value).replace(BARE_POINT, '$1').trim(),
    shownText: (value) => show(pattern, value),
  };
};

const known = new Map<string, NumberFormat>();

export const numberFormat = (code: string): NumberFormat => {
  const parsed = known.get(code) ?? parse(code);
  known.set(code, parsed);
  return parsed;
};
