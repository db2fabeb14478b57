import { useOneAtATime } from '@/shared/forms/use-one-at-a-time';
import { sentenceOf } from '@/shared/lib/failure';
import { useToast } from '@/shared/ui/toast-context';
import type { ToastMessage } from '@/shared/ui/toast-store';

interface AnnouncedAction<Input, Answer> {
  /** Does it, and rejects where that failed. */
  act: (input: Input) => Promise<Answer>;
  done: ToastMessage | ((answer: Answer, input: Input) => ToastMessage);
  /** Its description is said where the server says nothing. */
  failed: { title: string; description: string };
  onDone?: (answer: Answer) => void;
}

/** Does something at a press, once however often it is pressed, and says how it went. */
export function useAnnouncedAction<Input, Answer>(action: AnnouncedAction<Input, Answer>) {
  const { act, done, failed, onDone } = action;
  const toast = useToast();
  return useOneAtATime(async (input: Input) => {
    try {
      const answer = await act(input);
      toast(typeof done === 'function' ? done(answer, input) : done);
      onDone?.(answer);
    } catch (failure) {
      const { title, description } = failed;
      toast({ title, description: sentenceOf(failure, description), destructive: true });
    }
  });
}
