import { site } from '#config/site.js';
import { writeLetter, type WrittenLetter } from './letter.js';

export interface ApplicationReceived {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
}

const LONDON_DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

/** Anybody may type somebody else's address: what could carry a message or a link of theirs is not repeated. */
const repeatable = (name: string): boolean => /^[\p{L}\p{M}' ’-]{1,60}$/u.test(name);

/** To an applicant, once the application is kept. */
export const applicationReceived = ({
  contactName,
  statusUrl,
  linksExpireAt,
}: ApplicationReceived): WrittenLetter =>
  writeLetter({
    subject: 'We have your application',
    greeting: repeatable(contactName) ? `Dear ${contactName},` : 'Hello,',
    before: ['We have your funding application. You can see where it stands, and who has your details:'],
    action: { label: 'See your application', url: statusUrl },
    after: [
      `The link works until ${LONDON_DAY.format(linksExpireAt)}. Whoever has it can open it, so please keep it to yourself.`,
      `If you did not send us an application, tell us at ${site.email}.`,
    ],
  });
