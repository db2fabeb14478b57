import { advisoriesFor } from './advisories.js';
import { readFacts, type Enquiry } from '../rule/enquiry.js';

const advisories = (enquiry: Partial<Enquiry>) =>
  advisoriesFor(readFacts({ fundingType: 'business-loans', amount: '100000', ...enquiry }));

const NO_AMOUNT = 'We could not read the amount you entered, so loan size was not checked.';
const NO_HISTORY = 'We could not read the trading history you entered, so trading history was not checked.';
const FEW_INVOICES = 'Invoice finance usually needs monthly invoices of at least £10,000.';
const FEW_TAKINGS = 'A merchant cash advance usually needs monthly card takings of at least £5,000.';
const MORE_THAN_WORTH = 'You ask for more than the property is worth; lenders would need further security.';
const conflicting = { amount: '500000', propertyValue: '600000', ltv: '50' };

describe('advisoriesFor', () => {
  it.each<[string, Partial<Enquiry>, string[]]>([
    ['an unreadable amount', { amount: '50.000' }, [NO_AMOUNT]],
    ['an unreadable trading history', { tradingHistory: 'since 2019' }, [NO_HISTORY]],
    ['both', { amount: 'lots', tradingHistory: 'ages' }, [NO_AMOUNT, NO_HISTORY]],
    [
      'an LTV that amount and value contradict',
      { fundingType: 'btl-mortgages', ...conflicting },
      ['Your amount and property value come to 83.3% LTV, more than the 50% you chose. We used 83.3%.'],
    ],
    [
      'a loan of more than the property is worth',
      { fundingType: 'btl-mortgages', amount: '700000', propertyValue: '600000' },
      [MORE_THAN_WORTH],
    ],
    ['an LTV chosen above 100%', { fundingType: 'bridging-property', ltv: '110%' }, [MORE_THAN_WORTH]],
    [
      'an LTV above 100% that was not chosen',
      { fundingType: 'bridging-property', amount: '700000', propertyValue: '600000', ltv: '80' },
      [
        'Your amount and property value come to 116.7% LTV, more than the 80% you chose. We used 116.7%.',
        MORE_THAN_WORTH,
      ],
    ],
    ['few invoices', { fundingType: 'invoice-finance', invoiceVolume: '9,999' }, [FEW_INVOICES]],
    [
      'few invoices, given as revenue',
      { fundingType: 'invoice-finance', monthlyRevenue: '5k' },
      [FEW_INVOICES],
    ],
    ['small takings', { fundingType: 'merchant-cash-advance', monthlyRevenue: '£4,999' }, [FEW_TAKINGS]],
  ])('mentions %s', (_what, enquiry, sentences) => {
    expect(advisories(enquiry)).toEqual(sentences);
  });

  it.each<[string, Partial<Enquiry>]>([
    ['a plain enquiry', {}],
    ['blank answers', { amount: ' ', tradingHistory: '' }],
    ['an LTV that the product does not use', conflicting],
    ['an LTV within five points', { fundingType: 'btl-mortgages', ...conflicting, ltv: '79' }],
    ['a loan of all that the property is worth', { fundingType: 'btl-mortgages', propertyValue: '100000' }],
    ['an LTV above 100% that the product does not use', { ltv: '110%' }],
    ['an LTV chosen too high', { fundingType: 'btl-mortgages', ...conflicting, ltv: '90' }],
    ['enough invoices', { fundingType: 'invoice-finance', invoiceVolume: '10000', monthlyRevenue: '1000' }],
    ['invoices with an open end', { fundingType: 'invoice-finance', invoiceVolume: '8000+' }],
    ['enough takings', { fundingType: 'merchant-cash-advance', monthlyRevenue: '5000' }],
    ['small takings for a loan', { monthlyRevenue: '1000' }],
  ])('does not mention %s', (_what, enquiry) => {
    expect(advisories(enquiry)).toEqual([]);
  });
});
