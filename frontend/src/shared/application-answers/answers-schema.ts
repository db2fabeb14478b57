import { type Lazy, lazy, object, string, type StringSchema } from 'yup';
import { formatError } from '@/shared/application-answers/answer-formats';
import {
  type AnswerValues,
  type Field,
  type QuestionSection,
  shownFields,
} from '@/shared/application-answers/section';
import { ruleOf } from '@/shared/forms/rules/rules';

/** Validates the fields that the current answers show. */
export const answersSchema = (sections: readonly QuestionSection[]): Lazy<unknown> =>
  lazy((values: AnswerValues) => {
    const ruled = shownFields(sections, values).filter(({ format, required }) => format ?? required);
    return object(Object.fromEntries(ruled.map((field) => [field.name, ruleFor(field)])));
  });

const ruleFor = ({ format, required }: Field): StringSchema => {
  const presence = required ? ruleOf(required) : string();
  if (!format) return presence;
  return presence.test('format', (text, context) => {
    const message = formatError(format, text ?? '');
    return message === null || context.createError({ message });
  });
};
