import type { Schemas } from '@/api/schemas';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import type { AnswerValues, Field, QuestionSection } from '@/shared/application-answers/section';
import { blankHoneypot, honeypotAnswer, type HoneypotValues } from '@/shared/forms/fields/honeypot';
import { fromEntries } from '@/shared/lib/records';

/** The form's values: blank until answered, including hidden sections. */
export type FactFindValues = AnswerValues & HoneypotValues;

/** The request: the answers of visible sections. */
export type FactFindAnswers = Readonly<Schemas['SubmitApplicationRequest']>;

/** Blank values for all fields of a form. */
export const blankAnswers = (sections: readonly QuestionSection[]): FactFindValues => ({
  ...fromEntries(sections.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
  ...blankHoneypot,
});

export const toAnswers = (sections: readonly QuestionSection[], values: FactFindValues): FactFindAnswers => {
  const given = givenAnswers(sections, values).map(({ field, value }) => [field.name, value]);
  return { ...(Object.fromEntries(given) as FactFindAnswers), ...honeypotAnswer(values) };
};

/** The answer's label instead of its value. */
export const shownAnswer = ({ options }: Field, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;
