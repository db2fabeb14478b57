import { applyFormat } from '@/shared/application-answers/answer-formats';
import {
  type AnswerValues,
  type Field,
  type QuestionSection,
  shownFields,
} from '@/shared/application-answers/section';
import { lazySchema, type Validation } from '@/shared/forms/rules/lazy-schema';

/** Validates the answers to a form's questions. */
export const answersValidation = (sections: readonly QuestionSection[]): Validation =>
  lazySchema(async () =>
    (await import('@/shared/application-answers/answers-schema')).answersSchema(sections),
  );

/** The answers in reading order, without blanks and without those of hidden sections and fields. */
export const givenAnswers = (
  sections: readonly QuestionSection[],
  values: AnswerValues,
): readonly { field: Field; value: string }[] =>
  shownFields(sections, values)
    .map((field) => ({ field, value: applyFormat(field.format, values[field.name]) }))
    .filter(({ value }) => value !== '');
