import type { FindIntroducer } from '#modules/introducers/public.js';
import type { UseCaseContext } from '#platform/application/use-case-context.js';
import type { Answers } from '#kernel/lending/answers.js';
import type { ApplicantQueries, SavedEnquiry } from '../links/applicant.queries.js';
import { awaitsClientContact } from './awaits-client-contact.js';
import { resultsPath, statusPath, type IssueLinks } from '../links/issue-links.js';
import { openLink, statusExpiry } from '../links/link-life.js';
import type { LinkRepository } from '../links/link.repository.js';

export interface ReachedApplicant
  extends Pick<SavedEnquiry, 'sentBy'>, Pick<Answers, 'contactName' | 'email' | 'companyName'> {
  /** A path from the root of the site. */
  readonly statusUrl: string;
  readonly resultsUrl: string;
  /** When the status link expires; null while the application is open. */
  readonly linksExpireAt: Date | null;
  readonly resultsExpireAt: Date;
  /** Whether the status link still works. */
  readonly isLinkOpen: boolean;
  /** Whether the partner may be the one who reads the emails: see awaitsClientContact. */
  readonly awaitsClientContact: boolean;
}

/** For modules that email applicants: the recipient and the status link. */
export class ReachApplicant {
  constructor(
    private readonly context: UseCaseContext,
    private readonly applicants: ApplicantQueries,
    private readonly issueLinks: IssueLinks,
    private readonly links: LinkRepository,
    private readonly findIntroducer: Pick<FindIntroducer, 'execute'>,
  ) {}

  /** Null for a deleted application. */
  async execute(applicationId: string): Promise<ReachedApplicant | null> {
    const saved = await this.applicants.savedEnquiry(applicationId);
    if (!saved) return null;
    const { contactName, email, companyName } = saved.answers;
    const { statusToken, resultsToken, linksExpireAt } = await this.issueLinks.current(
      applicationId,
      saved.submittedAt,
    );
    const stored = await this.links.findStored(applicationId);
    const open = openLink('status', stored, this.context.clock.now());
    return {
      contactName,
      email,
      companyName,
      sentBy: saved.sentBy,
      statusUrl: statusPath(statusToken),
      resultsUrl: resultsPath(resultsToken),
      linksExpireAt: stored && statusExpiry(stored),
      resultsExpireAt: new Date(linksExpireAt),
      isLinkOpen: open !== null,
      awaitsClientContact: await awaitsClientContact(saved, this.findIntroducer),
    };
  }
}
