import type { ApplicantQueries } from './applicant.queries.js';
import type { ConfirmationMail } from './confirmation-mail.js';
import type { IssueLinks } from './issue-links.js';
import type { Partners } from './partners.js';

/** The job that a submission asks for. */
export const CONFIRM_APPLICATION = 'confirm-application';

export interface ConfirmationAsked {
  readonly applicationId: string;
}

/** Tells an applicant that the application has arrived, and where to follow it. */
export class ConfirmApplication {
  constructor(
    private readonly applicants: ApplicantQueries,
    private readonly issueLinks: IssueLinks,
    private readonly partners: Partners,
    private readonly mail: ConfirmationMail,
  ) {}

  async execute({ applicationId }: ConfirmationAsked): Promise<void> {
    const saved = await this.applicants.savedEnquiry(applicationId);
    // Erased meanwhile: nobody is to be written to.
    if (!saved) return;
    const { contactName, email } = saved.answers;
    const partner = saved.sentBy === null ? null : await this.partners.find(saved.sentBy);
    const { statusUrl, linksExpireAt } = await this.issueLinks.again(applicationId, saved.submittedAt);
    await this.mail.send({
      applicationId,
      contactName,
      email,
      statusUrl,
      linksExpireAt: new Date(linksExpireAt),
      partner: partner?.companyName ?? null,
    });
  }
}
