import type { DatedCause, TaskSource } from '#modules/tasks/public.js';
import type { CompletionRepository } from './completions/completion.repository.js';
import type { OfferViews } from './offers/offer-views.js';
import type { SubmissionViews } from './submissions/submission-views.js';

/** Tasks to chase lenders that have not answered. */
export class ChaseSilentLenders implements TaskSource {
  readonly kind = 'chase_lender';

  constructor(private readonly submissions: SubmissionViews) {}

  currentBy(lastDay: string): Promise<readonly DatedCause[]> {
    return this.submissions.unansweredSince(lastDay);
  }
}

/** Tasks to deal with offers before they expire. */
export class FollowUpExpiringOffers implements TaskSource {
  readonly kind = 'offer_runs_out';

  constructor(private readonly offers: OfferViews) {}

  currentBy(lastDay: string): Promise<readonly DatedCause[]> {
    return this.offers.runningOutBy(lastDay);
  }
}

/** Tasks to ask about renewal of facilities that end. */
export class AskAboutRenewals implements TaskSource {
  readonly kind = 'renewal';

  constructor(private readonly completions: CompletionRepository) {}

  currentBy(lastDay: string): Promise<readonly DatedCause[]> {
    return this.completions.endingBy(lastDay);
  }
}
