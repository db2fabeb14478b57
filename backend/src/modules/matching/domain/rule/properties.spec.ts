import { fc } from '#test/properties.js';
import { lenderRecord, restated, type LenderTold } from '#test/panel.js';
import { changesTo } from '../advice/changes.js';
import { readFacts, type Enquiry } from './enquiry.js';
import type { LenderRecord } from '../panel/lender.js';
import { matchPanel } from './match.js';
import type { Match } from './match-answer.js';
import { compilePanel } from '../panel/panel.js';
import { known } from '../panel/parsed.js';

const ALL = 500;
const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
const maybe = (...texts: string[]) => fc.option(oneOf(...texts), { nil: null });
const pounds = fc
  .constantFrom(5, 10, 20, 25, 50, 80, 100, 125, 150, 250, 500, 1_000, 2_000)
  .map((k) => k * 1_000);

const flag = fc.constantFrom('true', 'false', undefined);

const products = oneOf(
  'business-loans',
  'invoice-finance',
  'bridging-property',
  'development-finance',
  'Bridging',
);

const enquiries: fc.Arbitrary<Enquiry> = fc.record({
  fundingType: oneOf(
    'business-loans',
    'invoice-finance',
    'bridging-property',
    'development-finance',
    'Bridging Finance',
  ),
  amount: fc.oneof(pounds.map(String), oneOf('', 'lots', '50k-250k', '1m+', '0-10k', '2000000')),
  tradingHistory: maybe('Startup', '6 months', '12 months', '1y-2y', '24 months', '36 months', 'ages'),
  creditScore: maybe('350', '550', '700', '850', '640', 'good'),
  hasAdverseCredit: maybe('yes', 'no'),
  businessSector: maybe('retail', 'property', 'technology', 'other'),
  propertyType: maybe('residential', 'hmo', 'land', 'commercial', 'industrial'),
  propertyValue: maybe('400000', '1m', 'unknown'),
  ltv: maybe('50', '65', '75', '80'),
  developmentType: maybe('ground-up', 'light refurbishment'),
  registeredAddress: maybe('Glasgow G1 1AA', 'Leeds LS1 1AA'),
});

const lenders: fc.Arbitrary<LenderRecord> = fc
  .record({
    id: fc.uuid(),
    name: oneOf('Alba', 'alba', 'Brisk', 'Clyde', 'Dundas', 'Élan', 'Forth'),
    productTypes: fc.array(products, { minLength: 1, maxLength: 3 }).map((list) => list.join(', ')),
    minAmount: fc.option(pounds.map(String), { nil: null }),
    maxAmount: fc.option(pounds.map(String), { nil: null }),
    minTradingHistory: maybe('0', '6', '12', '24 months', '3 years'),
    minCreditScore: maybe('500', '600', '650', '800'),
    acceptsAdverseCredit: flag,
    acceptsStartups: flag,
    minLtv: maybe('40', '60'),
    maxLtv: maybe('60', '70', '75', '80'),
    propertyTypes: maybe(
      'residential',
      'residential, HMO',
      'any',
      'office, warehouse',
      'commercial, land with planning',
    ),
    acceptsRefurbProjects: flag,
    acceptsDevelopmentProjects: flag,
    preferredSectors: maybe('retail', 'technology, retail', 'e-commerce, software'),
    excludedSectors: maybe('property', 'property development', 'shops, landlords'),
    coverageAreas: maybe('UK', 'Scotland', 'England and Wales'),
    isActive: oneOf('true', 'true', 'true', 'false'),
  })
  .map(
    ({ acceptsAdverseCredit, acceptsStartups, acceptsRefurbProjects, acceptsDevelopmentProjects, ...rest }) =>
      lenderRecord({
        ...rest,
        ...(acceptsAdverseCredit && { acceptsAdverseCredit }),
        ...(acceptsStartups && { acceptsStartups }),
        ...(acceptsRefurbProjects && { acceptsRefurbProjects }),
        ...(acceptsDevelopmentProjects && { acceptsDevelopmentProjects }),
      }),
  );

const panels = fc.uniqueArray(lenders, { selector: ({ id }) => id, maxLength: 25 });

