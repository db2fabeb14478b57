import { greetingFor, type Letter, type LetterContext, type MailTemplate } from '../letter.js';
import { afterStatus, EXAMPLE_LINK, statusAction, type StatusLink } from './status-link.js';

/** News to an applicant. Figures and terms are read behind the link alone, reasons of lenders nowhere. */
export interface ApplicantNews extends StatusLink {
  readonly contactName: string;
  /** What is so for the applicant now, the news first. */
  readonly sentences: readonly string[];
}

export const EXAMPLE_NEWS = { ...EXAMPLE_LINK, contactName: 'Isla Fraser' };

export const newsLetter = (
  news: ApplicantNews,
  context: LetterContext,
  { subject, more = [] }: { readonly subject: string; readonly more?: readonly string[] },
): Letter => ({
  subject,
  greeting: greetingFor(news.contactName),
  before: [news.sentences.join(' '), ...more],
  action: statusAction(news, context),
  after: afterStatus(news, context),
});

export const dealCompleted: MailTemplate<ApplicantNews> = {
  title: 'News of the money to an applicant',
  letter: (news, context) => newsLetter(news, context, { subject: 'Your funding has been paid out' }),
  examples: {
    'deal-completed': {
      ...EXAMPLE_NEWS,
      sentences: ['Alba has paid out your funding.', 'If it has not reached you, please call us.'],
    },
  },
};

export const completionReversed: MailTemplate<ApplicantNews> = {
  title: 'News of a reversed payment to an applicant',
  letter: (news, context) =>
    newsLetter(news, context, { subject: 'Your funding is no longer recorded as paid out' }),
  examples: {
    'completion-reversed': {
      ...EXAMPLE_NEWS,
      sentences: [
        'We recorded your funding from Alba as paid out, and have reversed that record.',
        'We will call you about the next step.',
      ],
    },
  },
};

export const lenderDeclined: MailTemplate<ApplicantNews> = {
  title: 'News of a lender’s decline to an applicant',
  letter: (news, context) => newsLetter(news, context, { subject: 'A lender has declined your application' }),
  examples: {
    'lender-declined': {
      ...EXAMPLE_NEWS,
      sentences: [
        'Alba has declined your application.',
        'We have sent your details to the lenders you agreed to, and are waiting for their answers.',
      ],
    },
    'lender-declined-without-link': {
      ...EXAMPLE_NEWS,
      sentences: [
        'Alba has declined your application.',
        'No lender is considering your application at the moment. Contact us to discuss your options.',
      ],
      statusUrl: null,
    },
  },
};
