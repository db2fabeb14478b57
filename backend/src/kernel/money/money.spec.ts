import { fc } from '#test/properties.js';
import { limitAt } from './bound.js';
import {
  formatPounds,
  readAmountEnds,
  readAsk,
  readAskInPence,
  readMinAmount,
  readMoney,
  readTypedPence,
} from './money.js';
import { formatPence } from './pence.js';

/** Infinity if a text says there is none, or is open-ended: '£5m+'. */
const readMaxAmount = (text: string): number | null => limitAt('high', readAmountEnds(text));

const exact = (amount: number) => ({ from: amount, to: amount, openEnded: false });
const between = (from: number, to: number) => ({ from, to, openEnded: false });
const atLeast = (amount: number) => ({ from: amount, to: amount, openEnded: true });

const READABLE = [
  // The options of the forms.
  ['0-10k', between(0, 10_000)],
  ['10k-50k', between(10_000, 50_000)],
  ['50k-100k', between(50_000, 100_000)],
  ['100k-250k', between(100_000, 250_000)],
  ['250k-500k', between(250_000, 500_000)],
  ['500k-1m', between(500_000, 1_000_000)],
  ['1m+', atLeast(1_000_000)],
  ['0-50k', between(0, 50_000)],
  ['10000', exact(10_000)],
  ['1000000', exact(1_000_000)],
  ['2000000', exact(2_000_000)],
  // As brokers and lenders write them.
  ['£5k', exact(5_000)],
  ['5K', exact(5_000)],
  ['£ 25,000', exact(25_000)],
  ['25,000.00', exact(25_000)],
  ['£25,000 (excl VAT)', exact(25_000)],
  ['£50k + VAT', exact(50_000)],
  ['£50k.', exact(50_000)],
  ['25 000', exact(25_000)],
  ['1 500 000', exact(1_500_000)],
  ['1.5m', exact(1_500_000)],
  ['.5m', exact(500_000)],
  ['1.005m', exact(1_005_000)],
  ['1.125m', exact(1_125_000)],
  ['GBP 1.5 million', exact(1_500_000)],
  ['1.5 million GBP', exact(1_500_000)],
  ['1mn', exact(1_000_000)],
  ['2.5 mill', exact(2_500_000)],
  ['£10mm', exact(10_000_000)],
  ['5 thousand pounds', exact(5_000)],
  ['100 grand', exact(100_000)],
  ['£1bn', exact(1_000_000_000)],
  ['2 billion', exact(2_000_000_000)],
  ['c. £5k', exact(5_000)],
  ['c£50k', exact(50_000)],
  ['ca. 50k', exact(50_000)],
  ['circa £50,000', exact(50_000)],
  ['about 50k', exact(50_000)],
  ['around £50k', exact(50_000)],
  ['approx. 50k', exact(50_000)],
  ['50k approx', exact(50_000)],
  ['~£50k', exact(50_000)],
  ['50-100k', between(50_000, 100_000)],
  ['1-5m', between(1_000_000, 5_000_000)],
  ['0.5-1.5m', between(500_000, 1_500_000)],
  ['£250k–£15m', between(250_000, 15_000_000)],
  ['£5K — £500K', between(5_000, 500_000)],
  ['£5k\u00A0to\u00A0£10k', between(5_000, 10_000)],
  ['25,000-1m', between(25_000, 1_000_000)],
  ['£500 - £25k', between(500, 25_000)],
  ['between £10k and £50k', between(10_000, 50_000)],
  ['from £25k to £50k', between(25_000, 50_000)],
  ['from 25k up to 5m', between(25_000, 5_000_000)],
  ['min £25k, max £500k', between(25_000, 500_000)],
  ['min 25k - max 500k', between(25_000, 500_000)],
  ['no min - £500k', between(0, 500_000)],
  ['£25k - no max', atLeast(25_000)],
  ['£50K-£5M+', { from: 50_000, to: 5_000_000, openEnded: true }],
  ['up to £5m', between(0, 5_000_000)],
  ['Up to c. £5m', between(0, 5_000_000)],
  ['upto 10k', between(0, 10_000)],
  ['under £500k', between(0, 500_000)],
  ['below 500k', between(0, 500_000)],
  ['Max £500k', between(0, 500_000)],
  ['Maximum: £500,000', between(0, 500_000)],
  ['£500k max', between(0, 500_000)],
  ['< 500k', between(0, 500_000)],
  ['≤£500k', between(0, 500_000)],
  ['from 25000', atLeast(25_000)],
  ['over £5m', atLeast(5_000_000)],
  ['above 5m', atLeast(5_000_000)],
  ['min. £25k', atLeast(25_000)],
  ['£25k minimum', atLeast(25_000)],
  ['>25k', atLeast(25_000)],
  ['≥ 25k', atLeast(25_000)],
  ['5k+', atLeast(5_000)],
  ['£5m +', atLeast(5_000_000)],
  ['1m plus', atLeast(1_000_000)],
  ['1m or more', atLeast(1_000_000)],
  ['£1m and over', atLeast(1_000_000)],
  ['500', exact(500)],
] as const;

