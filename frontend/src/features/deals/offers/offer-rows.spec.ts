import type { Offer } from '@/features/deals/deals-api';
import { DECIDING_ROWS, lowestValue, OFFER_ROWS } from '@/features/deals/offers/offer-rows';
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

/** A row: its label for the best value, the offers, and the marked positions. */
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
  [
    'Total cost',
    'none where the offers lend different amounts',
    [withFigures({ totalCostPence: 2 }), { ...withFigures({ totalCostPence: 1 }), amountPence: 12_000_000 }],
    [],
  ],
  [
    'Yearly cost, fees included',
    'none where the offers lend different amounts',
    [{}, { ...withFigures({ effectiveAnnualRate: 9.8 }), amountPence: 12_000_000 }],
    [],
  ],
  ['Amount', 'none', [{}, { amountPence: 12_000_000 }], []],
  ['Monthly payment', 'none', [{}, withFigures({ monthlyPaymentPence: 1 })], []],
];

describe('Offer rows', () => {
  it.each(CASES)('mark in the row %s %s', (name, _which, changes, marked) => {
    const offers = changes.map((change, at) => buildOffer(`${at}`, 3_300_573, change));
    const row = OFFER_ROWS.find((one) => one.name === name);
    if (!row) throw new Error(`There is no row ${name}`);

    const lowest = lowestValue(row, offers);

    expect(
      offers.flatMap((offer, at) => (lowest !== null && row.lowest?.(offer) === lowest ? [at] : [])),
    ).toEqual(marked);
  });

  it('mark only costs, and begin with the deciding rows', () => {
    expect(OFFER_ROWS.filter(({ lowest }) => lowest).map(({ name }) => name)).toEqual([
      'Total cost',
      'Yearly cost, fees included',
    ]);
    expect(OFFER_ROWS.slice(0, DECIDING_ROWS).map(({ name }) => name)).toEqual([
      'Amount',
      'Monthly payment',
      'Total cost',
      'Yearly cost, fees included',
      'Decide by',
    ]);
  });
});
