import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { sentAnswers } from '../support/answers.js';
import { CASES, signUpPartner, type Partner } from '../support/cases.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const PATH = '/api/admin/applications';
const NOBODYS = '0193f000-0000-7000-8000-00000000dead';
const WHAT = 'Company, contact details and all answers';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let ann: Partner;
describe('Application details', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    ann = await signUpPartner(api.app);
  });
  beforeEach(async () => {
    await api.empty('application_submissions', 'idempotency_keys', 'lenders');
    await admin.post('/api/admin/lenders').send(statedLender).expect(201);
  });

  const bodyOf = async (call: request.Test): Promise<unknown> => (await call).body as unknown;
  const apply = async (changes: Parameters<typeof sentAnswers>[0] = {}) =>
    (await bodyOf(api.http().post('/api/applications').send(sentAnswers(changes)).expect(201))) as {
      id: string;
      statusToken: string;
    };
  const show = (id: string) => bodyOf(admin.get(`${PATH}/${id}`).expect(200));
  const review = (id: string, change: object) => admin.patch(`${PATH}/${id}`).send(change).expect(200);
  const disclose = (id: string, changes: object = {}, key = randomUUID()) =>
    admin
      .post(`${PATH}/${id}/disclosures`)
      .set('Idempotency-Key', key)
      .send({ recipient: 'alba', what: WHAT, ...changes });

  const time = expect.any(String) as string;

  describe('one application', () => {
    it('returns all that was submitted, both notes, its partner and the original matches', async () => {
      const { id } = await ann.submit({ purpose: 'A second oven' });
      await ann.agent.patch(`${CASES}/${id}`).send({ notes: 'the partner’s' }).expect(200);
      await review(id, { notes: 'the broker’s' });
      await admin
        .post('/api/admin/lenders')
        .send({ ...statedLender, name: 'Brisk' })
        .expect(201);

      expect(await show(id)).toMatchObject({
        id,
        partner: ann.introducer.companyName,
        purpose: 'A second oven',
        gdo: null,
        notes: 'the broker’s',
        partnerNotes: 'the partner’s',
        matches: [{ name: 'Alba' }],
        disclosures: [{ id: null, recipient: ann.introducer.companyName, what: null, at: time }],
      });
    });

    it('returns who changed what and when, old and new values, and why', async () => {
      const { id } = await apply();
      await review(id, { status: 'in_review', assignedLender: 'Alba' });
      await review(id, { status: 'rejected', reason: 'The sector is excluded' });
      await review(id, { notes: 'internal words' });

      const { trail } = (await show(id)) as { trail: object[] };

      const ada = { at: time, actorType: 'admin', by: testAdmin.name };
      expect(trail).toEqual([
        {
          at: time,
          actorType: 'visitor',
          by: null,
          action: 'application-submitted',
          changes: { status: { from: null, to: 'pending' } },
        },
        {
          ...ada,
          action: 'application-reviewed',
          changes: {
            status: { from: 'pending', to: 'in_review' },
            assignedLender: { from: null, to: 'Alba' },
            assignedLenderId: { from: null, to: time },
          },
        },
        {
          ...ada,
          action: 'application-reviewed',
          changes: {
            status: { from: 'in_review', to: 'rejected' },
            reason: { from: null, to: 'The sector is excluded' },
          },
        },
        { ...ada, action: 'application-noted', changes: {} },
      ]);
      expect(JSON.stringify(trail)).not.toContain('internal words');
    });
  });

  describe('the matches of a stored application', () => {
    it('are current, with what changed since the submission', async () => {
      const { id } = await apply();
      await admin
        .post('/api/admin/lenders')
        .send({ ...statedLender, name: 'Brisk' })
        .expect(201);

      expect(await bodyOf(admin.get(`${PATH}/${id}/matches`).expect(200))).toMatchObject({
        today: {
          totalMatches: 2,
          matches: [{ lender: { name: 'Alba' }, matchReasons: expect.any(Array) as string[] }, {}],
        },
        changes: [{ change: 'new', lender: { name: 'Brisk' }, scoreThen: null, scoreNow: 100 }],
      });
    });

    it('do not change the application', async () => {
      const { id } = await apply();
      const before = await show(id);

      await admin.get(`${PATH}/${id}/matches`).expect(200);

      expect(await show(id)).toEqual(before);
    });
  });

  describe('a disclosure', () => {
    it('is on the case, on the applicant’s status page, and in the history without its recipient', async () => {
      const { id, statusToken } = await apply();

      const recorded = await bodyOf(disclose(id).expect(201));

      expect(recorded).toEqual({ id: time, recipient: 'Alba', what: WHAT, at: time });
      expect(await show(id)).toMatchObject({
        disclosures: [recorded],
        trail: [{}, { action: 'application-disclosed', by: testAdmin.name, changes: { disclosure: {} } }],
      });
      const body = await bodyOf(api.http().get(`/api/status/${statusToken}`).expect(200));
      expect(body).toMatchObject({ disclosures: [{ recipient: 'Alba', what: WHAT, at: time }] });
      expect(JSON.stringify(body)).not.toContain(testAdmin.name);
      const log = await api.query('select changes from activity where subject_id = $1', [id]);
      expect(JSON.stringify(log)).not.toContain('Alba');
    });

    it('may name a recipient other than a lender, and a time in the past', async () => {
      const { id } = await apply();
      await api.query(
        `update application_submissions set created_at = now() - interval '2 days' where id = $1`,
        [id],
      );
      const at = new Date(Date.now() - DAY_MS).toISOString();

      expect(await bodyOf(disclose(id, { recipient: ' A surveyor ', at }).expect(201))).toMatchObject({
        recipient: 'A surveyor',
        at,
      });
    });

    it('is hidden from the partner of the case', async () => {
      const { id } = await ann.submit();
      await disclose(id).expect(201);

      expect(JSON.stringify(await bodyOf(ann.agent.get(`${CASES}/${id}`).expect(200)))).not.toMatch(
        /disclos/i,
      );
    });

    it('is recorded once per key', async () => {
      const { id } = await apply();
      const key = randomUUID();

      const first = await bodyOf(disclose(id, {}, key).expect(201));
      const [again, meanwhile] = await Promise.all([disclose(id, {}, key), disclose(id, {}, key)]);

      expect([again.body, meanwhile.body]).toEqual([first, first]);
      expect(await show(id)).toMatchObject({ disclosures: [first] });
      await disclose(id, { recipient: 'Brisk' }, key).expect(422);
    });

    it.each([
      [{ recipient: ' ' }, 'recipient'],
      [{ recipient: 'x'.repeat(201) }, 'recipient'],
      [{ what: undefined }, 'what'],
      [{ what: 7 }, 'what'],
      [{ at: 'yesterday' }, 'at'],
      [{ at: '2999-01-01T10:00:00Z' }, 'at'],
      [{ at: '2001-01-01T10:00:00Z' }, 'at'],
    ])('rejects %j', async (changes, field) => {
      const { id } = await apply();

      expect(await bodyOf(disclose(id, changes).expect(400))).toMatchObject({ errors: [{ field }] });
      expect(await show(id)).toMatchObject({ disclosures: [] });
    });
  });

  it.each([NOBODYS, 'not-an-id'])('returns 404 for %s', async (id) => {
    await admin.get(`${PATH}/${id}`).expect(404);
    await admin.get(`${PATH}/${id}/matches`).expect(404);
    await disclose(id).expect(404);
  });

  it('is for admins only, and not for other sites', async () => {
    const { id } = await ann.submit();
    for (const path of [`${PATH}/${id}`, `${PATH}/${id}/matches`]) {
      await api.http().get(path).expect(401);
      await ann.agent.get(path).expect(401);
    }
    await api.http().post(`${PATH}/${id}/disclosures`).send({}).expect(401);
    await ann.agent.post(`${PATH}/${id}/disclosures`).send({}).expect(401);
    await disclose(id).set('Sec-Fetch-Site', 'cross-site').expect(403);
  });
});
