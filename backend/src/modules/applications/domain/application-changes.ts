import type { Answers } from '#kernel/lending/answers.js';

/** The changes of a review, with previous and new values. Empty if nothing changed. */
export type ApplicationChanges = Readonly<
  Record<string, { readonly from: string | null; readonly to: string | null }>
>;

/** The changed answers, with previous and new values; null is an unanswered question. */
export type AnswerChanges = Readonly<
  Partial<Record<keyof Answers, { readonly from: string | null; readonly to: string | null }>>
>;

/** Empty if there is no text. */
export const reasonChange = (name: 'reason' | 'clientReason', words: string | null): ApplicationChanges => {
  const to = words?.trim() || null;
  return to === null ? {} : { [name]: { from: null, to } };
};
