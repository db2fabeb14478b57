import type { Submission } from '@/features/deals/deals-api';
import { offersOf } from '@/features/deals/offers/offers';
import { formatRate, formatTerm } from '@/features/deals/offers/format-offer';
import { shownState, formatWait } from '@/features/deals/submissions/submission-states';
import { shortDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { formatPence } from '@/shared/lib/money';
import { CellLines, SecondLine } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';
import { productTitle } from '@/shared/site/products';

/** The terms in a column: as drawn down, else the offer's. */
const offerOf = (submission: Submission) => {
  const [offer, ...others] = offersOf(submission);
  return others.length === 0 ? offer : undefined;
};

function Amount({ submission }: { submission: Submission }) {
  const { completion } = submission;
  if (completion) return <CellLines first={formatPence(completion.drawnPence)} second="drawn down" />;
  const count = offersOf(submission).length;
  if (count > 1) return counted(count, 'offer');
  const offer = offerOf(submission);
  return offer && formatPence(offer.amountPence);
}

export const submissionColumns: readonly Column<Submission>[] = [
  {
    key: 'companyName',
    header: 'Company',
    type: 'name',
    named: true,
    cell: ({ products }) =>
      products.length > 0 && <SecondLine>{products.map(productTitle).join(' or ')}</SecondLine>,
  },
  {
    key: 'lender',
    header: 'Lender, reference',
    type: 'party',
    inCard: 'as it is',
    cell: ({ lender, reference }) =>
      reference ? <CellLines first={lender.name} second={reference} /> : lender.name,
  },
  {
    key: 'state',
    header: 'Status',
    type: 'status',
    inCard: 'as it is',
    cell: (submission) => {
      const { label, tone } = shownState(submission);
      return <StatusChip tone={tone}>{label}</StatusChip>;
    },
  },
  {
    key: 'movedAt',
    header: 'Last change',
    type: 'date',
    orders: ['-moved', 'moved'],
    cell: (submission) => <CellLines first={shortDate(submission.movedAt)} second={formatWait(submission)} />,
  },
  {
    key: 'rate',
    header: 'Rate',
    type: 'rate',
    cell: (submission) => {
      const offer = offerOf(submission);
      return offer && formatRate(offer);
    },
  },
  {
    key: 'outcome',
    header: 'Amount',
    type: 'money',
    cell: (submission) => <Amount submission={submission} />,
  },
  {
    key: 'term',
    header: 'Term',
    type: 'count',
    cell: (submission) => {
      const offer = offerOf(submission);
      return offer && formatTerm(offer);
    },
  },
  { key: 'owner', header: 'Owner', type: 'person', cell: ({ owner }) => owner?.name },
  {
    key: 'createdAt',
    header: 'Added',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDate(createdAt),
    optional: true,
  },
];
