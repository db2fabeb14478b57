import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ApiAccountChip } from '@/features/api-accounts/api-account-columns';
import type { ApiAccount } from '@/features/api-accounts/api-accounts-api';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer, Fact, Facts } from '@/shared/lists/detail-drawer';
import { codeText } from '@/shared/ui/code-text';

interface ApiAccountDetailsProps {
  account: ApiAccount;
  onClose: () => void;
  actions?: ReactNode;
}

export function ApiAccountDetails({ account, onClose, actions }: ApiAccountDetailsProps) {
  const { name, username, createdAt, lastUsedAt, revokedAt } = account;
  return (
    <DetailDrawer title={name} onClose={onClose} actions={actions}>
      <ApiAccountChip revokedAt={revokedAt} />
      <Facts>
        <Fact name="Username">
          <Box component="code" sx={codeText}>
            {username}
          </Box>
        </Fact>
        <Fact name="Created">{longDateAndTime(createdAt)}</Fact>
        <Fact name="Last used">{lastUsedAt === null ? 'Never' : longDateAndTime(lastUsedAt)}</Fact>
        {revokedAt && <Fact name="Revoked">{longDateAndTime(revokedAt)}</Fact>}
      </Facts>
    </DetailDrawer>
  );
}
