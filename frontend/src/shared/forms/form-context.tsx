import { type ChangeEvent, createContext, type FocusEvent, type SyntheticEvent, useContext } from 'react';

/**
 * What fields and buttons use of the form around them, in Formik's words. `FormikForm` provides Formik's state, the
 * fact-find its reducer's, without the bytes of Formik (docs/decisions/0021).
 */
export interface FormState<Values = Readonly<Record<string, unknown>>> {
  readonly values: Values;
  readonly initialValues: Values;
  readonly dirty: boolean;
  readonly isSubmitting: boolean;
  readonly submitCount: number;
  /** A `SendProblem` after a failure. */
  readonly status?: unknown;
  /** The error is there whether or not it shows yet. */
  readonly getFieldMeta: (name: string) => { value: unknown; error?: string | undefined; touched: boolean };
  /** By the name of the control. */
  readonly handleChange: (
    event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>,
  ) => void;
  readonly handleBlur: (event: FocusEvent<HTMLElement> | { target: { name: string } }) => void;
  readonly handleSubmit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly setFieldValue: (name: string, value: unknown, validate?: boolean) => unknown;
  // A method, so that a form of known values is a form of any.
  setValues(change: (values: Values) => Values): unknown;
  /** Adds a rule of a field that the form's schema does not know. */
  readonly registerField: (name: string, field: { validate: () => string | undefined }) => void;
  readonly unregisterField: (name: string) => void;
}

export const FormContext = createContext<FormState | null>(null);

/** The form around a component, whose values the caller names, as with Formik's own hook. */
export function useForm<Values = Readonly<Record<string, unknown>>>() {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form around this component.');
  return form as FormState<Values>;
}
