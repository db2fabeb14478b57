import { termsInWords, workedExample } from './commission-words.js';

const share = {
  ...({ basis: 'share', percent: 20, fixedPence: null, minimumPence: null, capPence: null } as const),
  ...({ vat: 'exempt', payWhen: 'completed', payAfterDays: 30, validFrom: '2026-03-12' } as const),
};

describe('Commission words', () => {
  it.each([
    [
      share,
      '20% of the commission that the lender pays us. Due 30 days after completion.',
      'A loan of £125,000.00 completes and its lender pays us £2,500.00: you earn £500.00.',
    ],
    [
      { ...share, minimumPence: 10_000, capPence: 1_000_000, vat: 'standard', payAfterDays: 1 } as const,
      '20% of the commission that the lender pays us, at least £100.00 and at most £10,000.00 a deal, plus VAT. Due 1 day after completion.',
      'A loan of £125,000.00 completes and its lender pays us £2,500.00: you earn £500.00 plus £100.00 VAT.',
    ],
    [
      { ...share, basis: 'loan_percent', percent: 0.5, payAfterDays: 0 } as const,
      '0.5% of the amount drawn down. Due on the completion date.',
      'A loan of £125,000.00 completes: you earn £625.00.',
    ],
    [
      { ...share, basis: 'fixed', percent: null, fixedPence: 25_000 } as const,
      '£250.00 for each deal that completes. Due 30 days after completion.',
      'A loan of £125,000.00 completes: you earn £250.00.',
    ],
  ])('%j', (terms, words, example) => {
    expect([termsInWords(terms), workedExample(terms, 'you earn')]).toEqual([words, example]);
    expect(workedExample(terms, 'the partner earns')).toBe(example.replace('you earn', 'the partner earns'));
  });
});
