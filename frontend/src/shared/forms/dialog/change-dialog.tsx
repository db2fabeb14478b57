import type { ComponentProps, ReactNode } from 'react';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import type { RecordValues } from '@/shared/forms/dialog/merge';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import type { FormSchema } from '@/shared/forms/rules/form-schema';

/** What one dialog for a kind of record shows and sends. */
export interface ChangeDialogProps<Values, Body> {
  title: string;
  submit: string;
  done: string;
  /** The schema of the fields that the dialog shows and sends. */
  schema: FormSchema<Values, Body>;
  /** Proposed values for fields that are blank. */
  proposed?: Partial<Values>;
  children: ReactNode;
  onClose: () => void;
}

/** Values of fields as a record has them. */
type Recorded<Values> = Partial<Record<keyof Values, unknown>>;

interface RecordToChange<Saved, Values, Body>
  extends ChangeDialogProps<Values, Body>, Pick<ComponentProps<typeof FormikDialog>, 'maxWidth'> {
  record: Saved;
  /** 'complaint'. */
  recordKind: string;
  /** The record's fields by the schema's names; null for what is not recorded yet. */
  valuesOf: (record: NoInfer<Saved>) => Readonly<Record<string, unknown>>;
  /** Saves the fields of the dialog; `read` is the record that they are based on. */
  send: (body: NoInfer<Body>, read: NoInfer<Saved>) => Promise<unknown>;
  formatValue: (field: string, text: string) => ReactNode;
}

/** A dialog for some of what staff record about a record; shows both versions if a colleague was faster. */
export function ChangeDialog<Saved, Values extends RecordValues, Body>({
  record,
  recordKind,
  valuesOf,
  send,
  formatValue,
  schema,
  proposed,
  done,
  ...dialog
}: RecordToChange<Saved, Values, Body>) {
  const { form } = useRecordForm({
    schema,
    record,
    valuesOf: (saved) => {
      const known = Object.entries(valuesOf(saved)).filter(([, value]) => value !== null);
      return { ...proposed, ...(Object.fromEntries(known) as Recorded<Values>) };
    },
    send,
    recordKind,
    formatValue,
  });
  return (
    <FormikDialog
      {...dialog}
      {...form}
      sent={{ title: done }}
      failed={{ title: 'Not saved', description: `The ${recordKind} was not changed` }}
    />
  );
}
