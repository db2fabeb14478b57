import { ENQUIRY_ANSWERS } from '@/api/answers';
import type { Enquiry } from '@/features/matching/matching-api';

/** Stored answers; null is none. */
type StoredAnswers = Pick<Enquiry, 'fundingType' | 'amount'> & {
  readonly [A in keyof Enquiry]?: string | null;
};

/** The answers for matching. A results page has no addresses, and so no region. */
export function toEnquiry(stored: StoredAnswers): Enquiry {
  const answered: Partial<Record<keyof Enquiry, string>> = {};
  for (const name of ENQUIRY_ANSWERS) {
    const answer = stored[name] ?? null;
    if (answer !== null) answered[name] = answer;
  }
  return { ...answered, fundingType: stored.fundingType, amount: stored.amount };
}
