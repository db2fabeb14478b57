import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import { partnerList } from '@/features/introducers/staff/partner-list';
import { CommissionTermsPart } from '@/features/commissions/staff/commission-terms-part';
import { SuspensionDialog } from '@/features/introducers/staff/suspension-dialog';
import { type PartnerAccount } from '@/features/introducers/staff/partner-accounts-api';
import { partnerColumns } from '@/features/introducers/staff/partner-columns';
import { PartnerDetails } from '@/features/introducers/staff/partner-details';
import { ResetEmailDialog } from '@/features/introducers/staff/reset-email-dialog';
import { RecordHold } from '@/features/people/record-hold';
import { useSignedInAdmin } from '@/features/sessions/use-signed-in-admin';
import { managesStaff } from '@/features/staff/staff-roles';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { adminPaths } from '@/shared/routing/paths';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { lazyComponent } from '@/shared/ui/loading/lazy-component';
import { EmptyState } from '@/shared/ui/states';

/** Loaded when first opened. */
const SelfBillingDialog = lazyComponent(
  async () => (await import('@/features/introducers/staff/self-billing-dialog')).SelfBillingDialog,
);
const AdjustDialog = lazyComponent(
  async () => (await import('@/features/commissions/staff/ledger-dialogs')).AdjustDialog,
);

export function Component() {
  const screen = useListScreen(partnerList);
  const admin = useSignedInAdmin();
  const isAdministrator = admin !== null && managesStaff(admin);
  const { dialog, openDialog } = useDialog();
  const actionsOn = useCallback(
    (partner: PartnerAccount) => [
      {
        name: partner.suspendedAt === null ? 'Suspend' : 'Restore',
        recordName: partner.companyName,
        onAct: () => openDialog(SuspensionDialog, { partner }),
      },
      {
        name: 'Send reset email',
        recordName: `to ${partner.companyName}`,
        // A suspended partner cannot sign in with a new password either.
        disabled: partner.suspendedAt !== null,
        onAct: () => openDialog(ResetEmailDialog, { partner }),
      },
    ],
    [openDialog],
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
        {...screen}
        views={useSavedViews('introducers')}
        columns={partnerColumns}
        nameOf={({ companyName }) => companyName}
        empty={
          <EmptyState title="No introducers registered yet" message="Partners sign up on the partner page." />
        }
        detailActions={actionsOn}
        details={(partner, open) => (
          <PartnerDetails
            partner={partner}
            commissionTerms={
              <>
                <CommissionTermsPart
                  partner={partner}
                  none="No terms of its own: the firm’s terms apply."
                  mayAgree={isAdministrator}
                />
                {isAdministrator && (
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
                    <Button variant="outlined" onClick={() => openDialog(AdjustDialog, { partner })}>
                      Adjust commission
                    </Button>
                    <Button variant="outlined" onClick={() => openDialog(SelfBillingDialog, { partner })}>
                      Self-billing
                    </Button>
                  </Box>
                )}
                <RecordHold
                  subjectType="introducer"
                  subjectId={partner.id}
                  name={partner.companyName}
                  variant="drawer"
                />
              </>
            }
            {...open}
          />
        )}
      />
      {dialog}
    </PortalPage>
  );
}
