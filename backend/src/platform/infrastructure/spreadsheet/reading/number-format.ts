import { format as show, isDateFormat, isValidFormat, tokenize, type Token } from 'numfmt';

/** The effect of a number format, as far as it changes the meaning. */
interface NumberFormat {
  readonly isDate: boolean;
  /** With every digit of the cell, even if the format rounds. */
  readonly shownNumber: (value: number) => string;
  readonly shownText: (value: string) => string;
}

/** More decimals than a cell holds, in place of the format's rounding. */
const DECIMALS = '#'.repeat(12);
/** The locale of a currency or date, '[$€-2]': programs ignore it for punctuation. */
const LOCALE = /\[\$([^\]-]*)-[0-9a-f]+\]/gi;
/** Remains if there are no decimals. */
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

/** '£#,##0"k"' shows 12.5 as '£13k', more than the lender stated: this gives '£12.5k'. */
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
