import { ENQUIRY_ANSWERS } from '@/api/answers';
import type { Enquiry } from '@/features/matching/matching-api';

/** Answers as they are stored; null says that there is none. */
type StoredAnswers = Pick<Enquiry, 'fundingType' | 'amount'> & {
  readonly [A in keyof Enquiry]?: string | null;
};

/** Those of the stored answers that the rule reads. A results page has no addresses, and so no region. */
export const toEnquiry = (stored: StoredAnswers): Enquiry =>
  Object.fromEntries(
    ENQUIRY_ANSWERS.flatMap((name) => {
      const answer = stored[name] ?? null;
      return answer === null ? [] : [[name, answer]];
    }),
  ) as unknown as Enquiry;
