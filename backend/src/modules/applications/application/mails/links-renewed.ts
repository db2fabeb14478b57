import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import { EXAMPLE_LINK, questionFirst, untilWhen } from './status-link.js';

export interface LinksRenewed {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly resultsUrl: string;
  readonly linksExpireAt: Date;
}

/** To a client whose links were replaced: by staff, or because the address was corrected. */
export const linksRenewed: MailTemplate<'links-renewed', LinksRenewed> = {
  kind: 'links-renewed',
  title: 'New links (to client)',
  letter: ({ contactName, statusUrl, resultsUrl, linksExpireAt }, context) => ({
    subject: 'Your new link to your application',
    greeting: greetingFor(contactName),
    before: ['Here is a new link to your funding application. Earlier links no longer work.'],
    action: { label: 'See your application', url: context.url(statusUrl) },
    after: [
      `Your lender matches are at ${context.url(resultsUrl)}`,
      untilWhen(linksExpireAt),
      questionFirst(context),
    ],
  }),
  examples: {
    'links-renewed': {
      ...EXAMPLE_LINK,
      contactName: 'Isla Fraser',
      resultsUrl: '/results/Hq7nR2vXs9Lk4Tz1cYb8MwEd6uPa3GfJ5oKi0tVxNyQ',
    },
  },
};
