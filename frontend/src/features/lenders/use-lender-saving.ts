import { bodyOf, valuesOf, type LenderValues } from '@/features/lenders/lender-values';
import {
  useCreateLenderMutation,
  useUpdateLenderMutation,
  type Lender,
} from '@/features/lenders/lenders-api';
import { useSaving } from '@/shared/dialogs/use-saving';

const CREATED = { title: 'Lender created', description: 'The lender has been created successfully' };
const UPDATED = { title: 'Lender updated', description: 'The lender has been updated successfully' };
const FAILED = { title: 'Operation failed', description: 'Failed to save lender' };

/** Saves what the form holds: a new lender, or a change of one. */
export function useLenderSaving(lender: Lender | null, onSaved: () => void) {
  const [create] = useCreateLenderMutation();
  const [update] = useUpdateLenderMutation();
  return useSaving({
    of: lender,
    valuesOf,
    send: (values: LenderValues, read) => {
      const body = bodyOf(values);
      if (!read) return create(body).unwrap();
      return update({ id: read.id, body: { ...body, updatedAt: read.updatedAt } }).unwrap();
    },
    saved: lender ? UPDATED : CREATED,
    failed: FAILED,
    onSaved,
  });
}
