import type { LenderField } from '#shared/domain/lender-fields.js';
import type { Ask } from './ask.js';
import type { CompiledLender } from './compiled-lender.js';
import { inWords } from './named.js';
import { known } from './reading.js';

/** What an enquiry asks of a field: a span of figures, or a name. */
export interface Asked {
  /** Pounds, months, points or percent, as the field has it. */
  readonly span: { readonly from: number; readonly to: number } | null;
  readonly name: string | null;
}

const NOTHING: Asked = { span: null, name: null };
const figures = (from: number, to: number): Asked => ({ span: { from, to }, name: null });
const named = (name: string): Asked => ({ span: null, name });

const askedAmount = ({ amount }: Ask): Asked => {
  const span = known(amount);
  return span ? figures(span.from, span.openEnded ? span.from : span.to) : NOTHING;
};

const askedMonths = ({ tradingHistory }: Ask): Asked => {
  const span = known(tradingHistory);
  return span ? figures(span.from, Number.isFinite(span.to) ? span.to : span.from) : NOTHING;
};

const askedScore = ({ creditScore }: Ask): Asked => {
  const score = known(creditScore);
  return score === null ? NOTHING : figures(score, score);
};

const ASKED: Readonly<Partial<Record<LenderField, (ask: Ask) => Asked>>> = {
  minAmount: askedAmount,
  maxAmount: askedAmount,
  minTradingHistory: askedMonths,
  minCreditScore: askedScore,
  maxLtv: ({ ltv }) => (ltv === 'unknown' ? NOTHING : figures(ltv, ltv)),
  propertyTypes: ({ propertyType }) => named(propertyType.shown),
  excludedSectors: ({ sector }) => named(sector.shown),
  preferredSectors: ({ sector }) => named(sector.shown),
  coverageAreas: ({ region }) => named(region),
};

export const askedOf = (field: LenderField, ask: Ask): Asked => ASKED[field]?.(ask) ?? NOTHING;

/** What a lender states in a field, as its answers show it; null where it states nothing that can be read. */
export const shownStatement = (field: LenderField, lender: CompiledLender): string | null => {
  if (field === 'coverageAreas') return lender.coverageAreas && [...lender.coverageAreas.nations].join(', ');
  const stated = lender[field as keyof CompiledLender];
  if (typeof stated === 'boolean') return stated ? 'Yes' : 'No';
  if (stated !== null && 'shown' in stated) return stated.stated ? stated.shown : null;
  if (stated !== null && 'terms' in stated) return inWords(stated.terms) || null;
  return null;
};
