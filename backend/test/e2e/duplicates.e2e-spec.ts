import { randomUUID } from 'node:crypto';
import { sentAnswers } from '../support/answers.js';
import { CASES, signUpPartner, submitCase, type Partner } from '../support/cases.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

// Another application of the same company.
const PATH = '/api/admin/applications';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let ann: Partner;
describe('Duplicates', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    ann = await signUpPartner(api.app);
  });
  beforeEach(() => api.empty('application_submissions', 'idempotency_keys'));

  interface Shown {
    readonly id: string;
    readonly duplicateOf: string | null;
    readonly duplicates: readonly { readonly id: string }[];
  }

  // Identical answers within ten minutes are one application.
  let asked = 50_000;
  interface Answered {
    readonly body: unknown;
    readonly headers: Readonly<Record<string, string>>;
  }

  const apply = async (changes: Parameters<typeof sentAnswers>[0] = {}) => {
    const { body } = (await api
      .http()
      .post('/api/applications')
      .send(sentAnswers({ amount: `${(asked += 1_000)}`, ...changes }))
      .expect(201)) as Answered;
    return (body as { id: string }).id;
  };
  const show = async (id: string) => (await admin.get(`${PATH}/${id}`).expect(200)).body as Shown;
  const mark = (id: string, applicationId: string, updatedAt?: string) =>
    admin.post(`${PATH}/${id}/duplicate-of`).send({ applicationId, updatedAt });
  const list = async (query = '') => {
    const { body, headers } = (await admin.get(`${PATH}?${query}`).expect(200)) as Answered;
    return { ids: (body as Shown[]).map(({ id }) => id), total: headers['x-total-count'] as string };
  };
  const past = (id: string, days: number) =>
    api.query(
      `update application_submissions set created_at = created_at - make_interval(days => $2) where id = $1`,
      [id, days],
    );

  it('finds them by number at any time, and by address or name within 90 days', async () => {
    const number = { companyNumber: 'SC123456' };
    const old = await apply({ ...number, companyName: 'Alder Trading', email: 'old@alder.example' });
    const byName = await apply({ email: 'name@alder.example' });
    const tooOld = await apply({ email: 'ago@alder.example' });
    const another = await apply({ companyNumber: '01234567' });
    await past(old, 900);
    await past(byName, 80);
    await past(tooOld, 100);
    const newest = await apply({ ...number, companyNumber: 'sc123456' });

    const { duplicates } = await show(newest);

    expect(duplicates).toEqual([
      expect.objectContaining({ id: byName, sameBy: 'companyName', canBeOne: true, duplicateOf: null }),
      expect.objectContaining({
        id: old,
        sameBy: 'companyNumber',
        companyName: 'Alder Trading',
        partner: null,
      }),
    ]);
    expect((await show(another)).duplicates.map(({ id }) => id)).toEqual([byName]);
  });

  it('hides the older from lists, response times and figures, until it is unmarked', async () => {
    const [older, newer] = [await apply(), await apply()];
    const figures = async () => ({
      list: await list(),
      byStatus: (await list('status=pending')).total,
      late: (await list('due=overdue')).ids.length,
      weeks: ((await admin.get('/api/admin/summary').expect(200)).body as { total?: number }).total,
    });
    await api.query(`update application_submissions set due_at = now() - interval '1 hour'`);
    const before = await figures();
    expect(before).toMatchObject({ list: { ids: [newer, older], total: '2' }, byStatus: '2', late: 2 });

    const { body } = (await mark(older, newer).expect(200)) as Answered;

    expect(body).toMatchObject({ id: older, duplicateOf: newer, duplicates: [{ id: newer }] });
    expect(await figures()).toMatchObject({ list: { ids: [newer], total: '1' }, byStatus: '1', late: 1 });
    const { body: waiting } = (await admin.get(`${PATH}/figures`).expect(200)) as Answered;
    expect(waiting).toMatchObject({ overdue: 1 });
    expect(await list('duplicates=include')).toEqual({ ids: [newer, older], total: '2' });
    expect((await list('duplicates=include&status=pending')).total).toBe('2');
    expect((await show(newer)).duplicates).toEqual([
      expect.objectContaining({ id: older, duplicateOf: newer }),
    ]);
    const { rows } = await countsOf();
    expect(rows).toEqual({ n: 1 });

    const { body: back } = (await admin.delete(`${PATH}/${older}/duplicate-of`).expect(200)) as Answered;

    expect(back).toMatchObject({
      duplicateOf: null,
      trail: [
        { action: 'application-submitted' },
        {
          action: 'duplicate-marked',
          by: testAdmin.name,
          changes: { duplicateOf: { from: null, to: newer } },
        },
        { action: 'duplicate-unmarked', by: testAdmin.name },
      ],
    });
    expect(await figures()).toEqual(before);
    await admin.delete(`${PATH}/${older}/duplicate-of`).expect(200);
  });

  const countsOf = async () => {
    const [rows] = await api.database.source.query<[{ n: number }]>(
      'select coalesce(sum(n), 0)::int as n from application_counts',
    );
    return { rows };
  };

  it('keeps totals right when the newer is deleted or the older changes while marked', async () => {
    const [older, newer] = [await apply(), await apply()];
    await mark(older, newer).expect(200);
    await admin.patch(`${PATH}/${older}`).send({ status: 'in_review' }).expect(200);
    expect((await list('status=in_review')).total).toBe('0');

    await api.query('delete from application_submissions where id = $1', [newer]);

    expect(await list()).toEqual({ ids: [older], total: '1' });
    expect((await list('status=in_review')).total).toBe('1');
  });

  it('rejects an application as its own duplicate, a newer as duplicate of an older one, and unknown ones', async () => {
    const [older, newer] = [await apply(), await apply()];

    await mark(older, older).expect(409);
    const { body } = (await mark(newer, older).expect(409)) as Answered;
    expect((body as { error: string }).error).toContain(
      'Mark the older application as a duplicate of the newer one',
    );
    await mark(older, randomUUID()).expect(404);
    await mark(randomUUID(), newer).expect(404);
    await mark(older, 'no-id').expect(400);
    await mark(older, newer).expect(200);
    await mark(newer, older).expect(409);
  });

  it('links a renewal to its original, and never treats them as duplicates', async () => {
    const original = await apply({ companyNumber: 'SC123456' });
    const enter = (renewalOf: string) =>
      admin.post(PATH).send({ ...sentAnswers({ companyNumber: 'SC123456' }), source: 'phone', renewalOf });

    const { body } = (await enter(original).expect(201)) as Answered;

    const renewal = body as Shown;
    expect(renewal).toMatchObject({
      renewalOf: original,
      duplicates: [],
      renewals: [{ id: original, role: 'original', status: 'pending' }],
    });
    expect(await show(original)).toMatchObject({
      renewalOf: null,
      duplicates: [],
      renewals: [{ id: renewal.id, role: 'renewal' }],
    });
    await mark(original, renewal.id).expect(409);
    const { body: unknown } = (await enter(randomUUID()).expect(400)) as Answered;
    expect(unknown).toMatchObject({ errors: [{ field: 'renewalOf' }] });
    await enter('no-id').expect(400);
  });

  it('never treats a completed application as a duplicate', async () => {
    const [older, newer] = [await apply(), await apply()];
    await api.query(`update application_submissions set stage = 'completed' where id = $1`, [older]);

    expect((await show(newer)).duplicates).toEqual([]);
    expect((await show(older)).duplicates).toEqual([]);
    const { body } = (await mark(older, newer).expect(409)) as Answered;
    expect((body as { error: string }).error).toBe('A completed application cannot be a duplicate.');
  });

  it('rejects a mark based on an earlier version, with the current application', async () => {
    const [older, newer] = [await apply(), await apply()];
    const stale = '2026-01-01T00:00:00.000Z';

    const { body } = (await mark(older, newer, stale).expect(409)) as Answered;
    expect(body).toMatchObject({ changed: { current: { id: older, duplicateOf: null } } });
    await mark(older, newer).expect(200);
    await admin.delete(`${PATH}/${older}/duplicate-of`).send({ updatedAt: stale }).expect(409);
    expect(await show(older)).toMatchObject({ duplicateOf: newer });
  });

  it('explains why a partner’s case stays separate from a visitor’s and another partner’s', async () => {
    const bea = await signUpPartner(api.app, { email: 'bea@birch.example' });
    const [anns, beas, own] = [
      await submitCase(ann),
      await submitCase(bea),
      await apply({ email: 'bella@birch.example' }),
    ];

    const { duplicates } = await show(own);

    expect(duplicates).toEqual([
      expect.objectContaining({
        id: beas.id,
        sameBy: 'email',
        canBeOne: false,
        partner: expect.any(String) as string,
      }),
      expect.objectContaining({ id: anns.id, sameBy: 'email', canBeOne: false }),
    ]);
    await mark(anns.id, beas.id).expect(409);
    await mark(anns.id, own).expect(409);
  });

  it('shows a partner its own duplicate, marked', async () => {
    const [older, newer] = [await submitCase(ann), await submitCase(ann)];
    await mark(older.id, newer.id).expect(200);

    const { body } = (await ann.agent.get('/api/introducers/me/referrals').expect(200)) as Answered;

    expect(body).toEqual([
      expect.objectContaining({ id: newer.id, duplicateOf: null }),
      expect.objectContaining({ id: older.id, duplicateOf: newer.id }),
    ]);
    await ann.agent.get(`${CASES}/${older.id}`).expect(200);
    await ann.agent.post(`${PATH}/${older.id}/duplicate-of`).send({ applicationId: newer.id }).expect(401);
    await ann.agent.delete(`${PATH}/${older.id}/duplicate-of`).expect(401);
  });
});
