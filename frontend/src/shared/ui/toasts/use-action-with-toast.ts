import { useSingleFlight } from '@/shared/forms/sending/use-single-flight';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toasts/toast-context';
import type { ToastMessage } from '@/shared/ui/toasts/toast-store';

export interface ActionWithToast<Input, Answer> {
  /** Performs the action; rejects if it fails. */
  act: (input: Input) => Promise<Answer>;
  done: ToastMessage | ((answer: Answer, input: Input) => ToastMessage);
  /** The description is the default error message; a function returns all of it. */
  failed: { title: string; description: string } | ((failure: unknown, input: Input) => ToastMessage);
  onDone?: ((answer: Answer) => void) | undefined;
}

/** Runs an action once, however often it is pressed, and shows a toast with the result. */
export function useActionWithToast<Input, Answer>(action: ActionWithToast<Input, Answer>) {
  const { act, done, failed, onDone } = action;
  const toast = useToast();
  return useSingleFlight(async (input: Input) => {
    try {
      const answer = await act(input);
      toast(typeof done === 'function' ? done(answer, input) : done);
      onDone?.(answer);
    } catch (failure) {
      const said =
        typeof failed === 'function'
          ? failed(failure, input)
          : { ...failed, description: sentenceOf(failure, failed.description) };
      toast({ ...said, destructive: true });
    }
  });
}