const answer = (enquiry: Enquiry, panel: readonly LenderRecord[], limit = ALL) =>
  matchPanel(readFacts(enquiry), compilePanel(panel), limit);

/** A lender's score, or -1 if it is not a match. */
const scoreOf = (enquiry: Enquiry, lender: LenderRecord): number =>
  answer(enquiry, [lender]).matches[0]?.score ?? -1;

const VALUES = { met: 1, close: 0.5, unconfirmed: 0.5, 'not met': 0, excluded: 0 };

const reproduced = ({ breakdown }: Match): number => {
  const weights = breakdown.reduce((sum, { weight }) => sum + weight, 0);
  const points = breakdown.reduce((sum, { weight, outcome }) => sum + weight * VALUES[outcome], 0);
  const majors = breakdown.filter(({ outcome }) => outcome === 'not met').length;
  return Math.round(Math.min((100 * points) / weights, [100, 49, 34][majors]!));
};

/** The score according to the answer's arithmetic, from sums that its lines add up to. */
const stated = ({ breakdown, arithmetic: { points, weight, percent, cap } }: Match): number => {
  expect(points).toBe(breakdown.reduce((sum, line) => sum + line.points, 0));
  expect(weight).toBe(breakdown.reduce((sum, line) => sum + line.weight, 0));
  expect(percent).toBe((100 * points) / weight);
  return cap ?? Math.round(percent);
};

/** Each has a limit and a looser one. */
const relaxations: fc.Arbitrary<[LenderTold, LenderTold]> = fc.oneof(
  fc
    .tuple(pounds, pounds)
    .map(([a, b]): [LenderTold, LenderTold] => [
      { minAmount: String(Math.max(a, b)) },
      { minAmount: a === b ? 'no minimum' : String(Math.min(a, b)) },
    ]),
  fc
    .tuple(pounds, pounds)
    .map(([a, b]): [LenderTold, LenderTold] => [
      { maxAmount: String(Math.min(a, b)) },
      { maxAmount: a === b ? 'no max' : String(Math.max(a, b)) },
    ]),
  fc.constantFrom<[LenderTold, LenderTold]>(
    [{ minTradingHistory: '36' }, { minTradingHistory: '24' }],
    [{ minTradingHistory: '24' }, { minTradingHistory: '12' }],
    [{ minTradingHistory: '12' }, { minTradingHistory: 'none' }],
    [{ minCreditScore: '800' }, { minCreditScore: '650' }],
    [{ minCreditScore: '650' }, { minCreditScore: '600' }],
    [{ minCreditScore: '600' }, { minCreditScore: 'none' }],
    [{ maxLtv: '60' }, { maxLtv: '70' }],
    [{ maxLtv: '70' }, { maxLtv: '75' }],
    [{ maxLtv: '75' }, { maxLtv: 'no maximum' }],
    [{ minLtv: '60' }, { minLtv: '40' }],
    [{ minLtv: '40' }, { minLtv: 'none' }],
  ),
);

