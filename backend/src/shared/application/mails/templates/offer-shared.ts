import { londonDay } from '#shared/domain/london-time.js';
import { greetingFor, type MailTemplate } from '../letter.js';

export interface OfferShared {
  readonly contactName: string;
  readonly lender: string;
  /** The last day on which it can be accepted: '2026-12-04'; null where the lender named none. */
  readonly expiresOn: string | null;
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
}

const example = {
  contactName: 'Isla Fraser',
  lender: 'Alba',
  expiresOn: '2026-12-04',
  statusUrl: '/status/Yx3mD7Qn0tWb5Kc9uHs2LrVe8aPz4GfJ6oTi1XqNwBk',
  linksExpireAt: new Date('2027-02-18T12:00:00Z'),
};

/** To an applicant: a lender's offer can be looked at, and chosen. Its figures are read behind the link alone. */
export const offerShared: MailTemplate<OfferShared> = {
  title: 'News of an offer to an applicant',
  letter: ({ contactName, lender, expiresOn, statusUrl, linksExpireAt }, { firm, url }) => ({
    subject: 'There is an offer for you',
    greeting: greetingFor(contactName),
    before: [
      `${lender} has made an offer for your funding application. You can see what it costs, and say whether you would like it:`,
    ],
    action: { label: 'See the offer', url: url(statusUrl) },
    after: [
      ...(expiresOn === null ? [] : [`It can be accepted until ${londonDay(new Date(expiresOn))}.`]),
      'Choosing an offer does not bind you yet: we ring you about the next step.',
      `The link works until ${londonDay(linksExpireAt)}. Whoever has it can open it, so please keep it to yourself.`,
      `A question first? Write to ${firm.email} or ring ${firm.phone.shown}.`,
    ],
  }),
  examples: { 'offer-shared': example, 'offer-shared-without-end': { ...example, expiresOn: null } },
};
