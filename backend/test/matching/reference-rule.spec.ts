import { fc } from '../support/properties.js';
import { compareLenders } from '#modules/matching/domain/advice/comparison.js';
import { readFacts, type Enquiry } from '#modules/matching/domain/rule/enquiry.js';
import { matchPanel } from '#modules/matching/domain/rule/match.js';
import { compilePanel } from '#modules/matching/domain/panel/panel.js';
import { lenderRecord } from '../support/panel.js';
import type { Nation, PlainEnquiry, PlainLender, Span } from './plain-cases.js';
import { ltvOf, PROPERTY_KINDS, SECTOR_KINDS } from './reference-criteria.js';
import { referenceAnswer } from './reference-rule.js';

/* Random enquiries and lenders as numbers; the product gets them as text, the reference rule as numbers. */

const LIMIT = 500;
const NEAR_MISSES = 20;
const POSTCODES: Record<Nation, string> = {
  England: 'LS1 1AA',
  Scotland: 'G1 1AA',
  Wales: 'CF10 1AA',
  'Northern Ireland': 'BT1 1AA',
};
const NATIONS = Object.keys(POSTCODES) as Nation[];

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null, freq: 3 });
const pounds = oneOf(5, 10, 20, 25, 40, 50, 64, 80, 99, 100, 125, 126, 150, 250, 500, 1_000).map(
  (k) => k * 1_000,
);
const products = fc.uniqueArray(
  oneOf(
    'business-loans',
    'invoice-finance',
    'bridging-property',
    'development-finance',
    'btl-mortgages',
    'commercial-mortgage',
  ),
  { minLength: 1, maxLength: 3 },
);
const types = [
  ...new Set(Object.entries(PROPERTY_KINDS).flatMap(([type, kinds]) => [type, ...kinds])),
  'HMO',
];
const sectors = [
  ...new Set(Object.entries(SECTOR_KINDS).flatMap(([sector, kinds]) => [sector, ...kinds])),
  'construction',
];
const nation = fc.constantFrom(...NATIONS);

const enquiries: fc.Arbitrary<PlainEnquiry> = fc.record({
  products,
  amount: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(pounds, pounds, fc.boolean()).map(([a, b, single]): Span => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        return single ? { from, to: from } : { from, to };
      }),
    },
    pounds.map((from): Span => ({ from, to: from, open: true })),
    oneOf<'blank' | 'unreadable'>('blank', 'unreadable'),
  ),
  history: fc.oneof(
    {
      weight: 4,
      arbitrary: oneOf<Span>(
        { from: 0, to: 6 },
        { from: 0, to: 0 },
        { from: 6, to: 12 },
        { from: 12, to: 24 },
        { from: 24, to: Infinity },
        { from: 9, to: 9 },
        { from: 18, to: 18 },
        { from: 36, to: 36 },
      ),
    },
    oneOf<'blank' | 'unreadable'>('blank', 'unreadable'),
  ),
  credit: oneOf<number | 'blank' | 'unreadable'>(350, 550, 700, 850, 600, 612, 649, 'blank', 'unreadable'),
  adverse: maybe(fc.boolean()),
  sector: maybe(
    oneOf('retail', 'hospitality', 'property', 'healthcare', 'technology', 'construction', 'other'),
  ),
  propertyType: maybe(fc.constantFrom(...types)),
  value: maybe(oneOf(60_000, 100_000, 150_000, 400_000, 750_000, 1_000_000)),
  ltv: maybe(oneOf(40, 50, 60, 65, 70, 74.9, 75, 80, 110)),
  development: fc.boolean(),
  refurbishment: fc.boolean(),
  propertyNation: maybe(nation),
  registeredNation: maybe(nation),
});

const denied = <T>(values: readonly T[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<T[]>([]) },
    fc.uniqueArray(fc.constantFrom(...values), { maxLength: 2 }),
  );

const limit = (...figures: number[]) => maybe(fc.constantFrom<number | 'none'>(...figures, 'none'));

