import type { FormikHelpers } from 'formik';
import { showProblem } from '@/shared/forms/send-problem';
import { useSingleFlight } from '@/shared/forms/use-single-flight';
import { useToast } from '@/shared/ui/toast-context';
import type { ToastMessage } from '@/shared/ui/toast-store';

export interface Sending<Values, Answer> {
  /** Sends what the form holds, and rejects where it was refused. */
  send: (values: Values) => Promise<Answer>;
  /** What a toast says of it, if one does. */
  sent?: ToastMessage | ((answer: Answer) => ToastMessage);
  failed?: ToastMessage | ((failure: unknown) => ToastMessage);
  onSent?: (answer: Answer, form: FormikHelpers<Values>) => void;
  /** Puts into the form why it was refused. */
  refuse?: (form: FormikHelpers<Values>, values: Values, failure: unknown) => void;
}

/**
 * For `onSubmit`: sends what a form holds, once however often it is pressed, and says what came of it. Why it was
 * refused stands beside what it is about.
 */
export function useSending<Values extends object, Answer>(sending: Sending<Values, Answer>) {
  const { send, sent, failed, onSent, refuse = showProblem } = sending;
  const toast = useToast();
  const run = useSingleFlight(async ([values, form]: [Values, FormikHelpers<Values>]) => {
    try {
      const answer = await send(values);
      if (sent) toast(typeof sent === 'function' ? sent(answer) : sent);
      onSent?.(answer, form);
    } catch (failure) {
      refuse(form, values, failure);
      if (failed) toast({ ...(typeof failed === 'function' ? failed(failure) : failed), destructive: true });
    }
  });
  return (values: Values, form: FormikHelpers<Values>) => run([values, form]);
}
