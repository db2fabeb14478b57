import type { Plan } from '@/features/illustrations/plan';
import { byTwoFigures, evenly } from '@/features/illustrations/scales';
import { showDays, showMonthlyRate, showPercent } from '@/features/illustrations/shown-values';
import { statedRates } from '@/features/illustrations/stated-figures';
import { advanceInvoice } from '@/features/illustrations/borrowing';
import { formatPounds } from '@/shared/lib/money';

const HIGHEST_ADVANCE = 90;
const lowestRate = statedRates('invoice-finance').from;

/** One invoice: the advance, the remainder and the cost. */
export const invoicePlan: Plan<'invoice' | 'share' | 'rate' | 'days'> = {
  title: 'What would one invoice bring?',
  dials: [
    {
      name: 'invoice',
      label: 'Invoice',
      scale: byTwoFigures(1_000, 500_000),
      start: 24_000,
      show: formatPounds,
    },
    {
      name: 'share',
      label: 'Advance',
      scale: evenly(50, HIGHEST_ADVANCE, 1),
      start: HIGHEST_ADVANCE,
      show: showPercent,
    },
    { name: 'days', label: 'Until the customer pays', scale: evenly(7, 120, 1), start: 45, show: showDays },
    {
      name: 'rate',
      label: 'Rate',
      scale: evenly(lowestRate, 4, 0.1),
      start: lowestRate,
      show: showMonthlyRate,
    },
  ],
  outcomes: ({ invoice, share, rate, days }) => {
    const { advance, charge, balance } = advanceInvoice(invoice, share, rate, days);
    return [
      { label: 'Paid to you now', value: formatPounds(advance) },
      { label: 'Charge', value: formatPounds(charge) },
      { label: 'Paid when your customer pays', value: formatPounds(balance) },
    ];
  },
  smallPrint:
    'The rate runs on the advance, by the day, with a month counted as 30. Service fees and minimum charges come on top. It starts at the lowest rate and the highest advance stated here; yours may differ.',
};