const anyLenders: fc.Arbitrary<PlainLender> = fc.record({
  id: fc.uuid(),
  name: oneOf('Alba', 'alba', 'Brisk', 'Élan', 'Emma', 'Forth'),
  active: oneOf(true, true, true, true, false),
  products,
  min: maybe(fc.oneof(pounds, fc.constant('none' as const))),
  max: maybe(fc.oneof(pounds, fc.constant('none' as const))),
  months: limit(6, 12, 18, 24, 36),
  credit: limit(450, 500, 600, 650, 800),
  minLtv: maybe(oneOf(40, 60)),
  maxLtv: limit(60, 65, 70, 74.9, 75, 80),
  adverse: maybe(fc.boolean()),
  startUps: maybe(fc.boolean()),
  refurbishment: maybe(fc.boolean()),
  development: maybe(fc.boolean()),
  propertyTypes: maybe(
    fc.oneof(
      { weight: 6, arbitrary: fc.uniqueArray(fc.constantFrom(...types), { minLength: 1, maxLength: 4 }) },
      fc.constant('all' as const),
    ),
  ),
  preferred: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...sectors), { maxLength: 3 })),
  excluded: fc.oneof(fc.constant([]), fc.uniqueArray(fc.constantFrom(...sectors), { maxLength: 3 })),
  nations: maybe(fc.uniqueArray(nation, { minLength: 1 })),
  otherAreas: fc.boolean(),
  deniedTypes: denied(types),
  deniedNations: denied(NATIONS),
  spared: denied(sectors),
});

const figure = (limit: number | 'none' | null, absent: number): number =>
  typeof limit === 'number' ? limit : absent;

/** Lenders with consistent limits; the rule does not define others. */
const lenders = anyLenders
  .filter(
    ({ min, max, minLtv, maxLtv }) =>
      figure(min, 0) <= figure(max, Infinity) && figure(minLtv, 0) <= figure(maxLtv, Infinity),
  )
  .map((lender): PlainLender => {
    const { propertyTypes, nations, excluded, deniedTypes, deniedNations, spared } = lender;
    const listed =
      propertyTypes === null || propertyTypes === 'all'
        ? propertyTypes
        : propertyTypes.filter((type) => !deniedTypes.includes(type));
    const covered = nations?.filter((one) => !deniedNations.includes(one)) ?? [];
    return {
      ...lender,
      propertyTypes: listed?.length === 0 ? null : listed,
      nations: covered.length === 0 ? null : covered,
      excluded: excluded.filter((sector) => !spared.includes(sector)),
    };
  });

const amountText = (amount: PlainEnquiry['amount']): string => {
  if (amount === 'blank') return '';
  if (amount === 'unreadable') return 'lots';
  if (amount.open) return `£${amount.from}+`;
  return amount.from === amount.to ? String(amount.from) : `£${amount.from} - £${amount.to}`;
};
const historyText = (history: PlainEnquiry['history']): string => {
  if (history === 'blank') return '';
  if (history === 'unreadable') return 'since 2019';
  if (history.to === 0) return 'pre-revenue';
  if (history.to === Infinity) return `${history.from} months+`;
  return history.from === history.to ? `${history.to} months` : `${history.from}-${history.to} months`;
};
const creditText = (credit: PlainEnquiry['credit']): string => {
  if (credit === 'blank') return '';
  return credit === 'unreadable' ? 'good' : String(credit);
};
const address = (nationOf: Nation | null): string | null =>
  nationOf && `1 Example Street, ${POSTCODES[nationOf]}`;

const enquiryOf = (plain: PlainEnquiry): Enquiry => ({
  fundingType: plain.products.join(', '),
  amount: amountText(plain.amount),
  tradingHistory: historyText(plain.history),
  creditScore: creditText(plain.credit),
  hasAdverseCredit: plain.adverse === null ? null : plain.adverse ? 'yes' : 'no',
  businessSector: plain.sector,
  propertyType: plain.propertyType,
  propertyValue: plain.value === null ? null : `£${plain.value}`,
  ltv: plain.ltv === null ? null : `${plain.ltv}%`,
  developmentType: plain.development ? 'Ground-up' : null,
  refurbCosts: plain.refurbishment ? '£40,000' : null,
  propertyAddress: address(plain.propertyNation),
  registeredAddress: address(plain.registeredNation),
});

