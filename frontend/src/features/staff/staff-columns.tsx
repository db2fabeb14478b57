import type { StaffMember } from '@/features/staff/staff-api';
import { roleLabel } from '@/features/staff/staff-roles';
import { shortDate } from '@/shared/lib/dates';
import { CellLines } from '@/shared/lists/table/cell-lines';
import { MailLink } from '@/shared/lists/contact-links';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';

export function StaffChip({ removedAt }: Pick<StaffMember, 'removedAt'>) {
  return removedAt === null ? (
    <StatusChip tone="positive">Active</StatusChip>
  ) : (
    <StatusChip tone="negative">Removed</StatusChip>
  );
}

export const staffColumns: readonly Column<StaffMember>[] = [
  { key: 'name', header: 'Name', type: 'name', named: true, orders: ['name', '-name'], cell: () => null },
  {
    key: 'email',
    header: 'Email',
    type: 'email',
    cell: ({ email }) => <CellLines first={<MailLink to={email} />} />,
  },
  { key: 'role', header: 'Role', type: 'person', inCard: 'as it is', cell: ({ role }) => roleLabel(role) },
  {
    key: 'lastSignedInAt',
    header: 'Last sign-in',
    type: 'date',
    orders: ['-sign-in', 'sign-in'],
    cell: ({ lastSignedInAt }) => (lastSignedInAt === null ? null : shortDate(lastSignedInAt)),
  },
  {
    key: 'createdAt',
    header: 'Joined',
    type: 'date',
    orders: ['newest', 'oldest'],
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  {
    key: 'status',
    header: 'State',
    type: 'status',
    inCard: 'as it is',
    cell: ({ removedAt }) => <StaffChip removedAt={removedAt} />,
  },
];
