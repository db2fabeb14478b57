import { lenderRecord, type LenderTold } from '#test/panel.js';
import { requestTo, requestsOf } from './funding-request.js';
import { compileLender } from '../panel/compile-lender.js';
import type { CriterionName } from './criteria.js';
import { readFacts, type Enquiry } from './enquiry.js';
import { assess } from './rule.js';

type Statements = LenderTold;
type Case = [outcome: string, sentence: string | null, enquiry: Partial<Enquiry>, lender: Statements];

/** The rule's finding on one criterion; null if it is not relevant. */
const finding = (criterion: CriterionName, enquiry: Partial<Enquiry>, statements: Statements) => {
  const lender = compileLender(lenderRecord(statements));
  const request = requestTo(
    requestsOf(readFacts({ fundingType: 'business-loans', amount: '', ...enquiry })),
    lender,
  )!;
  const found = assess(request, lender).found.find((one) => one.criterion.name === criterion)?.finding;
  return found ? [found.outcome, found.sentence?.(request, lender) ?? null] : null;
};

const loan = (enquiry: Partial<Enquiry> = {}): Partial<Enquiry> => ({
  fundingType: 'business-loans',
  ...enquiry,
});
const property = (enquiry: Partial<Enquiry> = {}): Partial<Enquiry> => ({
  fundingType: 'bridging-property',
  ...enquiry,
});
const bridger = (statements: Statements = {}): Statements => ({
  productTypes: 'bridging-property',
  ...statements,
});

const table = (criterion: CriterionName, cases: Case[]): void =>
  describe(criterion, () => {
    it.each(cases)('%s: %s %j %j', (outcome, sentence, enquiry, lender) => {
      expect(finding(criterion, enquiry, lender)).toEqual([outcome, sentence]);
    });
  });

table('product', [
  ['met', 'Offers Business Loans', loan(), { productTypes: 'invoice-finance, term loan' }],
  [
    'met',
    'Offers Bridging Loans (Business) and Bridging Loans (Property)',
    { fundingType: 'Bridging Finance' },
    { productTypes: 'Bridging' },
  ],
  [
    'met',
    'Offers Ltd Co BTL Mortgages',
    { fundingType: 'Property Mortgage' },
    { productTypes: 'buy to let' },
  ],
]);

const range = { minAmount: '£25k', maxAmount: '£100k' };
table('amount', [
  ['unconfirmed', 'No amount given, so loan size was not checked', { amount: ' ' }, range],
  [
    'unconfirmed',
    'We could not read the amount entered, so loan size was not checked',
    { amount: 'lots' },
    range,
  ],
  ['unconfirmed', 'Lender has not stated a loan range', { amount: '50k' }, { minAmount: 'up to £100k' }],
  ['unconfirmed', 'Lender has not stated a loan range', { amount: '50k' }, { maxAmount: 'over £10k' }],
  ['unconfirmed', 'Lender has not stated a loan range', { amount: '50k' }, { minAmount: 'ask us' }],
  ['met', 'Lends £25,000 to £100,000, which covers the amount you need', { amount: '25k-100k' }, range],
  ['met', 'Lends from £25,000, which covers the amount you need', { amount: '1m+' }, { minAmount: '25000' }],
  [
    'met',
    'Lends up to £100,000, which covers the amount you need',
    { amount: '10k' },
    { maxAmount: '100000' },
  ],
  ['met', 'Lends any amount, which covers the amount you need', { amount: '10k' }, { maxAmount: 'no limit' }],
  [
    'close',
    'Lends £25,000 to £100,000, which covers only part of the range you gave',
    { amount: '0-50k' },
    range,
  ],
  [
    'close',
    'Lends £25,000 to £100,000, which covers only part of the range you gave',
    { amount: '50-250k' },
    range,
  ],
  ['close', 'Minimum loan is £25,000, slightly above the amount you need', { amount: '20000' }, range],
  ['excluded', 'Minimum loan is £25,000', { amount: '19999' }, range],
  ['close', 'Maximum loan is £100,000, slightly below the amount you need', { amount: '125000' }, range],
  ['excluded', 'Maximum loan is £100,000', { amount: '125001' }, range],
  ['excluded', 'Maximum loan is £1,000,000', { amount: '2000000' }, { maxAmount: '1m' }],
]);

