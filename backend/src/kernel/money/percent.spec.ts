import { fc } from '#test/properties.js';
import { limitAt } from './bound.js';
import { readLtvEnds, readPercent } from './percent.js';

const readMinLtv = (text: string): number | null => limitAt('low', readLtvEnds(text));
const readMaxLtv = (text: string): number | null => limitAt('high', readLtvEnds(text));

describe('Percent', () => {
  it.each([
    ['50', 50],
    ['60', 60],
    ['70', 70],
    ['75', 75],
    ['80', 80],
    ['70%', 70],
    ['70 %', 70],
    ['70\u00A0%', 70],
    ['70 per cent', 70],
    ['70 percent', 70],
    ['70pc', 70],
    ['up to 70%', 70],
    ['Max 70%', 70],
    ['max. 70% LTV', 70],
    ['LTV: 70%', 70],
    ['72.5', 72.5],
    ['66.67%', 66.67],
    ['0.5%', 0.5],
    ['100', 100],
    ['150', 150],
  ])('reads %j', (text, percent) => {
    expect(readPercent(text)).toBe(percent);
  });

  it.each([
    ...[
      '',
      ' ',
      '-',
      '%',
      'TBC',
      'n/a',
      'seventy',
      '0',
      '0%',
      '-70',
      '151',
      '1000',
      '72,5',
      '60-70',
      '70% (65% for HMO)',
    ],
    // Spreadsheets store 70% as 0.7; without a sign it is ambiguous.
    ...['0.7', '1', '.7', '70x', '7 0', '1e2'],
  ])('rejects %j instead of guessing', (text) => {
    expect(readPercent(text)).toBeNull();
  });

  it.each([
    ['none', 0, Infinity],
    ['no limit', 0, Infinity],
    ['no minimum', 0, null],
    ['no maximum', null, Infinity],
    ['75', 75, 75],
    ['75%', 75, 75],
    ['up to 75%', null, 75],
    ['from 50%', 50, null],
    ['50%+', 50, null],
    ['50-75%', 50, 75],
    ['50% to 75%', 50, 75],
    ['75-50%', null, null],
    ['', null, null],
    ['TBC', null, null],
  ])('reads the limit %j as from %p to %p', (text, least, most) => {
    expect(readMinLtv(text)).toBe(least);
    expect(readMaxLtv(text)).toBe(most);
  });

  it('reads back every percentage with a sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_500 }), (tenths) => {
        expect(readPercent(`${tenths / 10}%`)).toBe(tenths / 10);
      }),
    );
  });

  it('never throws, and returns a percentage above 0 and at most 150, or nothing', () => {
    const loose = fc.array(fc.constantFrom('7', '0', '.', '%', '-', ' ', 'up to ', 'ltv', '+'), {
      maxLength: 8,
    });

    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          loose.map((parts) => parts.join('')),
        ),
        (text) => {
          const percent = readPercent(text) ?? 100;

          expect(percent).toBeGreaterThan(0);
          expect(percent).toBeLessThanOrEqual(150);
          expect(readMaxLtv(text) ?? Infinity).toBeGreaterThanOrEqual(readMinLtv(text) ?? 0);
        },
      ),
    );
  });

  it.each(['7', ' ', '70% ', 'ltv '])('handles 50 KB of %j without slowing down', (part) => {
    expect(readPercent(`7${part.repeat(50_000 / part.length)}!`)).toBeNull();
  });
});
