import type { ComponentProps, ReactNode } from 'react';
import { FormikDialog } from '@/shared/forms/dialog/formik-dialog';
import type { RecordValues } from '@/shared/forms/dialog/merge';
import { useRecordForm } from '@/shared/forms/dialog/use-record-form';
import type { FormSchema } from '@/shared/forms/rules/form-schema';
import { keysOf, fromEntries } from '@/shared/lib/records';

/** What all dialogs that change a record have in common. */
export interface RecordChanges<Saved, Body> {
  record: Saved;
  /** 'complaint'. */
  recordKind: string;
  /** The record's fields by the schemas' names; null for what is not recorded yet. */
  valuesOf: (record: Saved) => Readonly<Record<string, unknown>>;
  /** Saves the fields of a dialog; `read` is the record that they are based on. */
  send: (body: Body, read: Saved) => Promise<unknown>;
  formatValue: (field: string, text: string) => ReactNode;
}

interface ChangeDialogProps<Saved, Values, Body>
  extends
    RecordChanges<Saved, NoInfer<Body>>,
    Pick<ComponentProps<typeof FormikDialog>, 'title' | 'submit' | 'maxWidth' | 'onClose'> {
  successTitle: string;
  /** The schema of the fields that the dialog shows and sends. */
  schema: FormSchema<Values, Body>;
  /** Proposed values for fields that are blank. */
  proposed?: Partial<NoInfer<Values>>;
  children: ReactNode;
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
  successTitle,
  ...dialog
}: ChangeDialogProps<Saved, Values, Body>) {
  const { form } = useRecordForm({
    schema,
    record,
    valuesOf: (saved) => {
      const known = valuesOf(saved);
      return fromEntries(keysOf(schema.defaults).map((field) => [field, known[field] ?? proposed?.[field]]));
    },
    send,
    recordKind,
    formatValue,
  });
  return (
    <FormikDialog
      {...dialog}
      {...form}
      successToast={{ title: successTitle }}
      errorToast={{ title: 'Not saved', description: `The ${recordKind} was not changed` }}
    />
  );
}
