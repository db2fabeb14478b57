import type { Case } from '@/features/applications/partner/cases-api';
import { stageOfCase } from '@/features/applications/partner/case-progress';
import { CaseStatusChip } from '@/features/applications/partner/case-status';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { shortDate } from '@/shared/lib/dates';
import { CellLines, SecondLine } from '@/shared/lists/table/cell-lines';
import type { Column } from '@/shared/lists/table/data-table-columns';

export const caseColumns: readonly Column<Case>[] = [
  {
    key: 'createdAt',
    header: 'Date',
    holds: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  {
    key: 'companyName',
    header: 'Company',
    holds: 'name',
    named: true,
    orders: ['company', '-company'],
    cell: ({ duplicateOf }) => duplicateOf && <SecondLine>Duplicate of a newer case</SecondLine>,
  },
  { key: 'contactName', header: 'Contact', holds: 'person', cell: ({ contactName }) => contactName },
  {
    key: 'fundingType',
    header: 'Funding Type',
    holds: 'product',
    cell: ({ fundingType }) => formatAnswer('fundingType', fundingType),
  },
  {
    key: 'amount',
    header: 'Amount',
    holds: 'money',
    brief: 'as it is',
    cell: ({ amount, viaLink }) => formatAnswer('amount', amount, { byPartner: !viaLink }),
  },
  {
    key: 'status',
    header: 'Status',
    holds: 'notedStatus',
    brief: 'as it is',
    orders: ['status', '-status'],
    cell: (listed) => (
      <CellLines first={<CaseStatusChip status={listed.status} />} second={stageOfCase(listed)} />
    ),
  },
];
