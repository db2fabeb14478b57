import type { FormikHelpers } from 'formik';
import { isRateLimited, showProblem } from '@/shared/forms/sending/send-problem';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { useToast } from '@/shared/ui/toasts/toast-context';
import type { ToastMessage } from '@/shared/ui/toasts/toast-store';

export interface SubmitOptions<Values, Result> {
  /** Sends the form's values; rejects on failure. */
  send: (values: Values) => Promise<Result>;
  /** The toast after success, if there is one. */
  successToast?: ToastMessage | ((result: Result) => ToastMessage);
  errorToast?: ToastMessage | ((failure: unknown) => ToastMessage);
  onSuccess?: (result: Result, form: FormikHelpers<Values>) => void;
  /** Adds the error to the form. */
  showError?: (form: FormikHelpers<Values>, values: Values, failure: unknown) => void;
}

/**
 * For `onSubmit`: sends the form once, however often it is pressed, and reports the result. Errors appear at their
 * fields.
 */
export function useSubmit<Values extends object, Result>(options: SubmitOptions<Values, Result>) {
  const { send, successToast, errorToast, onSuccess, showError = showProblem } = options;
  const toast = useToast();
  const run = useSingleFlight(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    try {
      const result = await send(values);
      if (successToast) toast(typeof successToast === 'function' ? successToast(result) : successToast);
      onSuccess?.(result, form);
    } catch (failure) {
      showError(form, values, failure);
      if (errorToast && !isRateLimited(failure))
        toast({
          ...(typeof errorToast === 'function' ? errorToast(failure) : errorToast),
          destructive: true,
        });
    }
  });
  return (values: Values, form: FormikHelpers<Values>) => run([values, form]);
}
