import { greetingFor, type MailTemplate } from '#modules/mail/public.js';
import {
  EXAMPLE_LINK,
  EXAMPLE_RESULTS,
  questionFirst,
  resultsUntil,
  untilWhen,
  type ResultsLink,
} from './status-link.js';

export interface LinksRenewed extends ResultsLink {
  readonly contactName: string;
  readonly statusUrl: string;
  readonly linksExpireAt: Date | null;
}

/** To a client with new links: sent by staff, after a corrected address, or at the client's request. */
export const linksRenewed: MailTemplate<'links-renewed', LinksRenewed> = {
  kind: 'links-renewed',
  title: 'New links (to client)',
  letter: ({ contactName, statusUrl, linksExpireAt, ...results }, context) => ({
    subject: 'Your link to your application',
    greeting: greetingFor(contactName),
    before: ['Here is the link to your funding application. Please use it instead of any earlier link.'],
    action: { label: 'See your application', url: context.url(statusUrl) },
    after: [resultsUntil(results, context), untilWhen(linksExpireAt), questionFirst(context)],
  }),
  examples: {
    'links-renewed': {
      ...EXAMPLE_LINK,
      ...EXAMPLE_RESULTS,
      contactName: 'Isla Fraser',
    },
  },
};
