import { randomUUID } from 'node:crypto';
import { SuspendIntroducer } from '#modules/introducers/application/suspend-introducer.js';
import { UNKNOWN_FUNDING_TYPE } from '#kernel/lending/funding-type.js';
import { sentAnswers } from '../support/answers.js';
import { CASES, signUpPartner, type Partner } from '../support/cases.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const PATH = '/api/admin/applications';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let ann: Partner;
describe('Entered applications', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    ann = await signUpPartner(api.app);
    await admin.post('/api/admin/lenders').send(statedLender).expect(201);
  });
  beforeEach(() => api.empty('application_submissions', 'idempotency_keys'));

  interface Shown {
    readonly id: string;
    readonly updatedAt: string;
    readonly trail: readonly object[];
  }

  const enter = (changes: object = {}, key: string = randomUUID()) =>
    admin
      .post(PATH)
      .set('Idempotency-Key', key)
      .send({ ...sentAnswers(), source: 'phone', ...changes });
  const entered = async (changes: object = {}) => (await enter(changes).expect(201)).body as Shown;
  const show = async (id: string) => (await admin.get(`${PATH}/${id}`).expect(200)).body as Shown;
  const total = async (query: string) =>
    (await admin.get(`${PATH}?${query}`).expect(200)).headers['x-total-count'];
  const correct = (id: string, change: object) => admin.patch(`${PATH}/${id}/answers`).send(change);
  const apply = async (changes: Parameters<typeof sentAnswers>[0] = {}) =>
    (await api.http().post('/api/applications').send(sentAnswers(changes)).expect(201)).body as {
      id: string;
      resultsToken: string;
    };
  const time = expect.any(String) as string;

  describe('a case that staff enter', () => {
    it('is stored, matched and shown like any other, with its source and who added it', async () => {
      const shown = await entered({ source: 'in_person', purpose: 'A second oven' });

      expect(shown).toMatchObject({
        ...sentAnswers(),
        purpose: 'A second oven',
        source: 'in_person',
        status: 'pending',
        matchScore: '100',
        introducerId: null,
        matches: [{ name: 'Alba' }],
        // The member of staff who adds a case has reviewed it.
        due: null,
        firstMovedAt: time,
        trail: [{ action: 'application-submitted', actorType: 'admin', by: testAdmin.name }],
      });
      expect(await total('due=overdue')).toBe('0');
      expect(await show(shown.id)).toEqual(shown);
    });

    it('is created once per key', async () => {
      const key = randomUUID();
      const [first, second] = await Promise.all([enter({}, key), enter({}, key)]);

      expect(first.body).toEqual(second.body);
      expect(await total('')).toBe('1');
      await enter({ amount: '5000' }, key).expect(422);
    });

    it('is in its partner’s list, without who added it', async () => {
      const { id } = await entered({ introducerId: ann.introducer.id });

      const { body } = (await ann.agent.get(`${CASES}/${id}`).expect(200)) as { body: object };

      expect(body).toMatchObject({ id, timeline: [{ what: 'submitted', by: 'broker' }] });
      expect(JSON.stringify(body)).not.toContain(testAdmin.name);
    });

    it.each([
      ['source', { source: 'pigeon' }, 'Choose a source: phone, email, in_person'],
      [
        'legalForm',
        { legalForm: 'guild' },
        'Legal form must be one of limited_company, llp, partnership_2_3, partnership_4_plus, sole_trader, charity, other',
      ],
      ['securedOnHome', { securedOnHome: 'maybe' }, 'Secured on a home must be one of yes, no, not_sure'],
      ['email', { email: 'fiona' }, 'Please enter a valid email'],
      ['amount', { amount: ' ' }, 'Please select an amount range'],
      ['introducerId', { introducerId: 'ann' }, 'Partner must be the id of a partner'],
      [
        'introducerId',
        { introducerId: randomUUID() },
        'This partner no longer exists. Choose another, or none.',
      ],
      ['sendConfirmation', { sendConfirmation: 'yes' }, 'sendConfirmation must be true or false'],
    ])('is rejected for its %s', async (field, changes, message) => {
      const { body } = (await enter(changes).expect(400)) as { body: object };

      expect(body).toMatchObject({ errors: [{ field, message }] });
      expect(await total('')).toBe('0');
    });

    it('is rejected for a suspended partner', async () => {
      const { introducer } = await signUpPartner(api.app, { companyName: 'Elder Brokers' });
      await api.app
        .get(SuspendIntroducer, { strict: false })
        .execute(introducer.id, 'suspended', 'For the test', { type: 'system', id: null });

      const { body } = (await enter({ introducerId: introducer.id }).expect(400)) as { body: object };

      expect(body).toMatchObject({
        errors: [
          { field: 'introducerId', message: expect.stringContaining('Elder Brokers is suspended') as string },
        ],
      });
    });

    it('is counted with the others by source', async () => {
      await ann.submit();
      await apply({ companyName: 'Birch' });
      await entered({ source: 'email', introducerId: ann.introducer.id });

      const { body } = (await admin.get(`${PATH}?sort=oldest`).expect(200)) as { body: object };

      expect(body).toMatchObject([{ source: 'partner' }, { source: 'web' }, { source: 'email' }]);
    });
  });

  describe('a correction by staff', () => {
    it('stores the earlier values with who and when, and returns how the matches change', async () => {
      const { id } = await apply();

      const { body } = (await correct(id, { amount: '1000000', ltv: '70' }).expect(200)) as { body: object };

      expect(body).toMatchObject({
        application: { id, amount: '1000000', ltv: '70', matchScore: null },
        match: {
          before: { totalMatches: 1, strongMatches: 1 },
          after: { totalMatches: 0, strongMatches: 0 },
          changes: [{ change: 'gone', lender: { name: 'Alba' }, scoreThen: 100, scoreNow: null }],
        },
      });
      const changes = { amount: { from: '100000', to: '1000000' }, ltv: { from: null, to: '70' } };
      expect((await show(id)).trail[1]).toEqual({
        at: time,
        actorType: 'admin',
        by: testAdmin.name,
        action: 'application-corrected',
        changes,
      });
      expect((await admin.get(`${PATH}/${id}/matches`).expect(200)).body).toMatchObject({ changes: [] });
    });

    it('updates lists, totals and searches', async () => {
      const { id } = await apply();

      await correct(id, {
        companyName: 'Zebra Ltd',
        fundingType: 'asset-finance',
        tradingHistory: '5 years',
      }).expect(200);

      expect([await total('fundingType=business-loans'), await total('fundingType=asset-finance')]).toEqual([
        '0',
        '1',
      ]);
      expect([await total('q=alder%20joinery%20ltd'), await total('q=zebra')]).toEqual(['0', '1']);
      expect(
        await api.query('select amount_from, trading_months_from, product_keys from application_submissions'),
      ).toEqual([{ amount_from: '100000', trading_months_from: 60, product_keys: ['asset-finance'] }]);
    });

    it('updates whether it may be regulated', async () => {
      const { id } = await apply({ amount: '25000', legalForm: 'sole_trader' });
      expect(await total('perimeter=ask')).toBe('1');

      await correct(id, { securedOnHome: 'no' }).expect(200);

      expect([await total('perimeter=ask'), await total('perimeter=may_be_regulated')]).toEqual(['0', '1']);
      expect(await show(id)).toMatchObject({ perimeter: { answer: 'may_be_regulated' } });
    });

    it('clears a blank or null answer, and ignores unknown fields', async () => {
      const { id } = await apply();

      await correct(id, { creditScore: '', tradingHistory: null, status: 'approved', nothing: 1 }).expect(
        200,
      );

      expect(await show(id)).toMatchObject({ creditScore: null, tradingHistory: null, status: 'pending' });
    });

    it.each([
      ['companyName', ' ', 'Company name is required'],
      ['phone', null, 'Please enter a valid phone number'],
      ['email', 'fiona@', 'Please enter a valid email'],
      ['fundingType', 'a yacht', UNKNOWN_FUNDING_TYPE],
      ['purpose', 'x'.repeat(5_001), 'Purpose can be at most 5,000 characters'],
    ])('rejects %s as on submission, and changes nothing', async (field, value, message) => {
      const { id } = await apply();
      const before = await show(id);

      const { body } = (await correct(id, { amount: '1', [field]: value }).expect(400)) as { body: object };

      expect(body).toMatchObject({ errors: [{ field, message }] });
      expect(await show(id)).toEqual(before);
    });

    it('prevents later answers through the applicant’s link, which keeps working', async () => {
      const { id, resultsToken } = await apply({ tradingHistory: undefined, creditScore: undefined });
      const answer = (answers: object) =>
        api.http().patch(`/api/results/${resultsToken}/answers`).send(answers);
      await answer({ tradingHistory: '12 months', creditScore: '550' }).expect(200);

      await correct(id, { tradingHistory: '36 months', phone: '0141 496 0199' }).expect(200);

      const { body } = (await answer({ tradingHistory: '48 months' }).expect(409)) as { body: object };
      expect(body).toMatchObject({ errors: [{ field: 'tradingHistory' }] });
      await answer({ creditScore: '700' }).expect(200);
      expect(await show(id)).toMatchObject({ tradingHistory: '36 months', creditScore: '700' });
    });

    it('is rejected when a colleague was first, with both versions', async () => {
      const { id } = await apply();
      const { updatedAt } = await show(id);
      await correct(id, { amount: '80000', updatedAt }).expect(200);

      const { body } = (await correct(id, { amount: '90000', updatedAt }).expect(409)) as { body: object };

      expect(body).toMatchObject({
        type: '/problems/application-changed',
        changed: { by: testAdmin.name, current: { id, amount: '80000' } },
      });
      expect(await show(id)).toMatchObject({ amount: '80000' });
    });

    it('returns 404 when the application was deleted', async () => {
      await correct(randomUUID(), { amount: '1' }).expect(404);
    });
  });
});
