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
      question={`Remove ${name}?`}
      sentence="They are signed out at once and cannot sign in any more, and the invitations that they made and nobody has accepted are withdrawn. What they did stays under their name, and they may be invited again."
      confirm="Remove"
      pending="Removing..."
      action={() => remove(id).unwrap()}
      done={{ title: `${name} is removed`, description: 'They are signed out everywhere.' }}
      failed={{ title: 'Error', description: 'Nobody was removed.' }}
      onClose={onClose}
    />
  );
}