const UNREADABLE = [
  ...[
    '',
    '   ',
    '-',
    '–',
    'TBC',
    'n/a',
    'none',
    'a lot',
    'five thousand',
    'half a million',
    'k',
    '£',
    'm',
    '.',
    '+',
  ],
  // Perhaps thousands, perhaps not.
  ...[
    '50-100',
    '50.000',
    '499',
    '£150',
    '1.500',
    '12.500k',
    '1500.000',
    '£100-£1,000',
    '500-1m',
    '5-1m',
    '1000-2000k',
  ],
  ...['-5000', '-£5k', '£-5k', '- £5k', '−5k', '(5,000)', '+5k', 'up to -5k'],
  ...[
    '25,00',
    '1,00,000',
    '250,0000',
    ',500',
    '1,000,00',
    '25,000,',
    '1.000.000',
    "25'000",
    '007000',
    '50 100',
    '5 0000',
  ],
  ...[
    '$5k',
    '€5k',
    '5k%',
    '1e6',
    '0x1000',
    '5k10k',
    '5k-10k-20k',
    '100k-50k',
    '10k-',
    'to 10k',
    '5k/10k',
    '0',
    '0-0',
  ],
  ...[
    'up to 25k-50k',
    'min 25k max',
    'min 50k max 25k',
    '£500k (£1m for portfolios)',
    '5k per month',
    '50k ish',
    '5x',
  ],
  ...['1000000000000', '1000bn', '99999999999999999999', '1m-1000bn', '£500,000²', '½m', '５０k', '٥٠٠٠'],
];

