import { productTitle, readProducts, type ProductKey } from '#kernel/lending/product.js';
import { LENDING_WORDS, PRODUCT_WORDS } from '#kernel/vocabulary/product-words.js';
import { PROPERTY_TYPES, propertyTypes } from '#kernel/vocabulary/property-types.js';
import { readLimit } from '#modules/lenders/domain/lender-limits.js';
import type { LimitField } from '#kernel/lending/lender-fields.js';
import type { Random } from './random.js';

/** A cell in one of a person's formats: text, number, tick box, or a percentage format. */
export type Written = string | number | boolean | { readonly percent: number };

const list = (text = ''): string[] =>
  text
    .split(',')
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .filter((entry) => entry !== '');

/** Every way to write a vocabulary entry's products, by product. */
const PRODUCT_NAMES = new Map<string, string[]>();
for (const { products, ...wording } of PRODUCT_WORDS) {
  const { names, openings, stems, inListsOnly } = wording as Record<string, string>;
  const followed = [...list(openings), ...list(stems)].flatMap((name) =>
    list(LENDING_WORDS).map((word) => `${name} ${word}`),
  );
  const key = products.toSorted().join(' ');
  const known = PRODUCT_NAMES.get(key) ?? [];
  PRODUCT_NAMES.set(key, [...known, ...list(names), ...list(stems), ...list(inListsOnly), ...followed]);
}

const inSomeCase = (text: string, random: Random): string =>
  random.pick([
    text,
    text.toLowerCase(),
    text.toUpperCase(),
    text.charAt(0).toUpperCase() + text.slice(1),
    text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ]);

export const headerIn = inSomeCase;

const nameOf = (products: readonly ProductKey[], random: Random): string => {
  const names = PRODUCT_NAMES.get(products.toSorted().join(' ')) ?? [];
  return random.chance(0.3) || names.length === 0
    ? products.map((key) => (random.chance(0.5) ? key : productTitle(key))).join(', ')
    : inSomeCase(random.pick(names), random);
};

const LIST_SEPARATORS = [', ', '; ', ' / ', '/', '\n', ' + ', ' & ', ' and ', ' | ', ','];

/** A lender's products in one sheet's words and separators. */
export const productsIn = (text: string, random: Random): string => {
  const { products } = readProducts(text);
  const bridging = products.filter((key) => key.startsWith('bridging'));
  const others = products.filter((key) => bridging.length < 2 || !bridging.includes(key));
  const groups = [...others.map((key) => [key]), ...(bridging.length === 2 ? [bridging] : [])];
  const separator = random.pick(LIST_SEPARATORS);
  // 'residential and commercial development' is one product, so 'and' joins titles only.
  const isPlain = /&|and/.test(separator);
  return random
    .shuffled(groups)
    .map((group) => (isPlain ? group.map(productTitle).join(separator) : nameOf(group, random)))
    .join(separator);
};

const listIn =
  (separators: readonly string[], itemIn: (item: string, random: Random) => string = (item) => item) =>
  (text: string, random: Random): string => {
    const separator = random.pick(separators);
    return text
      .split(',')
      .map((item) => itemIn(item.trim(), random))
      .join(separator);
  };

const propertyTypeIn = (item: string, random: Random): string => {
  const [term] = propertyTypes.readList(item).terms;
  const entry = PROPERTY_TYPES.find(({ name }) => propertyTypes.readList(name).terms[0]?.key === term?.key);
  return entry && random.chance(0.6) ? random.pick([entry.name, ...list(entry.also)]) : item;
};

export const propertyTypesIn = listIn([', ', '; ', ' / ', '\n', ' + '], propertyTypeIn);
export const placesIn = listIn([', ', '; ', ' / ', '\n', ' & ']);
export const sectorsIn = listIn([', ', '; ', ' / ', '\n']);

const grouped = (amount: number): string => amount.toLocaleString('en-GB');

const figures = (amount: number): string[] => [
  `£${grouped(amount)}`,
  grouped(amount),
  String(amount),
  `£${grouped(amount)}.00`,
  `GBP ${grouped(amount)}`,
  ...(amount % 100 === 0 && amount >= 1_000 ? [`£${amount / 1_000}k`, `${amount / 1_000}K`] : []),
  ...(amount % 10_000 === 0 && amount >= 1_000_000
    ? [`£${amount / 1_000_000}m`, `${amount / 1_000_000} million`, `£${amount / 1_000_000}mn`]
    : []),
];

const NO_LIMIT = ['No limit', 'none', 'Unlimited', 'n/a', 'no limit'];

/** A unit in a header, and its value in pounds or months. */
export interface HeaderUnit {
  readonly label: string;
  readonly size: number;
}

