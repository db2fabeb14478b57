import { firmOr, type MailTemplate } from '#modules/mail/public.js';
import { aboutCase, EXAMPLE_CASE, type PartnerCase } from './partner-case.js';

export interface CaseMoved extends PartnerCase {
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly reason: string | null;
}

const SENTENCES: Readonly<Record<CaseMoved['status'], string>> = {
  pending: 'is pending again',
  in_review: 'is in review',
  approved: 'has been approved',
  rejected: 'has been rejected',
};

const reasonGiven = ({ status, reason }: CaseMoved): string[] => {
  if (reason !== null) return [`Reason: ${reason}`];
  return status === 'rejected' ? ['No reason was given. Contact us to find out more.'] : [];
};

/** To a partner about a new status of a case. */
export const caseMoved: MailTemplate<'case-moved', CaseMoved> = {
  kind: 'case-moved',
  title: 'Case status update (to partner)',
  letter: (moved, context) =>
    aboutCase(moved, context, {
      subject: `Your case ${SENTENCES[moved.status]}`,
      before: [
        `Your case for ${firmOr(moved.companyName, 'a client')} ${SENTENCES[moved.status]}.`,
        ...reasonGiven(moved),
      ],
    }),
  examples: {
    'case-moved': {
      ...EXAMPLE_CASE,
      status: 'rejected',
      reason: 'The turnover is below what our lenders ask for',
    },
  },
};
