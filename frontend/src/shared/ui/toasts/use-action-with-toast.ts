import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';
import type { ToastMessage } from '@/shared/ui/toasts/toast-store';

export interface ActionWithToast<Input, Answer> {
  /** Performs the action; rejects if it fails. */
  run: (input: Input) => Promise<Answer>;
  successToast: ToastMessage | ((answer: Answer, input: Input) => ToastMessage);
  /** The description is the default error message; a function returns all of it. */
  errorToast: { title: string; description: string } | ((failure: unknown, input: Input) => ToastMessage);
  onSuccess?: ((answer: Answer) => void) | undefined;
}

/** Runs an action once, however often it is pressed, and shows a toast with the result. */
export function useActionWithToast<Input, Answer>(action: ActionWithToast<Input, Answer>) {
  const { run, successToast, errorToast, onSuccess } = action;
  const toast = useToast();
  return useSingleFlight(async (input: Input) => {
    try {
      const answer = await run(input);
      toast(typeof successToast === 'function' ? successToast(answer, input) : successToast);
      onSuccess?.(answer);
    } catch (failure) {
      const said =
        typeof errorToast === 'function'
          ? errorToast(failure, input)
          : { ...errorToast, description: sentenceOf(failure, errorToast.description) };
      toast({ ...said, destructive: true });
    }
  });
}
