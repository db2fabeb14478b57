import { keysOf, recordFrom } from '../records.js';
/** An option of a question: the value sent, and its label. */
interface Choice {
  readonly value: string;
  readonly label: string;
}

interface Choices {
  readonly choices?: readonly Choice[];
  /** Options of the short form, if they differ. */
  readonly quickChoices?: readonly Choice[];
  /** The question as the applicant reads it, if it differs from the label. */
  readonly asked?: string;
}

export interface Question extends Choices {
  readonly label: string;
  readonly example: string;
}

const ask = (label: string, example: string, more: Choices = {}): Question => ({ label, example, ...more });

const choices = (...pairs: readonly (readonly [value: string, label: string])[]): readonly Choice[] =>
  pairs.map(([value, label]) => ({ value, label }));

const asWritten = (...values: readonly string[]): readonly Choice[] =>
  values.map((value) => ({ value, label: value }));

const AMOUNTS = choices(
  ['10000', '£10,000'],
  ['25000', '£25,000'],
  ['50000', '£50,000'],
  ['100000', '£100,000'],
  ['250000', '£250,000'],
  ['500000', '£500,000'],
  ['1000000', '£1,000,000'],
  ['2000000', '£2,000,000+'],
);

const QUICK_AMOUNTS = choices(
  ['0-10k', 'Up to £10,000'],
  ['10k-50k', '£10,000 to £50,000'],
  ['50k-100k', '£50,000 to £100,000'],
  ['100k-250k', '£100,000 to £250,000'],
  ['250k-500k', '£250,000 to £500,000'],
  ['500k-1m', '£500,000 to £1,000,000'],
  ['1m+', '£1,000,000 or more'],
);

const QUICK_TRADING_HISTORIES = choices(
  ['pre-revenue', 'No revenue yet'],
  ['0-6m', 'Up to 6 months'],
  ['6m-1y', '6 months to 1 year'],
  ['1y-2y', '1 to 2 years'],
  ['2y+', '2 years or more'],
);

const ANNUAL_TURNOVERS = choices(
  ['0-50k', 'Up to £50,000'],
  ['50k-100k', '£50,000 to £100,000'],
  ['100k-250k', '£100,000 to £250,000'],
  ['250k-500k', '£250,000 to £500,000'],
  ['500k-1m', '£500,000 to £1,000,000'],
  ['1m+', '£1,000,000 or more'],
);

const BUSINESS_SECTORS = choices(
  ['retail', 'Retail'],
  ['hospitality', 'Hospitality'],
  ['construction', 'Construction'],
  ['professional-services', 'Professional services'],
  ['manufacturing', 'Manufacturing'],
  ['technology', 'Technology'],
  ['property', 'Property'],
  ['healthcare', 'Healthcare'],
  ['other', 'Other'],
);

const CREDIT_SCORES = choices(
  ['350', 'Poor (0-450)'],
  ['550', 'Fair (450-650)'],
  ['700', 'Good (650-750)'],
  ['850', 'Excellent (750+)'],
);

const PROPERTY_TYPES = choices(
  ['residential', 'Residential'],
  ['commercial', 'Commercial'],
  ['mixed-use', 'Mixed-use'],
  ['industrial', 'Industrial'],
  ['hmo', 'HMO'],
  ['land', 'Land'],
);

const LOAN_TO_VALUES = choices(
  ['50', 'Up to 50%'],
  ['60', 'Up to 60%'],
  ['70', 'Up to 70%'],
  ['75', 'Up to 75%'],
  ['80', 'Up to 80%'],
);

/** Worded so that the rule can distinguish building from refurbishing. */
const DEVELOPMENT_TYPES = asWritten(
  'Ground-up development',
  'Conversion',
  'Light refurbishment',
  'Heavy refurbishment',
);

const LEGAL_FORMS = choices(
  ['limited_company', 'Limited company'],
  ['llp', 'Limited liability partnership (LLP)'],
  ['partnership_2_3', 'Partnership of two or three'],
  ['partnership_4_plus', 'Partnership of four or more'],
  ['sole_trader', 'Sole trader'],
  ['charity', 'Charity'],
  ['other', 'Something else'],
);

const ASSET_CONDITIONS = asWritten('New', 'Used, in good order', 'Used, in need of work', 'Reconditioned');

/** The required answers of every application. */
export const REQUIRED_QUESTIONS = {
  companyName: ask('Company name', 'Alder Joinery Ltd'),
  contactName: ask('Contact name', 'Fiona Alder'),
  email: ask('Email', 'fiona@alder-joinery.example'),
  phone: ask('Phone', '0141 496 0123'),
  fundingType: ask('Funding type', 'business-loans'),
  amount: ask('Amount', '100000', { choices: AMOUNTS, quickChoices: QUICK_AMOUNTS }),
} as const;

