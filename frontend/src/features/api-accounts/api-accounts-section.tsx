import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { ApiAccountChip, apiAccountColumns } from '@/features/api-accounts/api-account-columns';
import { type ApiAccount, useListApiAccountsQuery } from '@/features/api-accounts/api-accounts-api';
import { CreateApiAccountDialog } from '@/features/api-accounts/create-api-account-dialog';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { errorMessage } from '@/shared/lib/failure';
import { DataTable } from '@/shared/lists/table/data-table';
import { LastUpdated } from '@/shared/lists/screen/last-updated';
import { listQuery, PAGE_LENGTH } from '@/shared/lists/screen/list-query';
import { RowActions } from '@/shared/lists/table/row-actions';
import { useListUrlState } from '@/shared/lists/screen/use-list-url-state';
import { paths } from '@/shared/site/paths';
import { EmptyState } from '@/shared/ui/states';
import { Section } from '@/shared/ui/section';
import { longDateAndTime } from '@/shared/lib/dates';
import { DetailDrawer } from '@/shared/lists/screen/detail-drawer';
import { DescriptionItem, DescriptionList } from '@/shared/ui/description-list';
import { codeText } from '@/shared/ui/code-text';
import { useRevokeApiAccount } from '@/features/api-accounts/use-revoke-api-account';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';

/** API accounts of the partner's own systems. */
export function ApiAccountsSection() {
  const urlState = useListUrlState();
  const list = useListApiAccountsQuery(listQuery(urlState));
  const { dialog, openDialog } = useDialog();
  const create = () => openDialog(CreateApiAccountDialog, {});
  const selected = list.data?.items.find(({ id }) => id === urlState.selected);
  const reload = () => void list.refetch();
  const actionsOn = (account: ApiAccount) =>
    account.revokedAt === null && (
      <RowActions
        actions={[
          {
            name: 'Revoke',
            recordName: account.name,
            onAct: () => openDialog(RevokeApiAccountDialog, { account }),
          },
        ]}
      />
    );

  return (
    <Section
      title="API accounts"
      intro="Your CRM uses an API account to send cases and leads and to check their status."
      actions={<Button onClick={create}>Create API account</Button>}
    >
      <Box sx={bar}>
        {/* A public page, so it is a full page load. */}
        <MuiLink href={paths.developers}>API guide</MuiLink>
        <LastUpdated asOf={list.fulfilledTimeStamp} busy={list.isFetching} onRefresh={reload} />
      </Box>
      <DataTable
        label="API accounts"
        urlState={urlState}
        columns={apiAccountColumns}
        page={list.data}
        pageLength={PAGE_LENGTH}
        defaultSort="newest"
        busy={list.isFetching}
        failure={list.error ? errorMessage(list.error, 'The API accounts could not be loaded.') : null}
        onRetry={reload}
        nameOf={({ name }) => name}
        actions={actionsOn}
        empty={
          <EmptyState
            title="No API accounts yet"
            message="Create one for each system that sends us cases."
            action={<Button onClick={create}>Create your first API account</Button>}
          />
        }
      />
      {selected && (
        <ApiAccountDetails
          account={selected}
          onClose={() => urlState.select(null)}
          actions={actionsOn(selected)}
        />
      )}
      {dialog}
    </Section>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  mb: 2,
} as const;

interface ApiAccountDetailsProps {
  account: ApiAccount;
  onClose: () => void;
  actions?: ReactNode;
}

function ApiAccountDetails({ account, onClose, actions }: ApiAccountDetailsProps) {
  const { name, username, createdAt, lastUsedAt, revokedAt } = account;
  return (
    <DetailDrawer title={name} onClose={onClose} actions={actions}>
      <ApiAccountChip revokedAt={revokedAt} />
      <DescriptionList>
        <DescriptionItem term="Username">
          <Box component="code" sx={codeText}>
            {username}
          </Box>
        </DescriptionItem>
        <DescriptionItem term="Created">{longDateAndTime(createdAt)}</DescriptionItem>
        <DescriptionItem term="Last used">
          {lastUsedAt === null ? 'Never' : longDateAndTime(lastUsedAt)}
        </DescriptionItem>
        {revokedAt && <DescriptionItem term="Revoked">{longDateAndTime(revokedAt)}</DescriptionItem>}
      </DescriptionList>
    </DetailDrawer>
  );
}

interface RevokeApiAccountDialogProps {
  account: Pick<ApiAccount, 'id' | 'name'>;
  onClose: () => void;
}

function RevokeApiAccountDialog({ account: { id, name }, onClose }: RevokeApiAccountDialogProps) {
  const { revoke, busy } = useRevokeApiAccount(onClose);
  return (
    <ConfirmDialog
      title={`Revoke ‘${name}’?`}
      message="Any system using it will stop working straight away. This cannot be undone. Data it has sent is kept."
      confirm="Revoke"
      pending="Revoking..."
      busy={busy}
      onConfirm={() => revoke(id)}
      onCancel={onClose}
    />
  );
}
