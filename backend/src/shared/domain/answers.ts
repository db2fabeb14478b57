interface Question {
  readonly label: string;
  readonly example: string;
}

const ask = (label: string, example: string): Question => ({ label, example });

/** What every funding application must say. */
export const REQUIRED_QUESTIONS = {
  companyName: ask('Company name', 'Alder Joinery Ltd'),
  contactName: ask('Contact name', 'Fiona Alder'),
  email: ask('Email', 'fiona@alder-joinery.example'),
  phone: ask('Phone', '0141 496 0123'),
  fundingType: ask('Funding type', 'business-loans'),
  amount: ask('Amount', '100000'),
} as const;

/**
 * What it may say. A new answer takes a line here, one in the request, which does not compile without it, a column in
 * a migration, and a field in the client: the table and what staff are answered are made from this list.
 */
export const OPTIONAL_QUESTIONS = {
  purpose: ask('Purpose', 'A second spray booth'),
  tradingHistory: ask('Trading history', '36 months'),
  annualTurnover: ask('Annual turnover', '250k-500k'),
  monthlyRevenue: ask('Monthly revenue', '£32,000'),
  employees: ask('Employees', '9'),
  companyNumber: ask('Company number', 'SC000000'),
  businessSector: ask('Business sector', 'manufacturing'),
  registeredAddress: ask('Registered address', '1 Example Street, Glasgow G1 1AA'),
  creditScore: ask('Credit score', '700'),
  hasAdverseCredit: ask('Adverse credit', 'no'),
  adverseCreditDetails: ask('Adverse credit details', 'One CCJ of £400, satisfied in 2023'),
  existingLoans: ask('Existing loans', 'Asset finance of £12,000, ends 2027'),
  propertyValue: ask('Property value', '£400,000'),
  purchasePrice: ask('Purchase price', '£385,000'),
  propertyType: ask('Property type', 'mixed-use'),
  propertyAddress: ask('Property address', '2 Example Road, Leeds LS1 1AA'),
  ltv: ask('Loan to value', '70'),
  exitStrategy: ask('Exit strategy', 'Refinance to a commercial mortgage'),
  developmentType: ask('Development type', 'Conversion to four flats'),
  gdo: ask('Gross development value (GDV)', '£1,200,000'),
  refurbCosts: ask('Refurbishment costs', '£85,000'),
  assetType: ask('Asset type', 'CNC router'),
  assetAge: ask('Asset age', '2 years'),
  assetCondition: ask('Asset condition', 'Used, serviced'),
  invoiceVolume: ask('Monthly invoice volume', '£45,000'),
  debtorConcentration: ask('Debtor concentration', 'Largest debtor 30%'),
  averageInvoiceValue: ask('Average invoice value', '£2,400'),
} as const;

export type RequiredAnswer = keyof typeof REQUIRED_QUESTIONS;
export type OptionalAnswer = keyof typeof OPTIONAL_QUESTIONS;

export const ANSWER_NAMES = [
  ...(Object.keys(REQUIRED_QUESTIONS) as RequiredAnswer[]),
  ...(Object.keys(OPTIONAL_QUESTIONS) as OptionalAnswer[]),
] as const;

/** An applicant's answers as typed; an unanswered question is null. */
export type Answers = Readonly<Record<RequiredAnswer, string>> &
  Readonly<Record<OptionalAnswer, string | null>>;

/** Answers on their way in: what is optional may be absent. */
export type SentAnswers = Readonly<Record<RequiredAnswer, string>> & {
  readonly [A in OptionalAnswer]?: string | undefined;
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
