import { useCallback, useState } from 'react';
import { useUpdateLeadMutation, type Lead } from '@/features/leads/leads-api';
import { changeOf, type Change } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';

interface Move {
  lead: Lead;
  to: Lead['status'];
}

/** A status change by someone else that came first. */
export interface MovedElsewhere extends Change<Lead> {
  wanted: Lead['status'];
}

/**
 * Changes leads' status. On a conflict it asks; the question belongs to the list, because the row may have left it
 * with its new status.
 */
export function useMoveLead() {
  const [update] = useUpdateLeadMutation();
  const [busy, setBusy] = useState(false);
  const [clash, setClash] = useState<MovedElsewhere | null>(null);
  const toast = useToast();

  const move = useCallback(
    async (wanted: Move) => {
      const save = async ({ lead, to }: Move): Promise<MovedElsewhere | null> => {
        try {
          await update({ id: lead.id, body: { status: to, updatedAt: lead.updatedAt } }).unwrap();
          return null;
        } catch (failure) {
          const change = changeOf<Lead>(failure);
          if (!change) throw failure;
          const { current } = change;
          // Other changes do not conflict: only status against status.
          if (current.status === lead.status) return save({ lead: current, to });
          return { ...change, wanted: to };
        }
      };

      setBusy(true);
      try {
        const elsewhere = await save(wanted);
        setClash(elsewhere);
        if (!elsewhere) toast({ title: 'Lead updated successfully' });
      } catch {
        setClash(null);
        toast({ title: 'Error', description: 'Failed to update lead', destructive: true });
      }
      setBusy(false);
    },
    [update, toast],
  );

  const onMove = useCallback((wanted: Move) => void move(wanted), [move]);
  const question = clash && {
    clash,
    busy,
    onConfirm: () => onMove({ lead: clash.current, to: clash.wanted }),
    onCancel: () => setClash(null),
  };
  return { onMove, question };
}
