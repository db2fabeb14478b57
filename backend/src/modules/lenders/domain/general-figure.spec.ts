import { isTurned, limitAt } from '#kernel/money/bound.js';
import { generalFigure } from './general-figure.js';
import { readAmountEnds } from '#kernel/money/money.js';
import { readLtvEnds } from '#kernel/money/percent.js';

const amount = {
  reads: (part: string) => limitAt('high', readAmountEnds(part)) !== null,
  isClear: (part: string) => /[£km]/.test(part),
  isTurned: (before: string, after: string) => isTurned('high', before, after),
};
const ltv = {
  reads: (part: string) => limitAt('high', readLtvEnds(part)) !== null,
  isClear: (part: string) => part.includes('%'),
  isOther: (statement: string) => /GDV/.test(statement),
  isTurned: (before: string, after: string) => isTurned('high', before, after),
};

describe('generalFigure', () => {
  it.each([
    ['£10m (up to £25m for portfolios)', '£10m'],
    ['£25,000; £10,000 for existing clients', '£25,000'],
    ['£500k unsecured', '£500k'],
    ['£2m - larger by referral', '£2m'],
    ['No maximum (case by case)', 'No maximum'],
    ['£1m\n£2m with security', '£1m'],
  ])('extracts the general amount from %j', (text, general) => {
    expect(generalFigure(text, amount)).toBe(general);
  });

  it.each([
    ['70% / 60% interest-only', '70%'],
    ['75% (65% commercial)', '75%'],
    ['70% LTV, 65% GDV', '70% LTV'],
    ['70% on flats', '70%'],
  ])('extracts the general percentage from %j', (text, general) => {
    expect(generalFigure(text, ltv)).toBe(general);
  });

  it.each(['£500k unsecured, £2m secured', '£1m / £2m', '5 secured', 'by arrangement', '', 'x '.repeat(300)])(
    'finds no general amount in %j',
    (text) => {
      expect(generalFigure(text, amount)).toBeNull();
    },
  );

  it.each(['70% > £1m', '75% resi / 65% commercial', '65% GDV', '70% / 60%', '70 resi'])(
    'finds no general percentage in %j',
    (text) => {
      expect(generalFigure(text, ltv)).toBeNull();
    },
  );
});
