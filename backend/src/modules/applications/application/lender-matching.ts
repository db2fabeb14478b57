import type { Answers } from '#shared/domain/answers.js';
import type { KeptMatches } from '../domain/funding-application.js';

/** The matching rule, asked for the lenders that fit these answers today. */
export abstract class LenderMatching {
  abstract bestFor(answers: Answers): Promise<KeptMatches>;
}
