import { useRemoveStaffMemberMutation, type StaffMember } from '@/features/staff/staff-api';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { ConfirmDialog } from '@/shared/portal/confirm-dialog';
import { useToast } from '@/shared/ui/toast-context';

interface RemoveDialogProps {
  member: Pick<StaffMember, 'id' | 'name'>;
  onClose: () => void;
}

export function RemoveDialog({ member: { id, name }, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useRemoveStaffMemberMutation();
  const toast = useToast();
  const removeOnce = useOneAtATime(async (memberId: string) => {
    try {
      await remove(memberId).unwrap();
      toast({ title: `${name} is removed`, description: 'They are signed out everywhere.' });
    } catch (failure) {
      const description = sentenceOf(failure, 'Nobody was removed.');
      toast({ title: 'Error', description, destructive: true });
    }
    onClose();
  });
  return (
    <ConfirmDialog
      question={`Remove ${name}?`}
      sentence="They are signed out at once and cannot sign in any more. What they did stays under their name, and they may be invited again."
      confirm="Remove"
      pending="Removing..."
      busy={isLoading}
      onConfirm={() => void removeOnce(id)}
      onCancel={onClose}
    />
  );
}
