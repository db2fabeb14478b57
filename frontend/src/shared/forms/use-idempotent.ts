import type { Keyed } from '@/api/base-query';
import { useSubmissionKey } from '@/shared/forms/use-submission-key';

type Send<Sent, Answer> = (sent: Sent) => { unwrap: () => Promise<Answer> };

/** Sends by a mutation what it takes besides a key, under one key for as long as that is the same: it is done once. */
export function useIdempotent<Sent extends object, Answer>([send]: readonly [
  Send<Sent & Keyed, Answer>,
  ...unknown[],
]): (sent: Sent) => Promise<Answer> {
  const keyFor = useSubmissionKey();
  return (sent) => send({ ...sent, idempotencyKey: keyFor(sent) }).unwrap();
}
