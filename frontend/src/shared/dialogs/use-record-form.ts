import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { showProblem } from '@/shared/forms/send-problem';
import { changeOf } from '@/shared/lib/failure';
import { merge, type Clash, type TextValues } from '@/shared/dialogs/merge';

/** Somebody else saved the record first, with the merged result for the open form. */
export interface Stale {
  by: string | null;
  at: string;
  clashes: readonly Clash[];
  taken: readonly string[];
}

interface RecordForm<Kept, Values, Answer> {
  /** The record that the form was opened for; null for a new one. */
  record: NoInfer<Kept>;
  valuesOf: (kept: Kept) => Values;
  /** Saves the form; `read` is the record that the form was last filled from. */
  send: (values: Values, read: Kept) => Promise<Answer>;
  /** The kind of record: 'lender'. */
  recordKind: string;
  labels: Readonly<Record<string, string>>;
  /** Formats a field's value, if it differs from its text. */
  formatValue?: (field: string, text: string) => string;
}

/**
 * The form of a record that others may change, for a `FormikDialog`. If somebody else saved first, the form shows
 * both versions; any other error appears at its field.
 */
export function useRecordForm<Kept, Values extends TextValues, Answer>(
  form: RecordForm<Kept, Values, Answer>,
) {
  const { record, valuesOf, send, ...words } = form;
  const [read, setRead] = useState(record);
  const [stale, setStale] = useState<Stale | null>(null);

  const refuse = (helpers: FormikHelpers<Values>, mine: Values, failure: unknown) => {
    const change = changeOf(failure);
    if (!change) {
      showProblem(helpers, mine, failure);
      return;
    }
    const current = change.current as Kept;
    const { values, ...both } = merge(valuesOf(read), mine, valuesOf(current));
    setRead(current);
    setStale({ by: change.by, at: change.at, ...both });
    void helpers.setValues(values);
  };

  return {
    read,
    form: {
      initialValues: valuesOf(record),
      send: (values: Values) => send(values, read),
      refuse,
      staleNotice: stale && { stale, ...words },
    },
  };
}