describe('Properties of the rule', () => {
  describe('the rule', () => {
    it('never lowers a lender’s score when it relaxes a limit', () => {
      fc.assert(
        fc.property(enquiries, lenders, relaxations, (enquiry, lender, [tight, loose]) => {
          const active = { ...lender, isActive: 'true' };

          expect(scoreOf(enquiry, restated(active, loose))).toBeGreaterThanOrEqual(
            scoreOf(enquiry, restated(active, tight)),
          );
        }),
        { numRuns: 2_000 },
      );
    });

    it('judges each lender independently of the rest of the panel', () => {
      fc.assert(
        fc.property(enquiries, panels, lenders, (enquiry, panel, newcomer) => {
          const others = answer(enquiry, [...panel, newcomer]).matches.filter(
            ({ lender }) => lender.id !== newcomer.id,
          );

          expect(others).toEqual(answer(enquiry, panel).matches);
        }),
      );
    });

    it('returns the same order for a shuffled panel', () => {
      const shuffled = panels.chain((panel) =>
        fc.tuple(fc.constant(panel), fc.shuffledSubarray(panel, { minLength: panel.length })),
      );
      fc.assert(
        fc.property(enquiries, shuffled, (enquiry, [panel, other]) => {
          expect(answer(enquiry, other)).toEqual(answer(enquiry, panel));
        }),
      );
    });

    it('returns the start of the same order when fewer are requested', () => {
      fc.assert(
        fc.property(enquiries, panels, fc.integer({ min: 1, max: 10 }), (enquiry, panel, limit) => {
          const whole = answer(enquiry, panel);

          expect(answer(enquiry, panel, limit)).toEqual({ ...whole, matches: whole.matches.slice(0, limit) });
        }),
      );
    });

    it('can be recalculated exactly from the breakdown', () => {
      fc.assert(
        fc.property(enquiries, panels, (enquiry, panel) => {
          const { matches, totalMatches, strongMatches } = answer(enquiry, panel);

          expect(matches.map(reproduced)).toEqual(matches.map(({ score }) => score));
          expect(matches.map(stated)).toEqual(matches.map(({ score }) => score));
          expect(totalMatches).toBe(matches.length);
          expect(strongMatches).toBe(matches.filter(({ fit }) => fit === 'strong').length);
        }),
      );
    });

    it('never rates a known conflict as strong, or a score below the minimum as a match', () => {
      fc.assert(
        fc.property(enquiries, panels, (enquiry, panel) => {
          for (const { score, fit, breakdown } of answer(enquiry, panel).matches) {
            const outcomes = breakdown.map(({ outcome }) => outcome);
            expect(outcomes).not.toContain('excluded');
            expect(score).toBeGreaterThanOrEqual(30);
            expect(score).toBeLessThanOrEqual(outcomes.includes('not met') ? 49 : 100);
            expect(fit === 'outside').toBe(outcomes.includes('not met'));
          }
        }),
      );
    });

    it('gives 100% only to lenders that confirm and meet everything', () => {
      fc.assert(
        fc.property(enquiries, panels, (enquiry, panel) => {
          for (const { score, breakdown } of answer(enquiry, panel).matches)
            expect(score === 100).toBe(breakdown.every(({ outcome }) => outcome === 'met'));
        }),
      );
    });

    it('accepts any text without throwing', () => {
      const any = fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        oneOf('£', '-', '%', '9'.repeat(400), '\u0000'),
      );
      const anyEnquiry = fc.record({
        fundingType: fc.oneof(products, any),
        amount: any,
        tradingHistory: any,
        monthlyRevenue: any,
        invoiceVolume: any,
        creditScore: any,
        hasAdverseCredit: any,
        businessSector: any,
        propertyType: any,
        propertyValue: any,
        ltv: any,
        developmentType: any,
        refurbCosts: any,
        propertyAddress: any,
        registeredAddress: any,
      });
      const anyLender = fc
        .record({
          name: any,
          minAmount: any,
          maxAmount: any,
          minTradingHistory: any,
          minCreditScore: any,
          acceptsAdverseCredit: any,
          acceptsStartups: any,
          minLtv: any,
          maxLtv: any,
          propertyTypes: any,
          preferredSectors: any,
          excludedSectors: any,
          coverageAreas: any,
          productTypes: fc.oneof(products, any),
        })
        .map(lenderRecord);
      fc.assert(
        fc.property(anyEnquiry, fc.array(anyLender, { maxLength: 5 }), (enquiry, panel) => {
          const { matches } = answer(enquiry, panel);

          expect(matches.every(({ score }) => score >= 30 && score <= 100)).toBe(true);
        }),
      );
    });
  });

  describe('hints', () => {
    it('never suggests a larger loan or a higher LTV', () => {
      fc.assert(
        fc.property(enquiries, panels, (enquiry, panel) => {
          const facts = readFacts(enquiry);
          const request = known(facts.amount);

          for (const change of changesTo(facts, compilePanel(panel))) {
            const changed = known(change.facts.amount);
            expect(changed?.to ?? 0).toBeLessThanOrEqual(request?.to ?? 0);
            if (change.kind === 'amount') expect(changed!.to).toBeLessThan(request!.from);
          }
        }),
      );
    });
  });
});
