import { gapsOf } from './panel-gaps.js';
import type { SurveyedEnquiry } from './panel-gaps.js';

let made = 0;
const enquiry = (changes: Partial<SurveyedEnquiry> = {}): SurveyedEnquiry => {
  made += 1;
  return {
    id: String(made),
    companyName: `Company ${made}`,
    createdAt: new Date('2026-11-20T10:00:00Z'),
    products: ['business-loans'],
    amount: { from: 50_000, to: 50_000, openEnded: false },
    offering: 9,
    strong: 0,
    refusals: new Map([
      ['trading history', 3],
      ['amount', 7],
    ]),
    ...changes,
  };
};
describe('gapsOf', () => {
  beforeEach(() => {
    made = 0;
  });

  it('groups enquiries with fewer than two strong matches by product and by what rejected most lenders', () => {
    const gaps = gapsOf([
      enquiry(),
      enquiry({ strong: 2 }),
      enquiry({ strong: 1, amount: { from: 100_000, to: 250_000, openEnded: false }, offering: 11 }),
      enquiry({ products: ['asset-finance'] }),
    ]);

    expect(gaps).toEqual({
      enquiries: 3,
      groups: [
        {
          criterion: 'amount',
          products: ['business-loans'],
          enquiries: 2,
          amount: { from: 50_000, to: 250_000 },
          offering: 11,
          refused: 7,
          examples: [
            { id: '1', companyName: 'Company 1', strong: 0 },
            { id: '3', companyName: 'Company 3', strong: 1 },
          ],
        },
        expect.objectContaining({ products: ['asset-finance'], enquiries: 1 }),
      ],
    });
  });

  it('reports a product without lenders, and an enquiry that no criterion rejects', () => {
    const { groups } = gapsOf([
      enquiry({ offering: 0, refusals: new Map() }),
      enquiry({ refusals: new Map(), amount: null }),
    ]);

    expect(groups).toEqual([
      expect.objectContaining({ criterion: 'product', refused: 0 }),
      expect.objectContaining({ criterion: null, amount: null }),
    ]);
  });

  it('uses the lower end of an open-ended amount, and returns the latest five', () => {
    const open = { from: 2_000_000, to: 2_000_000, openEnded: true };
    const [group] = gapsOf(Array.from({ length: 7 }, () => enquiry({ amount: open }))).groups;

    expect(group).toMatchObject({ enquiries: 7, amount: { from: 2_000_000, to: 2_000_000 } });
    expect(group?.examples).toHaveLength(5);
  });
});
