import { formatPence } from '#kernel/money/pence.js';
import type { CommissionFigures, DisclosedOffer } from './commission-disclosure.js';
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
      | 'offerConfirmed'
      | 'offerLikely'
      | 'offerUnknown'
      | 'offerShare'
      | 'offerShareLikely'
      | 'offerShareUnknown'
      | 'offerShareNone'
      | 'whoPays'
      | 'paid'
      | 'partnerPaid'
      | 'partnerPaidAmount'
      | 'partnerUnpaid'
      | 'noPartner'
      | 'mayAsk',
      string
    >
  >;
}

/** A shared offer, with the commission for it as far as it is known. */
export interface OfferToDisclose extends DisclosedOffer {
  readonly lender: string;
  readonly amountPence: number;
}

export interface CompletedDeal {
  /** The accepted one. */
  readonly offerId: string | null;
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
  /** Offers that the client can see and may still take, oldest first. */
  readonly offers: readonly OfferToDisclose[];
}

/** The partner's commission from the completion; null if none. */
const shareOf = ({ partner, completion }: DisclosedCase) =>
  partner?.terms && completion ? earnCommission(partner.terms, completion) : null;

export const figuresOf = (about: DisclosedCase): CommissionFigures => ({
  brokerCommissionPence: about.completion?.brokerCommissionPence ?? null,
  partnerSharePence: about.completion && (shareOf(about)?.amountPence ?? 0),
});

/** The offers that a disclosure names now: none once one of them has completed. */
export const disclosedOffersOf = ({ completion, offers }: DisclosedCase): readonly DisclosedOffer[] =>
  completion
    ? []
    : offers.map(({ offerId, brokerCommissionPence, brokerCommissionBasis }) => ({
        offerId,
        brokerCommissionPence,
        brokerCommissionBasis,
      }));

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
    filled(disclosure.whoPays, values),
    filled(completion ? disclosure.paid : howWorkedOut, values),
    ...(completion ? [] : about.offers.map((offer) => offerParagraph(disclosure, partner, offer))),
    filled(clientFees, values),
    filled(disclosure[partnerSentence(about, share !== null)], values),
    filled(disclosure.mayAsk, values),
  ].join('\n\n');
};

type Partner = NonNullable<DisclosedCase['partner']>;

const OFFER_SENTENCES = {
  confirmed: 'offerConfirmed',
  likely: 'offerLikely',
  unknown: 'offerUnknown',
} as const;

/** What the partner would earn if the offer completed as it is; null while that is unknown. */
const shareOfOffer = (
  { terms }: Partner,
  { amountPence, brokerCommissionPence }: OfferToDisclose,
): Amounts | null => {
  if (!terms) return { amountPence: 0, vatPence: 0 };
  if (terms.basis === 'share' && brokerCommissionPence === null) return null;
  const deal = { brokerCommissionPence: brokerCommissionPence ?? 0, drawnPence: amountPence };
  return earnCommission(terms, deal) ?? { amountPence: 0, vatPence: 0 };
};

/** The lender's commission to the broker for an offer, and the partner's share, if there is a partner. */
const offerParagraph = (
  sentences: DisclosureTemplate['disclosure'],
  partner: Partner | null,
  offer: OfferToDisclose,
): string => {
  const { lender, brokerCommissionPence, brokerCommissionBasis } = offer;
  const share = partner && shareOfOffer(partner, offer);
  const values = {
    offerLender: lender,
    offerAmount: formatPence(brokerCommissionPence ?? 0),
    offerShare: share ? withVat(share) : '',
    ...(partner && { partner: partner.companyName }),
  };
  const shareSentence = (): (keyof DisclosureTemplate['disclosure'])[] => {
    if (!partner) return [];
    if (!share) return ['offerShareUnknown'];
    if (share.amountPence === 0) return ['offerShareNone'];
    return [brokerCommissionBasis === 'confirmed' ? 'offerShare' : 'offerShareLikely'];
  };
  return [OFFER_SENTENCES[brokerCommissionBasis], ...shareSentence()]
    .map((name) => filled(sentences[name], values))
    .join(' ');
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