describe('Money', () => {
  it.each(READABLE)('reads %j', (text, span) => {
    expect(readMoney(text)).toEqual(span);
  });

  it.each(UNREADABLE)('rejects %j instead of guessing', (text) => {
    expect(readMoney(text)).toBeNull();
  });

  it('reads the amount 2000000 as a minimum, and any other amount as exact', () => {
    expect(readAsk('2000000')).toEqual(atLeast(2_000_000));
    expect(readAsk(' 2000000 ')).toEqual(atLeast(2_000_000));
    expect(readAsk('£2,000,000')).toEqual(exact(2_000_000));
    expect(readAsk('1000000')).toEqual(exact(1_000_000));
    expect(readAsk('lots')).toBeNull();
  });

  it.each(['none', 'No limit', 'N/A', 'any', 'unlimited', 'NO\u00A0LIMIT', ' n/a '])(
    'reads %j as ‘no limit’ in a minimum or maximum',
    (text) => {
      expect(readMinAmount(text)).toBe(0);
      expect(readMaxAmount(text)).toBe(Infinity);
    },
  );

  it.each([
    ['no minimum', 0, null],
    ['£0', 0, null],
    ['0', 0, null],
    ['no maximum', null, Infinity],
    ['No max', null, Infinity],
    ['no set maximum', null, Infinity],
    ['no maximum loan size', null, Infinity],
    ['none stated', null, null],
    ['', null, null],
    ['TBC', null, null],
    ['-', null, null],
    ['£10k', 10_000, 10_000],
    ['2000000', 2_000_000, 2_000_000],
    ['25001', 25_001, 25_001],
    ['60000000', 60_000_000, 60_000_000],
    ['up to £5m', null, 5_000_000],
    ['£25k-£2M+', 25_000, Infinity],
    ['£5m+', 5_000_000, Infinity],
    ['£25k - no max', 25_000, Infinity],
    ['from £25,000', 25_000, null],
    ['over £5m', 5_000_000, null],
    ['no less than £25k', 25_000, null],
    ['no more than £5m', null, 5_000_000],
    ['£0 - £5m', 0, 5_000_000],
    ['£250k–£15m', 250_000, 15_000_000],
  ])('reads the limit %j as from %p to %p', (text, least, most) => {
    expect(readMinAmount(text)).toBe(least);
    expect(readMaxAmount(text)).toBe(most);
  });

  it('writes pounds with thousands separators', () => {
    expect(formatPounds(25_000)).toBe('£25,000');
    expect(formatPounds(1_500_000)).toBe('£1,500,000');
    expect(formatPounds(500)).toBe('£500');
  });

  const amounts = fc.integer({ min: 500, max: 999_999_999_999 });
  const written = fc.constantFrom(...READABLE.map(([text]) => text));
  const loose = fc.array(
    fc.constantFrom(
      '5',
      '0',
      '250',
      ',',
      '.',
      '-',
      '–',
      ' ',
      '\u00A0',
      'k',
      'm',
      '£',
      '+',
      'to',
      'up to ',
      'from ',
      'max',
      'and',
    ),
    { maxLength: 12 },
  );

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(readMoney(formatPounds(amount))).toEqual(exact(amount));
      }),
    );
  });

  it('reads back a range that it writes', () => {
    fc.assert(
      fc.property(amounts, amounts, (a, b) => {
        const [low, high] = a < b ? [a, b] : [b, a];

        expect(readMoney(`${formatPounds(low)} to ${formatPounds(high)}`)).toEqual(between(low, high));
      }),
    );
  });

  it('ignores case and the kinds of space and dash', () => {
    const disguise = fc.tuple(
      fc.boolean(),
      fc.constantFrom(' ', '\u00A0', '\u2009', '  ', '\n'),
      fc.constantFrom('–', '—', '−', '-'),
    );

    fc.assert(
      fc.property(written, disguise, (text, [upper, space, dash]) => {
        const disguised = ` ${(upper ? text.toUpperCase() : text).replaceAll(' ', space).replaceAll(/[-–—]/g, dash)}${space}`;

        expect(readMoney(disguised)).toEqual(readMoney(text));
      }),
    );
  });

  it('never throws, and returns ordered whole pounds or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          loose.map((parts) => parts.join('')),
        ),
        (text) => {
          const span = readMoney(text);
          if (span === null) return;

          expect(Number.isSafeInteger(span.from) && Number.isSafeInteger(span.to)).toBe(true);
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeGreaterThanOrEqual(Math.max(span.from, 500));
          expect(span.to).toBeLessThan(1e12);
          // 'Up to' gives no lower end, 'over' no upper end.
          const [least, most] = [readMinAmount(text), readMaxAmount(text)];
          if (least !== null && most !== null) expect(most).toBeGreaterThanOrEqual(least);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  const TO_THE_PENNY = [
    ['£100k', 10_000_000],
    ['100K', 10_000_000],
    ['£ 25,000', 2_500_000],
    ['25 000', 2_500_000],
    ['1 500 000', 150_000_000],
    ['£1,250.50', 125_050],
    ['1250.5', 125_050],
    ['1.5m', 150_000_000],
    ['.5m', 50_000_000],
    ['1.000001m', 100_000_100],
    ['12.34k', 1_234_000],
    ['GBP 1.5 million', 150_000_000],
    ['1.5 million GBP', 150_000_000],
    ['2.5 mill', 250_000_000],
    ['£10mm', 1_000_000_000],
    ['1mn', 100_000_000],
    ['100 grand', 10_000_000],
    ['5 thousand pounds', 500_000],
    ['2 billion', 200_000_000_000],
    ['£50k.', 5_000_000],
  ] as const;
  const NO_AMOUNTS = [
    '',
    '£',
    'k',
    'one hundred',
    '12,50',
    '1,2345',
    '12.500.000',
    '25.000',
    '1.005',
    '12.500k',
    '012,000',
    '-1',
    '€50k',
    '50,000 USD',
    '50 kilos',
    '1k5',
  ];
  /** As a pounds field sends it. */
  const withSign = (text: string) => text.replace(/^(?=[\d.])/, '£');

  it.each(TO_THE_PENNY)('reads %j to the penny, as a requested amount and as a typed one', (text, pence) => {
    expect(readAskInPence(text)).toEqual(exact(pence));
    expect(readTypedPence(withSign(text))).toBe(pence);
  });

  it.each(NO_AMOUNTS)('rejects %j', (text) => {
    expect(readAskInPence(text)).toBeNull();
    expect(readTypedPence(withSign(text))).toBeNull();
  });

  it.each([
    ['-£125', -12_500],
    ['− £1.5k', -150_000],
    ['£0', 0],
    ['£0.29', 29],
    [' £1,250.50 ', 125_050],
    ['100k', 10_000_000],
    ['25 pounds', 2_500],
    // Could be pounds or pence.
    ['100000', null],
    ['1,250.50', null],
    ['£1.005', null],
    ['£12,50', null],
    ['£50k + VAT', null],
    ['about £50k', null],
    ['£50k-£60k', null],
    ['--£5', null],
    ['£', null],
    [`£${'1'.repeat(50_000)}`, null],
  ])('reads %j, typed as one exact amount, as %j pence', (text, pence) => {
    expect(readTypedPence(text)).toBe(pence);
  });

  it('reads typed amounts of any size to the penny, and rejects a third decimal', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_000_000 }), fc.integer({ min: 0, max: 9 }), (pence, third) => {
        const written = `£${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`;

        expect(readTypedPence(written)).toBe(pence);
        expect(readTypedPence(formatPence(pence))).toBe(pence);
        expect(readTypedPence(`${written}${third}`)).toBeNull();
      }),
    );
  });

  it.each([
    '5',
    ' ',
    '5,',
    '5 ',
    '£',
    '-',
    '5-',
    'from ',
    'up to ',
    '.',
    ' 000',
    'c',
    'min 5k ',
    '+',
    'between 5k and ',
  ])('handles 50 KB of %j without slowing down', (part) => {
    expect(readMoney(`5${part.repeat(50_000 / part.length)}!`)).toBeNull();
    expect(readMaxAmount(`5${part.repeat(50_000 / part.length)}!`)).toBeNull();
  });
});
