import { useCallback, useSyncExternalStore } from 'react';
import { useForm } from '@/shared/forms/form-context';
import { problemIn } from '@/shared/forms/sending/send-problem';

const TICK_MS = 250;

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / 1000));

/** Seconds until this form may be sent again; 0 if it may now. */
export function useRetryCountdown(): number {
  const form = useForm();
  const until = problemIn(form.status)?.wait?.until ?? 0;

  const subscribe = useCallback(
    (notify: () => void) => {
      const timer = setInterval(() => {
        if (Date.now() >= until) clearInterval(timer);
        notify();
      }, TICK_MS);
      return () => clearInterval(timer);
    },
    [until],
  );

  return useSyncExternalStore(
    until > 0 ? subscribe : never,
    () => secondsUntil(until),
    () => 0,
  );
}

const never = () => () => undefined;
