import { useRemoveStaffMemberMutation, type StaffMember } from '@/features/staff/staff-api';
import { ConfirmedAction } from '@/shared/dialogs/confirmed-action';

interface RemoveDialogProps {
  member: Pick<StaffMember, 'id' | 'name'>;
  onClose: () => void;
}

export function RemoveDialog({ member: { id, name }, onClose }: RemoveDialogProps) {
  const [remove] = useRemoveStaffMemberMutation();
  return (
    <ConfirmedAction
      title={`Remove ${name}?`}
      message="They will be signed out and cannot sign in again. Their unaccepted invitations are withdrawn. Their work stays under their name, and you can invite them again."
      confirm="Remove"
      pending="Removing..."
      action={() => remove(id).unwrap()}
      successToast={{ title: `Removed ${name}`, description: 'They are signed out everywhere.' }}
      errorToast={{ title: 'Error', description: 'They were not removed.' }}
      onClose={onClose}
    />
  );
}
