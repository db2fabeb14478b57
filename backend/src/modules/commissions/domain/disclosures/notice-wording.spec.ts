import { termsDetails } from '#test/terms-details.js';
import { CommissionTerms, type TermsDetails } from '../ledger/commission-terms.js';
import { noticeParagraphs, type NoticedCase } from './notice-wording.js';

const agreed = (details: TermsDetails) =>
  CommissionTerms.agreed('t1', details, 'ada', {
    at: new Date('2026-01-01T09:00:00Z'),
    today: '2026-01-01',
  });
const terms = agreed(termsDetails);

const earned = {
  ...({ state: 'due', kind: 'earned', amountPence: 90_000, vatPence: 18_000 } as const),
  how: '20% of £4,500.00',
  earnedOn: '2026-03-12',
};
const expected = { ...earned, state: 'expected', earnedOn: null };

const about = (changes: Partial<NoticedCase> = {}): NoticedCase => ({
  firm: 'Our Firm',
  partner: 'Fielding',
  companyName: 'Birch Ltd',
  terms,
  lines: [],
  submittedAt: new Date('2026-02-28T23:30:00Z'),
  ...changes,
});

const TERMS =
  'Once finance completes, we pay Fielding 20% of the commission that the lender pays us, plus VAT.';

describe('noticeParagraphs', () => {
  it.each([
    [about(), [TERMS, 'Nothing has been earned yet.']],
    [
      about({ terms: agreed({ ...termsDetails, payWhen: 'received' }) }),
      [TERMS.replace('finance completes', 'the lender has paid us'), 'Nothing has been earned yet.'],
    ],
    [
      about({ terms: null }),
      [
        'No commission has been agreed for this case, so we pay Fielding nothing.',
        'Nothing has been earned yet.',
      ],
    ],
    [
      about({ lines: [{ ...expected, amountPence: null, vatPence: null }] }),
      [TERMS, 'Nothing has been earned yet.'],
    ],
    [
      about({ lines: [expected] }),
      [
        TERMS,
        'Nothing has been earned yet. The current offer would earn £900.00 plus £180.00 VAT: 20% of £4,500.00.',
      ],
    ],
    [
      about({
        lines: [
          earned,
          { ...earned, kind: 'clawback', amountPence: -10_000, vatPence: -2_000, how: 'Lent to a friend' },
          { ...earned, kind: 'adjustment', amountPence: 500, vatPence: 0, how: 'Between us' },
        ],
      }),
      [
        TERMS,
        'So far:',
        '12 March 2026: £900.00 plus £180.00 VAT, 20% of £4,500.00.',
        '12 March 2026: £100.00 plus £20.00 VAT clawed back.',
        '12 March 2026: adjusted by £5.00.',
      ],
    ],
  ])(
    'states what the partner earns and how, without the terms between partner and broker: %#',
    (of, rest) => {
      expect(noticeParagraphs(of)).toEqual([
        'Fielding introduced Birch Ltd to Our Firm on 28 February 2026. This notice explains what Fielding earns for the introduction and how it is calculated. We pay it; you do not.',
        ...rest,
      ]);
    },
  );
});
