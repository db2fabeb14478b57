import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { showProblem } from '@/shared/forms/send-problem';
import { useSending } from '@/shared/forms/use-sending';
import { changeOf } from '@/shared/lib/failure';
import { merge, type Clash, type TextValues } from '@/shared/dialogs/merge';
import type { ToastMessage } from '@/shared/ui/toast-store';

/** That somebody else saved a record first, and what that means for the form that is open. */
export interface Stale {
  by: string | null;
  at: string;
  clashes: readonly Clash[];
  taken: readonly string[];
}

interface Saving<Kept, Values> {
  /** The record that the form was opened for; null for a new one. */
  of: Kept;
  valuesOf: (kept: Kept) => Values;
  /** Sends what the form holds; `read` is the record as the form was last filled from it. */
  send: (values: Values, read: Kept) => Promise<unknown>;
  saved: ToastMessage;
  failed: ToastMessage;
  onSaved: () => void;
}

/**
 * Saves what a form holds of a record, once however often it is pressed, and says what came of it. Where somebody else
 * saved first, both versions are put into the form for another look; any other refusal stands beside what it is about.
 */
export function useSaving<Kept, Values extends TextValues>(saving: Saving<Kept, Values>) {
  const { of, valuesOf, send, saved, failed, onSaved } = saving;
  const [read, setRead] = useState(of);
  const [stale, setStale] = useState<Stale | null>(null);

  const takeBoth = (mine: Values, form: FormikHelpers<Values>, failure: unknown): boolean => {
    const change = changeOf(failure);
    if (!change) return false;
    const current = change.current as Kept;
    const { values, ...both } = merge(valuesOf(read), mine, valuesOf(current));
    setRead(current);
    setStale({ by: change.by, at: change.at, ...both });
    void form.setValues(values);
    return true;
  };

  const save = useSending({
    send: (values: Values) => send(values, read),
    sent: saved,
    failed,
    onSent: onSaved,
    refuse: (form, values, failure) => {
      if (!takeBoth(values, form, failure)) showProblem(form, values, failure);
    },
  });

  return { read, stale, save };
}
