import type { Answers } from '#kernel/lending/answers.js';
import { companyKey, companyNumberKey, mayLackLetters } from '#kernel/lending/company-key.js';
import { emailKey } from '#kernel/email.js';
import { DAY_MS } from '#kernel/time/time-units.js';

/** By what two applications are known to come from the same company. */
export const SAME_BY = ['companyNumber', 'email', 'companyName'] as const;
export type SameBy = (typeof SAME_BY)[number];

/** Who asked, in the form in which it is compared; kept beside the answers. */
export interface CompanyIdentity {
  /** As the register has it; null where none was given. */
  readonly companyNumberKey: string | null;
  readonly emailKey: string;
  /** Empty where the name holds no letter and no digit. */
  readonly companyKey: string;
}

/** The keys of two applications, and when they came. */
type Applicant = CompanyIdentity & { readonly createdAt: Date };

/** Within so many days the same address or name is the same company; a number is whenever. */
export const SAME_WITHIN_MS = 90 * DAY_MS;

export const identityOf = ({
  companyNumber,
  email,
  companyName,
}: Pick<Answers, 'companyNumber' | 'email' | 'companyName'>): CompanyIdentity => ({
  companyNumberKey: companyNumberKey(companyNumber ?? ''),
  emailKey: emailKey(email),
  companyKey: companyKey(companyName),
});

/**
 * By what the two are the same company, or null. Where both have a number that alone decides, unless one of them may be
 * the other's without its letters.
 */
export const sameBy = (one: Applicant, other: Applicant): SameBy | null => {
  const [number, others] = [one.companyNumberKey, other.companyNumberKey];
  if (number !== null && number === others) return 'companyNumber';
  if (number !== null && others !== null && !mayLackLetters(number, others)) return null;
  if (Math.abs(one.createdAt.getTime() - other.createdAt.getTime()) > SAME_WITHIN_MS) return null;
  if (one.emailKey === other.emailKey) return 'email';
  return one.companyKey !== '' && one.companyKey === other.companyKey ? 'companyName' : null;
};
