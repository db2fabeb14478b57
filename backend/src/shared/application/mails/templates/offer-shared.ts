import { londonDay } from '#shared/domain/london-time.js';
import { greetingFor, type LetterContext, type MailTemplate } from '../letter.js';
import { EXAMPLE_LINK, questionFirst, untilWhen } from './status-link.js';

export interface OfferShared {
  readonly contactName: string;
  readonly lender: string;
  /** The last day on which it can be accepted: '2026-12-04'; null where the lender named none. */
  readonly expiresOn: string | null;
  readonly statusUrl: string;
  readonly linksExpireAt: Date;
}

const example = { ...EXAMPLE_LINK, contactName: 'Isla Fraser', lender: 'Alba', expiresOn: '2026-12-04' };

const beforeYouChoose = (
  { expiresOn, linksExpireAt }: OfferShared,
  context: LetterContext,
): readonly string[] => [
  ...(expiresOn === null ? [] : [`It can be accepted until ${londonDay(new Date(expiresOn))}.`]),
  'Choosing an offer does not bind you yet: we ring you about the next step.',
  untilWhen(linksExpireAt),
  questionFirst(context),
];

/** To an applicant: a lender's offer can be looked at, and chosen. Its figures are read behind the link alone. */
export const offerShared: MailTemplate<OfferShared> = {
  title: 'News of an offer to an applicant',
  letter: (shared, context) => ({
    subject: 'There is an offer for you',
    greeting: greetingFor(shared.contactName),
    before: [
      `${shared.lender} has made an offer for your funding application. You can see what it costs, and say whether you would like it:`,
    ],
    action: { label: 'See the offer', url: context.url(shared.statusUrl) },
    after: beforeYouChoose(shared, context),
  }),
  examples: { 'offer-shared': example, 'offer-shared-without-end': { ...example, expiresOn: null } },
};

/** To an applicant: the offer that they chose has other terms now, and is chosen by nobody until they look again. */
export const offerChanged: MailTemplate<OfferShared> = {
  title: 'News of changed terms to an applicant',
  letter: (shared, context) => ({
    subject: 'The offer that you chose has changed',
    greeting: greetingFor(shared.contactName),
    before: [
      `The terms of the offer of ${shared.lender} have changed since you chose it, so your choice does not count any more. Please look again, and say whether you would still like it:`,
    ],
    action: { label: 'See the offer', url: context.url(shared.statusUrl) },
    after: beforeYouChoose(shared, context),
  }),
  examples: { 'offer-changed': example },
};
