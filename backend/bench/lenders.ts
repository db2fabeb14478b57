import type { LenderView } from '#modules/lenders/public.js';
import { ACCEPTS_FLAGS } from '#kernel/lending/lender-fields.js';
import { NOTHING_STATED } from '#kernel/lending/lender-texts.js';
import { Random } from './random.ts';

const FIRST = [
  'Alder',
  'Brisk',
  'Clyde',
  'Dundas',
  'Forth',
  'Granite',
  'Harbour',
  'Isla',
  'Kestrel',
  'Lomond',
];
const SECOND = ['Capital', 'Finance', 'Bank', 'Lending', 'Property Finance', 'Asset Finance', 'Bridging'];
const CASH_FLOW = [
  'Business loans',
  'Invoice finance',
  'Asset finance',
  'Merchant cash advance',
  'term loan',
];
const PROPERTY = [
  'bridging-business',
  'Commercial mortgage',
  'Bridging loans (property)',
  'Development finance',
  'Buy to let',
];
const MINIMA = ['1000', '£5,000', '10k', '£25k', '£50,000', '£100k', '250000', 'No minimum', 'from £75k'];
const MAXIMA = ['150000', '£250k', '£500,000', '£1m', '2.5m', 'up to £5m', '£25m', 'No maximum'];
const MONTHS = ['0', '6', '6 months', '12 months', '24', '2 years', '3 years', 'none'];
const SCORES = ['350', '500', '550', '600', '650', '700', 'No minimum'];
const MAX_LTVS = ['60', '65%', '70%', '75', 'up to 80%', '85%'];
const PROPERTY_TYPES = [
  'residential',
  'commercial',
  'mixed-use',
  'industrial',
  'HMOs',
  'land',
  'semi-commercial',
];
const SECTORS = [
  'retail',
  'hospitality',
  'construction',
  'professional-services',
  'manufacturing',
  'technology',
];
const COVERAGE = ['UK', 'England, Wales', 'Scotland', 'Great Britain', 'England and Wales', 'Nationwide'];
const BEGINNING = Date.UTC(2026, 0, 5, 9);

const flag = (random: Random, yes: number): string => (random.next() < yes ? 'true' : 'false');

const lender = (random: Random, index: number): LenderView => {
  const property = random.next() < 0.45;
  const products = random.some(property ? PROPERTY : CASH_FLOW, 1, 4);
  if (random.next() < 0.15) products.push(random.pick(property ? CASH_FLOW : PROPERTY));
  const createdAt = new Date(BEGINNING + index * 60_000).toISOString();
  return {
    ...NOTHING_STATED,
    confirmedAt: createdAt,
    id: `01990000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`,
    name: `${random.pick(FIRST)} ${random.pick(SECOND)} ${index + 1}`,
    description: random.unless(
      0.2,
      'Funds established and growing companies across the country, with decisions by people and funds within days.',
    ),
    productTypes: products.join(', '),
    minAmount: random.unless(0.15, random.pick(MINIMA)),
    maxAmount: random.unless(0.15, random.pick(MAXIMA)),
    interestRate: random.unless(0.3, `from ${(3 + random.next() * 9).toFixed(1)}% APR`),
    minTradingHistory: random.unless(0.3, random.pick(MONTHS)),
    minCreditScore: random.unless(0.4, random.pick(SCORES)),
    acceptsAdverseCredit: flag(random, 0.4),
    acceptsStartups: flag(random, 0.35),
    minLtv: random.unless(0.8, '25%'),
    maxLtv: property ? random.unless(0.2, random.pick(MAX_LTVS)) : null,
    propertyTypes: property ? random.unless(0.25, random.some(PROPERTY_TYPES, 1, 4).join(', ')) : null,
    acceptsRefurbProjects: flag(random, 0.7),
    acceptsDevelopmentProjects: flag(random, 0.5),
    preferredSectors: random.unless(0.7, random.some(SECTORS, 1, 3).join(', ')),
    excludedSectors: random.unless(0.75, random.some(SECTORS, 1, 2).join(', ')),
    coverageAreas: random.unless(0.2, random.pick(COVERAGE)),
    contactEmail: `desk${index + 1}@lender.example`,
    contactPhone: `020 7946 ${String(index % 10_000).padStart(4, '0')}`,
    website: `https://lender${index + 1}.example`,
    isActive: random.next() < 0.95 ? 'true' : 'false',
    createdAt,
    updatedAt: createdAt,
    notStated: ACCEPTS_FLAGS.filter(() => random.next() < 0.3),
  };
};

/** A realistic panel: limits in many notations, many blanks, one lender in twenty inactive. */
export const makeLenders = (count: number): LenderView[] => {
  const random = new Random(count);
  return Array.from({ length: count }, (_, index) => lender(random, index));
};
