import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { errorMessage } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';
import type { ToastMessage } from '@/shared/ui/toasts/toast-store';

export interface ActionWithToast<Input, Result> {
  /** Performs the action; rejects if it fails. */
  run: (input: Input) => Promise<Result>;
  successToast: ToastMessage | ((result: Result, input: Input) => ToastMessage);
  /** The description is the default error message; a function returns all of it. */
  errorToast: { title: string; description: string } | ((failure: unknown, input: Input) => ToastMessage);
  onSuccess?: ((result: Result) => void) | undefined;
}

/** Runs an action once, however often it is pressed, and shows a toast with the result. */
export function useActionWithToast<Input, Result>(action: ActionWithToast<Input, Result>) {
  const { run, successToast, errorToast, onSuccess } = action;
  const toast = useToast();
  return useSingleFlight(async (input: Input) => {
    try {
      const result = await run(input);
      toast(typeof successToast === 'function' ? successToast(result, input) : successToast);
      onSuccess?.(result);
    } catch (failure) {
      const said =
        typeof errorToast === 'function'
          ? errorToast(failure, input)
          : { ...errorToast, description: errorMessage(failure, errorToast.description) };
      toast({ ...said, destructive: true });
    }
  });
}
