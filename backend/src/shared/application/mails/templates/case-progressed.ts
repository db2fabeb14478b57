import { firmOr, type MailTemplate } from '../letter.js';
import { aboutCase, EXAMPLE_CASE, type PartnerCase } from './partner-case.js';

export interface CaseProgressed extends PartnerCase {
  readonly stage: 'offers' | 'completed';
}

const NEWS: Readonly<
  Record<CaseProgressed['stage'], { subject: string; sentence: (client: string) => string }>
> = {
  offers: {
    subject: 'An offer has come for a case of yours',
    sentence: (client) => `A lender has made an offer for your case for ${client}.`,
  },
  completed: {
    subject: 'A case of yours is completed',
    sentence: (client) => `Your case for ${client} is completed: the money has been paid out.`,
  },
};

/** To a partner whose case has come further at lenders. Of whom and on which terms it holds nothing. */
export const caseProgressed: MailTemplate<CaseProgressed> = {
  title: 'News from lenders of a case to its partner',
  letter: (progressed, context) => {
    const { subject, sentence } = NEWS[progressed.stage];
    const before = [sentence(firmOr(progressed.companyName, 'a client'))];
    return aboutCase(progressed, context, { subject, before });
  },
  examples: {
    'case-progressed-offers': { ...EXAMPLE_CASE, stage: 'offers' },
    'case-progressed-completed': { ...EXAMPLE_CASE, stage: 'completed' },
  },
};
