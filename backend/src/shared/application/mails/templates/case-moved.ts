import { firmOr, greetingFor, type MailTemplate } from '../letter.js';

export interface CaseMoved {
  readonly contactName: string;
  /** The client's. */
  readonly companyName: string;
  readonly applicationId: string;
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly reason: string | null;
}

const STANDS: Readonly<Record<CaseMoved['status'], string>> = {
  pending: 'is pending again',
  in_review: 'is in review',
  approved: 'has been approved',
  rejected: 'has been rejected',
};

const reasonGiven = ({ status, reason }: CaseMoved): string[] => {
  if (reason !== null) return [`The reason we gave: ${reason}`];
  return status === 'rejected' ? ['No reason was given. You are welcome to ask us.'] : [];
};

/** To a partner whose case has moved. */
export const caseMoved: MailTemplate<CaseMoved> = {
  title: 'News of a case to its partner',
  letter: (moved, { url }) => ({
    subject: `A case of yours ${STANDS[moved.status]}`,
    greeting: greetingFor(moved.contactName),
    before: [
      `Your case for ${firmOr(moved.companyName, 'a client')} ${STANDS[moved.status]}.`,
      ...reasonGiven(moved),
    ],
    action: { label: 'Open the case', url: url(`/partners/dashboard?id=${moved.applicationId}`) },
    after: ['You can turn these mails off in your account.'],
  }),
  examples: {
    'case-moved': {
      contactName: 'Fiona Alder',
      companyName: 'Birch Bakery Ltd',
      applicationId: '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11',
      status: 'rejected',
      reason: 'The turnover is below what our lenders ask for',
    },
  },
};
