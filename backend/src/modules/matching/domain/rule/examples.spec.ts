import { examplePanel, loanEnquiry as loan } from '#test/panel.js';
import { MatchLenders } from '../../application/match-lenders.js';
import type { Enquiry } from './enquiry.js';
import { compilePanel } from '../panel/panel.js';

const panel = compilePanel(examplePanel);
const match = (enquiry: Enquiry) =>
  new MatchLenders({ current: () => Promise.resolve(panel) }).execute(enquiry);

const startUp = { ...loan, amount: '25000', tradingHistory: 'Startup', businessSector: 'technology' };
const bridging = { fundingType: 'bridging-property', amount: '500000', propertyType: 'residential' };

describe('Worked examples of the rule', () => {
  it.each<[string, Enquiry, string, number]>([
    ['all confirmed', loan, 'Alba', 100],
    ['sector close', { ...loan, businessSector: 'hospitality' }, 'Alba', 94],
    ['range, trading and credit unconfirmed', loan, 'Dundas', 65],
    ['one major', startUp, 'Alba', 49],
    ['takes start-ups', startUp, 'Clyde', 100],
    ['two majors', { ...loan, amount: '50000', creditScore: '350', hasAdverseCredit: 'yes' }, 'Alba', 34],
    [
      '25% over the maximum is close',
      { ...loan, amount: '125000', tradingHistory: '12 months' },
      'Brisk',
      86,
    ],
    ['range, credit and both flags unconfirmed', { ...startUp, hasAdverseCredit: 'yes' }, 'Dundas', 63],
    ['an LTV of 50%', { ...bridging, propertyValue: '1000000' }, 'Forth', 100],
    ['5 points over is close', { ...bridging, ltv: '75' }, 'Forth', 86],
    ['83.3% against a maximum of 70%', { ...bridging, ltv: '50', propertyValue: '600000' }, 'Forth', 49],
  ])('scores %s as agreed', async (_why, enquiry, name, score) => {
    const { matches } = await match(enquiry);

    expect(matches.find(({ lender }) => lender.name === name)?.score).toBe(score);
  });

  it('rejects a lender whose maximum is far below the amount, with the reason', async () => {
    const answer = await match({ ...loan, amount: '250000', tradingHistory: '12 months' });

    expect(answer.matches.map(({ lender }) => lender.name)).not.toContain('Brisk');
    expect(answer.nearMisses).toContainEqual({
      lender: { id: 'Brisk', name: 'Brisk' },
      reason: 'Maximum loan is £100,000',
    });
  });

  it('returns the first example in full', async () => {
    const { matches, ...rest } = await match(loan);

    expect(rest).toEqual({
      totalMatches: 4,
      strongMatches: 2,
      nearMisses: [],
      advisories: [],
      questions: [],
      ruleVersion: '1.1',
    });
    expect(matches[0]).toEqual({
      lender: {
        id: 'Alba',
        name: 'Alba',
        description: null,
        productTypes: 'Business Loans, Invoice Finance',
        interestRate: null,
        contactEmail: null,
        contactPhone: null,
        website: null,
      },
      score: 100,
      fit: 'strong',
      toConfirm: 0,
      matchReasons: [
        'Offers Business Loans',
        'Lends £25,000 to £500,000, which covers the amount you need',
        'You meet the minimum trading history of 2 years',
        'Your credit profile meets the minimum of 650',
        'Specialises in the retail sector',
      ],
      mismatches: [],
      unconfirmed: [],
      confidence: { confirmed: 5, relevant: 5 },
      breakdown: [
        { criterion: 'product', weight: 15, outcome: 'met', points: 15 },
        { criterion: 'amount', weight: 22, outcome: 'met', points: 22 },
        { criterion: 'trading history', weight: 18, outcome: 'met', points: 18 },
        { criterion: 'credit score', weight: 14, outcome: 'met', points: 14 },
        { criterion: 'sector', weight: 9, outcome: 'met', points: 9 },
      ],
      arithmetic: { points: 78, weight: 78, percent: 100, cap: null },
    });
  });

  it('explains that it used the amounts rather than the stated LTV', async () => {
    const { advisories } = await match({ ...bridging, ltv: '50', propertyValue: '600000' });

    expect(advisories).toEqual([
      'Your amount and property value come to 83.3% LTV, more than the 50% you chose. We used 83.3%.',
    ]);
  });
});
