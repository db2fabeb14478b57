import { ValidationError } from 'yup';
import {
  offerSchema,
  offerValues,
  type OfferValues,
  offerTermsFrom,
} from '@/features/deals/offers/offer-values';

const termsIn = (values: OfferValues) => {
  const fields = offerSchema.castIfValid(values);
  return fields && offerTermsFrom(fields);
};
const fieldsWithErrors = (values: OfferValues) =>
  offerSchema.validate(values, { abortEarly: false }).then(
    () => [],
    (error: unknown) => (error as ValidationError).inner.map(({ path }) => path),
  );

const VALUES = {
  ...offerSchema.valuesOf(offerValues(null)),
  amountPence: '£125,000.50',
  rate: '8.95',
  termMonths: '60',
};

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
  ])('rejects %j', async (changes, field) => {
    expect(await fieldsWithErrors({ ...VALUES, ...changes })).toEqual([field]);
    expect(termsIn({ ...VALUES, ...changes })).toBeNull();
  });

  it('requires no term for a revolving facility', async () => {
    expect(await fieldsWithErrors({ ...VALUES, termMonths: '', repayment: 'revolving' })).toEqual([]);
  });
});