const limitText = (figure: number | 'none' | null): string | null =>
  figure === null ? null : String(figure);
const flags = (lender: PlainLender) =>
  Object.fromEntries(
    Object.entries({
      acceptsAdverseCredit: lender.adverse,
      acceptsStartups: lender.startUps,
      acceptsRefurbProjects: lender.refurbishment,
      acceptsDevelopmentProjects: lender.development,
    }).flatMap(([flag, stated]) => (stated === null ? [] : [[flag, String(stated)]])),
  );
const DENIALS = [': no', ' - no', ' (no)', ' ✗', ': n/a', ' = N', ': No - too risky'];
/** Exclusions come last, each in another notation. */
const listText = (list: readonly string[], deniedOnes: readonly string[] = []): string | null => {
  const items = [
    ...list,
    ...deniedOnes.map((item, index) => `${item}${DENIALS[(item.length + index) % DENIALS.length]}`),
  ];
  return items.length === 0 ? null : items.join(', ');
};

const recordOf = (lender: PlainLender) =>
  lenderRecord({
    id: lender.id,
    name: lender.name,
    isActive: String(lender.active),
    productTypes: lender.products.join(', '),
    minAmount: limitText(lender.min),
    maxAmount: limitText(lender.max),
    minTradingHistory: limitText(lender.months),
    minCreditScore: limitText(lender.credit),
    minLtv: limitText(lender.minLtv),
    maxLtv: limitText(lender.maxLtv),
    propertyTypes: listText(
      lender.propertyTypes === 'all' ? ['All types'] : (lender.propertyTypes ?? []),
      lender.deniedTypes,
    ),
    preferredSectors: listText(lender.preferred),
    excludedSectors: listText(lender.excluded, lender.spared),
    coverageAreas: listText(
      [...(lender.nations ?? []), ...(lender.nations && lender.otherAreas ? ['Cumbria'] : [])],
      lender.deniedNations,
    ),
    ...flags(lender),
  });

const panels = fc.uniqueArray(lenders, { selector: ({ id }) => id, minLength: 1, maxLength: 30 });

const sorted = (sentences: readonly string[]): string[] => [...sentences].sort();

describe('referenceAnswer', () => {
  it('agrees with the described rule: order, scores, sentences, arithmetic and near misses', () => {
    fc.assert(
      fc.property(enquiries, panels, (enquiry, panel) => {
        const [facts, compiled] = [readFacts(enquiryOf(enquiry)), compilePanel(panel.map(recordOf))];
        const answer = matchPanel(facts, compiled, LIMIT);
        const { matches, nearMisses } = referenceAnswer(enquiry, panel);

        const found = answer.matches.map(({ lender: { id, name }, ...match }) => ({ id, name, ...match }));
        expect(found).toEqual(matches);
        const ids = found.map(({ id }) => id);
        expect(
          compareLenders(facts, compiled, ids).map(({ lenderId, statements }) => ({
            lenderId,
            sentences: sorted(statements.flatMap(({ sentence }) => sentence ?? [])),
          })),
        ).toEqual(
          found.map(({ id, matchReasons, unconfirmed, mismatches }) => ({
            lenderId: id,
            sentences: sorted([...matchReasons, ...unconfirmed, ...mismatches]),
          })),
        );
        expect(answer.nearMisses).toEqual(nearMisses.slice(0, NEAR_MISSES));
      }),
      { numRuns: 500 },
    );
  });

  it('agrees on when a loan exceeds the property’s value', () => {
    fc.assert(
      fc.property(enquiries, (enquiry) => {
        const { advisories } = matchPanel(readFacts(enquiryOf(enquiry)), [], LIMIT);
        const property = enquiry.products.some(
          (product) => !['business-loans', 'invoice-finance'].includes(product),
        );

        expect(advisories.some((advisory) => advisory.includes('more than the property is worth'))).toBe(
          property && (ltvOf(enquiry) ?? 0) > 100,
        );
      }),
    );
  });
});
