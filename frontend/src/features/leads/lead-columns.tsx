import { LeadStatusMenu, type LeadStatusMenuProps } from '@/features/leads/lead-status-menu';
import type { Lead } from '@/features/leads/leads-api';
import { monthFirstDate } from '@/shared/lib/dates';
import { MailLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/data-table-columns';

type Acts = Pick<LeadStatusMenuProps, 'onMove' | 'onConvert'>;

export const leadColumns = (acts: Acts): readonly Column<Lead>[] => [
  { key: 'name', header: 'Name', width: 14.5, orders: ['name', '-name'], cell: () => null },
  { key: 'email', header: 'Email', width: 18.5, cell: ({ email }) => <MailLink to={email} /> },
  {
    key: 'company',
    header: 'Company',
    width: 14,
    orders: ['company', '-company'],
    cell: ({ company }) => company ?? '-',
  },
  {
    key: 'status',
    header: 'Status',
    width: 13.5,
    orders: ['status', '-status'],
    cell: (lead) => <LeadStatusMenu lead={lead} {...acts} />,
  },
  { key: 'source', header: 'Source', width: 12, cell: ({ source }) => source ?? '-' },
  {
    key: 'createdAt',
    header: 'Added',
    width: 12,
    figures: true,
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => monthFirstDate(createdAt),
    oneLine: true,
  },
];
