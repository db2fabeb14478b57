import { site } from '#config/site.js';
import { termsDetails } from '#test/terms-details.js';
import { CommissionTerms, type TermsDetails } from '../ledger/commission-terms.js';
import { disclosureText, figuresOf, type DisclosedCase } from './disclosure-wording.js';

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
const completion = { lender: 'Alba', drawnPence: 12_500_000, brokerCommissionPence: 450_000 };
const about = (changes: Partial<DisclosedCase> = {}): DisclosedCase => ({
  companyName: 'Birch & Sons',
  partner: null,
  completion: null,
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
    'says who pays, how much, what the partner gets and that the client may ask: %#',
    (of, [paid, partner]) => {
      expect(disclosureText(TEMPLATE, FIRM, of).split('\n\n')).toEqual([
        'Our Firm: the lender of Birch & Sons pays.',
        ...[paid, 'You pay nothing.', partner],
        'Ask 0141 496 0000 or hello@firm.example.',
      ]);
    },
  );

  it('refuses a name that it does not know', () => {
    const wrong = { ...TEMPLATE, disclosure: { ...TEMPLATE.disclosure, mayAsk: 'Ask {fone}.' } };

    expect(() => disclosureText(wrong, FIRM, about())).toThrow('{fone}');
  });

  it('fills in every name of the words that are shipped', () => {
    const cases = [about(), about({ partner: partner() }), about({ partner: partner(null), completion })];

    for (const of of [...cases, about({ partner: partner(), completion })])
      expect(disclosureText(site.commission, FIRM, of).replaceAll('Fielding {share}', '')).not.toMatch(
        /[{}]/,
      );
  });

  it('knows no figures before a completion', () => {
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
