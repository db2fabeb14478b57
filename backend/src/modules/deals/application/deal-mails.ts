import type { MailData } from '#shared/application/mails/mail-kinds.js';
import type { LoadedMail, MailRecords, MailSources } from '#shared/application/mails/mails.js';
import type { Applicant, Applicants } from './applicants.js';
import type { ConsentRepository } from './consent.repository.js';

/** What mails about deals are made of. Nobody is written to about what was settled meanwhile. */
export class DealMails {
  constructor(
    sources: MailSources,
    private readonly applicants: Applicants,
    private readonly consents: ConsentRepository,
  ) {
    sources.add({
      'consent-asked': { load: (data) => this.consentAsked(data), describe: toApplicant },
    });
  }

  /** To a client: to which lenders the details may go, where that is not answered yet. */
  private async consentAsked({
    id,
    applicationId,
  }: MailData<'consent-asked'>): Promise<LoadedMail<'consent-asked'> | null> {
    const consents = await this.consents.of(applicationId);
    const lenders = consents.filter(({ state }) => state === 'asked').map(({ lenderName }) => lenderName);
    const applicant = lenders.length > 0 && (await this.applicants.reach(applicationId));
    if (!applicant) return null;
    const { contactName, statusUrl, linksExpireAt } = applicant;
    return { id, to: addressOf(applicant), content: { contactName, lenders, statusUrl, linksExpireAt } };
  }
}

const addressOf = ({ contactName, email }: Applicant) => ({ name: contactName, address: email });

const toApplicant = ({ applicationId }: { readonly applicationId: string }): MailRecords => ({
  to: { type: 'application', id: applicationId },
  about: { type: 'application', id: applicationId },
});
