import type { FormikValues } from 'formik';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { FormDialog } from '@/shared/forms/dialog/form-dialog';
import { FormDialogActions } from '@/shared/forms/dialog/form-dialog-actions';
import { ConflictNotice } from '@/shared/forms/dialog/conflict-notice';
import { DeclaredFieldsContext } from '@/shared/forms/rules/declared-fields';
import { FormBody } from '@/shared/forms/form-body';
import type { FormSchema } from '@/shared/forms/rules/form-schema';
import { FormikForm } from '@/shared/forms/formik-form';
import { useSubmit, type SubmitOptions } from '@/shared/forms/sending/use-submit';

interface FormikDialogProps<Values, Body, Result>
  extends
    Omit<SubmitOptions<NoInfer<Values>, Result>, 'send'>,
    Pick<ComponentProps<typeof FormDialog>, 'title' | 'guard' | 'maxWidth' | 'onClose'> {
  schema: FormSchema<Values, Body>;
  /** Where they differ from the schema's defaults. */
  initialValues?: Partial<NoInfer<Values>>;
  /** Sends the form's values as the schema casts them; rejects on failure. */
  send: (body: NoInfer<Body>) => Promise<Result>;
  /** Runs after saving, instead of closing the dialog. */
  onSuccess?: (result: Result) => void;
  /** The form's accessible name; the dialog's title by default. */
  label?: string;
  /** Whether closing would lose changes, if Formik's own `dirty` does not tell. */
  dirty?: boolean;
  /** Label of the submit button. */
  submit: string;
  pending?: string;
  /** Whether there is nothing to submit. */
  isEmpty?: (values: NoInfer<Values>) => boolean;
  /** The notice if someone else changed the record in the meantime. */
  conflictNotice?: Omit<ComponentProps<typeof ConflictNotice>, 'save'> | null;
  /** The fields. */
  children: ReactNode | ((values: NoInfer<Values>) => ReactNode);
}

/** A form in a dialog that confirms before unsaved changes are lost, with its submit button in the footer. */
export function FormikDialog<Values extends FormikValues, Body, Result = unknown>({
  schema,
  initialValues,
  send,
  title,
  guard,
  maxWidth,
  onClose,
  successToast,
  errorToast,
  showError,
  onSuccess = onClose,
  label = title,
  dirty,
  submit,
  pending = 'Saving...',
  isEmpty,
  conflictNotice,
  children,
}: FormikDialogProps<Values, Body, Result>) {
  const onSubmit = useSubmit<Values, Result>({
    send: (values) => send(schema.cast(values)),
    successToast,
    errorToast,
    showError,
    onSuccess,
  });
  return (
    <FormikForm<Values>
      initialValues={{ ...schema.defaults, ...initialValues }}
      validationSchema={schema}
      onSubmit={onSubmit}
    >
      {({ dirty: changed, isSubmitting, values }) => (
        <FormDialog
          title={title}
          dirty={dirty ?? changed}
          guard={guard}
          busy={isSubmitting}
          maxWidth={maxWidth}
          onClose={onClose}
        >
          {(close) => (
            <FormBody label={label}>
              {conflictNotice && <ConflictNotice {...conflictNotice} save={submit} />}
              <SchemaFields schema={schema} values={values}>
                {typeof children === 'function' ? children(values) : children}
              </SchemaFields>
              <FormDialogActions
                submit={submit}
                pending={pending}
                disabled={isEmpty?.(values) ?? false}
                onCancel={close}
              />
            </FormBody>
          )}
        </FormDialog>
      )}
    </FormikForm>
  );
}

interface SchemaFieldsProps<Values> {
  schema: FormSchema<Values, unknown>;
  values: Values;
  children: ReactNode;
}

/** Labels and marks its fields as the schema declares. */
function SchemaFields<Values>({ schema, values, children }: SchemaFieldsProps<Values>) {
  const declared = useMemo(
    () => ({ labels: schema.labels, required: schema.requiredIn(values) }),
    [schema, values],
  );
  return <DeclaredFieldsContext value={declared}>{children}</DeclaredFieldsContext>;
}
