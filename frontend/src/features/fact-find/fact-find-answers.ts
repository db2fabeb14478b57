import type { Schemas } from '@/api/schemas';
import { givenAnswers } from '@/shared/application-answers/given-answers';
import type { AnswerValues, Field, Section } from '@/shared/application-answers/section';
import { blankHoneypot, honeypotAnswer, type HoneypotValues } from '@/shared/forms/honeypot';

/** What a form holds: every field blank until answered, including those of sections now hidden. */
export type FactFindValues = AnswerValues & HoneypotValues;

/** What is sent: the answers given in the sections that show. */
export type FactFindAnswers = Readonly<Schemas['SubmitApplicationRequest']>;

/** A value for each field of a form, all blank. */
export const blankAnswers = (sections: readonly Section[]) =>
  ({
    ...Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
    ...blankHoneypot,
  }) as FactFindValues;

export const toAnswers = (sections: readonly Section[], values: FactFindValues): FactFindAnswers => {
  const given = givenAnswers(sections, values).map(({ field, value }) => [field.name, value]);
  return { ...(Object.fromEntries(given) as FactFindAnswers), ...honeypotAnswer(values) };
};

/** The answer as the visitor read it, not as it travels. */
export const shownAnswer = ({ options }: Field, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;