const twoYears = { minTradingHistory: '24 months' };
table('trading history', [
  [
    'met',
    'Considers start-ups and young businesses',
    { tradingHistory: 'Startup' },
    { acceptsStartups: 'true' },
  ],
  [
    'unconfirmed',
    'Lender has not said whether it lends to start-ups',
    { tradingHistory: 'pre-revenue' },
    { minTradingHistory: 'none' },
  ],
  ['not met', 'Does not usually lend to start-ups', { tradingHistory: '0-6m' }, { acceptsStartups: 'false' }],
  ['unconfirmed', 'No trading history given', {}, twoYears],
  [
    'unconfirmed',
    'We could not read the trading history entered',
    { tradingHistory: 'since 2019' },
    twoYears,
  ],
  ...[
    '< 36 months',
    'under 36 months',
    'up to 3 years',
    'max 5 years',
    'Not 24 months',
    'no more than 2 years',
  ].map((minTradingHistory): Case => [
    'unconfirmed',
    'Lender has not stated a minimum trading history',
    { tradingHistory: '12 months' },
    { minTradingHistory },
  ]),
  ['unconfirmed', 'Lender has not stated a minimum trading history', { tradingHistory: '24 months' }, {}],
  ['met', 'No minimum trading history', { tradingHistory: '8 months' }, { minTradingHistory: 'no minimum' }],
  ['met', 'You meet the minimum trading history of 2 years', { tradingHistory: '2y+' }, twoYears],
  [
    'met',
    'You meet the minimum trading history of 18 months',
    { tradingHistory: '18 months' },
    { minTradingHistory: '18' },
  ],
  [
    'met',
    'Considers start-ups and young businesses',
    { tradingHistory: '12 months' },
    { ...twoYears, acceptsStartups: 'yes' },
  ],
  [
    'close',
    'Asks for 2 years trading; the band you chose may be just short',
    { tradingHistory: '1y-2y' },
    twoYears,
  ],
  ['close', 'Asks for 2 years trading; you are a little short', { tradingHistory: '18 months' }, twoYears],
  ['not met', 'Asks for at least 2 years trading', { tradingHistory: '17 months' }, twoYears],
]);

const sixFifty = { minCreditScore: '650' };
table('credit score', [
  ['unconfirmed', 'No credit score given', {}, sixFifty],
  ['unconfirmed', 'No credit score given', { creditScore: 'good' }, sixFifty],
  ...['< 600', 'under 600', 'no more than 600', 'not 600'].map((minCreditScore): Case => [
    'unconfirmed',
    'Lender has not stated a minimum credit score',
    { creditScore: '700' },
    { minCreditScore },
  ]),
  ['unconfirmed', 'Lender has not stated a minimum credit score', { creditScore: '700' }, {}],
  ['met', 'No minimum credit score', { creditScore: '350' }, { minCreditScore: 'none' }],
  ['met', 'Your credit profile meets the minimum of 650', { creditScore: '650' }, sixFifty],
  [
    'close',
    'Asks for a credit score of 650; the band you chose may be just short',
    { creditScore: '550' },
    sixFifty,
  ],
  ['close', 'Asks for a credit score of 650; yours is a little below', { creditScore: '600' }, sixFifty],
  ['not met', 'Asks for a credit score of at least 650', { creditScore: '599' }, sixFifty],
]);

table('adverse credit', [
  [
    'met',
    'Considers applicants with adverse credit',
    { hasAdverseCredit: 'yes' },
    { acceptsAdverseCredit: 'true' },
  ],
  ['unconfirmed', 'Lender has not said whether it accepts adverse credit', { hasAdverseCredit: 'Y' }, {}],
  [
    'not met',
    'Does not usually accept adverse credit',
    { hasAdverseCredit: '1' },
    { acceptsAdverseCredit: 'no' },
  ],
  ['unconfirmed', 'Adverse credit not answered', {}, {}],
  [
    'unconfirmed',
    'Adverse credit not answered',
    { hasAdverseCredit: 'perhaps' },
    { acceptsAdverseCredit: 'false' },
  ],
]);

