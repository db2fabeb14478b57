import fc from 'fast-check';
import { creditBandTop, readCreditScore, readMinCreditScore } from './credit-score.js';

it.each([
  ['350', 350, 450],
  ['550', 550, 650],
  ['700', 700, 750],
  ['850', 850, 999],
])('reads the option %j, whose band tops out higher', (text, score, top) => {
  expect(readCreditScore(text)).toBe(score);
  expect(creditBandTop(score)).toBe(top);
});

it('lets a score that is no option stand for itself', () => {
  expect(readCreditScore(' 612 ')).toBe(612);
  expect(creditBandTop(612)).toBe(612);
});

it.each(['', ' ', '-', 'Good', '700 Good', '650-750', '12345', '-700', '700.5', '7e2', 'n/a', '700+'])(
  'does not guess at %j',
  (text) => {
    expect(readCreditScore(text)).toBeNull();
  },
);

it.each([
  ['none', 0],
  ['N/A', 0],
  ['650', 650],
  ['650+', 650],
  ['min 650', 650],
  ['at least 650', 650],
  ['650 or above', 650],
  ['up to 650', null],
  ['650-750', null],
  ['Good', null],
  ['', null],
])('reads the minimum %j as %p', (text, score) => {
  expect(readMinCreditScore(text)).toBe(score);
});

it('never throws, and never puts the top of a band under the score', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.nat(9_999).map(String)), (text) => {
      const score = readCreditScore(text) ?? 0;

      expect(creditBandTop(score)).toBeGreaterThanOrEqual(score);
      expect(readMinCreditScore(text) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  );
});
