import { type JobDescription, JobHandler } from '#platform/infrastructure/jobs/job-handler.js';
import { partnerEmailOf, type MailData, type MailKind } from '../application/mail-kinds.js';
import type { Mailer } from '../application/mailer.js';
import type { PartnerEmailChecks } from '../application/partner-email-checks.js';
import { reportOutcome } from './email-outcomes.js';
import type { MailSources } from './mail-sources.js';
import { writeMail, type SiteAddress } from './write-mail.js';

/** Queues older than kinds: they still hold jobs, and processes of an earlier version add some during an update. */
const EARLIER_QUEUES: Partial<Record<MailKind, string>> = {
  'application-received': 'confirm-application',
  'case-moved': 'tell-partner-of-move',
  'case-by-link': 'tell-partner-of-client',
};

/** The queue of a kind: separate, so that a burst of one does not delay the others. */
export const queueOf = (kind: MailKind): string => EARLIER_QUEUES[kind] ?? `mail-${kind}`;

/** Sends the emails of one kind. If the mail server is away, retries for most of a day. */
export class MailJob<Kind extends MailKind> extends JobHandler<MailData<Kind>> {
  override readonly queue: string;
  override readonly pollingSeconds = 2;
  override readonly storesFailed = true;
  override readonly options = {
    retryLimit: 12,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 4 * 60 * 60,
    expireInSeconds: 120,
  };

  constructor(
    private readonly kind: Kind,
    private readonly sources: MailSources,
    private readonly partnerEmails: PartnerEmailChecks,
    private readonly mailer: Mailer,
    private readonly address: SiteAddress,
  ) {
    super();
    this.queue = queueOf(kind);
  }

  async handle(data: MailData<Kind>): Promise<void> {
    if (!(await this.isWanted(data))) return;
    const source = this.sources.of(this.kind);
    const mail = await source.load(data);
    if (!mail) return;
    const { id, to, content } = mail;
    try {
      await this.mailer.send({
        id: `${this.kind}.${id}`,
        to,
        ...writeMail(source.template, content, this.address),
      });
      reportOutcome({ kind: this.kind, outcome: 'sent' });
    } catch (failure) {
      reportOutcome({ kind: this.kind, outcome: 'failed' });
      throw failure;
    }
  }

  private async isWanted(data: MailData<Kind>): Promise<boolean> {
    const email = partnerEmailOf(this.kind, data);
    if (email === null) return true;
    const { to } = await this.sources.of(this.kind).describe(data);
    return to !== null && this.partnerEmails.isWanted(to.id, email);
  }

  override async describe(data: MailData<Kind>): Promise<JobDescription> {
    const source = this.sources.of(this.kind);
    return { kind: source.template.title, ...(await source.describe(data)) };
  }
}

/** The `MailJob` class of one kind, to contribute. */
export const mailJob = <Kind extends MailKind>(kind: Kind) =>
  class extends MailJob<Kind> {
    constructor(
      sources: MailSources,
      partnerEmails: PartnerEmailChecks,
      mailer: Mailer,
      address: SiteAddress,
    ) {
      super(kind, sources, partnerEmails, mailer, address);
    }
  };
