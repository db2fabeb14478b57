import type { Found, Outcome, PlainEnquiry, PlainLender } from './plain-cases.js';
import {
  onAdverse,
  onAmount,
  onCoverage,
  onCredit,
  onHistory,
  onLtv,
  onPropertyType,
  onSector,
  onWorks,
} from './reference-criteria.js';

const TITLES: Record<string, string> = {
  'business-loans': 'Business Loans',
  'invoice-finance': 'Invoice Finance',
  'asset-finance': 'Asset Finance',
  'merchant-cash-advance': 'Merchant Cash Advance',
  'bridging-business': 'Bridging Loans (Business)',
  'commercial-mortgage': 'Commercial Mortgage',
  'bridging-property': 'Bridging Loans (Property)',
  'development-finance': 'Development Finance',
  'btl-mortgages': 'Ltd Co BTL Mortgages',
};
const CASH_FLOW = ['business-loans', 'merchant-cash-advance', 'invoice-finance', 'asset-finance'];
const WEIGHTS: Record<string, readonly [cashFlow: number, property: number]> = {
  product: [15, 15],
  amount: [22, 22],
  'trading history': [18, 8],
  'credit score': [14, 8],
  'adverse credit': [14, 10],
  LTV: [0, 22],
  'property type': [0, 15],
  works: [0, 10],
  sector: [9, 6],
  coverage: [8, 10],
};
interface Judged {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly fit: string;
  readonly toConfirm: number;
  readonly matchReasons: readonly string[];
  readonly mismatches: readonly string[];
  readonly unconfirmed: readonly string[];
  readonly confidence: { readonly confirmed: number; readonly relevant: number };
  readonly breakdown: readonly object[];
  readonly arithmetic: object;
  readonly majors: number;
  readonly exclusions: readonly string[];
}

const judge = (enquiry: PlainEnquiry, lender: PlainLender): Judged | null => {
  const offered = enquiry.products.filter((product) => lender.products.includes(product));
  if (!lender.active || offered[0] === undefined) return null;
  const cashFlow = CASH_FLOW.includes(offered[0]);
  const findings: Record<string, Found> = {
    product: ['met', `Offers ${offered.map((product) => TITLES[product]).join(' and ')}`],
    amount: onAmount(enquiry, lender),
    'trading history': onHistory(enquiry, lender, cashFlow),
    'credit score': onCredit(enquiry, lender, cashFlow),
    'adverse credit': onAdverse(enquiry, lender, cashFlow),
    LTV: onLtv(enquiry, lender, cashFlow),
    'property type': onPropertyType(enquiry, lender, cashFlow),
    works: onWorks(enquiry, lender, cashFlow),
    sector: onSector(enquiry, lender),
    coverage: onCoverage(enquiry, lender, cashFlow),
  };
  const relevant = Object.entries(findings).flatMap(([criterion, found]) => {
    const weight = WEIGHTS[criterion]?.[cashFlow ? 0 : 1] ?? 0;
    return found === 'not relevant' ? [] : [{ criterion, weight, outcome: found[0], text: found[1] }];
  });
  const texts = (...outcomes: Outcome[]): string[] =>
    relevant.flatMap(({ outcome, text }) => (outcomes.includes(outcome) && text !== null ? [text] : []));
  const count = (...outcomes: Outcome[]): number =>
    relevant.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const counted = (outcome: Outcome, weight: number): number =>
    outcome === 'met' ? weight : outcome === 'close' || outcome === 'unconfirmed' ? weight / 2 : 0;
  let [points, weights] = [0, 0];
  for (const { outcome, weight } of relevant) {
    weights += weight;
    points += counted(outcome, weight);
  }
  const majors = count('not met');
  const percent = (100 * points) / weights;
  let score = percent;
  if (majors === 1) score = Math.min(score, 49);
  if (majors > 1) score = Math.min(score, 34);
  const cap = score < percent ? score : null;
  score = Math.floor(score + 0.5);
  const open = relevant.filter(({ outcome }) => outcome === 'unconfirmed');
  const lightest = Math.min(...relevant.map(({ weight }) => weight));
  const isSettled = open.length === 0 || (open.length === 1 && open[0]?.weight === lightest);
  const fit = score >= 70 && isSettled ? 'strong' : 'fits';
  return {
    id: lender.id,
    name: lender.name,
    score,
    fit: majors > 0 ? 'outside' : fit,
    toConfirm: open.length,
    majors,
    matchReasons: texts('met'),
    mismatches: texts('close', 'not met'),
    unconfirmed: texts('unconfirmed'),
    confidence: { confirmed: count('met', 'close', 'not met'), relevant: relevant.length },
    breakdown: relevant.map(({ criterion, weight, outcome }) => ({
      criterion,
      weight,
      outcome,
      points: counted(outcome, weight),
    })),
    arithmetic: { points, weight: weights, percent, cap },
    exclusions: [
      ...texts('excluded'),
      ...(majors >= 3 ? ['Three or more stated criteria are not met'] : []),
      ...(score < 30 ? ['Too few criteria met'] : []),
    ],
  };
};

const byName = (a: string, b: string): number => a.localeCompare(b, 'en-GB', { sensitivity: 'accent' });

const inOrder = (a: Judged, b: Judged): number =>
  b.score - a.score ||
  a.majors - b.majors ||
  a.mismatches.length - b.mismatches.length ||
  b.confidence.confirmed - a.confidence.confirmed ||
  byName(a.name, b.name) ||
  (a.id < b.id ? -1 : 1);

const withoutWorkings = ({
  id,
  name,
  score,
  fit,
  toConfirm,
  matchReasons,
  mismatches,
  unconfirmed,
  confidence,
  breakdown,
  arithmetic,
}: Judged) => ({
  id,
  name,
  score,
  fit,
  toConfirm,
  matchReasons,
  mismatches,
  unconfirmed,
  confidence,
  breakdown,
  arithmetic,
});

/** All matches in order, and the near misses: the expected response, lender by lender. */
export const referenceAnswer = (enquiry: PlainEnquiry, panel: readonly PlainLender[]) => {
  const judged = panel
    .map((lender) => judge(enquiry, lender))
    .filter((one) => one !== null)
    .sort(inOrder);
  return {
    matches: judged.filter(({ exclusions }) => exclusions.length === 0).map(withoutWorkings),
    nearMisses: judged
      .filter(({ exclusions }) => exclusions.length === 1)
      .map(({ id, name, exclusions }) => ({ lender: { id, name }, reason: exclusions[0] })),
  };
};