const seventy = bridger({ maxLtv: '70%' });
table('LTV', [
  ['unconfirmed', 'No LTV given', property(), seventy],
  ['unconfirmed', 'No LTV given', property({ amount: '1m+', propertyValue: '2m' }), seventy],
  ['unconfirmed', 'Lender has not stated LTV limits', property({ ltv: '60' }), bridger()],
  ['not met', 'Maximum LTV is 70%; you asked for 75.1%', property({ ltv: '75.1%' }), seventy],
  ['close', 'Maximum LTV is 70%; you asked for 75%', property({ ltv: 'up to 75%' }), seventy],
  [
    'close',
    'Maximum LTV is 69.8%; you asked for 74.8%',
    property({ ltv: '74.8' }),
    bridger({ maxLtv: '69.8' }),
  ],
  ['met', 'Your 70% LTV is within the 70% maximum', property({ ltv: '70' }), seventy],
  [
    'close',
    'Prefers lending at 60% LTV or more',
    property({ ltv: '50' }),
    bridger({ minLtv: '60', maxLtv: '80' }),
  ],
  ['met', 'Your 65% LTV is above the 60% minimum', property({ ltv: '65' }), bridger({ minLtv: '60' })],
  ['met', 'No LTV limit', property({ ltv: '90' }), bridger({ maxLtv: 'no maximum' })],
  [
    'met',
    'Your 62.5% LTV is within the 70% maximum',
    property({ amount: '250k', propertyValue: '£400,000' }),
    seventy,
  ],
  [
    'not met',
    'Maximum LTV is 70%; you asked for 83.3%',
    property({ amount: '250-500k', propertyValue: '600k', ltv: '50' }),
    seventy,
  ],
  [
    'close',
    'Maximum LTV is 70%; you asked for 75%',
    property({ amount: '480k', propertyValue: '600k', ltv: '75' }),
    seventy,
  ],
]);

const residential = bridger({ propertyTypes: 'Resi; Semi-Commercial | HMOs' });
table('property type', [
  ['unconfirmed', 'No property type given', property(), residential],
  ['unconfirmed', 'Lender has not stated property types', property({ propertyType: 'land' }), bridger()],
  ['met', 'Lends on residential property', property({ propertyType: 'residential' }), residential],
  ['met', 'Lends on mixed-use property', property({ propertyType: 'mixed-use' }), residential],
  ['met', 'Lends on HMO property', property({ propertyType: 'hmo' }), residential],
  ['met', 'Lends on land property', property({ propertyType: 'land' }), bridger({ propertyTypes: 'All' })],
  [
    'met',
    'Lends on land property',
    property({ propertyType: 'land' }),
    bridger({ propertyTypes: 'any property' }),
  ],
  ['not met', 'Does not list industrial property', property({ propertyType: 'industrial' }), residential],
  [
    'met',
    'Lends on commercial property',
    property({ propertyType: 'commercial' }),
    bridger({ propertyTypes: 'Resi/Comm & semi-comm' }),
  ],
  [
    'met',
    'Lends on HMO property',
    property({ propertyType: 'hmo' }),
    bridger({ propertyTypes: 'All types' }),
  ],
  [
    'not met',
    'Does not list land property',
    property({ propertyType: 'land' }),
    bridger({ propertyTypes: 'All except land' }),
  ],
  [
    'close',
    'Lends on some commercial property (Offices, retail units); check yours',
    property({ propertyType: 'commercial' }),
    bridger({ propertyTypes: 'residential; Offices, retail units' }),
  ],
  [
    'close',
    'Lends on some land property (land with PP); check yours',
    property({ propertyType: 'land' }),
    bridger({ propertyTypes: 'residential, land with PP' }),
  ],
  [
    'close',
    'Lends on some mixed-use property (flats above shops); check yours',
    property({ propertyType: 'semi-commercial' }),
    bridger({ propertyTypes: 'HMO, flats above shops' }),
  ],
  [
    'close',
    'Lends on some industrial property (Warehouses); check yours',
    property({ propertyType: 'industrial' }),
    bridger({ propertyTypes: 'commercial, Warehouses' }),
  ],
  [
    'close',
    'Lists commercial property; check that industrial is included',
    property({ propertyType: 'industrial' }),
    bridger({ propertyTypes: 'Residential, Commercial Property' }),
  ],
  [
    'close',
    'Lists commercial property; check that Offices is included',
    property({ propertyType: 'Offices' }),
    bridger({ propertyTypes: 'Resi, COMM' }),
  ],
  [
    'close',
    'Lists mixed-use property; check that above commercial is included',
    property({ propertyType: 'above commercial' }),
    bridger({ propertyTypes: 'Semi-commercial' }),
  ],
  [
    'not met',
    'Does not list HMO property',
    property({ propertyType: 'HMO' }),
    bridger({ propertyTypes: 'residential, MUFB' }),
  ],
  [
    'not met',
    'Does not list residential property',
    property({ propertyType: 'residential' }),
    bridger({ propertyTypes: 'HMOs' }),
  ],
  [
    'met',
    'Lends on commercial property',
    property({ propertyType: 'commercial' }),
    bridger({ propertyTypes: 'Commercial; offices' }),
  ],
  [
    'unconfirmed',
    'Lender has not stated property types',
    property({ propertyType: 'residential' }),
    bridger({ propertyTypes: 'No HMOs' }),
  ],
]);

