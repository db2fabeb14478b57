import { type Lazy, lazy, string, type StringSchema } from 'yup';
import { misfit } from '@/features/fact-find/answer-formats';
import { type FactFindValues, type Field, type Section, shownFields } from '@/features/fact-find/section';
import { atLeast, requiredAnswers } from '@/shared/forms/rules';

/** What a form refuses. It looks only at the fields that its answers make it show. */
export const answersSchema = (sections: readonly Section[]): Lazy<unknown> =>
  lazy((values: FactFindValues) => {
    const ruled = shownFields(sections, values).filter(({ format, missing }) => format ?? missing);
    return requiredAnswers.shape(Object.fromEntries(ruled.map((field) => [field.name, ruleOf(field)])));
  });

const ruleOf = ({ format, missing }: Field): StringSchema => {
  const presence = missing ? atLeast(1, missing) : string();
  if (!format) return presence;
  return presence.test('format', (text, context) => {
    const message = misfit(format, text ?? '');
    return message === null || context.createError({ message });
  });
};
