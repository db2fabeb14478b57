import type { Plan } from '@/features/illustrations/plan';
import { byTwoFigures, evenly } from '@/features/illustrations/scales';
import { showYearlyRate } from '@/features/illustrations/shown-values';
import { statedAmounts, statedRates } from '@/features/illustrations/stated-figures';
import { coverByRent } from '@/features/illustrations/borrowing';
import { formatPounds } from '@/shared/lib/money';

const limits = statedAmounts('btl-mortgages');
const lowestRate = statedRates('btl-mortgages').from;

/** Rental cover: rent must exceed the interest by a margin. */
export const rentalPlan: Plan<'loan' | 'rent' | 'rate'> = {
  title: 'Does the rent cover it?',
  dials: [
    {
      name: 'loan',
      isAmount: true,
      label: 'Loan',
      scale: byTwoFigures(limits.from, limits.to),
      start: 180_000,
      show: formatPounds,
    },
    {
      name: 'rent',
      label: 'Rent a month',
      scale: byTwoFigures(300, 20_000),
      start: 1_100,
      show: formatPounds,
    },
    {
      name: 'rate',
      label: 'Lender’s test rate',
      scale: evenly(lowestRate, 10, 0.1),
      start: 5.5,
      show: showYearlyRate,
    },
  ],
  outcomes: ({ loan, rent, rate }) => {
    const { interest, cover, rentFor } = coverByRent(loan, rate, rent);
    return [
      { label: 'Rental cover', value: `${Math.floor(cover)}%` },
      { label: 'Interest a month at that rate', value: formatPounds(interest) },
      { label: 'Rent for a cover of 125%', value: formatPounds(wholePoundsFor(rentFor(125))) },
      { label: 'Rent for a cover of 145%', value: formatPounds(wholePoundsFor(rentFor(145))) },
    ];
  },
  smallPrint:
    'Interest only, fees apart. Lenders usually test at a rate above the one you pay, each at its own; the one it starts from is an example.',
};

/** Rounded up, because a penny short is not covered; rounded to pence first, because of floating point. */
const wholePoundsFor = (rent: number): number => Math.ceil(Number(rent.toFixed(2)));
