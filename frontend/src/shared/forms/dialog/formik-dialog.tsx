import type { FormikConfig, FormikValues } from 'formik';
import { type ComponentProps, type ReactElement, type ReactNode, useMemo } from 'react';
import { FormDialog } from '@/shared/forms/dialog/form-dialog';
import { FormDialogActions } from '@/shared/forms/dialog/form-dialog-actions';
import { StaleNotice } from '@/shared/forms/dialog/stale-notice';
import { DeclaredFieldsContext } from '@/shared/forms/rules/declared-fields';
import { FormBody } from '@/shared/forms/form-body';
import type { FormSchema } from '@/shared/forms/rules/form-schema';
import { FormikForm } from '@/shared/forms/formik-form';
import { useSending, type Sending } from '@/shared/forms/sending/use-sending';

interface DialogProps<Values, Answer>
  extends
    Omit<Sending<Values, Answer>, 'send'>,
    Pick<ComponentProps<typeof FormDialog>, 'title' | 'guard' | 'maxWidth' | 'onClose'> {
  /** Runs after saving, instead of closing the dialog. */
  onSent?: (answer: Answer) => void;
  /** The form's accessible name; the dialog's title by default. */
  label?: string;
  /** Whether closing would lose changes, if Formik's own `dirty` does not tell. */
  dirty?: boolean;
  /** Label of the submit button. */
  submit: string;
  pending?: string;
  /** Whether there is nothing to submit. */
  isEmpty?: (values: Values) => boolean;
  /** The notice if someone else changed the record in the meantime. */
  staleNotice?: Omit<ComponentProps<typeof StaleNotice>, 'save'> | null;
  /** The fields. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/** A form that a schema declares. */
interface SchemaDialogProps<Values, Body, Answer> extends DialogProps<NoInfer<Values>, Answer> {
  schema: FormSchema<Values, Body>;
  /** Where they differ from the schema's defaults. */
  initialValues?: Partial<NoInfer<Values>>;
  /** Sends the form's values as the schema casts them; rejects on failure. */
  send: (body: NoInfer<Body>) => Promise<Answer>;
}

/** A form of questions, which declare their own labels and requirements. */
interface QuestionsDialogProps<Values, Answer>
  extends DialogProps<Values, Answer>, Pick<FormikConfig<Values>, 'validationSchema'> {
  initialValues: Values;
  send: (values: Values) => Promise<Answer>;
}

/** A form in a dialog that confirms before unsaved changes are lost, with its submit button in the footer. */
export function FormikDialog<Values extends FormikValues, Body, Answer = unknown>(
  props: SchemaDialogProps<Values, Body, Answer>,
): ReactElement;
export function FormikDialog<Values extends FormikValues, Answer = unknown>(
  props: QuestionsDialogProps<Values, Answer>,
): ReactElement;
export function FormikDialog<Values extends FormikValues, Body, Answer>(
  props: SchemaDialogProps<Values, Body, Answer> | QuestionsDialogProps<Values, Answer>,
) {
  const form =
    'schema' in props
      ? {
          initialValues: { ...props.schema.defaults, ...props.initialValues },
          validationSchema: props.schema,
          send: (values: Values) => props.send(props.schema.cast(values)),
          schema: props.schema,
        }
      : { ...props, schema: null };
  return <DialogOfForm {...props} {...form} />;
}

interface DialogOfFormProps<Values, Answer> extends QuestionsDialogProps<Values, Answer> {
  schema: FormSchema<Values, unknown> | null;
}

function DialogOfForm<Values extends FormikValues, Answer>({
  schema,
  initialValues,
  validationSchema,
  send,
  title,
  guard,
  maxWidth,
  onClose,
  sent,
  failed,
  showError,
  onSent = onClose,
  label = title,
  dirty,
  submit,
  pending = 'Saving...',
  isEmpty,
  staleNotice,
  children,
}: DialogOfFormProps<Values, Answer>) {
  const onSubmit = useSending({ send, sent, failed, showError, onSent });
  return (
    <FormikForm<Values>
      initialValues={initialValues}
      validationSchema={validationSchema as unknown}
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
              {staleNotice && <StaleNotice {...staleNotice} save={submit} />}
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
  schema: FormSchema<Values, unknown> | null;
  values: Values;
  children: ReactNode;
}

/** Labels and marks its fields as the schema declares. */
function SchemaFields<Values>({ schema, values, children }: SchemaFieldsProps<Values>) {
  const declared = useMemo(
    () => ({ labels: schema?.labels ?? {}, required: schema?.requiredIn(values) ?? NONE }),
    [schema, values],
  );
  return <DeclaredFieldsContext value={declared}>{children}</DeclaredFieldsContext>;
}

const NONE: ReadonlySet<string> = new Set();
