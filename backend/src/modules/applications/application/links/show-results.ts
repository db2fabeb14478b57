import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { LinkNotFound } from '../../domain/errors.js';
import { perimeterForApplicant, type PerimeterForApplicant } from '../../domain/perimeter/perimeter-words.js';
import { perimeterOf } from '../../domain/perimeter/perimeter.js';
import { callbackBy, type Callback } from '../../domain/response-time/callback.js';
import { shownAnswers, type ShownAnswers } from '../../domain/shown-answers.js';
import type { ApplicantQueries } from './applicant.queries.js';
import type { FollowLink } from './follow-link.js';
import { thenAndToday, type LenderMatching, type ThenAndToday } from '../submission/lender-matching.js';

export interface SavedResults<A> extends ThenAndToday<A> {
  /** ISO 8601, UTC. */
  readonly submittedAt: string;
  readonly expiresAt: string;
  readonly enquiry: ShownAnswers;
  /** Whether the loan may be regulated. */
  readonly perimeter: PerimeterForApplicant;
  /** What happens next; null once we have responded. */
  readonly callback: Callback | null;
}

/** A saved enquiry, matched with today's panel, and what has changed since submission. */
export class ShowResults<A> {
  constructor(
    private readonly context: UseCaseContext,
    private readonly followLink: FollowLink,
    private readonly queries: ApplicantQueries,
    private readonly matching: Pick<LenderMatching<A>, 'match'>,
  ) {}

  /** @throws LinkNotFound */
  async execute(token: string): Promise<SavedResults<A>> {
    const { applicationId, expiresAt } = await this.followLink.execute('results', token);
    const saved = await this.queries.savedEnquiry(applicationId);
    if (!saved) throw new LinkNotFound();
    const { callbackDueAt } = saved;
    const today = await this.matching.match(saved.answers, saved.isUndecided);
    return {
      submittedAt: saved.submittedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      enquiry: shownAnswers(saved.answers),
      ...thenAndToday(saved.matches, today),
      perimeter: perimeterForApplicant(perimeterOf(saved.answers, saved.submittedAt)),
      callback: callbackDueAt && callbackBy(callbackDueAt, this.context.clock.now()),
    };
  }
}
