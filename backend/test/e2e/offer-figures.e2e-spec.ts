import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const PATH = '/api/admin/offer-figures';
const TERMS = {
  amountPence: 12_500_000,
  termMonths: 60,
  rateKind: 'annual',
  rate: 8.95,
  repayment: 'amortising',
  arrangementFeePence: 250_000,
};

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Offer figures', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });

  it('are worked out for terms as they are typed', async () => {
    const { body } = (await admin.post(PATH).send(TERMS).expect(200)) as { body: unknown };

    expect(body).toEqual({
      monthlyPaymentPence: 259_176,
      finalPaymentPence: 259_176,
      totalRepayablePence: 15_550_573,
      totalCostPence: 3_300_573,
      effectiveAnnualRate: 10.27,
    });
  });

  it('are none of a revolving facility, which may be without a term', async () => {
    const { body } = (await admin
      .post(PATH)
      .send({ ...TERMS, termMonths: null, repayment: 'revolving' })
      .expect(200)) as { body: unknown };

    expect(body).toMatchObject({ totalCostPence: null, effectiveAnnualRate: null });
  });

  it.each([
    [{ amountPence: 0 }, 'amountPence'],
    [{ amountPence: '125000' }, 'amountPence'],
    [{ termMonths: undefined }, 'termMonths'],
    [{ termMonths: 481 }, 'termMonths'],
    [{ rateKind: 'weekly' }, 'rateKind'],
    [{ rate: 8.12345 }, 'rate'],
    [{ rateKind: 'monthly', rate: 51 }, 'rate'],
    [{ rateKind: 'factor', rate: 0.5 }, 'rate'],
    [{ rateKind: 'flat', repayment: 'interest_only' }, 'repayment'],
    [{ exitFeePence: -1 }, 'exitFeePence'],
  ])('are refused with %j, with a sentence at its field', async (changes, field) => {
    const { body } = (await admin
      .post(PATH)
      .send({ ...TERMS, ...changes })
      .expect(400)) as { body: unknown };

    expect(body).toMatchObject({ errors: [{ field }] });
  });
});
