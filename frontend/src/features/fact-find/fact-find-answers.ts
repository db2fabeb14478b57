import type { components } from '@/api/schema';
import { setOut } from '@/features/fact-find/answer-formats';
import { type FactFindValues, type Field, type Section, shownFields } from '@/features/fact-find/section';
import { honeypotAnswer, blankHoneypot } from '@/shared/forms/honeypot';
import { lazySchema, type Validation } from '@/shared/forms/lazy-schema';

/** What is sent: the answers given in the sections that show. */
export type FactFindAnswers = Readonly<components['schemas']['SubmitApplicationRequest']>;

/** A value for each field of a form, all blank. */
export const blankAnswers = (sections: readonly Section[]) =>
  ({
    ...Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
    ...blankHoneypot,
  }) as FactFindValues;

/** Refuses what the form's rules refuse. */
export const answersValidation = (sections: readonly Section[]): Validation =>
  lazySchema(async () => (await import('@/features/fact-find/answers-schema')).answersSchema(sections));

/** The answers in reading order, without blanks and without those of hidden sections and fields. */
export const givenAnswers = (
  sections: readonly Section[],
  values: FactFindValues,
): readonly { field: Field; value: string }[] =>
  shownFields(sections, values)
    .map((field) => ({ field, value: setOut(field.format, values[field.name]) }))
    .filter(({ value }) => value !== '');

export const toAnswers = (sections: readonly Section[], values: FactFindValues): FactFindAnswers => {
  const given = givenAnswers(sections, values).map(({ field, value }) => [field.name, value]);
  return { ...(Object.fromEntries(given) as FactFindAnswers), ...honeypotAnswer(values) };
};

/** The answer as the visitor read it, not as it travels. */
export const shownAnswer = ({ options }: Field, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;
