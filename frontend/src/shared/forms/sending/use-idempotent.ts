import type { Keyed } from '@/api/base-query';
import { useSubmissionKey } from '@/shared/forms/sending/use-submission-key';

type Send<Sent, Result> = (sent: Sent) => { unwrap: () => Promise<Result> };

/** Sends a mutation with an idempotency key that stays the same until the arguments change. */
export function useIdempotent<Sent extends object, Result>([send]: readonly [
  Send<Sent & Keyed, Result>,
  ...unknown[],
]): (sent: Sent) => Promise<Result> {
  const keyFor = useSubmissionKey();
  return (sent) => send({ ...sent, idempotencyKey: keyFor(sent) }).unwrap();
}
