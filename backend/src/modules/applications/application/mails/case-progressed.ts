import { firmOr, type MailTemplate } from '#modules/mail/public.js';
import { aboutCase, EXAMPLE_CASE, type PartnerCase } from './partner-case.js';

export interface CaseProgressed extends PartnerCase {
  readonly news: 'offers' | 'completed' | 'completion_reversed' | 'lender_declined';
}

const TEXTS: Readonly<
  Record<CaseProgressed['news'], { subject: string; sentence: (client: string) => string }>
> = {
  offers: {
    subject: 'Your case has an offer',
    sentence: (client) => `A lender has made an offer for your case for ${client}.`,
  },
  completed: {
    subject: 'Your case has completed',
    sentence: (client) => `Your case for ${client} has completed: the money has been paid out.`,
  },
  completion_reversed: {
    subject: 'The completion of your case has been reversed',
    sentence: (client) =>
      `We have reversed the completion of your case for ${client}. We have clawed back any commission it earned. You can see the entries in your commissions.`,
  },
  lender_declined: {
    subject: 'A lender has declined your case',
    sentence: (client) => `A lender has declined your case for ${client}.`,
  },
};

/** To a partner about progress of a case with lenders, without their names and terms. */
export const caseProgressed: MailTemplate<'case-progressed', CaseProgressed> = {
  kind: 'case-progressed',
  title: 'Case progress update (to partner)',
  letter: (progressed, context) => {
    const { subject, sentence } = TEXTS[progressed.news];
    const before = [sentence(firmOr(progressed.companyName, 'a client'))];
    return aboutCase(progressed, context, { subject, before });
  },
  examples: {
    'case-progressed-offers': { ...EXAMPLE_CASE, news: 'offers' },
    'case-progressed-completed': { ...EXAMPLE_CASE, news: 'completed' },
    'case-progressed-reversed': { ...EXAMPLE_CASE, news: 'completion_reversed' },
    'case-progressed-declined': { ...EXAMPLE_CASE, news: 'lender_declined' },
  },
};
