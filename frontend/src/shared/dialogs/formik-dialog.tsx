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
  /** What follows once it is sent, where that is not that the dialog closes. */
  onSent?: (answer: Answer) => void;
  /** What the form is for, to a screen reader; the title where that says it. */
  label?: string;
  /** Whether closing now would lose something, where that is not what was changed in the form. */
  dirty?: boolean;
  /** What the button reads that sends the form. */
  submit: string;
  pending?: string;
  /** Whether there is nothing to send. */
  isEmpty?: (values: Values) => boolean;
  /** What to say where somebody else changed the record meanwhile. */
  staleNotice?: Omit<ComponentProps<typeof StaleNotice>, 'save'> | null;
  /** The fields. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/** A form in a dialog, which asks before something unsaved is left; what sends it stands at its foot. */
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
