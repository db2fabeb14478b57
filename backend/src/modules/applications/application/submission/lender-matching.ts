import type { Answers } from '#kernel/lending/answers.js';
import type { StoredMatches } from '../../domain/stored-matches.js';
import { matchChanges, type MatchChange } from '../../domain/match-changes.js';

export interface MatchedToday<A> {
  /** The matching rule's answer, in the form for display. */
  readonly answer: A;
  /** The matches to compare with the stored ones: more than are displayed. */
  readonly matches: StoredMatches;
}

/** The rule's result today, beside that of the submission. */
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

/** The matching rule on today's panel. */
export abstract class LenderMatching<A = unknown> {
  /** The best matches, in the form to store. */
  abstract bestFor(answers: Answers): Promise<StoredMatches>;
  /** `asks` requests open questions too: not for decided applications. */
  abstract match(answers: Answers, asks: boolean): Promise<MatchedToday<A>>;
}
