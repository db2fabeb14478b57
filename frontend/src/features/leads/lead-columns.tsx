import { LeadStatusMenu, type LeadStatusMenuProps } from '@/features/leads/lead-status-menu';
import type { Lead } from '@/features/leads/leads-api';
import { monthFirstDate } from '@/shared/lib/dates';
import { CellLines } from '@/shared/lists/table/cell-lines';
import { MailLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/table/data-table-columns';

type Acts = Pick<LeadStatusMenuProps, 'onMove' | 'onConvert'>;

export const leadColumns = (acts: Acts): readonly Column<Lead>[] => [
  { key: 'name', header: 'Name', type: 'name', orders: ['name', '-name'], cell: () => null },
  {
    key: 'email',
    header: 'Email',
    type: 'email',
    cell: ({ email }) => <CellLines first={<MailLink to={email} />} />,
  },
  {
    key: 'company',
    header: 'Company',
    type: 'name',
    inCard: 'as it is',
    orders: ['company', '-company'],
    cell: ({ company }) => company ?? '-',
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    inCard: 'as it is',
    orders: ['status', '-status'],
    cell: (lead) => <LeadStatusMenu lead={lead} {...acts} />,
  },
  { key: 'source', header: 'Source', type: 'person', cell: ({ source }) => source ?? '-' },
  {
    key: 'createdAt',
    header: 'Added',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => monthFirstDate(createdAt),
  },
];
