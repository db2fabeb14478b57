import type { Offer } from '@/features/deals/deals-api';
import { bestValue, OFFER_ROWS } from '@/features/deals/offer-rows';
import { buildOffer } from '@/testing/build-offer';

type Figures = Partial<Offer['figures']>;

const withFigures = (figures: Figures): Partial<Offer> => ({
  figures: { ...buildOffer('a', 3_300_573).figures, ...figures },
});

const NOT_KNOWN = withFigures({
  monthlyPaymentPence: null,
  finalPaymentPence: null,
  totalRepayablePence: null,
  totalCostPence: null,
  effectiveAnnualRate: null,
});
const eachMonth = (pence: number) => withFigures({ monthlyPaymentPence: pence });
const finalPayment = (pence: number) => withFigures({ finalPaymentPence: pence });

/** The row, its label for the best, the offers, and the marked positions. */
const CASES: readonly (readonly [string, string, readonly Partial<Offer>[], readonly number[]])[] = [
  ['Total cost', 'the lowest', [withFigures({ totalCostPence: 2 }), withFigures({ totalCostPence: 1 })], [1]],
  [
    'Total cost',
    'the lowest known',
    [NOT_KNOWN, withFigures({ totalCostPence: 2 }), withFigures({ totalCostPence: 1 })],
    [2],
  ],
  ['Total cost', 'none where one alone is known', [NOT_KNOWN, {}], []],
  ['Total cost', 'none where all are alike', [{}, {}], []],
  [
    'Total cost',
    'all that are equally low',
    [{}, withFigures({ totalCostPence: 1 }), withFigures({ totalCostPence: 1 })],
    [1, 2],
  ],
  ['Yearly cost, fees included', 'the lowest', [{}, withFigures({ effectiveAnnualRate: 9.8 })], [1]],
  ['Amount', 'the highest', [{}, { amountPence: 12_000_000 }], [0]],
  ['Term', 'none: a longer one is neither better nor worse', [{}, { termMonths: 12 }], []],
  ['Rate', 'the lowest of one kind', [{ rate: 8.95 }, { rate: 7.2 }], [1]],
  ['Rate', 'none of several kinds', [{ rate: 8.95 }, { rateKind: 'flat', rate: 6 }], []],
  ['Repayment', 'none', [{}, { repayment: 'interest_only' }], []],
  ['Each month', 'the lowest', [eachMonth(259_176), eachMonth(240_000)], [1]],
  [
    'Each month',
    'the lowest that is paid, beside one that is paid at the end',
    [eachMonth(0), eachMonth(240_000), eachMonth(259_176)],
    [1],
  ],
  ['Each month', 'none where one alone is paid by the month', [eachMonth(0), eachMonth(259_176)], []],
  ['Each month', 'none where all are paid at the end', [eachMonth(0), eachMonth(0)], []],
  ['With the last month', 'the lowest', [finalPayment(33_207_187), finalPayment(259_176)], [1]],
  ['Total to repay', 'the lowest', [{}, withFigures({ totalRepayablePence: 1 })], [1]],
  ['Fees', 'the lowest, none included', [{}, { arrangementFeePence: 0 }], [1]],
  [
    'Decide by',
    'the latest',
    [{ expiresOn: '2026-12-04' }, { expiresOn: '2027-01-08' }, { expiresOn: null }],
    [1],
  ],
  ['Conditions', 'none', [{ conditions: 'A valuation' }, {}], []],
];

describe('bestValue', () => {
  it.each(CASES)('marks in the row %s %s', (name, _which, changes, marked) => {
    const offers = changes.map((change, at) => buildOffer(`${at}`, 3_300_573, change));
    const row = OFFER_ROWS.find((one) => one.name === name);
    if (!row) throw new Error(`There is no row ${name}`);

    const best = bestValue(row, offers);

    expect(
      offers.flatMap((offer, at) => (best !== null && row.best?.value(offer) === best ? [at] : [])),
    ).toEqual(marked);
  });

  it('names the best end of each row', () => {
    const labels = OFFER_ROWS.map(({ name, best }) => [name, best?.label]);

    expect(labels.filter(([, label]) => label !== 'lowest')).toEqual([
      ['Amount', 'highest'],
      ['Term', undefined],
      ['Repayment', undefined],
      ['Decide by', 'latest'],
      ['Conditions', undefined],
    ]);
  });

  it('has a case for every row', () => {
    expect(new Set(CASES.map(([name]) => name))).toEqual(new Set(OFFER_ROWS.map(({ name }) => name)));
  });
});
