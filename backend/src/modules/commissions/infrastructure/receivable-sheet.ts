import type { SpreadsheetColumn } from '#platform/infrastructure/spreadsheet/writing/spreadsheet.js';
import type { ReceivableView } from '../application/receivables/receivable-views.js';

const STATES: Readonly<Record<ReceivableView['state'], string>> = {
  open: 'Open',
  short: 'Part received',
  received: 'Received',
  over: 'Overpaid',
  written_off: 'Written off',
};

/** As the list shows it: cancelled and overdue ones have statuses of their own. */
const statusOf = ({ state, isOverdue, cancelledAt }: ReceivableView): string => {
  if (cancelledAt !== null) return 'Cancelled';
  return isOverdue ? 'Overdue' : STATES[state];
};

const standing = ({ receipts }: ReceivableView) => receipts.filter(({ reversal }) => reversal === null);

const money = (
  title: string,
  pence: (receivable: ReceivableView) => number,
): SpreadsheetColumn<ReceivableView> => ({
  title: `${title} (£)`,
  value: (receivable) => pence(receivable) / 100,
  width: 16,
});

/** One row per receivable. */
export const RECEIVABLE_COLUMNS: readonly SpreadsheetColumn<ReceivableView>[] = [
  { title: 'Client', value: ({ companyName }) => companyName, width: 30 },
  { title: 'Lender', value: ({ lender }) => lender.name, width: 24 },
  { title: 'Status', value: statusOf, width: 14 },
  { title: 'Due', value: ({ expectedOn }) => expectedOn, width: 12 },
  money('Expected', ({ expectedPence }) => expectedPence),
  money('Received', ({ receivedPence }) => receivedPence),
  {
    title: 'Last received',
    value: (receivable) => standing(receivable).at(-1)?.receivedOn ?? null,
    width: 14,
  },
  {
    title: 'References',
    value: (receivable) =>
      standing(receivable)
        .flatMap(({ reference }) => reference ?? [])
        .join('; ') || null,
    width: 28,
  },
  money('Outstanding', ({ openPence }) => openPence),
  money('Written off', ({ writtenOffPence }) => writtenOffPence),
  { title: 'Reason written off', value: ({ writeOff }) => writeOff?.reason ?? null, width: 40 },
];
