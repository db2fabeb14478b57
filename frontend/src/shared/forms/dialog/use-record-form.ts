import type { FormikHelpers } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { merge, type FieldConflict, type RecordValues } from '@/shared/forms/dialog/merge';
import type { FormSchema } from '@/shared/forms/rules/form-schema';
import { showProblem } from '@/shared/forms/sending/send-problem';
import { changeOf } from '@/shared/lib/failure';
import { useReadVersion } from '@/shared/lib/use-read-version';

/** Someone else saved the record first, with the merged result for the open form. */
export interface EditConflict {
  by: string | null;
  at: string;
  conflicts: readonly FieldConflict[];
  updated: readonly string[];
}

interface RecordForm<Saved, Values, Body, Result> {
  /** The record that the form was opened for; null for a new one. */
  record: Saved;
  /** May depend on the record. */
  schema: FormSchema<Values, Body> | ((read: NoInfer<Saved>) => FormSchema<Values, Body>);
  /** The record's fields by the schema's names, if the record has others. */
  valuesOf?: (saved: NoInfer<Saved>) => Partial<Record<keyof NoInfer<Values> & string, unknown>>;
  /** Saves the form; `read` is the record that the form was last filled from. */
  send: (body: NoInfer<Body>, read: Saved) => Promise<Result>;
  /** The kind of record: 'lender'. */
  recordKind: string;
  /** Formats a field's value, if it differs from its text. */
  formatValue?: (field: string, text: string) => ReactNode;
}

/**
 * The form of a record that others may change, for a `FormikDialog`. If someone else saved first, the form shows
 * both versions; any other error appears at its field.
 */
export function useRecordForm<Saved, Values extends RecordValues, Body, Result>({
  record,
  schema: declared,
  valuesOf,
  send,
  recordKind,
  formatValue,
}: RecordForm<Saved, Values, Body, Result>) {
  const { read, save } = useReadVersion(record);
  const [conflict, setConflict] = useState<EditConflict | null>(null);
  const schema = useMemo(
    () => (typeof declared === 'function' ? declared(read) : declared),
    [declared, read],
  );
  const filledFrom = (saved: Saved) => schema.valuesOf((valuesOf ? valuesOf(saved) : saved) ?? {});

  const showError = (helpers: FormikHelpers<Values>, mine: Values, failure: unknown) => {
    const change = changeOf<Saved>(failure);
    if (!change) {
      showProblem(helpers, mine, failure);
      return;
    }
    const { by, at, current } = change;
    const { values, ...both } = merge(filledFrom(read), mine, filledFrom(current));
    setConflict({ by, at, ...both });
    void helpers.setValues(values);
  };

  return {
    read,
    form: {
      schema,
      initialValues: filledFrom(record),
      send: (body: Body) => save((known) => send(body, known)),
      showError,
      conflictNotice: conflict && {
        conflict,
        labels: schema.labels,
        recordKind,
        ...(formatValue && { formatValue }),
      },
    },
  };
}
