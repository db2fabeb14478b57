import type { FormikHelpers } from 'formik';
import { isRateLimited, showProblem } from '@/shared/forms/sending/send-problem';
import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { useToast } from '@/shared/ui/toasts/toast-context';
import type { ToastMessage } from '@/shared/ui/toasts/toast-store';

export interface Sending<Values, Answer> {
  /** Sends the form's values; rejects on failure. */
  send: (values: Values) => Promise<Answer>;
  /** The toast after success, if there is one. */
  sent?: ToastMessage | ((answer: Answer) => ToastMessage);
  failed?: ToastMessage | ((failure: unknown) => ToastMessage);
  onSent?: (answer: Answer, form: FormikHelpers<Values>) => void;
  /** Adds the error to the form. */
  showError?: (form: FormikHelpers<Values>, values: Values, failure: unknown) => void;
}

/**
 * For `onSubmit`: sends the form once, however often it is pressed, and reports the result. Errors appear at their
 * fields.
 */
export function useSending<Values extends object, Answer>(sending: Sending<Values, Answer>) {
  const { send, sent, failed, onSent, showError = showProblem } = sending;
  const toast = useToast();
  const run = useSingleFlight(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    try {
      const answer = await send(values);
      if (sent) toast(typeof sent === 'function' ? sent(answer) : sent);
      onSent?.(answer, form);
    } catch (failure) {
      showError(form, values, failure);
      if (failed && !isRateLimited(failure))
        toast({ ...(typeof failed === 'function' ? failed(failure) : failed), destructive: true });
    }
  });
  return (values: Values, form: FormikHelpers<Values>) => run([values, form]);
}
