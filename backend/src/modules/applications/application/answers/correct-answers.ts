import type { Principal } from '#platform/application/principal.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Answers } from '#kernel/lending/answers.js';
import { emailKey } from '#kernel/email.js';
import type { AnswerChanges } from '../../domain/application-changes.js';
import { matchChanges, type MatchChange } from '../../domain/match-changes.js';
import type { ApplicationViews, ApplicationView } from '../lists/application-views.js';
import type { ChangeAnswers } from './change-answers.js';
import type { LenderMatching } from '../submission/lender-matching.js';
import type { LockApplication } from '../review/lock-application.js';
import type { ReplaceLinks } from '../links/replace-links.js';

/** Corrections by staff: an undefined answer stays unchanged, null clears it. */
export interface Correction {
  readonly answers: { readonly [Name in keyof Answers]?: Answers[Name] | undefined };
  /** The `updatedAt` that the caller read; without it the last write wins. */
  readonly readAt?: Date | undefined;
}

export interface MatchCounts {
  readonly totalMatches: number;
  readonly strongMatches: number;
}

/** The results of today's panel for the previous and the corrected answers. */
export interface MatchDifference {
  readonly before: MatchCounts;
  readonly after: MatchCounts;
  /** New lenders, changed scores, and lenders that no longer match. */
  readonly changes: readonly MatchChange[];
}

export interface CorrectedApplication {
  readonly application: ApplicationView;
  readonly match: MatchDifference;
}

/**
 * Staff correct the answers of an application in any status; its history keeps the previous ones. If the email
 * address changes, new links replace the old ones and are sent there.
 */
export class CorrectAnswers {
  constructor(
    private readonly context: UseCaseContext,
    private readonly lockApplication: LockApplication,
    private readonly views: ApplicationViews,
    private readonly changeAnswers: ChangeAnswers,
    private readonly matching: Pick<LenderMatching<MatchCounts>, 'match'>,
    private readonly replaceLinks: ReplaceLinks,
  ) {}

  /** @throws ApplicationNotFound, ApplicationChanged */
  execute(id: string, { answers, readAt }: Correction, actor: Principal): Promise<CorrectedApplication> {
    return this.context.unitOfWork.run(async () => {
      const application = await this.lockApplication.execute(id, readAt);
      const facts = application.correctionsBy(answers);
      const match = await this.difference(application.answers, application.answersWith(facts));
      if (Object.keys(facts).length > 0)
        await this.changeAnswers.execute(application, facts, 'corrected', actor);
      // A reader of the previous mailbox has its links, so they end.
      if (facts.email && !isSameMailbox(facts.email)) await this.replaceLinks.execute(application, actor);
      return { application: await this.views.one(id), match };
    });
  }

  private async difference(then: Answers, now: Answers): Promise<MatchDifference> {
    const [before, after] = [await this.matching.match(then, false), await this.matching.match(now, false)];
    return {
      before: countsOf(before.answer),
      after: countsOf(after.answer),
      changes: matchChanges(before.matches.best, after.matches.best),
    };
  }
}

const isSameMailbox = ({ from, to }: NonNullable<AnswerChanges['email']>): boolean =>
  emailKey(from ?? '') === emailKey(to ?? '');

const countsOf = ({ totalMatches, strongMatches }: MatchCounts): MatchCounts => ({
  totalMatches,
  strongMatches,
});
