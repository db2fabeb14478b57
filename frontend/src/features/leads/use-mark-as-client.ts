import { useUpdateLeadMutation, type Lead } from '@/features/leads/leads-api';
import { useToast } from '@/shared/ui/toasts/toast-context';

/** Updates a lead's status after submitting a case for it, whatever else has changed. */
export function useMarkAsClient(): (lead: Lead) => Promise<void> {
  const [update] = useUpdateLeadMutation();
  const toast = useToast();
  return async ({ id, status }) => {
    if (status === 'client') return;
    try {
      await update({ id, body: { status: 'client' } }).unwrap();
    } catch {
      const description = 'The case was submitted, but the lead was not updated. Set its status to Client.';
      toast({ title: 'Failed to update lead', description, destructive: true });
    }
  };
}
