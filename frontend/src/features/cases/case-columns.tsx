import type { Case } from '@/features/cases/cases-api';
import { CaseStatusChip } from '@/features/cases/case-status';
import { shortDate } from '@/shared/lib/dates';
import { fundingTypeInWords } from '@/shared/lib/funding-type';
import { asPounds } from '@/shared/lib/pounds';
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
  { key: 'fundingType', header: 'Funding Type', cell: ({ fundingType }) => fundingTypeInWords(fundingType) },
  { key: 'amount', header: 'Amount', figures: true, cell: ({ amount }) => asPounds(amount) },
  {
    key: 'status',
    header: 'Status',
    orders: ['status', '-status'],
    cell: ({ status }) => <CaseStatusChip status={status} />,
  },
];
