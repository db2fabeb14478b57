import { errorsIn, offerValues, termsIn } from '@/features/deals/offer-values';

const VALUES = { ...offerValues(null), amountPence: '£125,000.50', rate: '8.95', termMonths: '60' };

describe('offerValues', () => {
  it('sends pounds as typed, and a blank fee as none', () => {
    expect(termsIn(VALUES)).toMatchObject({
      amountPence: '£125,000.50',
      rate: 8.95,
      termMonths: 60,
      arrangementFeePence: 0,
    });
  });

  it('sends amounts as brokers write them, in pounds by default', () => {
    expect(termsIn({ ...VALUES, amountPence: '£100k', brokerFeePence: ' 1,250.5 ' })).toMatchObject({
      amountPence: '£100k',
      brokerFeePence: '£1,250.5',
    });
  });

  it.each([
    [{ amountPence: '' }, 'amountPence'],
    [{ rate: '8,95' }, 'rate'],
    [{ termMonths: '' }, 'termMonths'],
    [{ termMonths: 'five' }, 'termMonths'],
  ])('rejects %j', (changes, field) => {
    expect(Object.keys(errorsIn({ ...VALUES, ...changes }))).toEqual([field]);
    expect(termsIn({ ...VALUES, ...changes })).toBeNull();
  });

  it('requires no term for a revolving facility', () => {
    expect(errorsIn({ ...VALUES, termMonths: '', repayment: 'revolving' })).toEqual({});
  });
});
