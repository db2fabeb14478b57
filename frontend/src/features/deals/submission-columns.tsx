import type { Submission } from '@/features/deals/deals-api';
import { offersOf } from '@/features/deals/offers';
import { formatRate, formatTerm } from '@/features/deals/format-offer';
import { shownState, formatWait } from '@/features/deals/submission-states';
import { shortDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { inPounds } from '@/shared/lib/pounds';
import { CellLines, SecondLine } from '@/shared/lists/cell-lines';
import type { Column } from '@/shared/lists/data-table-columns';
import { StatusChip } from '@/shared/lists/status-chip';
import { productTitle } from '@/shared/site/products';

/** The outcome so far: the amount drawn, else the offers. */
function Outcome({ submission }: { submission: Submission }) {
  const { completion } = submission;
  const [offer, ...others] = offersOf(submission);
  if (completion)
    return (
      <CellLines
        first={`${inPounds(completion.drawnPence)} drawn`}
        second={shortDate(completion.completedOn)}
      />
    );
  if (!offer) return null;
  if (others.length > 0) return counted(others.length + 1, 'offer');
  return (
    <CellLines first={inPounds(offer.amountPence)} second={`${formatTerm(offer)} · ${formatRate(offer)}`} />
  );
}

export const submissionColumns: readonly Column<Submission>[] = [
  {
    key: 'companyName',
    header: 'Company',
    width: 20,
    named: true,
    cell: ({ products }) =>
      products.length > 0 && <SecondLine>{products.map(productTitle).join(' or ')}</SecondLine>,
  },
  {
    key: 'lender',
    header: 'Lender, reference',
    width: 18,
    cell: ({ lender, reference }) => <CellLines first={lender.name} second={reference} />,
  },
  {
    key: 'state',
    header: 'State',
    width: 13,
    cell: (submission) => {
      const { label, tone } = shownState(submission);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
  },
  {
    key: 'movedAt',
    header: 'Last move',
    width: 13,
    orders: ['-moved', 'moved'],
    cell: (submission) => <CellLines first={shortDate(submission.movedAt)} second={formatWait(submission)} />,
    oneLine: true,
  },
  {
    key: 'outcome',
    header: 'Offered, drawn',
    width: 14,
    cell: (submission) => <Outcome submission={submission} />,
  },
  { key: 'owner', header: 'Owner', width: 10, cell: ({ owner }) => owner?.name },
  {
    key: 'createdAt',
    header: 'Added',
    width: 12,
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDate(createdAt),
    oneLine: true,
  },
];
