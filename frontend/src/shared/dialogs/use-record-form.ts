import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { showProblem } from '@/shared/forms/send-problem';
import { changeOf } from '@/shared/lib/failure';
import { merge, type Clash, type TextValues } from '@/shared/dialogs/merge';

/** That somebody else saved a record first, and what that means for the form that is open. */
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
  /** Sends what the form holds; `read` is the record as the form was last filled from it. */
  send: (values: Values, read: Kept) => Promise<Answer>;
  /** What it is: 'lender'. */
  recordKind: string;
  labels: Readonly<Record<string, string>>;
  /** How what a field holds reads, where that is something else. */
  formatValue?: (field: string, text: string) => string;
}

/**
 * The form of a record that others may change meanwhile, for a `FormikDialog`. Where somebody else saved first, both
 * versions are put into the form for another look; any other refusal stands beside what it is about.
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
