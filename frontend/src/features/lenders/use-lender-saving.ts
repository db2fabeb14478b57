import type { FormikHelpers } from 'formik';
import { bodyOf, valuesOf, type LenderValues } from '@/features/lenders/lender-values';
import {
  useCreateLenderMutation,
  useUpdateLenderMutation,
  type Lender,
} from '@/features/lenders/lenders-api';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { useStaleEdit } from '@/shared/portal/use-stale-edit';
import { useToast } from '@/shared/ui/toast-context';

const CREATED = { title: 'Lender created', description: 'The lender has been created successfully' };
const UPDATED = { title: 'Lender updated', description: 'The lender has been updated successfully' };
const FAILED = { title: 'Operation failed', description: 'Failed to save lender', destructive: true };

/** Saves what the form holds. Where somebody else saved first, it puts both versions together for another look. */
export function useLenderSaving(lender: Lender | null, onSaved: () => void) {
  const [create] = useCreateLenderMutation();
  const [update] = useUpdateLenderMutation();
  const { read, stale, takeBoth } = useStaleEdit(lender, valuesOf);
  const toast = useToast();

  const send = (values: LenderValues) => {
    const body = bodyOf(values);
    if (!read) return create(body).unwrap();
    return update({ id: read.id, body: { ...body, updatedAt: read.updatedAt } }).unwrap();
  };

  const save = useOneAtATime(async ([values, form]: [LenderValues, FormikHelpers<LenderValues>]) => {
    try {
      await send(values);
      toast(read ? UPDATED : CREATED);
      onSaved();
    } catch (failure) {
      if (!takeBoth(values, form, failure)) showProblem(form, values, failure);
      toast(FAILED);
    }
  });

  return {
    stale,
    save: (values: LenderValues, form: FormikHelpers<LenderValues>) => save([values, form]),
  };
}
