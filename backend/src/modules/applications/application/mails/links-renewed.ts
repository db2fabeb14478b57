import { londonDay } from '#kernel/time/london-time.js';
import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { EXAMPLE_LINK, questionFirst, untilWhen } from './status-link.js';

export interface LinksRenewed {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly resultsUrl: string;
  readonly resultsExpireAt: Date;
  readonly linksExpireAt: Date | null;
}

/** To a client with new links: sent by staff, after a corrected address, or at the client's request. */
export const linksRenewed: MailTemplate<'links-renewed', LinksRenewed> = {
  kind: 'links-renewed',
  title: 'New links (to client)',
  letter: ({ contactName, statusUrl, resultsUrl, resultsExpireAt, linksExpireAt }, context) => ({
    subject: 'Your link to your application',
    greeting: greetingFor(contactName),
    before: ['Here is the link to your funding application. Please use it instead of any earlier link.'],
    action: { label: 'See your application', url: context.url(statusUrl) },
    after: [
      `Until ${londonDay(resultsExpireAt)}, your lender matches are at ${context.url(resultsUrl)}`,
      untilWhen(linksExpireAt),
      questionFirst(context),
    ],
  }),
  examples: {
    'links-renewed': {
      ...EXAMPLE_LINK,
      contactName: 'Isla Fraser',
      resultsExpireAt: new Date('2027-02-18T12:00:00Z'),
      resultsUrl: '/results/Hq7nR2vXs9Lk4Tz1cYb8MwEd6uPa3GfJ5oKi0tVxNyQ',
    },
  },
};
