import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS, type Answers } from '#shared/domain/answers.js';

const QUESTIONS = { ...REQUIRED_QUESTIONS, ...OPTIONAL_QUESTIONS };

/** How a response documents an answer. */
export const AnswerExample =
  () =>
  (target: object, name: keyof Answers): void => {
    const { label, example } = QUESTIONS[name];
    const nullable = name in OPTIONAL_QUESTIONS;
    ApiProperty({ type: String, description: label, example, ...(nullable && { nullable }) })(target, name);
  };

/** A response with every answer that an application can hold: the questions say which there are. */
const answersResponse = (): Type<Answers> => {
  class EveryAnswer {}
  const documented = AnswerExample();
  for (const name of Object.keys(QUESTIONS)) documented(EveryAnswer.prototype, name as keyof Answers);
  return EveryAnswer as Type<Answers>;
};

export const AnswersResponse = answersResponse();
