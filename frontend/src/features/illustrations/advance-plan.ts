import type { Plan } from '@/features/illustrations/plan';
import { byTwoFigures, evenly } from '@/features/illustrations/scales';
import { showPercent } from '@/features/illustrations/shown-values';
import { statedAmounts, statedRates } from '@/features/illustrations/stated-figures';
import { repayFromTakings } from '@/features/illustrations/borrowing';
import { counted } from '@/shared/lib/figures';
import { formatPounds } from '@/shared/lib/money';

const limits = statedAmounts('merchant-cash-advance');
const factors = statedRates('merchant-cash-advance');

/** An advance on card sales with a fixed factor cost. */
export const advancePlan: Plan<'advance' | 'factor' | 'takings' | 'share'> = {
  title: 'What would you repay, and how fast?',
  dials: [
    {
      name: 'advance',
      isAmount: true,
      label: 'Advance',
      scale: byTwoFigures(limits.from, limits.to),
      start: 20_000,
      show: formatPounds,
    },
    {
      name: 'factor',
      label: 'Factor',
      scale: evenly(factors.from, factors.to, 0.01),
      start: 1.2,
      show: String,
    },
    {
      name: 'takings',
      label: 'Card takings a month',
      scale: byTwoFigures(5_000, 200_000),
      start: 25_000,
      show: formatPounds,
    },
    { name: 'share', label: 'Share of each sale', scale: evenly(5, 25, 1), start: 12, show: showPercent },
  ],
  outcomes: ({ advance, factor, takings, share }) => {
    const { monthly, charge, total, months } = repayFromTakings(advance, factor, takings, share);
    return [
      { label: 'Total to repay', value: formatPounds(total) },
      { label: 'Cost of the advance', value: formatPounds(charge) },
      { label: 'In an average month', value: formatPounds(monthly) },
      { label: 'Repaid after', value: showRoughly(months) },
    ];
  },
  smallPrint:
    'The cost is fixed by the factor; how long it takes depends on your takings, shown here as if every month were alike. Providers limit the advance by your card volume.',
};

function showRoughly(months: number): string {
  return `about ${counted(Math.max(1, Math.round(months)), 'month')}`;
}
