import { formatPounds } from '#kernel/money/money.js';
import type { Perimeter, PerimeterAnswer, PerimeterReason } from './perimeter.js';

/** Whether a case may be regulated and why, in words for each reader. None of it is legal advice. */
export interface PerimeterInWords {
  readonly answer: PerimeterAnswer;
  readonly reason: string;
}

/** Whether the loan may be regulated, worded for an applicant; empty if there is nothing to check. */
export interface PerimeterForApplicant {
  readonly answer: PerimeterAnswer;
  readonly reason: string | null;
}

const WE_CHECK = 'We will check this with you before we approach a lender.';
const SMALL_LOANS = (upTo: string): string =>
  `Loans of up to ${upTo} to sole traders and small partnerships can be regulated. ${WE_CHECK}`;
const HOMES = (): string => `Loans secured on a home may be regulated. ${WE_CHECK}`;

interface Words {
  readonly staff: (threshold: string) => string;
  readonly applicant: ((threshold: string) => string) | null;
}

const WORDS: Readonly<Record<PerimeterReason, Words>> = {
  'legal-form-unknown': {
    staff: () => 'Legal form not known. Ask how the business is set up.',
    applicant: null,
  },
  'legal-form-other': {
    staff: () => 'Legal form not recognised. Ask how the business is set up.',
    applicant: () => `Whether a loan is regulated depends on how a business is set up. ${WE_CHECK}`,
  },
  'home-not-sure': {
    staff: () => 'The applicant is not sure whether a home secures the loan. Ask.',
    applicant: HOMES,
  },
  company: {
    staff: () => 'Company, LLP, charity or partnership of four or more, with no home as security.',
    applicant: null,
  },
  'company-home': {
    staff: () => 'A home secures the loan. Ask who owns it and who lives in it.',
    applicant: HOMES,
  },
  home: {
    staff: () => 'A home secures a loan to a sole trader or small partnership.',
    applicant: HOMES,
  },
  'small-loan': {
    staff: (threshold) => `Loan of up to ${threshold} to a sole trader or small partnership.`,
    applicant: SMALL_LOANS,
  },
  'small-loan-home-unknown': {
    staff: (threshold) =>
      `Loan of up to ${threshold} to a sole trader or small partnership. Ask whether a home secures it.`,
    applicant: SMALL_LOANS,
  },
  'amount-around-threshold': {
    staff: (threshold) =>
      `Sole trader or small partnership, amount around ${threshold}. Ask how much they need.`,
    applicant: SMALL_LOANS,
  },
  'amount-unreadable': {
    staff: (threshold) =>
      `Sole trader or small partnership, amount unclear. Ask whether it is over ${threshold}.`,
    applicant: SMALL_LOANS,
  },
  'large-loan': {
    staff: (threshold) =>
      `Loan of over ${threshold} to a sole trader or small partnership. The borrower must declare a business purpose.`,
    applicant: () => 'A lender may ask you to declare that the loan is for your business.',
  },
};

export const perimeterForStaff = ({ answer, reason, threshold }: Perimeter): PerimeterInWords => ({
  answer,
  reason: WORDS[reason].staff(formatPounds(threshold)),
});

export const perimeterForApplicant = ({ answer, reason, threshold }: Perimeter): PerimeterForApplicant => ({
  answer,
  reason: WORDS[reason].applicant?.(formatPounds(threshold)) ?? null,
});
