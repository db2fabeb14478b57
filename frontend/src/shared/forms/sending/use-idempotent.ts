import type { Keyed } from '@/api/base-query';
import { useSubmissionKey } from '@/shared/forms/sending/use-submission-key';

type Send<Sent, Answer> = (sent: Sent) => { unwrap: () => Promise<Answer> };

/** Sends a mutation with an idempotency key that stays the same until the arguments change. */
export function useIdempotent<Sent extends object, Answer>([send]: readonly [
  Send<Sent & Keyed, Answer>,
  ...unknown[],
]): (sent: Sent) => Promise<Answer> {
  const keyFor = useSubmissionKey();
  return (sent) => send({ ...sent, idempotencyKey: keyFor(sent) }).unwrap();
}
