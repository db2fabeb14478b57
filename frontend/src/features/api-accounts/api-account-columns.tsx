import Box from '@mui/material/Box';
import type { ApiAccount } from '@/features/api-accounts/api-accounts-api';
import { shortDate, shortDateAndTime } from '@/shared/lib/dates';
import type { Column } from '@/shared/lists/data-table-columns';
import { StatusChip } from '@/shared/lists/status-chip';
import { codeText } from '@/shared/ui/code-text';

export function ApiAccountChip({ revokedAt }: Pick<ApiAccount, 'revokedAt'>) {
  return revokedAt ? (
    <StatusChip tone="neutral">Revoked</StatusChip>
  ) : (
    <StatusChip tone="positive">Live</StatusChip>
  );
}

export const apiAccountColumns: readonly Column<ApiAccount>[] = [
  { key: 'name', header: 'Name', width: 25, cell: () => null },
  {
    key: 'username',
    header: 'Username',
    width: 22,
    cell: ({ username }) => (
      <Box component="code" sx={codeText}>
        {username}
      </Box>
    ),
  },
  {
    key: 'lastUsedAt',
    header: 'Last used',
    width: 15,
    figures: true,
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? 'Never' : shortDateAndTime(lastUsedAt)),
  },
  {
    key: 'createdAt',
    header: 'Created',
    width: 12.5,
    figures: true,
    cell: ({ createdAt }) => shortDate(createdAt),
  },
  {
    key: 'status',
    header: 'Status',
    width: 10.5,
    cell: ({ revokedAt }) => <ApiAccountChip revokedAt={revokedAt} />,
  },
];
