import { londonDay } from '#kernel/time/london-time.js';
import { greetingFor, type LetterContext, type MailTemplate } from '#modules/mail/public.js';
import { EXAMPLE_LINK, questionFirst, untilWhen } from '#modules/applications/public.js';

interface OfferLink {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date | null;
}

interface OpenOffer {
  readonly lender: string;
  /** The last date to accept it: '2026-12-04'; null if the lender gave none. */
  readonly expiresOn: string | null;
}

export interface OffersShared extends OfferLink {
  /** At least one. */
  readonly offers: readonly OpenOffer[];
}

export interface OfferChanged extends OfferLink, OpenOffer {}

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser' };
const alba = { lender: 'Alba', expiresOn: '2026-12-04' };

const listFormat = new Intl.ListFormat('en-GB');

const untilWhichDay = (offers: readonly OpenOffer[]): readonly string[] => {
  const ending = offers.filter(({ expiresOn }) => expiresOn !== null);
  return ending.map(({ lender, expiresOn }) => {
    const which = offers.length === 1 ? 'The offer' : `The offer from ${lender}`;
    return `${which} is open until ${londonDay(new Date(expiresOn ?? ''))}.`;
  });
};

const beforeYouChoose = (
  offers: readonly OpenOffer[],
  { linksExpireAt }: OfferLink,
  context: LetterContext,
): readonly string[] => [
  ...untilWhichDay(offers),
  'Choosing an offer does not commit you. We will call you about the next step.',
  untilWhen(linksExpireAt),
  questionFirst(context),
];

/** To an applicant: offers to look at and choose from. Figures are shown only on the status page. */
export const offersShared: MailTemplate<'offer-shared', OffersShared> = {
  kind: 'offer-shared',
  title: 'Offers shared (to applicant)',
  letter: (shared, context) => {
    const { offers, contactName, statusUrl } = shared;
    const isOne = offers.length === 1;
    const lenders = listFormat.format(offers.map(({ lender }) => lender));
    return {
      subject: isOne ? 'You have an offer' : `You have ${offers.length} offers`,
      greeting: greetingFor(contactName),
      before: [
        isOne
          ? `${lenders} has made you an offer. See what it costs and tell us whether you want it:`
          : `${lenders} have made you offers. Compare what they cost and tell us which one you want:`,
      ],
      action: { label: isOne ? 'See the offer' : 'See the offers', url: context.url(statusUrl) },
      after: beforeYouChoose(offers, shared, context),
    };
  },
  examples: {
    'offer-shared': { ...example, offers: [alba] },
    'offer-shared-without-end': { ...example, offers: [{ ...alba, expiresOn: null }] },
    'offers-shared-together': {
      ...example,
      offers: [alba, { lender: 'Brae', expiresOn: null }, { lender: 'Corrie', expiresOn: '2026-12-11' }],
    },
  },
};

/** To an applicant: the shared offers still wait for a decision. */
export const offersWaiting: MailTemplate<'offers-waiting', OffersShared> = {
  kind: 'offers-waiting',
  title: 'Reminder of shared offers (to applicant)',
  letter: (shared, context) => {
    const { offers, contactName, statusUrl } = shared;
    const isOne = offers.length === 1;
    const lenders = listFormat.format(offers.map(({ lender }) => lender));
    return {
      subject: isOne ? 'Your offer is waiting' : `Your ${offers.length} offers are waiting`,
      greeting: greetingFor(contactName),
      before: [
        isOne
          ? `You have not told us yet whether you want the offer from ${lenders}. Please look at it and decide:`
          : `You have not told us yet which offer you want: ${lenders}. Please compare what they cost and decide:`,
      ],
      action: { label: isOne ? 'See the offer' : 'See the offers', url: context.url(statusUrl) },
      after: beforeYouChoose(offers, shared, context),
    };
  },
  examples: {
    'offers-waiting': { ...example, offers: [alba] },
    'offers-waiting-several': { ...example, offers: [alba, { lender: 'Brae', expiresOn: null }] },
  },
};

/** To an applicant: the terms of the chosen offer have changed, which clears the choice. */
export const offerChanged: MailTemplate<'offer-changed', OfferChanged> = {
  kind: 'offer-changed',
  title: 'Chosen offer changed (to applicant)',
  letter: (changed, context) => ({
    subject: 'The offer you chose has changed',
    greeting: greetingFor(changed.contactName),
    before: [
      `The terms of the ${changed.lender} offer have changed since you chose it, so we have cleared your choice. Please look again and tell us whether you still want it:`,
    ],
    action: { label: 'See the offer', url: context.url(changed.statusUrl) },
    after: beforeYouChoose([changed], changed, context),
  }),
  examples: { 'offer-changed': { ...example, ...alba } },
};
