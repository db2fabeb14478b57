import { lenderRecord, loanEnquiry, type LenderTold } from '#test/panel.js';
import type { Enquiry } from '../domain/rule/enquiry.js';
import { compilePanel } from '../domain/panel/panel.js';
import { SurveyPanel } from './survey-panel.js';

const asked = (changes: Partial<Enquiry> = {}): Enquiry => ({ ...loanEnquiry, ...changes });
const stated = { minAmount: '10k', maxAmount: '1m', minTradingHistory: '12', minCreditScore: '600' };

const surveyOf = (enquiries: readonly Enquiry[], ...lenders: LenderTold[]) => {
  const panel = compilePanel(lenders.map((lender, index) => lenderRecord({ id: String(index), ...lender })));
  return new SurveyPanel({ current: () => Promise.resolve(panel) }).execute(enquiries);
};

describe('SurveyPanel', () => {
  it('counts lenders that offer, strong matches, and rejections by criterion', async () => {
    const { lenders, enquiries } = await surveyOf(
      [asked()],
      stated,
      { ...stated, maxAmount: '50k' },
      { ...stated, maxAmount: '50k', minTradingHistory: '60' },
      { productTypes: 'asset-finance' },
    );

    expect(lenders).toBe(4);
    expect(enquiries).toEqual([
      {
        offering: 3,
        strong: 1,
        refusals: new Map([
          ['amount', 2],
          ['trading history', 1],
        ]),
        products: ['business-loans'],
        amount: { from: 100_000, to: 100_000, openEnded: false },
      },
    ]);
  });

  it('names the limit that alone rejected enquiries, with the range of their amounts', async () => {
    const { statements } = await surveyOf([asked({ amount: '2.5m' }), asked({ amount: '3m' }), asked()], {
      ...stated,
      maxAmount: '£1m',
    });

    expect(statements).toEqual([
      {
        lenderId: '0',
        field: 'maxAmount',
        states: '£1,000,000',
        refused: 2,
        unconfirmed: 0,
        asked: { from: 2_500_000, to: 3_000_000 },
        named: [],
      },
    ]);
  });

  it('blames no single limit when two reject', async () => {
    const { statements } = await surveyOf([asked({ amount: '2m' })], { ...stated, minTradingHistory: '60' });

    expect(statements).toEqual([]);
  });

  it.each<[string, Partial<Enquiry>, LenderTold, object]>([
    ['a minimum', { amount: '2000' }, stated, { field: 'minAmount', states: '£10,000' }],
    [
      'a start-up',
      { tradingHistory: 'startup' },
      { ...stated, acceptsStartups: 'false' },
      { field: 'acceptsStartups', states: 'No' },
    ],
    [
      'a credit score',
      { creditScore: '450' },
      stated,
      { field: 'minCreditScore', states: '600', asked: { from: 450, to: 450 } },
    ],
    [
      'a sector',
      {},
      { ...stated, excludedSectors: 'Retail, gambling' },
      { field: 'excludedSectors', states: 'Retail, gambling', named: ['retail'] },
    ],
  ])('finds what rejects %s', async (_what, enquiry, lender, found) => {
    const { statements } = await surveyOf([asked(enquiry)], lender);

    expect(statements).toEqual([expect.objectContaining({ refused: 1, ...found })]);
  });

  it('counts lenders’ missing statements as unconfirmed, but not the enquiry’s', async () => {
    const { statements } = await surveyOf([asked({ creditScore: '' }), asked({ creditScore: '' })], {
      minAmount: null,
      maxAmount: null,
      minTradingHistory: null,
      minCreditScore: null,
    });

    const fields = statements.map(({ field, states, unconfirmed }) => [field, states, unconfirmed]);
    expect(fields).toContainEqual(['maxAmount', null, 2]);
    expect(fields).toContainEqual(['minTradingHistory', null, 2]);
    expect(fields.flat()).not.toContain('minCreditScore');
  });

  it('yields to other requests between enquiries and slices of a large panel', async () => {
    let turns = 0;
    const timer = setImmediate(function again(): void {
      turns += 1;
      setImmediate(again).unref();
    });
    await surveyOf([asked(), asked()], ...Array.from({ length: 1_100 }, () => stated));
    clearImmediate(timer);

    expect(turns).toBeGreaterThanOrEqual(6);
  });
});