/**
 * The optional answers. A new one needs a line here, one in the request (which does not compile without it), a column
 * in a migration, and a field in the client: the mapping, the responses for staff and the client's labels derive from
 * this list.
 */
export const OPTIONAL_QUESTIONS = {
  purpose: ask('Purpose', 'A second spray booth'),
  tradingHistory: ask('Trading history', '36 months', {
    choices: asWritten('Startup', '6 months', '12 months', '24 months', '36 months', '48 months'),
    quickChoices: QUICK_TRADING_HISTORIES,
  }),
  annualTurnover: ask('Annual turnover', '250k-500k', { choices: ANNUAL_TURNOVERS }),
  monthlyRevenue: ask('Monthly revenue', '£32,000'),
  employees: ask('Employees', '9'),
  companyNumber: ask('Company number', 'SC000000'),
  businessSector: ask('Business sector', 'manufacturing', { choices: BUSINESS_SECTORS }),
  registeredAddress: ask('Registered address', '1 Example Street, Glasgow G1 1AA'),
  creditScore: ask('Credit score', '700', {
    choices: CREDIT_SCORES,
    asked: 'Credit score (self-assessed)',
  }),
  hasAdverseCredit: ask('Adverse credit', 'no', {
    choices: choices(['yes', 'Yes'], ['no', 'No']),
    asked: 'Adverse credit history',
  }),
  adverseCreditDetails: ask('Adverse credit details', 'One CCJ of £400, satisfied in 2023'),
  existingLoans: ask('Existing loans', 'Asset finance of £12,000, ends 2027'),
  propertyValue: ask('Property value', '£400,000'),
  purchasePrice: ask('Purchase price', '£385,000'),
  propertyType: ask('Property type', 'mixed-use', { choices: PROPERTY_TYPES }),
  propertyAddress: ask('Property address', '2 Example Road, Leeds LS1 1AA'),
  ltv: ask('Loan to value', '70', { choices: LOAN_TO_VALUES }),
  exitStrategy: ask('Exit strategy', 'Refinance to a commercial mortgage'),
  developmentType: ask('Development type', 'Conversion to four flats', { choices: DEVELOPMENT_TYPES }),
  gdo: ask('Gross development value (GDV)', '£1,200,000'),
  refurbCosts: ask('Refurbishment costs', '£85,000'),
  assetType: ask('Asset type', 'CNC router'),
  assetAge: ask('Asset age', '2 years'),
  assetCondition: ask('Asset condition', 'Used, serviced', { choices: ASSET_CONDITIONS }),
  invoiceVolume: ask('Monthly invoice volume', '£45,000'),
  debtorConcentration: ask('Debtor concentration', 'Largest debtor 30%'),
  averageInvoiceValue: ask('Average invoice value', '£2,400'),
  legalForm: ask('Legal form', 'limited_company', { choices: LEGAL_FORMS }),
  securedOnHome: ask('Secured on a home', 'no', {
    choices: choices(['yes', 'Yes'], ['no', 'No'], ['not_sure', 'Not sure']),
  }),
} as const;

export type RequiredAnswer = keyof typeof REQUIRED_QUESTIONS;
export type OptionalAnswer = keyof typeof OPTIONAL_QUESTIONS;

export const ANSWER_NAMES = [...keysOf(REQUIRED_QUESTIONS), ...keysOf(OPTIONAL_QUESTIONS)] as const;

export const labelOf = (name: RequiredAnswer | OptionalAnswer): string =>
  ({ ...REQUIRED_QUESTIONS, ...OPTIONAL_QUESTIONS })[name].label;

/** An applicant's answers as typed; an unanswered question is null. */
export type Answers = Readonly<Record<RequiredAnswer, string>> &
  Readonly<Record<OptionalAnswer, string | null>>;

/** Answers of a request: optional ones may be absent. */
export type SentAnswers = Readonly<Record<RequiredAnswer, string>> & {
  readonly [A in OptionalAnswer]?: string | undefined;
};

/** Fills in nulls and drops everything that is not an answer. */
export const answersFrom = (sent: SentAnswers): Answers => ({
  ...recordFrom(keysOf(REQUIRED_QUESTIONS), (name) => sent[name]),
  ...recordFrom(keysOf(OPTIONAL_QUESTIONS), (name) => sent[name] ?? null),
});
