import type { Plan } from '@/features/illustrations/plan';
import { byTwoFigures, evenly } from '@/features/illustrations/scales';
import { showMonths, showPercent, showYearlyRate } from '@/features/illustrations/shown-values';
import { statedAmounts, statedRates } from '@/features/illustrations/stated-figures';
import { rollUp, rollUpInStages } from '@/features/illustrations/borrowing';
import { formatPounds } from '@/shared/lib/money';

const limits = statedAmounts('development-finance');
const lowestRate = statedRates('development-finance').from;

/** A development loan drawn in stages, with interest rolled up to exit. */
export const stagedPlan: Plan<'amount' | 'firstShare' | 'months' | 'rate'> = {
  title: 'What does drawing in stages save?',
  dials: [
    {
      name: 'amount',
      isAmount: true,
      label: 'Whole loan',
      scale: byTwoFigures(limits.from, limits.to),
      start: 1_500_000,
      show: formatPounds,
    },
    {
      name: 'firstShare',
      label: 'Drawn on the first day',
      scale: evenly(0, 100, 5),
      start: 40,
      show: showPercent,
    },
    { name: 'months', label: 'Until the exit', scale: evenly(6, 36, 1), start: 18, show: showMonths },
    {
      name: 'rate',
      label: 'Rate',
      scale: evenly(lowestRate, 15, 0.1),
      start: lowestRate,
      show: showYearlyRate,
    },
  ],
  outcomes: ({ amount, firstShare, months, rate }) => {
    const staged = rollUpInStages(amount, firstShare, rate / 12, months);
    const atOnce = rollUp(amount, rate / 12, months);
    return [
      { label: 'Interest, drawn in stages', value: formatPounds(staged.charge) },
      { label: 'Interest, if all were drawn at once', value: formatPounds(atOnce.charge) },
      { label: 'To repay at the exit', value: formatPounds(staged.total) },
    ];
  },
  smallPrint:
    'The rest is drawn in equal monthly parts; interest is added each month. Arrangement, surveyor’s and exit fees come on top. It starts at the lowest rate stated here; yours may be higher, so move the rate and see.',
};
