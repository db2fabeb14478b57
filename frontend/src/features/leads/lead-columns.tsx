import { LeadStatusMenu } from '@/features/leads/lead-status-menu';
import type { Lead } from '@/features/leads/leads-api';
import { monthFirstDate } from '@/shared/lib/dates';
import { MailLink } from '@/shared/portal/contact-links';
import type { Column } from '@/shared/portal/data-table-columns';

export const leadColumns = (onConvert: (lead: Lead) => void): readonly Column<Lead>[] => [
  { key: 'name', header: 'Name', orders: ['name', '-name'], cell: () => null, width: '18%', least: '7rem' },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => <MailLink to={email} />,
    width: '24%',
    least: '10rem',
  },
  {
    key: 'company',
    header: 'Company',
    orders: ['company', '-company'],
    cell: ({ company }) => company ?? '-',
    width: '19%',
    least: '6.5rem',
  },
  {
    key: 'status',
    header: 'Status',
    orders: ['status', '-status'],
    cell: (lead) => <LeadStatusMenu lead={lead} onConvert={onConvert} />,
  },
  { key: 'source', header: 'Source', cell: ({ source }) => source ?? '-', width: '13%', least: '5rem' },
  {
    key: 'createdAt',
    header: 'Added',
    figures: true,
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ createdAt }) => monthFirstDate(createdAt),
    oneLine: true,
  },
];
