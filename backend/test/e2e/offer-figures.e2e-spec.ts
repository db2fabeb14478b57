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

  it('are calculated from terms as typed', async () => {
    const { body } = (await admin.post(PATH).send(TERMS).expect(200)) as { body: unknown };

    expect(body).toEqual({
      monthlyPaymentPence: 259_176,
      finalPaymentPence: 259_176,
      totalRepayablePence: 15_550_573,
      totalCostPence: 3_300_573,
      effectiveAnnualRate: 10.27,
    });
  });

  it('accept amounts as people type them', async () => {
    const typed = { ...TERMS, amountPence: '£125k', arrangementFeePence: ' £2,500.00', exitFeePence: null };
    const { body: ofText } = (await admin.post(PATH).send(typed).expect(200)) as { body: unknown };
    const { body: ofPence } = (await admin.post(PATH).send(TERMS).expect(200)) as { body: unknown };

    expect(ofText).toEqual(ofPence);
  });

  it.each(['125000', '£1,250.505', 'about £125k', '€125k', ''])(
    'rejects an amount of %j and explains the format',
    async (amountPence) => {
      const { body } = (await admin
        .post(PATH)
        .send({ ...TERMS, amountPence })
        .expect(400)) as { body: unknown };

      const message = 'Amount must be in pounds, such as £1,250.50 or £100k';
      expect(body).toMatchObject({ errors: [{ field: 'amountPence', message }] });
    },
  );

  it('are omitted for a revolving facility, which may have no term', async () => {
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
    [{ exitFeePence: '-£1' }, 'exitFeePence'],
  ])('rejects %j with a sentence at its field', async (changes, field) => {
    const { body } = (await admin
      .post(PATH)
      .send({ ...TERMS, ...changes })
      .expect(400)) as { body: unknown };

    expect(body).toMatchObject({ errors: [{ field }] });
  });
});
