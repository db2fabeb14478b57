import type { MailRecords } from '#modules/mail/public.js';

/** The records of an email to an applicant about their application. */
export const toApplicant = ({ applicationId: id }: { readonly applicationId: string }): MailRecords => ({
  to: { type: 'application', id },
  about: { type: 'application', id },
});
