import type { FormikHelpers } from 'formik';
import { useMemo, useState, type ReactNode } from 'react';
import { merge, type Clash, type RecordValues } from '@/shared/forms/dialog/merge';
import type { FormSchema } from '@/shared/forms/rules/form-schema';
import { showProblem } from '@/shared/forms/sending/send-problem';
import { changeOf } from '@/shared/lib/failure';

/** Somebody else saved the record first, with the merged result for the open form. */
export interface Stale {
  by: string | null;
  at: string;
  clashes: readonly Clash[];
  taken: readonly string[];
}

interface RecordForm<Saved, Body, Answer> {
  /** The record that the form was opened for; null for a new one. */
  record: Saved;
  /** Saves the form; `read` is the record that the form was last filled from. */
  send: (body: Body, read: Saved) => Promise<Answer>;
  /** The kind of record: 'lender'. */
  recordKind: string;
  /** Formats a field's value, if it differs from its text. */
  formatValue?: (field: string, text: string) => ReactNode;
}

/** The form of a record that a schema declares. */
interface SchemaForm<Saved, Values, Body, Answer> extends RecordForm<Saved, NoInfer<Body>, Answer> {
  /** May depend on the record. */
  schema: FormSchema<Values, Body> | ((read: NoInfer<Saved>) => FormSchema<Values, Body>);
  /** The record's fields by the schema's names, if the record has others. */
  valuesOf?: (saved: NoInfer<Saved>) => Partial<Record<keyof NoInfer<Values>, unknown>>;
}

/** The form of a record that has questions. */
interface QuestionsForm<Saved, Values, Answer> extends RecordForm<Saved, Values, Answer> {
  valuesOf: (saved: Saved) => Values;
  labels: Readonly<Record<string, string>>;
}

/** For a `FormikDialog`. */
interface RecordFormProps<Values, Body, Answer> {
  initialValues: Values;
  send: (body: Body) => Promise<Answer>;
  showError: (helpers: FormikHelpers<Values>, mine: Values, failure: unknown) => void;
  staleNotice:
    | (Pick<RecordForm<unknown, unknown, unknown>, 'recordKind' | 'formatValue'> & {
        stale: Stale;
        labels: Readonly<Record<string, string>>;
      })
    | null;
}

/**
 * The form of a record that others may change, for a `FormikDialog`. If someone else saved first, the form shows
 * both versions; any other error appears at its field.
 */
export function useRecordForm<Saved, Values extends RecordValues, Body, Answer>(
  form: SchemaForm<Saved, Values, Body, Answer>,
): { read: Saved; form: RecordFormProps<Values, Body, Answer> & { schema: FormSchema<Values, Body> } };
export function useRecordForm<Saved, Values extends RecordValues, Answer>(
  form: QuestionsForm<Saved, Values, Answer>,
): { read: Saved; form: RecordFormProps<Values, Values, Answer> };
export function useRecordForm<Saved, Values extends RecordValues, Body, Answer>(
  form: SchemaForm<Saved, Values, Body, Answer> | QuestionsForm<Saved, Values, Answer>,
) {
  const { record, recordKind, formatValue } = form;
  const declared = 'schema' in form ? form.schema : null;
  const [read, setRead] = useState(record);
  const [stale, setStale] = useState<Stale | null>(null);
  const schema = useMemo(
    () => (typeof declared === 'function' ? declared(read) : declared),
    [declared, read],
  );
  const send = form.send as (values: unknown, read: Saved) => Promise<Answer>;
  const filledFrom = (saved: Saved) => {
    const known = form.valuesOf ? form.valuesOf(saved) : saved;
    return schema ? schema.valuesOf(known ?? {}) : (known as Values);
  };

  const showError = (helpers: FormikHelpers<Values>, mine: Values, failure: unknown) => {
    const change = changeOf(failure);
    if (!change) {
      showProblem(helpers, mine, failure);
      return;
    }
    const current = change.current as Saved;
    const { values, ...both } = merge(filledFrom(read), mine, filledFrom(current));
    setRead(current);
    setStale({ by: change.by, at: change.at, ...both });
    void helpers.setValues(values);
  };

  const labels = 'labels' in form ? form.labels : (schema?.labels ?? {});
  return {
    read,
    form: {
      ...(schema && { schema }),
      initialValues: filledFrom(record),
      send: (body: unknown) => send(body, read),
      showError,
      staleNotice: stale && { stale, labels, recordKind, ...(formatValue && { formatValue }) },
    },
  };
}
