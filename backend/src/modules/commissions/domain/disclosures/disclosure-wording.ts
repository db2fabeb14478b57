import { formatPence } from '#kernel/money/pence.js';
import type { CommissionFigures } from './commission-disclosure.js';
import type { CommissionTerms } from '../ledger/commission-terms.js';
import { earningInWords } from '../commission-words.js';
import { earnCommission } from '../ledger/earn-commission.js';
import type { Amounts } from '../ledger/ledger-entry.js';

/** The firm's own sentences, with placeholders in braces for what differs between cases. */
export interface DisclosureTemplate {
  readonly howWorkedOut: string;
  /** What the firm charges its clients. */
  readonly clientFees: string;
  readonly disclosure: Readonly<
    Record<
      'whoPays' | 'paid' | 'partnerPaid' | 'partnerPaidAmount' | 'partnerUnpaid' | 'noPartner' | 'mayAsk',
      string
    >
  >;
}

export interface CompletedDeal {
  readonly lender: string;
  readonly drawnPence: number;
  readonly brokerCommissionPence: number;
}

/** The facts of a case that a disclosure states. */
export interface DisclosedCase {
  readonly companyName: string;
  /** Null without a partner. */
  readonly partner: { readonly companyName: string; readonly terms: CommissionTerms | null } | null;
  /** Null until it completes. */
  readonly completion: CompletedDeal | null;
}

/** The partner's commission from the completion; null if none. */
const shareOf = ({ partner, completion }: DisclosedCase) =>
  partner?.terms && completion ? earnCommission(partner.terms, completion) : null;

export const figuresOf = (about: DisclosedCase): CommissionFigures => ({
  brokerCommissionPence: about.completion?.brokerCommissionPence ?? null,
  partnerSharePence: about.completion && (shareOf(about)?.amountPence ?? 0),
});

/**
 * The paragraphs of a disclosure: who pays the broker, how much or how it is calculated, what the partner gets, and
 * that the client may ask.
 * @param firm The values of the placeholders `firm`, `phone` and `email`
 */
export const disclosureText = (
  { howWorkedOut, clientFees, disclosure }: DisclosureTemplate,
  firm: Readonly<Record<string, string>>,
  about: DisclosedCase,
): string => {
  const { companyName, partner, completion } = about;
  const share = shareOf(about);
  const values = {
    ...firm,
    company: companyName,
    ...(completion && {
      lender: completion.lender,
      amount: formatPence(completion.brokerCommissionPence),
    }),
    ...(partner && { partner: partner.companyName }),
    ...(partner?.terms && { share: earningInWords(partner.terms) }),
    ...(share && { shareAmount: withVat(share), shareHow: share.how }),
  };
  return [
    disclosure.whoPays,
    completion ? disclosure.paid : howWorkedOut,
    clientFees,
    disclosure[partnerSentence(about, share !== null)],
    disclosure.mayAsk,
  ]
    .map((sentence) => filled(sentence, values))
    .join('\n\n');
};

const partnerSentence = (
  { partner, completion }: DisclosedCase,
  isPaid: boolean,
): keyof DisclosureTemplate['disclosure'] => {
  if (!partner) return 'noPartner';
  if (isPaid) return 'partnerPaidAmount';
  return partner.terms && !completion ? 'partnerPaid' : 'partnerUnpaid';
};

/** £900.00 plus £180.00 VAT */
export const withVat = ({ amountPence, vatPence }: Amounts): string =>
  vatPence === 0 ? formatPence(amountPence) : `${formatPence(amountPence)} plus ${formatPence(vatPence)} VAT`;

/** Single pass, so that placeholders inside substituted values are not expanded. */
const filled = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`The disclosure in site.json uses an unknown placeholder {${name}}: '${sentence}'`);
    return value;
  });
