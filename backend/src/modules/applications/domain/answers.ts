/** How an answer is limited: lengths in characters. */
export type AnswerKind = 'short' | 'long' | 'email' | 'phone';

interface Question {
  readonly label: string;
  readonly kind: AnswerKind;
  readonly example: string;
}

const ask = (kind: AnswerKind, label: string, example: string): Question => ({ kind, label, example });

/** What every funding application must say. */
export const REQUIRED_QUESTIONS = {
  companyName: ask('short', 'Company name', 'Alder Joinery Ltd'),
  contactName: ask('short', 'Contact name', 'Fiona Alder'),
  email: ask('email', 'Email', 'fiona@alder-joinery.example'),
  phone: ask('phone', 'Phone', '0141 496 0123'),
  fundingType: ask('short', 'Funding type', 'business-loans'),
  amount: ask('short', 'Amount', '100000'),
} as const;

/**
 * What it may say. One line here, a column in a migration, and a field in the client is all that a new
 * answer takes: the table, the request and its documentation are made from this list.
 */
export const OPTIONAL_QUESTIONS = {
  purpose: ask('long', 'Purpose', 'A second spray booth'),
  tradingHistory: ask('short', 'Trading history', '36 months'),
  annualTurnover: ask('short', 'Annual turnover', '250k-500k'),
  monthlyRevenue: ask('short', 'Monthly revenue', '£32,000'),
  employees: ask('short', 'Employees', '9'),
  companyNumber: ask('short', 'Company number', 'SC000000'),
  businessSector: ask('short', 'Business sector', 'manufacturing'),
  registeredAddress: ask('long', 'Registered address', '1 Example Street, Glasgow G1 1AA'),
  creditScore: ask('short', 'Credit score', '700'),
  hasAdverseCredit: ask('short', 'Adverse credit', 'no'),
  adverseCreditDetails: ask('long', 'Adverse credit details', 'One CCJ of £400, satisfied in 2023'),
  existingLoans: ask('long', 'Existing loans', 'Asset finance of £12,000, ends 2027'),
  propertyValue: ask('short', 'Property value', '£400,000'),
  purchasePrice: ask('short', 'Purchase price', '£385,000'),
  propertyType: ask('short', 'Property type', 'mixed-use'),
  propertyAddress: ask('long', 'Property address', '2 Example Road, Leeds LS1 1AA'),
  ltv: ask('short', 'Loan to value', '70'),
  exitStrategy: ask('long', 'Exit strategy', 'Refinance to a commercial mortgage'),
  developmentType: ask('short', 'Development type', 'Conversion to four flats'),
  gdo: ask('short', 'Gross development value (GDV)', '£1,200,000'),
  refurbCosts: ask('short', 'Refurbishment costs', '£85,000'),
  assetType: ask('short', 'Asset type', 'CNC router'),
  assetAge: ask('short', 'Asset age', '2 years'),
  assetCondition: ask('short', 'Asset condition', 'Used, serviced'),
  invoiceVolume: ask('short', 'Monthly invoice volume', '£45,000'),
  debtorConcentration: ask('short', 'Debtor concentration', 'Largest debtor 30%'),
  averageInvoiceValue: ask('short', 'Average invoice value', '£2,400'),
} as const;

export type RequiredAnswer = keyof typeof REQUIRED_QUESTIONS;
export type OptionalAnswer = keyof typeof OPTIONAL_QUESTIONS;

/** An applicant's answers as typed; an unanswered question is null. */
export type Answers = Readonly<Record<RequiredAnswer, string>> &
  Readonly<Record<OptionalAnswer, string | null>>;

/** Answers on their way in: what is optional may be absent. */
export type SentAnswers = Readonly<Record<RequiredAnswer, string>> & {
  readonly [A in OptionalAnswer]?: string;
};

/** Completes what was sent with nulls and leaves out everything that is not an answer. */
export const answersFrom = (sent: SentAnswers): Answers => {
  const required = Object.keys(REQUIRED_QUESTIONS).map((name) => [name, sent[name as RequiredAnswer]]);
  const optional = Object.keys(OPTIONAL_QUESTIONS).map((name) => [
    name,
    sent[name as OptionalAnswer] ?? null,
  ]);
  return Object.fromEntries([...required, ...optional]) as Answers;
};
