import Button from '@mui/material/Button';
import { useCallback, useState } from 'react';
import { Link } from 'react-router-dom';
import { skipToken } from '@reduxjs/toolkit/query';
import { useRefresh } from '@/api/invalidation';
import { businessTypes } from '@/features/introducers/partner/profile';
import { ClosingDialog } from '@/features/introducers/staff/closing-dialog';
import {
  useGetPartnerQuery,
  useListPartnersQuery,
  type PartnerAccount,
  type PartnerListQuery,
} from '@/features/introducers/staff/partner-accounts-api';
import { partnerColumns } from '@/features/introducers/staff/partner-columns';
import { PartnerDetails } from '@/features/introducers/staff/partner-details';
import { ResetMailDialog } from '@/features/introducers/staff/reset-mail-dialog';
import { listQuery } from '@/shared/lists/list-query';
import { ListScreen } from '@/shared/lists/list-screen';
import type { ListFilter } from '@/shared/lists/list-toolbar';
import { openedElsewhere } from '@/shared/lists/opened-elsewhere';
import { adminPaths } from '@/shared/frame/paths';
import { PortalPage } from '@/shared/frame/portal-page';
import { RowActions } from '@/shared/lists/row-actions';
import { useListAddress } from '@/shared/lists/use-list-address';
import { EmptyState } from '@/shared/ui/states';

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: 'Status',
    all: 'All',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
  {
    name: 'businessType',
    label: 'Business type',
    all: 'All',
    options: businessTypes,
  },
];

type Doing = { close: PartnerAccount } | { mail: PartnerAccount };

export function Component() {
  const address = useListAddress(FILTERS);
  const list = useListPartnersQuery(listQuery(address) as PartnerListQuery);
  const refetch = useRefresh('PartnerAccount');
  const opened = useGetPartnerQuery(openedElsewhere(address, list.data) ?? skipToken);
  const [doing, setDoing] = useState<Doing | null>(null);
  const actionsOn = useCallback(
    (partner: PartnerAccount) => (
      <RowActions
        actions={[
          {
            name: partner.suspendedAt === null ? 'Suspend' : 'Restore',
            about: partner.companyName,
            onAct: () => setDoing({ close: partner }),
          },
          {
            name: 'Send reset mail',
            about: `to ${partner.companyName}`,
            // A new password would open nothing.
            disabled: partner.suspendedAt !== null,
            onAct: () => setDoing({ mail: partner }),
          },
        ]}
      />
    ),
    [],
  );

  return (
    <PortalPage
      title="Introducers"
      actions={
        <Button variant="outlined" component={Link} to={adminPaths.home}>
          Back
        </Button>
      }
    >
      <ListScreen
        label="Introducers"
        address={address}
        list={{ ...list, refetch }}
        opened={opened}
        filters={FILTERS}
        columns={partnerColumns}
        nameOf={({ companyName }) => companyName}
        empty={
          <EmptyState
            title="No introducers registered yet"
            sentence="Partners open their accounts themselves, from the page about partnership."
          />
        }
        details={(partner) => (
          <PartnerDetails
            partner={partner}
            onClose={() => address.select(null)}
            actions={actionsOn(partner)}
          />
        )}
      />
      {doing && 'close' in doing && <ClosingDialog partner={doing.close} onClose={() => setDoing(null)} />}
      {doing && 'mail' in doing && <ResetMailDialog partner={doing.mail} onClose={() => setDoing(null)} />}
    </PortalPage>
  );
}
