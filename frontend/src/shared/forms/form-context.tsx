import {
  type ChangeEvent,
  createContext,
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
} from 'react';

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
  readonly setValues: (change: (values: Values) => Values) => unknown;
  /** Adds a rule of a field that the form's schema does not know. */
  readonly registerField: (name: string, field: { validate: () => string | undefined }) => void;
  readonly unregisterField: (name: string) => void;
}

const FormContext = createContext<FormState | null>(null);

interface FormProviderProps<Values> {
  form: FormState<Values>;
  children: ReactNode;
}

export function FormProvider<Values>({ form, children }: FormProviderProps<Values>) {
  return <FormContext value={form as unknown as FormState}>{children}</FormContext>;
}

/** The form around a component. */
export function useForm<Values = Readonly<Record<string, unknown>>>(): FormState<Values> {
  const form = useContext(FormContext);
  if (!form) throw new Error('There is no form around this component.');
  return form as unknown as FormState<Values>;
}
