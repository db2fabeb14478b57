import type { LenderField } from '#shared/domain/lender-fields.js';
import type { Ask } from './ask.js';
import type { CompiledLender } from './compiled-lender.js';
import type { CriterionName } from './criteria.js';
import { inWords } from './named.js';
import { known } from './reading.js';

/** Which field of a lender a criterion looked at; null where the enquiry itself left the question open. */
type Looks = (ask: Ask, lender: CompiledLender) => LenderField | null;

const amountField: Looks = ({ amount }, { minAmount }) => {
  const asked = known(amount);
  if (!asked) return null;
  const to = asked.openEnded ? asked.from : asked.to;
  return to < minAmount.value ? 'minAmount' : 'maxAmount';
};

const tradingField: Looks = ({ tradingHistory }) => {
  const history = known(tradingHistory);
  if (!history) return null;
  return history.startUp ? 'acceptsStartups' : 'minTradingHistory';
};

const sectorField: Looks = ({ sector: { key } }, { excludedSectors }) => {
  if (key === '' || key === 'other') return null;
  return excludedSectors.terms.length > 0 ? 'excludedSectors' : 'preferredSectors';
};

const LOOKS: Readonly<Record<CriterionName, Looks>> = {
  product: () => null,
  amount: amountField,
  'trading history': tradingField,
  'credit score': ({ creditScore }) => (known(creditScore) === null ? null : 'minCreditScore'),
  'adverse credit': ({ hasAdverseCredit }) => (hasAdverseCredit === null ? null : 'acceptsAdverseCredit'),
  LTV: ({ ltv }) => (ltv === 'unknown' ? null : 'maxLtv'),
  'property type': ({ propertyType }) => (propertyType.key === '' ? null : 'propertyTypes'),
  works: ({ development }) => (development ? 'acceptsDevelopmentProjects' : 'acceptsRefurbProjects'),
  sector: sectorField,
  coverage: () => 'coverageAreas',
};

export const decidingField = (
  criterion: CriterionName,
  ask: Ask,
  lender: CompiledLender,
): LenderField | null => LOOKS[criterion](ask, lender);

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
