import { firmOr, greetingFor, type MailTemplate } from '#modules/mail/public.js';

export interface OfferChosen {
  /** The member of staff, or the firm. */
  readonly name: string;
  /** The client's. */
  readonly companyName: string;
  readonly lender: string;
  readonly applicationId: string;
}

/** To the case's owner: the client has chosen an offer. */
export const offerChosen: MailTemplate<'offer-chosen', OfferChosen> = {
  kind: 'offer-chosen',
  title: 'Offer chosen (to staff)',
  letter: ({ name, companyName, lender, applicationId }, { url }) => ({
    subject: 'A client has chosen an offer',
    greeting: greetingFor(name),
    before: [
      `${firmOr(companyName, 'A client')} has chosen the ${lender} offer. Accept it in the application, or talk to the client:`,
    ],
    action: { label: 'Open the case', url: url(`/admin/applications/${applicationId}`) },
    after: ['There is a task for it, due today.'],
  }),
  examples: {
    'offer-chosen': {
      name: 'Ada Admin',
      companyName: 'Birch Bakery Ltd',
      lender: 'Alba',
      applicationId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11',
    },
  },
};