export const AMOUNT_UNITS: readonly HeaderUnit[] = [
  { label: '(£k)', size: 1_000 },
  { label: "£'000", size: 1_000 },
  { label: '(£m)', size: 1_000_000 },
];

export const amountIn = (
  field: 'minAmount' | 'maxAmount',
  text: string,
  random: Random,
  unit: HeaderUnit | null,
): Written => {
  const amount = readLimit(field, text);
  if (amount === null) return text;
  if (amount === 0 || amount === Infinity) return random.pick(NO_LIMIT);
  if (unit && random.chance(0.8)) {
    const bare = amount / unit.size;
    // A long fraction in text may be continental thousands; a person types it as a number.
    return random.chance(0.5) || String(bare).length > 4 ? bare : String(bare);
  }
  if (random.chance(0.3) && !unit) return amount;
  const figure = random.pick(unit ? [`£${grouped(amount)}`] : figures(amount));
  const words = field === 'minAmount' ? ['', '', 'from ', 'min '] : ['', '', 'up to ', 'max '];
  return `${random.pick(words)}${figure}`;
};

/** Both ends of a range in one cell; null if there is nothing to write. */
export const amountRangeIn = (min: string | null, max: string | null, random: Random): Written | null => {
  const low = min === null ? null : readLimit('minAmount', min);
  const high = max === null ? null : readLimit('maxAmount', max);
  const figure = (amount: number): string =>
    random.pick(figures(amount).filter((text) => /£|GBP/.test(text)));
  if (low === null && high === Infinity) return random.pick(['No maximum', 'Unlimited']);
  const hasHigh = high !== null && high !== Infinity;
  if (low === null && !hasHigh) return null;
  if (low !== null && high === Infinity)
    return `${figure(low)} ${random.pick(['-', 'to'])} ${random.pick(['no max', 'unlimited'])}`;
  if (low === null) return `${random.pick(['up to', 'max'])} ${figure(high ?? 0)}`;
  if (!hasHigh) return random.pick([`from ${figure(low)}`, `${figure(low)}+`, `min ${figure(low)}`]);
  const [from, to] = [figure(low), figure(high)];
  return random.pick([
    ...[`${from} - ${to}`, `${from}–${to}`, `${from} to ${to}`, `between ${from} and ${to}`],
    `min ${from} max ${to}`,
  ]);
};

export const YEARS: HeaderUnit = { label: '(yrs)', size: 12 };

export const monthsIn = (text: string, random: Random, unit: HeaderUnit | null): Written => {
  const months = readLimit('minTradingHistory', text);
  if (months === null) return text;
  if (unit && random.chance(0.7)) return months / unit.size;
  const inYears =
    months % 12 === 0 && months > 0 ? [`${months / 12} years`, `${months / 12} yrs`, `${months / 12}y`] : [];
  const inMonths = [
    `${months} months`,
    `${months} mths`,
    `${months}m`,
    `${months}+ months`,
    `min ${months} months`,
  ];
  return random.pick<Written>([...inYears, ...inMonths, ...(unit ? [] : [months, String(months)])]);
};

export const percentIn = (field: LimitField, text: string, random: Random): Written => {
  const value = readLimit(field, text);
  if (value === null || value === Infinity || value === 0) return text;
  return random.pick<Written>([
    ...[value, `${value}%`, `${value} %`, `${value}% LTV`, value / 100, String(value / 100)],
    ...[
      { percent: value },
      { percent: value },
      ...(field === 'maxLtv' ? [`up to ${value}%`, `max ${value}%`] : []),
    ],
  ]);
};

const YES: readonly Written[] = ['Yes', 'Y', 'yes', '✓', '✔', true, 'Accepted', 'Considered', 'TRUE', 1];
const NO: readonly Written[] = ['No', 'N', 'no', '✗', false, 'Not accepted', 'FALSE', 0];
export const flagIn = (text: string, random: Random): Written => random.pick(text === 'true' ? YES : NO);

const ACTIVE: readonly Written[] = ['Active', 'Live', 'Yes', 'Y', true];
const INACTIVE: readonly Written[] = ['Inactive', 'No', 'Closed', 'N', false];
export const activeIn = (text: string, random: Random): Written =>
  random.pick(text === 'true' ? ACTIVE : INACTIVE);

export const websiteIn = (text: string, random: Random): Written =>
  random.pick([text, text.replace(/^https?:\/\//, ''), `${text.replace(/\/$/, '')}/`]);

export const emailIn = (text: string, random: Random): Written =>
  random.pick([text, text.toUpperCase().toLowerCase(), `Broker desk <${text}>`, `mailto:${text}`]);

export const phoneIn = (text: string, random: Random): Written => {
  const digits = text.replace(/\D/g, '');
  return random.chance(0.3) && /^0\d{9,10}$/.test(digits) ? Number(digits) : text;
};