const flipper = { acceptsRefurbProjects: 'true', acceptsDevelopmentProjects: 'false' };
table('works', [
  [
    'unconfirmed',
    'Lender has not said which projects it funds',
    property({ developmentType: 'Conversion' }),
    bridger(),
  ],
  ['met', 'Funds refurbishment projects', property({ developmentType: 'light refurb' }), bridger(flipper)],
  ['met', 'Funds refurbishment projects', property({ refurbCosts: '£40,000' }), bridger(flipper)],
  [
    'not met',
    'Does not fund development projects',
    property({ developmentType: 'Ground-up' }),
    bridger(flipper),
  ],
  [
    'not met',
    'Does not fund development projects',
    property({ developmentType: 'new build', refurbCosts: '£40,000' }),
    bridger(flipper),
  ],
  [
    'not met',
    'Does not fund refurbishment projects',
    property({ refurbCosts: '£40,000' }),
    bridger({ acceptsRefurbProjects: 'false' }),
  ],
  [
    'met',
    'Funds development projects',
    { fundingType: 'development-finance' },
    { productTypes: 'development-finance', acceptsDevelopmentProjects: 'true' },
  ],
]);

const choosy = { preferredSectors: 'Retail, professional services', excludedSectors: 'Property; other' };
table('sector', [
  ['excluded', 'Does not lend to the property sector', { businessSector: 'property' }, choosy],
  ['unconfirmed', 'Sector not given or "other"', {}, choosy],
  ['unconfirmed', 'Sector not given or "other"', { businessSector: 'other' }, choosy],
  ['met', null, {}, { preferredSectors: 'all', excludedSectors: 'none' }],
  ['met', null, { businessSector: 'other' }, {}],
  [
    'met',
    'Specialises in the professional-services sector',
    { businessSector: 'professional-services' },
    choosy,
  ],
  [
    'close',
    'Prefers other sectors (retail, professional services)',
    { businessSector: 'technology' },
    choosy,
  ],
  ['met', null, { businessSector: 'technology' }, { excludedSectors: 'property' }],
  [
    'met',
    'Specialises in the technology sector',
    { businessSector: 'technology' },
    { preferredSectors: 'Tech/retail' },
  ],
  [
    'excluded',
    'Does not lend to the property sector',
    { businessSector: 'property' },
    { preferredSectors: 'All sectors except property' },
  ],
  [
    'excluded',
    'Does not lend to the property sector',
    { businessSector: 'property' },
    { excludedSectors: 'No property' },
  ],
  ['met', null, { businessSector: 'property' }, { excludedSectors: 'No exclusions' }],
  [
    'unconfirmed',
    'Does not lend to property development, landlords; check that yours is not one',
    { businessSector: 'property' },
    { excludedSectors: 'gambling, property development; Landlords' },
  ],
  [
    'unconfirmed',
    'Does not lend to pubs; check that yours is not one',
    { businessSector: 'hospitality' },
    { excludedSectors: 'pubs', preferredSectors: 'hotels, retail' },
  ],
  [
    'unconfirmed',
    'Does not lend to property development; check that yours is not one',
    { businessSector: 'property' },
    { excludedSectors: 'Property development & financial services' },
  ],
  [
    'excluded',
    'Does not lend to the financial services sector',
    { businessSector: 'financial services' },
    { excludedSectors: 'Property development & financial services' },
  ],
  [
    'unconfirmed',
    'Does not lend to GPs, dental practices; check that yours is not one',
    { businessSector: 'healthcare' },
    { excludedSectors: 'GPs, Dental Practices, Gambling' },
  ],
  [
    'unconfirmed',
    'Specialises in IT, SaaS; check that yours is one',
    { businessSector: 'technology' },
    { preferredSectors: 'IT; SaaS; NHS suppliers' },
  ],
  [
    'close',
    'Prefers other sectors (pubs, NHS suppliers)',
    { businessSector: 'technology' },
    { preferredSectors: 'PUBS; NHS suppliers' },
  ],
  [
    'unconfirmed',
    'Specialises in care homes; check that yours is one',
    { businessSector: 'healthcare' },
    { preferredSectors: 'Agriculture, Care homes' },
  ],
  [
    'met',
    'Specialises in the property sector',
    { businessSector: 'property' },
    { preferredSectors: 'property', excludedSectors: 'property development' },
  ],
  [
    'excluded',
    'Does not lend to the property sector',
    { businessSector: 'property' },
    { preferredSectors: 'property development', excludedSectors: 'Property, landlords' },
  ],
  [
    'close',
    'Prefers other sectors (care homes)',
    { businessSector: 'retail' },
    { preferredSectors: 'care homes' },
  ],
]);

