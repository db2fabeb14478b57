import type { LenderField } from '#kernel/lending/lender-fields.js';
import type { ProductFamily } from '#kernel/lending/product.js';
import type { FundingRequest } from './funding-request.js';
import { nothing, type RequestedOf } from './requested.js';
import { adverseCreditField, adverseCreditMatters, assessAdverseCredit } from '../criteria/adverse-credit.js';
import { amountField, requestedAmount, assessAmount } from '../criteria/amount.js';
import { requestedRegion, assessCoverage, coverageField } from '../criteria/coverage.js';
import { requestedScore, assessCreditScore, creditScoreField } from '../criteria/credit-score.js';
import { requestedLtv, assessLtv, ltvField } from '../criteria/ltv.js';
import { assessProduct } from '../criteria/product.js';
import { requestedPropertyType, assessPropertyType, propertyTypeField } from '../criteria/property-type.js';
import { requestedSector, assessSector, sectorField } from '../criteria/sector.js';
import { requestedMonths, assessTradingHistory, tradingHistoryField } from '../criteria/trading-history.js';
import { assessWorks, worksAreRequested, worksField } from '../criteria/works.js';
import type { Assess, DecidingField } from './finding.js';
import type { CompiledLender } from '../panel/compiled-lender.js';

type Relevance = (request: FundingRequest, lender: CompiledLender) => boolean;

const always: Relevance = () => true;
const forProperty: Relevance = ({ family }) => family === 'property';
const forCashFlowOr =
  (answer: 'tradingHistory' | 'creditScore'): Relevance =>
  (request) =>
    request.family === 'cash-flow' || request[answer] !== 'blank';

const both = (weight: number) => ({ 'cash-flow': weight, property: weight });

interface Row {
  readonly name: string;
  /** The fields with a lender's statements about it; its products are on its card. */
  readonly about: readonly LenderField[];
  /** The weight in each family of products; 0 if never relevant. */
  readonly weight: Readonly<Record<ProductFamily, number>>;
  readonly relevant: Relevance;
  readonly assess: Assess;
  /** The statement that its findings depend on. */
  readonly decidedBy: DecidingField;
  /** What the enquiry asks of that statement. */
  readonly requested: RequestedOf;
}

/** Increases with every change of the rule: it is stored with the matches of a submission. */
export const RULE_VERSION = '1.1';

/** A new criterion needs a row here and a function beside the others. */
export const CRITERIA = [
  {
    name: 'product',
    about: [],
    weight: both(15),
    relevant: always,
    assess: assessProduct,
    decidedBy: () => null,
    requested: nothing,
  },
  {
    name: 'amount',
    about: ['minAmount', 'maxAmount'],
    weight: both(22),
    relevant: always,
    assess: assessAmount,
    decidedBy: amountField,
    requested: requestedAmount,
  },
  {
    name: 'trading history',
    about: ['minTradingHistory', 'acceptsStartups'],
    weight: { 'cash-flow': 18, property: 8 },
    relevant: forCashFlowOr('tradingHistory'),
    assess: assessTradingHistory,
    decidedBy: tradingHistoryField,
    requested: requestedMonths,
  },
  {
    name: 'credit score',
    about: ['minCreditScore'],
    weight: { 'cash-flow': 14, property: 8 },
    relevant: forCashFlowOr('creditScore'),
    assess: assessCreditScore,
    decidedBy: creditScoreField,
    requested: requestedScore,
  },
  {
    name: 'adverse credit',
    about: ['acceptsAdverseCredit'],
    weight: { 'cash-flow': 14, property: 10 },
    relevant: adverseCreditMatters,
    assess: assessAdverseCredit,
    decidedBy: adverseCreditField,
    requested: nothing,
  },
  {
    name: 'LTV',
    about: ['minLtv', 'maxLtv'],
    weight: { 'cash-flow': 0, property: 22 },
    relevant: forProperty,
    assess: assessLtv,
    decidedBy: ltvField,
    requested: requestedLtv,
  },
  {
    name: 'property type',
    about: ['propertyTypes'],
    weight: { 'cash-flow': 0, property: 15 },
    relevant: forProperty,
    assess: assessPropertyType,
    decidedBy: propertyTypeField,
    requested: requestedPropertyType,
  },
  {
    name: 'works',
    about: ['acceptsDevelopmentProjects', 'acceptsRefurbProjects'],
    weight: { 'cash-flow': 0, property: 10 },
    relevant: (request, lender) => forProperty(request, lender) && worksAreRequested(request),
    assess: assessWorks,
    decidedBy: worksField,
    requested: nothing,
  },
  {
    name: 'sector',
    about: ['preferredSectors', 'excludedSectors'],
    weight: { 'cash-flow': 9, property: 6 },
    relevant: always,
    assess: assessSector,
    decidedBy: sectorField,
    requested: requestedSector,
  },
  {
    name: 'coverage',
    about: ['coverageAreas'],
    weight: { 'cash-flow': 8, property: 10 },
    relevant: ({ region }) => region !== 'unknown',
    assess: assessCoverage,
    decidedBy: coverageField,
    requested: requestedRegion,
  },
] as const satisfies readonly Row[];

export type CriterionName = (typeof CRITERIA)[number]['name'];
export const CRITERION_NAMES: readonly CriterionName[] = CRITERIA.map(({ name }) => name);
export type Criterion = Row & { readonly name: CriterionName };
