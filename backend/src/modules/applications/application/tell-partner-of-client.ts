import type { ApplicantQueries } from './applicant.queries.js';
import type { ClientMail } from './client-mail.js';
import type { Partners } from './partners.js';

/** The job that an application asks for which came by a partner's link. */
export const TELL_PARTNER_OF_CLIENT = 'tell-partner-of-client';

export interface ClientToTell {
  readonly applicationId: string;
  readonly introducerId: string;
}

/** Tells a partner by mail that a client has applied by its link, unless no mails go out to the partner. */
export class TellPartnerOfClient {
  constructor(
    private readonly partners: Partners,
    private readonly applicants: ApplicantQueries,
    private readonly mail: ClientMail,
  ) {}

  async execute({ applicationId, introducerId }: ClientToTell): Promise<void> {
    const partner = await this.partners.find(introducerId);
    if (!partner?.caseMails) return;
    const saved = await this.applicants.savedEnquiry(applicationId);
    // Erased meanwhile: there is nothing to tell.
    if (!saved) return;
    await this.mail.send({ applicationId, partner, companyName: saved.answers.companyName });
  }
}
