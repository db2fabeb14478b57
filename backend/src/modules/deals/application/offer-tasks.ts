import type { DatedCause, TaskSources } from '#shared/application/caused-tasks.js';
import type { OfferLists } from './offer-lists.js';

/** Says of which offers staff have to see to something before they run out. */
export class OfferTasks {
  constructor(
    sources: TaskSources,
    private readonly offers: OfferLists,
  ) {
    sources.add('offer_runs_out', (lastDay) => this.runningOutBy(lastDay));
  }

  private runningOutBy(lastDay: string): Promise<readonly DatedCause[]> {
    return this.offers.runningOutBy(lastDay);
  }
}
