import type { Plan } from '@/features/illustrations/plan';
import { byTwoFigures, evenly } from '@/features/illustrations/scales';
import { showMonthlyRate, showMonths } from '@/features/illustrations/shown-values';
import { statedAmounts, statedRates } from '@/features/illustrations/stated-figures';
import { repayAtEnd, rollUp } from '@/features/illustrations/borrowing';
import { formatPounds } from '@/shared/lib/money';
import type { ProductSlug } from '@/shared/site/products';

interface BridgingFigures {
  amount: number;
  months: number;
  longestTerm: number;
  highestRate: number;
}

/** A loan repaid at exit, with interest paid monthly or rolled up. */
export function bridgingPlan(
  slug: ProductSlug,
  figures: BridgingFigures,
): Plan<'amount' | 'months' | 'rate'> {
  const limits = statedAmounts(slug);
  const lowestRate = statedRates(slug).from;
  return {
    title: 'What would the bridge cost?',
    dials: [
      {
        name: 'amount',
        isAmount: true,
        label: 'Loan',
        scale: byTwoFigures(limits.from, limits.to),
        start: figures.amount,
        show: formatPounds,
      },
      {
        name: 'months',
        label: 'Until the exit',
        scale: evenly(1, figures.longestTerm, 1),
        start: figures.months,
        show: showMonths,
      },
      {
        name: 'rate',
        label: 'Rate',
        scale: evenly(lowestRate, figures.highestRate, 0.05),
        start: lowestRate,
        show: showMonthlyRate,
      },
    ],
    outcomes: ({ amount, months, rate }) => {
      const serviced = repayAtEnd(amount, rate, months);
      const rolledUp = rollUp(amount, rate, months);
      return [
        { label: 'Interest, paid monthly', value: formatPounds(serviced.monthly) },
        { label: 'Total interest, paid monthly', value: formatPounds(serviced.charge) },
        { label: 'Total interest, rolled up', value: formatPounds(rolledUp.charge) },
        { label: 'Rolled up, to repay at the exit', value: formatPounds(rolledUp.total) },
      ];
    },
    smallPrint:
      'Interest only. Arrangement, valuation and legal fees come on top. It starts at the lowest rate stated here; yours may be higher, so move the rate and see.',
  };
}
