import { PartialType } from '@nestjs/swagger';
import { AnswersRequest } from './answers.dto.js';

/** Any of an application's answers. */
export class AnswerQuestionsRequest extends PartialType(AnswersRequest) {}
