import type { Plan } from '@/features/illustrations/plan';
import { byTwoFigures, evenly } from '@/features/illustrations/scales';
import { showApr, showMonths, showYears } from '@/features/illustrations/shown-values';
import { statedAmounts, statedRates } from '@/features/illustrations/stated-figures';
import { repayByInstalments } from '@/features/illustrations/borrowing';
import { formatPoundsAndPence, formatPounds } from '@/shared/lib/money';
import type { ProductSlug } from '@/shared/site/products';

interface InstalmentFigures {
  amountLabel: string;
  amount: number;
  term: { unit: 'months' | 'years'; from: number; to: number; step: number; start: number };
  highestApr: number;
}

/** A loan repaid in equal monthly instalments. */
export function instalmentPlan(
  slug: ProductSlug,
  figures: InstalmentFigures,
): Plan<'amount' | 'term' | 'apr'> {
  const { amountLabel, amount, term, highestApr } = figures;
  const limits = statedAmounts(slug);
  const lowestApr = statedRates(slug).from;
  const monthsOf = (value: number) => (term.unit === 'years' ? value * 12 : value);
  return {
    title: 'What would it cost a month?',
    dials: [
      {
        name: 'amount',
        isAmount: true,
        label: amountLabel,
        scale: byTwoFigures(limits.from, limits.to),
        start: amount,
        show: formatPounds,
      },
      {
        name: 'term',
        label: 'Term',
        scale: evenly(term.from, term.to, term.step),
        start: term.start,
        show: term.unit === 'years' ? showYears : showMonths,
      },
      {
        name: 'apr',
        label: 'Rate',
        scale: evenly(lowestApr, highestApr, 0.1),
        start: lowestApr,
        show: showApr,
      },
    ],
    outcomes: (values) => {
      const { monthly, charge, total } = repayByInstalments(values.amount, values.apr, monthsOf(values.term));
      return [
        { label: 'Each month', value: formatPoundsAndPence(monthly) },
        { label: 'Interest', value: formatPounds(charge) },
        { label: 'Total to repay', value: formatPounds(total) },
      ];
    },
    smallPrint:
      'Worked out for equal monthly instalments, with the rate as the whole cost: no fees, no deposit. It starts at the lowest rate stated here; yours may be higher, so move the rate and see.',
  };
}
