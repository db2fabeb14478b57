import type { Case } from '@/features/cases/cases-api';
import { CaseStatusChip } from '@/features/cases/case-status';
import { answerInWords } from '@/shared/forms/answer-in-words';
import { shortDate } from '@/shared/lib/dates';
import type { Column } from '@/shared/portal/data-table-columns';

export const caseColumns: readonly Column<Case>[] = [
  {
    key: 'createdAt',
    header: 'Date',
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ createdAt }) => shortDate(createdAt),
    oneLine: true,
  },
  {
    key: 'companyName',
    header: 'Company',
    named: true,
    orders: ['company', '-company'],
    cell: () => null,
    width: '26%',
  },
  { key: 'contactName', header: 'Contact', cell: ({ contactName }) => contactName },
  {
    key: 'fundingType',
    header: 'Funding Type',
    cell: ({ fundingType }) => answerInWords('fundingType', fundingType),
  },
  {
    key: 'amount',
    header: 'Amount',
    figures: true,
    cell: ({ amount, viaLink }) => answerInWords('amount', amount, { byPartner: !viaLink }),
  },
  {
    key: 'status',
    header: 'Status',
    orders: ['status', '-status'],
    cell: ({ status }) => <CaseStatusChip status={status} />,
  },
];
