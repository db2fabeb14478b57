import type { Answers } from '#kernel/lending/answers.js';

/** What a review changed: from which value to which. Empty where nothing did. */
export type ApplicationChanges = Readonly<
  Record<string, { readonly from: string | null; readonly to: string | null }>
>;

/** The same of answers; null stands for a question that is not answered. */
export type AnswerChanges = Readonly<
  Partial<Record<keyof Answers, { readonly from: string | null; readonly to: string | null }>>
>;

/** Empty where there are no words. */
export const reasonChange = (name: 'reason' | 'clientReason', words: string | null): ApplicationChanges => {
  const to = words?.trim() || null;
  return to === null ? {} : { [name]: { from: null, to } };
};
