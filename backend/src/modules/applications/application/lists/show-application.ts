import type { StoredMatch } from '../../domain/stored-matches.js';
import type { ClientContact, ShowClientContact } from '../contact/show-client-contact.js';
import type { FindDuplicates, SameCompany } from '../duplicates/find-duplicates.js';
import type { ApplicantQueries } from '../links/applicant.queries.js';
import type { DetailsHolder, DetailsHolders } from '../shared-details/details-holders.js';
import type { ListApplications, ListedApplication } from './list-applications.js';
import type { ShowTrail, TrailEntry } from './show-trail.js';

/** All details of an application for staff. */
export interface ApplicationDetails extends ListedApplication, SameCompany, ClientContact {
  /** The matching lenders at submission, best first. */
  readonly matches: readonly StoredMatch[];
  /** Who has the details, oldest first. */
  readonly disclosures: readonly DetailsHolder[];
  /** Oldest first. */
  readonly trail: readonly TrailEntry[];
}

export class ShowApplication {
  constructor(
    private readonly listApplications: ListApplications,
    private readonly applicants: ApplicantQueries,
    private readonly clientContact: ShowClientContact,
    private readonly detailsShared: DetailsHolders,
    private readonly findDuplicates: FindDuplicates,
    private readonly showTrail: ShowTrail,
  ) {}

  /** @throws ApplicationNotFound */
  async execute(id: string): Promise<ApplicationDetails> {
    const application = await this.listApplications.one(id);
    const { introducerId, clientConsentAt, createdAt } = application;
    const since = new Date(clientConsentAt ?? createdAt);
    const saved = await this.applicants.savedEnquiry(id);
    const [contact, disclosures, sameCompany, trail] = await Promise.all([
      this.clientContact.execute(id, saved),
      this.detailsShared.with({ id, introducerId, since }),
      this.findDuplicates.execute(application),
      this.showTrail.execute(id),
    ]);
    return {
      ...application,
      ...contact,
      matches: saved?.matches.best ?? [],
      ...sameCompany,
      disclosures,
      trail,
    };
  }
}
