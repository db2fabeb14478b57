import type { Answers } from '#shared/domain/answers.js';
import type { KeptMatches } from '../domain/funding-application.js';

export interface MatchedToday<A> {
  /** The matching rule's answer, as it is shown. */
  readonly answer: A;
  /** The matches to compare the kept ones with: more than are shown. */
  readonly matches: KeptMatches;
}

/** The matching rule, asked again on the panel of today. */
export abstract class TodaysMatching<A> {
  abstract match(answers: Answers): Promise<MatchedToday<A>>;
}
