import { Formik, type FormikConfig, type FormikValues } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { FormDialog } from '@/shared/dialogs/form-dialog';
import { FormDialogActions } from '@/shared/dialogs/form-dialog-actions';
import { StaleNotice } from '@/shared/dialogs/stale-notice';
import { FormBody } from '@/shared/forms/form-body';
import { useSending, type Sending } from '@/shared/forms/use-sending';

interface FormikDialogProps<Values extends FormikValues, Answer>
  extends
    Pick<FormikConfig<Values>, 'initialValues' | 'validate' | 'validationSchema'>,
    Sending<Values, Answer>,
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
  /** The notice if somebody else changed the record in the meantime. */
  staleNotice?: Omit<ComponentProps<typeof StaleNotice>, 'save'> | null;
  /** The fields. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/** A form in a dialog that confirms before unsaved changes are lost, with its submit button in the footer. */
export function FormikDialog<Values extends FormikValues, Answer = unknown>({
  title,
  guard,
  maxWidth,
  onClose,
  send,
  sent,
  failed,
  refuse,
  onSent = onClose,
  label = title,
  dirty,
  submit,
  pending = 'Saving...',
  isEmpty,
  staleNotice,
  children,
  ...form
}: FormikDialogProps<Values, Answer>) {
  const onSubmit = useSending({ send, sent, failed, refuse, onSent });
  return (
    <Formik<Values> {...form} onSubmit={onSubmit}>
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
              {typeof children === 'function' ? children(values) : children}
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
    </Formik>
  );
}
