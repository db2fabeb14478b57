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
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  {
    key: 'companyName',
    header: 'Company',
    type: 'name',
    named: true,
    orders: ['company', '-company'],
    cell: ({ duplicateOf }) => duplicateOf && <SecondLine>Duplicate of a newer case</SecondLine>,
  },
  { key: 'contactName', header: 'Contact', type: 'person', cell: ({ contactName }) => contactName },
  {
    key: 'fundingType',
    header: 'Funding Type',
    type: 'product',
    cell: ({ fundingType }) => formatAnswer('fundingType', fundingType),
  },
  {
    key: 'amount',
    header: 'Amount',
    type: 'money',
    inCard: 'as it is',
    cell: ({ amount, viaLink }) => formatAnswer('amount', amount, { byPartner: !viaLink }),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'notedStatus',
    inCard: 'as it is',
    orders: ['status', '-status'],
    cell: (listed) => (
      <CellLines first={<CaseStatusChip status={listed.status} />} second={stageOfCase(listed)} />
    ),
  },
];
