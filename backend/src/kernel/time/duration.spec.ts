import { fc } from '#test/properties.js';
import { limitAt } from '../money/bound.js';
import { formatMonths, readDuration, readMonthsEnds } from './duration.js';

/** 'Up to 36 months' gives no minimum: null. */
const readMinMonths = (text: string): number | null => limitAt('low', readMonthsEnds(text));

const READABLE = [
  // The options of the forms.
  ['pre-revenue', 0, 0, true],
  ['0-6m', 0, 6, true],
  ['6m-1y', 6, 12, false],
  ['1y-2y', 12, 24, false],
  ['2y+', 24, Infinity, false],
  ['Startup', 0, 6, true],
  ['6 months', 6, 6, false],
  ['12 months', 12, 12, false],
  ['24 months', 24, 24, false],
  ['36 months', 36, 36, false],
  ['48 months', 48, 48, false],
  // As people write them.
  ['Start-up', 0, 6, true],
  ['start up', 0, 6, true],
  ['Pre revenue', 0, 0, true],
  ['0', 0, 0, true],
  ['up to 6 months', 0, 6, true],
  ['less than 1 year', 0, 12, false],
  ['24', 24, 24, false],
  ['3', 3, 3, false],
  ['2 years', 24, 24, false],
  ['1 yr', 12, 12, false],
  ['3 yrs.', 36, 36, false],
  ['3\u00A0years', 36, 36, false],
  ['18 mths', 18, 18, false],
  ['1.5 years', 18, 18, false],
  ['2.5y', 30, 30, false],
  ['2 years 6 months', 30, 30, false],
  ['2 yrs, 6 mths', 30, 30, false],
  ['2 years and 6 months', 30, 30, false],
  ['2y6m', 30, 30, false],
  ['about 2 years', 24, 24, false],
  ['2 years trading', 24, 24, false],
  ["2 years' trading history", 24, 24, false],
  ['6-12 months', 6, 12, false],
  ['1 – 2 years', 12, 24, false],
  ['6 months to 1 year', 6, 12, false],
  ['between 1 and 2 years', 12, 24, false],
  ['3 years+', 36, Infinity, false],
  ['2+ years', 24, Infinity, false],
  ['24+', 24, Infinity, false],
  ['over 3 years', 36, Infinity, false],
  ['3 years or more', 36, Infinity, false],
  ['min 12 months', 12, Infinity, false],
  ['150 years', 1_800, 1_800, false],
] as const;

const UNREADABLE = [
  ...['', ' ', '-', 'TBC', 'n/a', 'none', 'a while', 'two years', 'months', 'years', '+', '.'],
  ...[
    'since 2019',
    '2019',
    '1850',
    'est. 2019',
    '01/04/2019',
    '2019-2021',
    '5 weeks',
    '90 days',
    '10 years ago',
  ],
  ...[
    '-6',
    '-2 years',
    '2-1y',
    '12 months - 6 months',
    '1.2 years',
    '2.5',
    '2,5 years',
    '6-12-18',
    '5000 years',
  ],
  ...['up to 2+ years', '2 years 6', '6 months 2 years', 'up to 6-12 months', '99999'],
];

describe('Duration', () => {
  it.each(READABLE)('reads %j', (text, from, to, startUp) => {
    expect(readDuration(text)).toEqual({ from, to, startUp });
  });

  it.each(UNREADABLE)('rejects %j instead of guessing', (text) => {
    expect(readDuration(text)).toBeNull();
  });

  it.each([
    ['none', 0],
    ['No minimum', 0],
    ['N/A', 0],
    ['0', 0],
    ['Startup', 0],
    ['6', 6],
    ['24 months', 24],
    ['2 years', 24],
    ['2+ years', 24],
    ['at least 2 years trading', 24],
    ['2 years trading minimum', 24],
    ['6-12 months', 6],
    ['up to 36 months', null],
    ['', null],
    ['TBC', null],
    ['no maximum', null],
  ])('reads the minimum %j as %p', (text, months) => {
    expect(readMinMonths(text)).toBe(months);
  });

  it('formats whole years from two up, and months below', () => {
    expect([0, 1, 6, 12, 18, 24, 30, 36].map(formatMonths)).toEqual([
      ...['0 months', '1 month', '6 months', '12 months', '18 months', '2 years', '30 months', '3 years'],
    ]);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6_000 }), (months) => {
        expect(readMinMonths(formatMonths(months))).toBe(months);
      }),
    );
  });

  it('ignores case and the kind of space', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...READABLE.map(([text]) => text)),
        fc.constantFrom('\u00A0', '  ', '\t'),
        (text, space) => {
          expect(readDuration(` ${text.toUpperCase().replaceAll(' ', space)} `)).toEqual(readDuration(text));
        },
      ),
    );
  });

  const loose = fc.array(
    fc.constantFrom(
      '2',
      '6',
      '0',
      '.',
      '-',
      ' ',
      'm',
      'y',
      'years',
      'months',
      '+',
      'to',
      'up to ',
      'trading',
    ),
    {
      maxLength: 10,
    },
  );

  it('never throws, and returns ordered whole months or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          loose.map((parts) => parts.join('')),
        ),
        (text) => {
          const span = readDuration(text);
          if (span === null) return;

          expect(Number.isInteger(span.from)).toBe(true);
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeGreaterThanOrEqual(span.from);
          expect(span.to === Infinity || Number.isInteger(span.to)).toBe(true);
          expect(span.startUp).toBe(span.from === 0 && span.to <= 6);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each(['2', ' ', '2 years ', 'trading ', '-', ' trading history', "'"])(
    'handles 50 KB of %j without slowing down',
    (part) => {
      expect(readDuration(`2${part.repeat(50_000 / part.length)}!`)).toBeNull();
      expect(readMinMonths(`2${part.repeat(50_000 / part.length)}!`)).toBeNull();
    },
  );
});
