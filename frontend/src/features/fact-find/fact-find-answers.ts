import { type Lazy, lazy, string, type StringSchema } from 'yup';
import { misfit, setOut } from '@/features/fact-find/answer-formats';
import {
  type FactFindValues,
  type Field,
  type FieldName,
  type Section,
  visibleFields,
  visibleSections,
} from '@/features/fact-find/section';
import { type Trapped, trapped, untouchedTrap } from '@/shared/forms/honeypot';
import { atLeast, requiredAnswers } from '@/shared/forms/rules';

type RequiredField = 'companyName' | 'contactName' | 'email' | 'phone' | 'fundingType' | 'amount';

/** What is sent: the answers given in the sections that show. */
export type FactFindAnswers = Readonly<
  Record<RequiredField, string> &
    Partial<Record<Exclude<FieldName, RequiredField>, string>> &
    Partial<Trapped>
>;

/** A value for each field of a form, all blank. */
export const blankAnswers = (sections: readonly Section[]) =>
  ({
    ...Object.fromEntries(sections.flatMap(({ fields }) => fields.map(({ name }) => [name, '']))),
    ...untouchedTrap,
  }) as FactFindValues;

const ruleOf = ({ format, missing }: Field): StringSchema => {
  const presence = missing ? atLeast(1, missing) : string();
  if (!format) return presence;
  return presence.test('format', (text, context) => {
    const message = misfit(format, text ?? '');
    return message === null || context.createError({ message });
  });
};

/** What a form refuses. It looks only at the fields that its answers make it show. */
export const answersSchema = (sections: readonly Section[]): Lazy<unknown> =>
  lazy((values: FactFindValues) => {
    const ruled = shownFields(sections, values).filter(({ format, missing }) => format ?? missing);
    return requiredAnswers.shape(Object.fromEntries(ruled.map((field) => [field.name, ruleOf(field)])));
  });

const shownFields = (sections: readonly Section[], values: FactFindValues): readonly Field[] =>
  visibleSections(sections, values).flatMap((section) => visibleFields(section, values));

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
  return { ...(Object.fromEntries(given) as FactFindAnswers), ...trapped(values) };
};

/** The answer as the visitor read it, not as it travels. */
export const shownAnswer = ({ options }: Field, value: string): string =>
  options?.find((option) => option.value === value)?.label ?? value;
