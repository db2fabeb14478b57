import { londonDay } from '#kernel/time/london-time.js';
import type { CommissionTerms, PayWhen } from '../ledger/commission-terms.js';
import { earningInWords } from '../commission-words.js';
import { withVat } from './disclosure-wording.js';
import type { EntryKind } from '../ledger/ledger-entry.js';

interface NoticedLine {
  readonly state: string;
  readonly kind: EntryKind;
  readonly amountPence: number | null;
  readonly vatPence: number | null;
  readonly how: string;
  readonly earnedOn: string | null;
}

/** The case of a notice. */
export interface NoticedCase {
  /** The broker. */
  readonly firm: string;
  readonly partner: string;
  readonly companyName: string;
  readonly submittedAt: Date;
  /** Null if the case has no terms. */
  readonly terms: CommissionTerms | null;
  /** Oldest first. */
  readonly lines: readonly NoticedLine[];
}

const EARNED: Readonly<Record<PayWhen, string>> = {
  completed: 'Once finance completes',
  received: 'Once the lender has paid us',
};

/** The paragraphs of a notice about a partner's commission. */
export const noticeParagraphs = ({ firm, partner, companyName, submittedAt, terms, lines }: NoticedCase) => [
  `${partner} introduced ${companyName} to ${firm} on ${londonDay(submittedAt)}. This notice explains what ${partner} earns for the introduction and how it is calculated. We pay it; you do not.`,
  terms
    ? `${EARNED[terms.payWhen]}, we pay ${partner} ${earningInWords(terms)}.`
    : `No commission has been agreed for this case, so we pay ${partner} nothing.`,
  ...soFar(lines),
];

const soFar = (lines: readonly NoticedLine[]): readonly string[] => {
  const earned = lines.filter(({ state }) => state !== 'expected');
  if (earned.length > 0) return ['So far:', ...earned.map(inWords)];
  const [expected] = lines;
  return [
    expected?.amountPence
      ? `Nothing has been earned yet. The current offer would earn ${withVat({ amountPence: expected.amountPence, vatPence: expected.vatPence ?? 0 })}: ${expected.how}.`
      : 'Nothing has been earned yet.',
  ];
};

/** The reason for a clawback or an adjustment stays between the partner and the broker. */
const inWords = ({ kind, amountPence, vatPence, how, earnedOn }: NoticedLine): string => {
  const amounts = { amountPence: amountPence ?? 0, vatPence: vatPence ?? 0 };
  const on = earnedOn === null ? '' : `${londonDay(new Date(earnedOn))}: `;
  if (kind === 'earned') return `${on}${withVat(amounts)}, ${how}.`;
  const away = { amountPence: -amounts.amountPence, vatPence: -amounts.vatPence };
  return kind === 'clawback' ? `${on}${withVat(away)} clawed back.` : `${on}adjusted by ${withVat(amounts)}.`;
};
