import type { Answers } from '#kernel/lending/answers.js';
import { companyKey, companyNumberKey, mayLackLetters } from '#kernel/lending/company-key.js';
import { emailKey } from '#kernel/email.js';
import { DAY_MS } from '#kernel/time/time-units.js';

/** What identifies two applications as from the same company. */
export const SAME_BY = ['companyNumber', 'email', 'companyName'] as const;
export type SameBy = (typeof SAME_BY)[number];

/** The applicant's identity in comparable form; stored beside the answers. */
export interface CompanyIdentity {
  /** In the register's format; null if none was given. */
  readonly companyNumberKey: string | null;
  readonly emailKey: string;
  /** Empty if the name has no letter and no digit. */
  readonly companyKey: string;
}

/** The keys of an application, and when it was received. */
type Applicant = CompanyIdentity & { readonly createdAt: Date };

/** The same address or name identifies a company within this time; a company number always does. */
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
 * What identifies the two as the same company, or null. If both have a number, only that decides, unless one may be
 * the other without its letters.
 */
export const sameBy = (one: Applicant, other: Applicant): SameBy | null => {
  const [number, others] = [one.companyNumberKey, other.companyNumberKey];
  if (number !== null && number === others) return 'companyNumber';
  if (number !== null && others !== null && !mayLackLetters(number, others)) return null;
  if (Math.abs(one.createdAt.getTime() - other.createdAt.getTime()) > SAME_WITHIN_MS) return null;
  if (one.emailKey === other.emailKey) return 'email';
  return one.companyKey !== '' && one.companyKey === other.companyKey ? 'companyName' : null;
};
