import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { staffList } from '@/features/staff/staff-list';
import { adminRole } from '@/features/sessions/admin-role';
import { useSession } from '@/features/sessions/session';
import type { Admin } from '@/features/sessions/session-api';
import { AdministratorsOnly } from '@/features/staff/administrators-only';
import { InvitationList } from '@/features/staff/invitation-list';
import { InviteDialog } from '@/features/staff/invite-dialog';
import { RemoveDialog } from '@/features/staff/remove-dialog';
import { RoleDialog } from '@/features/staff/role-dialog';
import { type StaffMember } from '@/features/staff/staff-api';
import { staffColumns } from '@/features/staff/staff-columns';
import { StaffDetails } from '@/features/staff/staff-details';
import { managesStaff } from '@/features/staff/staff-roles';
import { useSavedViews } from '@/pages/admin/use-saved-views';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { ListScreen } from '@/shared/lists/screen/list-screen';
import { PortalPage } from '@/shared/portal/portal-page';
import { useListScreen } from '@/shared/lists/screen/use-list-screen';
import { EmptyState } from '@/shared/ui/states';

export function Component() {
  const { status, setAccount } = useSession(adminRole);
  if (!('account' in status)) return null;
  const { account } = status;
  if (managesStaff(account)) return <Staff self={account} onSelfChanged={setAccount} />;
  return (
    <AdministratorsOnly title="Staff" message="Ask one of them to invite people or change their roles." />
  );
}

interface StaffProps {
  self: Admin;
  onSelfChanged: (admin: Admin) => void;
}

function Staff({ self, onSelfChanged }: StaffProps) {
  const screen = useListScreen(staffList);
  const { dialog, openDialog } = useDialog();
  const actionsOn = useCallback(
    (member: StaffMember) => [
      {
        name: 'Change role',
        recordName: `of ${member.name}`,
        onAct: () =>
          openDialog(RoleDialog, {
            member,
            onChanged: ({ id, role }) => id === self.id && onSelfChanged({ ...self, role }),
          }),
      },
      {
        name: 'Remove',
        recordName: member.name,
        // Another administrator is needed.
        disabled: member.id === self.id,
        onAct: () => openDialog(RemoveDialog, { member }),
      },
    ],
    [self, onSelfChanged, openDialog],
  );

  return (
    <PortalPage title="Staff" actions={<Button onClick={() => openDialog(InviteDialog, {})}>Invite</Button>}>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <InvitationList />
        <div>
          <ListScreen
            label="Staff"
            {...screen}
            views={useSavedViews('staff')}
            columns={staffColumns}
            nameOf={({ name }) => name}
            empty={<EmptyState title="No one found" message="No team member matches." />}
            detailActions={actionsOn}
            details={(member, open) => <StaffDetails member={member} {...open} />}
          />
        </div>
      </Box>
      {dialog}
    </PortalPage>
  );
}
