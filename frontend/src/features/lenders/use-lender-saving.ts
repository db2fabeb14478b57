import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { bodyOf, merge, valuesOf, type LenderValues } from '@/features/lenders/lender-values';
import {
  useCreateLenderMutation,
  useUpdateLenderMutation,
  type Lender,
} from '@/features/lenders/lenders-api';
import type { Stale } from '@/features/lenders/stale-notice';
import { showProblem } from '@/shared/forms/send-problem';
import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { changeOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';

const CREATED = { title: 'Lender created', description: 'The lender has been created successfully' };
const UPDATED = { title: 'Lender updated', description: 'The lender has been updated successfully' };
const FAILED = { title: 'Operation failed', description: 'Failed to save lender', destructive: true };

/** Saves what the form holds. Where somebody else saved first, it puts both versions together for another look. */
export function useLenderSaving(lender: Lender | null, onSaved: () => void) {
  const [create] = useCreateLenderMutation();
  const [update] = useUpdateLenderMutation();
  // What the form was filled from: the lender as it was read, or as it was when saving found it changed.
  const [read, setRead] = useState(lender);
  const [stale, setStale] = useState<Stale | null>(null);
  const toast = useToast();

  const send = (values: LenderValues) => {
    const body = bodyOf(values);
    if (!read) return create(body).unwrap();
    return update({ id: read.id, body: { ...body, updatedAt: read.updatedAt } }).unwrap();
  };

  const takeBoth = (values: LenderValues, form: FormikHelpers<LenderValues>, failure: unknown): boolean => {
    const change = changeOf(failure);
    if (!change || !read) return false;
    const current = change.current as Lender;
    const { values: merged, ...both } = merge(valuesOf(read), values, valuesOf(current));
    setRead(current);
    setStale({ by: change.by, at: change.at, ...both });
    void form.setValues(merged);
    return true;
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
