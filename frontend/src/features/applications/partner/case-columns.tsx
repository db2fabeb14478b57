import type { Case } from '@/features/applications/partner/cases-api';
import { stageOfCase } from '@/features/applications/partner/case-progress';
import { CaseStatusChip } from '@/features/applications/partner/case-status';
import { formatAnswer } from '@/shared/application-answers/format-answer';
import { shortDate } from '@/shared/lib/dates';
import { CellLines, SecondLine } from '@/shared/lists/cell-lines';
import type { Column } from '@/shared/lists/data-table-columns';

export const caseColumns: readonly Column<Case>[] = [
  {
    key: 'createdAt',
    header: 'Date',
    width: 12.25,
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDate(createdAt),
    oneLine: true,
  },
  {
    key: 'companyName',
    header: 'Company',
    width: 24.5,
    named: true,
    orders: ['company', '-company'],
    cell: ({ duplicateOf }) => duplicateOf && <SecondLine>Duplicate of a newer case</SecondLine>,
  },
  { key: 'contactName', header: 'Contact', width: 14.5, cell: ({ contactName }) => contactName },
  {
    key: 'fundingType',
    header: 'Funding Type',
    width: 16.5,
    cell: ({ fundingType }) => formatAnswer('fundingType', fundingType),
  },
  {
    key: 'amount',
    header: 'Amount',
    width: 12.5,
    figures: true,
    cell: ({ amount, viaLink }) => formatAnswer('amount', amount, { byPartner: !viaLink }),
  },
  {
    key: 'status',
    header: 'Status',
    width: 11,
    orders: ['status', '-status'],
    cell: (listed) => (
      <CellLines first={<CaseStatusChip status={listed.status} />} second={stageOfCase(listed)} />
    ),
  },
];
