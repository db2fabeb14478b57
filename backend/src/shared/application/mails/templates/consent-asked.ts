import { londonDay } from '#shared/domain/london-time.js';
import { greetingFor, type MailTemplate } from '../letter.js';

export interface ConsentAsked {
  readonly contactName: string;
  /** To whom the details may go, as far as that is not answered yet. */
  readonly lenders: readonly string[];
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const example = {
  contactName: 'Isla Fraser',
  lenders: ['Alba', 'Brae Finance'],
  statusUrl: '/status/Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
  linksExpireAt: new Date('2027-02-18T12:00:00Z'),
};

/** To an applicant: before the details go to a lender, somebody asks. */
export const consentAsked: MailTemplate<ConsentAsked> = {
  title: 'Question to an applicant about lenders',
  letter: ({ contactName, lenders, statusUrl, linksExpireAt }, { firm, url }) => ({
    subject: 'May we give your details to a lender?',
    greeting: greetingFor(contactName),
    before: [
      `We would like to put your funding application to ${listed.format(lenders)}. We give nobody your details before you say yes. Please tell us, for each lender, whether we may:`,
    ],
    action: { label: 'Answer yes or no', url: url(statusUrl) },
    after: [
      'You can change your answer until your details have gone.',
      `The link works until ${londonDay(linksExpireAt)}. Whoever has it can open it, so please keep it to yourself.`,
      `A question first? Write to ${firm.email} or ring ${firm.phone.shown}.`,
    ],
  }),
  examples: {
    'consent-asked': example,
    'consent-asked-about-one': { ...example, lenders: ['Alba'] },
  },
};
