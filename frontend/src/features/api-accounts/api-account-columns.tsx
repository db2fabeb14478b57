import Box from '@mui/material/Box';
import type { ApiAccount } from '@/features/api-accounts/api-accounts-api';
import { shortDate, shortDateAndTime } from '@/shared/lib/dates';
import type { Column } from '@/shared/lists/table/data-table-columns';
import { StatusChip } from '@/shared/ui/status-chip';
import { codeText } from '@/shared/ui/code-text';

export function ApiAccountChip({ revokedAt }: Pick<ApiAccount, 'revokedAt'>) {
  return revokedAt ? (
    <StatusChip tone="neutral">Revoked</StatusChip>
  ) : (
    <StatusChip tone="positive">Live</StatusChip>
  );
}

export const apiAccountColumns: readonly Column<ApiAccount>[] = [
  { key: 'name', header: 'Name', type: 'name', cell: () => null },
  {
    key: 'username',
    header: 'Username',
    type: 'text',
    cell: ({ username }) => (
      <Box component="code" sx={codeText}>
        {username}
      </Box>
    ),
  },
  {
    key: 'lastUsedAt',
    header: 'Last used',
    type: 'time',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : shortDateAndTime(lastUsedAt)),
  },
  {
    key: 'createdAt',
    header: 'Created',
    type: 'date',
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  {
    key: 'status',
    header: 'Status',
    type: 'status',
    cell: ({ revokedAt }) => <ApiAccountChip revokedAt={revokedAt} />,
  },
];
