import { RecordReceiptDialog } from '@/features/commissions/staff/receivable-dialogs';
import { useLazyShowReceivableQuery } from '@/features/commissions/staff/receivables-api';
import { useDialog } from '@/shared/dialogs/use-dialog';
import { errorMessage } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';

/** Opens the dialog of the step that waits for a lender's payment. */
export function useReceiptStep() {
  const [show] = useLazyShowReceivableQuery();
  const toast = useToast();
  const { dialog, openDialog } = useDialog();
  const record = async (subject: { readonly id: string } | undefined) => {
    if (!subject) return;
    const { data, error } = await show(subject.id);
    if (data) openDialog(RecordReceiptDialog, { receivable: data });
    else
      toast({ title: 'Not opened', description: errorMessage(error, 'The receivable could not be loaded.') });
  };
  return { dialog, record };
}
