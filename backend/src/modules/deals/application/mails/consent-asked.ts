import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { EXAMPLE_LINK, questionFirst, untilWhen } from '#modules/applications/public.js';

export interface ConsentAsked {
  readonly contactName: string;
  /** Lenders that the client has not answered about yet. */
  readonly lenders: readonly string[];
  readonly statusUrl: string;
  readonly linksExpireAt: Date | null;
}

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser', lenders: ['Alba', 'Brae Finance'] };

/** To an applicant: asks for consent before details go to lenders. */
export const consentAsked: MailTemplate<'consent-asked', ConsentAsked> = {
  kind: 'consent-asked',
  title: 'Consent request (to applicant)',
  letter: ({ contactName, lenders, statusUrl, linksExpireAt }, context) => ({
    subject: 'Can we share your details with a lender?',
    greeting: greetingFor(contactName),
    before: [
      `We would like to send your funding application to ${listed.format(lenders)}. We will not share your details with a lender until you say yes. Please answer${lenders.length === 1 ? '' : ' for each lender'}:`,
    ],
    action: { label: 'Answer yes or no', url: context.url(statusUrl) },
    after: [
      'You can change your answer until we send your details.',
      untilWhen(linksExpireAt),
      questionFirst(context),
    ],
  }),
  examples: {
    'consent-asked': example,
    'consent-asked-about-one': { ...example, lenders: ['Alba'] },
  },
};
