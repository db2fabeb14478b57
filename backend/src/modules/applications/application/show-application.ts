import type { ChangeHistory, HistoryEntry } from '#shared/application/change-history.js';
import type { Clock } from '#shared/application/clock.js';
import type { KeptMatch } from '../domain/funding-application.js';
import type { ApplicantQueries } from './applicant.queries.js';
import type { ApplicationLists } from './application-lists.js';
import type { DisclosureRepository } from './disclosure.repository.js';
import { listedAt, type ListedApplication } from './list-applications.js';
import type { Partners } from './partners.js';
import type { DisclosureView } from './record-disclosure.js';

export interface TrailEntry extends Omit<HistoryEntry, 'at'> {
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** All that staff may know of an application. */
export interface ApplicationDetails extends ListedApplication {
  /** The lenders that matched when it was submitted, best first. */
  readonly matches: readonly KeptMatch[];
  /** Oldest first. */
  readonly disclosures: readonly DisclosureView[];
  /** Oldest first. */
  readonly trail: readonly TrailEntry[];
}

export class ShowApplication {
  constructor(
    private readonly applications: ApplicationLists,
    private readonly applicants: ApplicantQueries,
    private readonly disclosures: DisclosureRepository,
    private readonly history: ChangeHistory,
    private readonly partners: Partners,
    private readonly clock: Clock,
  ) {}

  /** @throws ApplicationNotFound */
  async execute(id: string): Promise<ApplicationDetails> {
    const application = await this.applications.one(id);
    const { introducerId } = application;
    const [saved, disclosures, entries, names] = await Promise.all([
      this.applicants.savedEnquiry(id),
      this.disclosures.of(id),
      this.history.of({ type: 'application', id }),
      this.partners.companyNames(introducerId === null ? [] : [introducerId]),
    ]);
    return {
      ...listedAt(this.clock.now(), names)(application),
      matches: saved?.matches.best ?? [],
      disclosures: disclosures.map(({ id, recipient, what, at }) => ({
        ...{ id, recipient, what },
        at: at.toISOString(),
      })),
      trail: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    };
  }
}
