import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ANSWER_NAMES,
  OPTIONAL_QUESTIONS,
  REQUIRED_QUESTIONS,
  type Answers,
} from '#kernel/lending/answers.js';

const QUESTIONS = { ...REQUIRED_QUESTIONS, ...OPTIONAL_QUESTIONS };

/** All answers of an application, for responses to pick from; derived from the questions. */
const answersResponse = (): Type<Answers> => {
  class EveryAnswer {}
  for (const name of ANSWER_NAMES) {
    const { label, example } = QUESTIONS[name];
    const nullable = name in OPTIONAL_QUESTIONS;
    const shown = { type: String, description: label, example, ...(nullable && { nullable }) };
    ApiProperty(shown)(EveryAnswer.prototype, name);
  }
  return EveryAnswer as Type<Answers>;
};

export const AnswersResponse = answersResponse();
