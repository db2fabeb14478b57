import type { CommissionTerms } from './ledger/commission-terms.js';
import { earnCommission } from './ledger/earn-commission.js';
import { formatPence, percentOf } from '#kernel/money/pence.js';

type Terms = Omit<CommissionTerms, 'id' | 'introducerId' | 'product' | 'createdAt' | 'createdBy'>;

const BASES: Readonly<Record<CommissionTerms['basis'], (terms: Terms) => string>> = {
  share: ({ percent }) => `${percent}% of the commission that the lender pays us`,
  loan_percent: ({ percent }) => `${percent}% of the amount drawn down`,
  fixed: ({ fixedPence }) => `${formatPence(fixedPence ?? 0)} for each deal that completes`,
};

const boundsOf = ({ minimumPence, capPence }: Terms): string => {
  const bounds = [
    minimumPence !== null && `at least ${formatPence(minimumPence)}`,
    capPence !== null && `at most ${formatPence(capPence)}`,
  ].filter((bound) => bound !== false);
  return bounds.length > 0 ? `, ${bounds.join(' and ')} a deal` : '';
};

const dueAfter = ({ payWhen, payAfterDays: days }: Terms): string => {
  if (days === 0)
    return payWhen === 'received' ? 'Due when the lender pays us.' : 'Due on the completion date.';
  const after = payWhen === 'received' ? 'the lender pays us' : 'completion';
  return `Due ${days} ${days === 1 ? 'day' : 'days'} after ${after}.`;
};

/** '20% of the commission that the lender pays us, at least £100.00 a deal, plus VAT' */
export const earningInWords = (terms: Terms): string => {
  const vat = terms.vat === 'standard' ? ', plus VAT' : '';
  return `${BASES[terms.basis](terms)}${boundsOf(terms)}${vat}`;
};

/** The terms with their due date: '… Due 30 days after completion.' */
export const termsInWords = (terms: Terms): string => `${earningInWords(terms)}. ${dueAfter(terms)}`;

/** A typical deal: £125,000 drawn down, for which the lender pays 2%. */
const DRAWN_PENCE = 12_500_000;
const EXAMPLE = { drawnPence: DRAWN_PENCE, brokerCommissionPence: percentOf(2, DRAWN_PENCE) };

/** An example of the terms for one deal, by the ledger's own arithmetic: worded for the partner, or for staff. */
export const workedExample = (terms: Terms, earns: 'you earn' | 'the partner earns'): string => {
  const earned = earnCommission(terms, EXAMPLE);
  const deal =
    terms.basis === 'share'
      ? `A loan of ${formatPence(EXAMPLE.drawnPence)} completes and its lender pays us ${formatPence(EXAMPLE.brokerCommissionPence)}`
      : `A loan of ${formatPence(EXAMPLE.drawnPence)} completes`;
  if (!earned) return `${deal}: ${earns} nothing.`;
  const vat = earned.vatPence > 0 ? ` plus ${formatPence(earned.vatPence)} VAT` : '';
  return `${deal}: ${earns} ${formatPence(earned.amountPence)}${vat}.`;
};
