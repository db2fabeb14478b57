import { firmOr, type MailKind, type MailTemplate } from '#modules/mail/public.js';
import { aboutCase, EXAMPLE_CASE, type PartnerCase } from './partner-case.js';

const newCase =
  (
    subject: string,
    sentenceOn: (companyName: string) => string,
  ): MailTemplate<MailKind, PartnerCase>['letter'] =>
  (partnerCase, context) =>
    aboutCase(partnerCase, context, {
      subject,
      before: [sentenceOn(partnerCase.companyName), 'You can follow it in your list of cases.'],
    });

/** To a partner whose client has applied through its link. */
export const caseByLink: MailTemplate<'case-by-link', PartnerCase> = {
  kind: 'case-by-link',
  title: 'New case from a referral link (to partner)',
  letter: newCase(
    'A client has applied through your link',
    (company) =>
      `${firmOr(company, 'A client')} has sent us a funding application through your link and agreed that you can see it.`,
  ),
  examples: { 'case-by-link': EXAMPLE_CASE },
};

/** To a partner for whom staff have added a case. */
export const caseEntered: MailTemplate<'case-entered', PartnerCase> = {
  kind: 'case-entered',
  title: 'New case added by staff (to partner)',
  letter: newCase(
    'We have added a case for you',
    (company) => `We have added a funding application for ${firmOr(company, 'a client')} as your case.`,
  ),
  examples: { 'case-entered': EXAMPLE_CASE },
};
