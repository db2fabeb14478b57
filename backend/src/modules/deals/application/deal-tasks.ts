import type { TaskSources } from '#shared/application/caused-tasks.js';
import type { CompletionRepository } from './completion.repository.js';
import type { OfferLists } from './offer-lists.js';
import type { SubmissionLists } from './submission-lists.js';

/** Says which lenders are silent, which offers run out and which facilities end: staff have to see to each. */
export class DealTasks {
  constructor(
    sources: TaskSources,
    private readonly submissions: SubmissionLists,
    private readonly offers: OfferLists,
    private readonly completions: CompletionRepository,
  ) {
    sources.add('chase_lender', (lastDay) => this.submissions.unansweredSince(lastDay));
    sources.add('offer_runs_out', (lastDay) => this.offers.runningOutBy(lastDay));
    sources.add('renewal', (lastDay) => this.completions.endingBy(lastDay));
  }
}
