import { greetingFor, type Letter, type LetterContext } from '#modules/mail/public.js';

/** A partner's case, for emails about it. */
export interface PartnerCase {
  readonly contactName: string;
  /** The client's. */
  readonly companyName: string;
  readonly applicationId: string;
}

export const EXAMPLE_CASE = {
  contactName: 'Fiona Alder',
  companyName: 'Birch Bakery Ltd',
  applicationId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11',
};

/** The facts of a case and a link to it, for emails. */
export const aboutCase = (
  { contactName, applicationId }: PartnerCase,
  { url }: LetterContext,
  content: Pick<Letter, 'subject' | 'before'>,
): Letter => ({
  ...content,
  greeting: greetingFor(contactName),
  action: { label: 'Open the case', url: url(`/partners/dashboard?id=${applicationId}`) },
  after: [],
});
