import { type FormikConfig, type FormikValues, useFormik } from 'formik';
import { type ReactNode, useEffect } from 'react';
import { FormContext, type FormState } from '@/shared/forms/form-context';

interface FormikFormProps<Values extends FormikValues> extends Omit<FormikConfig<Values>, 'children'> {
  children: ReactNode | ((form: FormikState<Values>) => ReactNode);
}

type FormikState<Values extends FormikValues> = ReturnType<typeof useFormik<Values>>;

/** A form whose state Formik holds. */
export function FormikForm<Values extends FormikValues>({ children, ...config }: FormikFormProps<Values>) {
  const form = useFormik<Values>(config);
  return (
    <FormikFields form={form}>{typeof children === 'function' ? children(form) : children}</FormikFields>
  );
}

interface FormikFieldsProps<Values> {
  /** As `useFormik` returns it. */
  form: FormState<Values> & Pick<FormikState<FormikValues>, 'setStatus'>;
  children: ReactNode;
}

/** The same where the screen around the form uses its state too. */
export function FormikFields<Values extends FormikValues>({ form, children }: FormikFieldsProps<Values>) {
  const { isSubmitting, setStatus } = form;

  useEffect(() => {
    // A new attempt clears the earlier one's error.
    if (isSubmitting) setStatus(undefined);
  }, [isSubmitting, setStatus]);

  return <FormContext value={form}>{children}</FormContext>;
}
