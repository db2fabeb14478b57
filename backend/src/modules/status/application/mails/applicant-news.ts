import { greetingFor, type Letter, type LetterContext, type MailTemplate } from '#modules/mail/public.js';
import { afterStatus, EXAMPLE_LINK, statusAction, type StatusLink } from '#modules/applications/public.js';

/** News to an applicant. Figures and terms are only on the status page, lenders' reasons nowhere. */
export interface ApplicantUpdate extends StatusLink {
  readonly contactName: string;
  /** The applicant's current situation, the news first. */
  readonly sentences: readonly string[];
}

export const EXAMPLE_UPDATE = { ...EXAMPLE_LINK, contactName: 'Isla Fraser' };

export const updateLetter = (
  update: ApplicantUpdate,
  context: LetterContext,
  { subject, more = [] }: { readonly subject: string; readonly more?: readonly string[] },
): Letter => ({
  subject,
  greeting: greetingFor(update.contactName),
  before: [update.sentences.join(' '), ...more],
  action: statusAction(update, context),
  after: afterStatus(update, context),
});

export const dealCompleted: MailTemplate<'deal-completed', ApplicantUpdate> = {
  kind: 'deal-completed',
  title: 'Funding paid out (to applicant)',
  letter: (update, context) => updateLetter(update, context, { subject: 'Your funding has been paid out' }),
  examples: {
    'deal-completed': {
      ...EXAMPLE_UPDATE,
      sentences: ['Alba has paid out your funding.', 'If it has not reached you, please call us.'],
    },
  },
};

export const completionReversed: MailTemplate<'completion-reversed', ApplicantUpdate> = {
  kind: 'completion-reversed',
  title: 'Completion reversed (to applicant)',
  letter: (update, context) =>
    updateLetter(update, context, { subject: 'Your funding is no longer recorded as paid out' }),
  examples: {
    'completion-reversed': {
      ...EXAMPLE_UPDATE,
      sentences: [
        'We recorded your funding from Alba as paid out, but have since reversed this.',
        'We will call you about the next step.',
      ],
    },
  },
};

export const lenderDeclined: MailTemplate<'lender-declined', ApplicantUpdate> = {
  kind: 'lender-declined',
  title: 'Lender declined (to applicant)',
  letter: (update, context) =>
    updateLetter(update, context, { subject: 'A lender has declined your application' }),
  examples: {
    'lender-declined': {
      ...EXAMPLE_UPDATE,
      sentences: [
        'Alba has declined your application.',
        'We have sent your details to the lenders you agreed to. We are waiting for their answers.',
      ],
    },
    'lender-declined-without-link': {
      ...EXAMPLE_UPDATE,
      sentences: [
        'Alba has declined your application.',
        'No lender is considering your application at the moment. Contact us to discuss your options.',
      ],
      statusUrl: null,
    },
  },
};