const inGlasgow = { registeredAddress: '1 Example Street, Glasgow G1 1AA' };
const inBelfast = { registeredAddress: 'Belfast BT1 1AA' };
const NAMED_AREAS_ONLY = 'Lender lends in named areas only; check that yours is one';
table('coverage', [
  ['unconfirmed', 'Lender has not stated coverage areas', inGlasgow, { coverageAreas: '-' }],
  ['met', 'Lends in Scotland', inGlasgow, { coverageAreas: 'England, Scotland' }],
  ['met', 'Lends in Scotland', inGlasgow, { coverageAreas: 'Great Britain' }],
  ['met', 'Lends in Northern Ireland', inBelfast, { coverageAreas: 'Nationwide' }],
  ['met', 'Lends in Northern Ireland', inBelfast, { coverageAreas: 'GB & Northern Ireland' }],
  ['excluded', 'Does not lend in Northern Ireland', inBelfast, { coverageAreas: 'GB' }],
  ['excluded', 'Does not lend in Scotland', inGlasgow, { coverageAreas: 'England and Wales' }],
  ['unconfirmed', NAMED_AREAS_ONLY, inGlasgow, { coverageAreas: 'Yorkshire and the Humber' }],
  ['unconfirmed', NAMED_AREAS_ONLY, inGlasgow, { coverageAreas: 'West Midlands, Wales' }],
  ['met', 'Lends in Scotland', inGlasgow, { coverageAreas: 'Scotland, Cumbria' }],
  ['excluded', 'Does not lend in Northern Ireland', inBelfast, { coverageAreas: 'Scotland only' }],
  ['met', 'Lends in Scotland', inGlasgow, { coverageAreas: 'Scotland only' }],
  ['met', 'Lends in Northern Ireland', inBelfast, { coverageAreas: 'All UK' }],
  ['excluded', 'Does not lend in Northern Ireland', inBelfast, { coverageAreas: 'Mainland UK' }],
  ['excluded', 'Does not lend in Scotland', inGlasgow, { coverageAreas: 'England/Wales' }],
  ['excluded', 'Does not lend in Northern Ireland', inBelfast, { coverageAreas: 'UK (excl. NI)' }],
  ['unconfirmed', NAMED_AREAS_ONLY, inGlasgow, { coverageAreas: 'Scotland (central belt)' }],
  [
    'met',
    'Lends in England',
    property({ ...inGlasgow, propertyAddress: '2 Example Road, Leeds LS1 1AA' }),
    bridger({ coverageAreas: 'England' }),
  ],
  ['met', 'Lends in Scotland', property(inGlasgow), bridger({ coverageAreas: 'Scotland' })],
  [
    'met',
    'Lends in Scotland',
    loan({ ...inGlasgow, propertyAddress: '2 Example Road, Leeds LS1 1AA' }),
    { coverageAreas: 'Scotland' },
  ],
]);

describe('CRITERIA', () => {
  it.each<[CriterionName, Partial<Enquiry>, Statements]>([
    ['trading history', property(), bridger(twoYears)],
    ['credit score', property(), bridger(sixFifty)],
    ['adverse credit', { hasAdverseCredit: 'no' }, {}],
    ['adverse credit', {}, { acceptsAdverseCredit: 'true' }],
    ['adverse credit', property(), bridger()],
    ['LTV', { ltv: '70' }, { maxLtv: '60' }],
    ['property type', { propertyType: 'land' }, { propertyTypes: 'residential' }],
    ['works', { developmentType: 'ground-up' }, { acceptsDevelopmentProjects: 'false' }],
    ['works', property({ refurbCosts: 'none' }), bridger(flipper)],
    ['works', property({ developmentType: 'none' }), bridger(flipper)],
    ['coverage', { registeredAddress: 'Glasgow' }, { coverageAreas: 'England' }],
    ['coverage', { registeredAddress: 'St Helier JE2 3AB' }, { coverageAreas: 'England' }],
  ])('omits %s from the sum for %j', (criterion, enquiry, lender) => {
    expect(finding(criterion, enquiry, lender)).toBeNull();
  });

  it.each<[CriterionName, Partial<Enquiry>]>([
    ['trading history', property({ tradingHistory: '12 months' })],
    ['trading history', property({ tradingHistory: 'ages' })],
    ['credit score', property({ creditScore: '700' })],
    ['adverse credit', property({ hasAdverseCredit: 'yes' })],
  ])('includes %s in a property sum when it is supplied: %j', (criterion, enquiry) => {
    expect(finding(criterion, enquiry, bridger())).not.toBeNull();
  });
});
