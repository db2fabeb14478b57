import { site } from '#config/site.js';
import { termsDetails } from '#test/terms-details.js';
import { CommissionTerms, type TermsDetails } from '../ledger/commission-terms.js';
import {
  disclosedOffersOf,
  disclosureText,
  figuresOf,
  type DisclosedCase,
  type OfferToDisclose,
} from './disclosure-wording.js';

const FIRM = { firm: 'Our Firm', phone: '0141 496 0000', email: 'hello@firm.example' };
const TEMPLATE = {
  howWorkedOut: 'As each lender says.',
  clientFees: 'You pay nothing.',
  disclosure: {
    whoPays: '{firm}: the lender of {company} pays.',
    paid: '{lender} pays {amount}.',
    partnerPaid: '{partner} gets {share}.',
    partnerPaidAmount: '{partner} gets {shareAmount}: {shareHow}.',
    partnerUnpaid: '{partner} gets nothing.',
    noPartner: 'No other party gets anything.',
    offerConfirmed: '{offerLender} pays {offerAmount}.',
    offerLikely: '{offerLender} likely pays {offerAmount}.',
    offerUnknown: '{offerLender} pays what we tell you before you accept.',
    offerShare: '{partner} gets {offerShare}.',
    offerShareLikely: '{partner} likely gets {offerShare}.',
    offerShareUnknown: '{partner} gets what we tell you then.',
    offerShareNone: '{partner} gets nothing.',
    mayAsk: 'Ask {phone} or {email}.',
  },
};

const terms = (details: Partial<TermsDetails> = {}) =>
  CommissionTerms.agreed(
    't1',
    {
      ...termsDetails,
      ...details,
    },
    'ada',
    { at: new Date('2026-01-01T09:00:00Z'), today: '2026-01-01' },
  );

const partner = (its: CommissionTerms | null = terms()) => ({ companyName: 'Fielding {share}', terms: its });
const completion = { offerId: 'o1', lender: 'Alba', drawnPence: 12_500_000, brokerCommissionPence: 450_000 };
const about = (changes: Partial<DisclosedCase> = {}): DisclosedCase => ({
  companyName: 'Birch & Sons',
  partner: null,
  completion: null,
  offers: [],
  ...changes,
});

describe('Disclosure wording', () => {
  it.each([
    [about(), ['As each lender says.', 'No other party gets anything.']],
    [
      about({ partner: partner() }),
      [
        'As each lender says.',
        'Fielding {share} gets 20% of the commission that the lender pays us, plus VAT.',
      ],
    ],
    [about({ partner: partner(null) }), ['As each lender says.', 'Fielding {share} gets nothing.']],
    [about({ completion }), ['Alba pays £4,500.00.', 'No other party gets anything.']],
    [
      about({ completion, partner: partner() }),
      ['Alba pays £4,500.00.', 'Fielding {share} gets £900.00 plus £180.00 VAT: 20% of £4,500.00.'],
    ],
    [
      about({
        completion,
        partner: partner(terms({ basis: 'fixed', percent: null, fixedPence: 25_000, vat: 'exempt' })),
      }),
      ['Alba pays £4,500.00.', 'Fielding {share} gets £250.00: £250.00 for the deal.'],
    ],
    [
      about({ completion: { ...completion, brokerCommissionPence: 0 }, partner: partner() }),
      ['Alba pays £0.00.', 'Fielding {share} gets nothing.'],
    ],
  ])(
    'states who pays, how much, what the partner gets and that the client may ask: %#',
    (of, [paid, partner]) => {
      expect(disclosureText(TEMPLATE, FIRM, of).split('\n\n')).toEqual([
        'Our Firm: the lender of Birch & Sons pays.',
        ...[paid, 'You pay nothing.', partner],
        'Ask 0141 496 0000 or hello@firm.example.',
      ]);
    },
  );

  describe('names each shared offer before a completion', () => {
    const offer = (
      lender: string,
      pence: number | null,
      basis: OfferToDisclose['brokerCommissionBasis'],
    ) => ({
      offerId: lender,
      lender,
      amountPence: 12_500_000,
      brokerCommissionPence: pence,
      brokerCommissionBasis: basis,
    });
    const offers = [
      offer('Alba', 250_000, 'confirmed'),
      offer('Brae', 300_000, 'likely'),
      offer('Corrie', null, 'unknown'),
    ];
    const paragraphs = (changes: Partial<DisclosedCase>) =>
      disclosureText(TEMPLATE, FIRM, about({ offers, ...changes }))
        .split('\n\n')
        .slice(2, 5);

    it('with the commission that we expect', () => {
      expect(paragraphs({})).toEqual([
        'Alba pays £2,500.00.',
        'Brae likely pays £3,000.00.',
        'Corrie pays what we tell you before you accept.',
      ]);
    });

    it.each([
      [
        'a share',
        {},
        [
          'gets £500.00 plus £100.00 VAT',
          'likely gets £600.00 plus £120.00 VAT',
          'gets what we tell you then',
        ],
      ],
      [
        'a percentage of the loan',
        { basis: 'loan_percent', percent: 0.5, vat: 'exempt' },
        ['gets £625.00', 'likely gets £625.00', 'likely gets £625.00'],
      ],
    ] as const)('and with the partner’s share by its terms: %s', (_, details, gets) => {
      expect(paragraphs({ partner: partner(terms(details)) })).toEqual([
        `Alba pays £2,500.00. Fielding {share} ${gets[0]}.`,
        `Brae likely pays £3,000.00. Fielding {share} ${gets[1]}.`,
        `Corrie pays what we tell you before you accept. Fielding {share} ${gets[2]}.`,
      ]);
    });

    it('and none of them once one has completed', () => {
      expect(paragraphs({ completion })[0]).toBe('You pay nothing.');
      expect(disclosedOffersOf(about({ offers, completion }))).toEqual([]);
      expect(disclosedOffersOf(about({ offers }))).toHaveLength(3);
    });
  });

  it('rejects an unknown placeholder', () => {
    const wrong = { ...TEMPLATE, disclosure: { ...TEMPLATE.disclosure, mayAsk: 'Ask {fone}.' } };

    expect(() => disclosureText(wrong, FIRM, about())).toThrow('{fone}');
  });

  it('fills in every placeholder of the shipped wording', () => {
    const cases = [about(), about({ partner: partner() }), about({ partner: partner(null), completion })];

    for (const of of [...cases, about({ partner: partner(), completion })])
      expect(disclosureText(site.commission, FIRM, of).replaceAll('Fielding {share}', '')).not.toMatch(
        /[{}]/,
      );
  });

  it('has no amounts before a completion', () => {
    expect(figuresOf(about({ partner: partner() }))).toEqual({
      brokerCommissionPence: null,
      partnerSharePence: null,
    });
    expect(figuresOf(about({ completion, partner: partner() }))).toEqual({
      brokerCommissionPence: 450_000,
      partnerSharePence: 90_000,
    });
    expect(figuresOf(about({ completion }))).toEqual({
      brokerCommissionPence: 450_000,
      partnerSharePence: 0,
    });
  });
});
