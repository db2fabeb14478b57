import { ApiProperty } from '@nestjs/swagger';
import { OPTIONAL_QUESTIONS, REQUIRED_QUESTIONS, type Answers } from '../../domain/answers.js';

const QUESTIONS = { ...REQUIRED_QUESTIONS, ...OPTIONAL_QUESTIONS };

/** How a response documents an answer. */
export const AnswerExample =
  () =>
  (target: object, name: keyof Answers): void => {
    const { label, example } = QUESTIONS[name];
    const nullable = name in OPTIONAL_QUESTIONS;
    ApiProperty({ type: String, description: label, example, ...(nullable && { nullable }) })(target, name);
  };
