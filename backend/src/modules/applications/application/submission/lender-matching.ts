import type { Answers } from '#kernel/lending/answers.js';
import type { StoredMatches } from '../../domain/stored-matches.js';
import { matchChanges, type MatchChange } from '../../domain/match-changes.js';

export interface MatchedToday<A> {
  /** The matching rule's answer, as it is shown. */
  readonly answer: A;
  /** The matches to compare the kept ones with: more than are shown. */
  readonly matches: StoredMatches;
}

/** What the rule says today of an application, beside what it said when it was submitted. */
export interface ThenAndToday<A> {
  readonly today: A;
  readonly ruleVersionThen: string;
  readonly ruleVersionNow: string;
  readonly changes: readonly MatchChange[];
}

export const thenAndToday = <A>(
  then: StoredMatches,
  { answer, matches }: MatchedToday<A>,
): ThenAndToday<A> => ({
  today: answer,
  ruleVersionThen: then.ruleVersion,
  ruleVersionNow: matches.ruleVersion,
  changes: matchChanges(then.best, matches.best),
});

/** The matching rule, asked on the panel of today. */
export abstract class LenderMatching<A = unknown> {
  /** What is kept of the lenders that fit. */
  abstract bestFor(answers: Answers): Promise<StoredMatches>;
  /** `asks` says whether the answer names open questions: nothing is asked about what is decided. */
  abstract match(answers: Answers, asks: boolean): Promise<MatchedToday<A>>;
}
