import { errorsIn, offerValues, termsIn } from '@/features/deals/offer-values';

const VALUES = { ...offerValues(null), amountPence: '£125,000.50', rate: '8.95', termMonths: '60' };

describe('offerValues', () => {
  it('reads pounds as pence, and a blank fee as none', () => {
    expect(termsIn(VALUES)).toMatchObject({
      amountPence: 12_500_050,
      rate: 8.95,
      termMonths: 60,
      arrangementFeePence: 0,
    });
  });

  it('reads amounts as brokers write them', () => {
    expect(termsIn({ ...VALUES, amountPence: '£100k', brokerFeePence: '1.5k' })).toMatchObject({
      amountPence: 10_000_000,
      brokerFeePence: 150_000,
    });
  });

  it.each([
    [{ amountPence: '' }, 'amountPence'],
    [{ amountPence: '125,00' }, 'amountPence'],
    [{ rate: '8,95' }, 'rate'],
    [{ termMonths: '' }, 'termMonths'],
    [{ termMonths: 'five' }, 'termMonths'],
    [{ exitFeePence: '1.234' }, 'exitFeePence'],
  ])('asks again for %j', (changes, field) => {
    expect(Object.keys(errorsIn({ ...VALUES, ...changes }))).toEqual([field]);
    expect(termsIn({ ...VALUES, ...changes })).toBeNull();
  });

  it('needs no term of a revolving facility', () => {
    expect(errorsIn({ ...VALUES, termMonths: '', repayment: 'revolving' })).toEqual({});
  });
});
