import type { StaffMember } from '@/features/staff/staff-api';
import { roleLabel } from '@/features/staff/staff-roles';
import { shortDate } from '@/shared/lib/dates';
import { MailLink } from '@/shared/portal/contact-links';
import type { Column } from '@/shared/portal/data-table-columns';
import { StatusChip } from '@/shared/portal/status-chip';

export function StaffChip({ removedAt }: Pick<StaffMember, 'removedAt'>) {
  return removedAt === null ? (
    <StatusChip tone="positive">Active</StatusChip>
  ) : (
    <StatusChip tone="negative">Removed</StatusChip>
  );
}

export const staffColumns: readonly Column<StaffMember>[] = [
  { key: 'name', header: 'Name', named: true, orders: ['name', '-name'], cell: () => null, least: '9rem' },
  { key: 'email', header: 'Email', cell: ({ email }) => <MailLink to={email} />, least: '12rem' },
  { key: 'role', header: 'Role', cell: ({ role }) => roleLabel(role) },
  {
    key: 'lastSignedInAt',
    header: 'Last sign-in',
    figures: true,
    orders: ['-sign-in', 'sign-in'],
    firstOrder: 'descending',
    cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? null : shortDate(lastSignedInAt)),
  },
  {
    key: 'createdAt',
    header: 'Joined',
    figures: true,
    orders: ['newest', 'oldest'],
    firstOrder: 'descending',
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  { key: 'status', header: 'State', cell: ({ removedAt }) => <StaffChip removedAt={removedAt} /> },
];
