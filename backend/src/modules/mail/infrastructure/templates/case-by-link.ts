import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

export interface CaseByLink {
  readonly contactName: string;
  /** The client's. */
  readonly companyName: string;
  readonly caseUrl: string;
}

/** To a partner whose client has applied by its link. */
export const caseByLink = ({ contactName, companyName, caseUrl }: CaseByLink): WrittenLetter =>
  writeLetter({
    subject: 'A client has applied by your link',
    greeting: greetingFor(contactName),
    before: [
      `${companyName} has sent us a funding application by your link, and agreed that you may see it.`,
      'It is in your list of cases, and you will see every step of it there.',
    ],
    action: { label: 'Open the case', url: caseUrl },
    after: ['You can turn these mails off in your account.'],
  });
