import { site } from '#config/site.js';
import { londonDay } from '#shared/domain/london-time.js';
import { firmOr, greetingFor, writeLetter, type WrittenLetter } from './letter.js';

export interface ApplicationReceived {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
  /** The firm that sent it for the applicant; null for an application of one's own. */
  readonly partner: string | null;
}

/** To an applicant, once the application is kept. */
export const applicationReceived = ({
  contactName,
  statusUrl,
  linksExpireAt,
  partner,
}: ApplicationReceived): WrittenLetter =>
  writeLetter({
    subject: 'We have your application',
    greeting: greetingFor(contactName),
    before: [
      partner === null
        ? 'We have your funding application. You can see where it stands, and who has your details:'
        : `${firmOr(partner, 'A partner of ours')} has sent us a funding application for you. You can see where it stands, and who has your details:`,
    ],
    action: { label: 'See your application', url: statusUrl },
    after: [
      `The link works until ${londonDay(linksExpireAt)}. Whoever has it can open it, so please keep it to yourself.`,
      partner === null
        ? `If you did not send us an application, tell us at ${site.email}.`
        : `If you do not know of this, tell us at ${site.email}.`,
    ],
  });
