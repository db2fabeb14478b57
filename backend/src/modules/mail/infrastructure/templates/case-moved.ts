import { greetingFor, writeLetter, type WrittenLetter } from './letter.js';

export interface CaseMoved {
  readonly contactName: string;
  /** The client's. */
  readonly companyName: string;
  readonly status: 'pending' | 'in_review' | 'approved' | 'rejected';
  readonly reason: string | null;
  readonly caseUrl: string;
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
export const caseMoved = (moved: CaseMoved): WrittenLetter =>
  writeLetter({
    subject: `A case of yours ${STANDS[moved.status]}`,
    greeting: greetingFor(moved.contactName),
    before: [`Your case for ${moved.companyName} ${STANDS[moved.status]}.`, ...reasonGiven(moved)],
    action: { label: 'Open the case', url: moved.caseUrl },
    after: ['You can turn these mails off in your account.'],
  });
