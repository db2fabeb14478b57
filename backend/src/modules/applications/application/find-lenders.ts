import { ApplicationNotFound } from '../domain/errors.js';
import { matchChanges, type MatchChange } from '../domain/match-changes.js';
import type { ApplicantQueries } from './applicant.queries.js';
import type { TodaysMatching } from './todays-matching.js';

export interface FoundLenders<A> {
  readonly today: A;
  readonly ruleVersionThen: string;
  readonly ruleVersionNow: string;
  readonly changes: readonly MatchChange[];
}

/** Who would lend on a stored application today, and what changed since it was submitted. */
export class FindLenders<A> {
  constructor(
    private readonly applicants: ApplicantQueries,
    private readonly matching: TodaysMatching<A>,
  ) {}

  /** @throws ApplicationNotFound */
  async execute(id: string): Promise<FoundLenders<A>> {
    const saved = await this.applicants.savedEnquiry(id);
    if (!saved) throw new ApplicationNotFound();
    const { answer, matches } = await this.matching.match(saved.answers);
    return {
      today: answer,
      ruleVersionThen: saved.matches.ruleVersion,
      ruleVersionNow: matches.ruleVersion,
      changes: matchChanges(saved.matches.best, matches.best),
    };
  }
}
