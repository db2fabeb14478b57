import type request from 'supertest';
import { TaskSource } from '#modules/tasks/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { signUpPartner } from '../support/cases.js';
import { allowSending, recordPerimeterCheck } from '../support/consents.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

interface Shown {
  readonly id: string;
  readonly state: string;
  readonly updatedAt: string;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
describe('Submissions', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
    for (const name of ['Alba', 'Brae']) await addLender(name);
  });

  let caseId: string;
  beforeEach(async () => {
    caseId = (await partner.submit()).id;
    await allowSending(admin, caseId, 'Alba', 'Brae');
  });

  const addLender = async (name: string) =>
    (
      await admin
        .post('/api/admin/lenders')
        .send({ ...statedLender, name })
        .expect(201)
    ).body as { readonly id: string };
  const bodyOf = ({ body }: request.Response): unknown => body;
  const ofCase = () => `/api/admin/applications/${caseId}/submissions`;
  const draft = async (lender = 'Alba') =>
    (await admin.post(ofCase()).send({ lender }).expect(201)).body as Shown;
  const move = (id: string, to: string, details: object = {}) =>
    admin.post(`/api/admin/submissions/${id}/moves`).send({ to, ...details });

  it('go from a draft to the lender’s answer, and the case shows the status', async () => {
    const { id } = await draft('alba');
    await draft('Brae');
    const sent = bodyOf(await move(id, 'sent', { sentVia: 'phone' }).expect(200));

    expect(sent).toMatchObject({
      id,
      applicationId: caseId,
      companyName: 'Birch Bakery Ltd',
      state: 'sent',
      sentVia: 'phone',
      lender: { id: expect.any(String) as string, name: 'Alba' },
    });
    const shown = bodyOf(await admin.get(`/api/admin/applications/${caseId}`).expect(200));
    expect(shown).toMatchObject({
      status: 'in_review',
      stage: 'with_lenders',
      trail: [
        {},
        { action: 'perimeter-checked' },
        { action: 'consent-given' },
        { action: 'consent-given' },
        {
          action: 'submission-added',
          changes: { lender: { to: 'Alba' }, submission: { from: null, to: 'draft' } },
        },
        { action: 'submission-added' },
        { action: 'application-reviewed', by: testAdmin.name },
        { action: 'submission-moved', changes: { submission: { from: 'draft', to: 'sent' } } },
        { action: 'application-disclosed', by: testAdmin.name },
      ],
    });
    await move(id, 'declined', { reasonCode: 'other', reason: 'Their fund is full' }).expect(200);
    const listed = await admin.get(ofCase()).expect(200);
    expect(bodyOf(listed)).toMatchObject([
      { id, state: 'declined', reasonCode: 'other', reason: 'Their fund is full' },
      { state: 'draft' },
    ]);
    expect(listed.headers['x-total-count']).toBe('2');
  });

  it('accept a note, change once per key, and reject stale changes', async () => {
    const { id, updatedAt } = await draft();
    const path = `/api/admin/submissions/${id}`;
    const noted = await admin.patch(path).send({ reference: 'AL-1', notes: 'Fiona', updatedAt }).expect(200);
    expect(bodyOf(noted)).toMatchObject({ reference: 'AL-1', notes: 'Fiona' });

    const stale = bodyOf(await move(id, 'withdrawn', { updatedAt }).expect(409));
    expect(stale).toMatchObject({ changed: { by: testAdmin.name, current: { reference: 'AL-1' } } });
    await move(id, 'withdrawn').set('Idempotency-Key', 'once').expect(200);
    await move(id, 'withdrawn').set('Idempotency-Key', 'once').expect(200);
    await move(id, 'withdrawn').expect(409);
    expect(bodyOf(await admin.get(path).expect(200))).toMatchObject({ state: 'withdrawn' });
  });

  it('create one draft for repeated and concurrent requests', async () => {
    const asked = await Promise.all(
      ['Alba', 'Alba', 'Alba'].map((lender) => admin.post(ofCase()).send({ lender })),
    );

    expect(asked.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('are sent once staff have recorded the check whether the loan is regulated', async () => {
    const caseId = (await partner.submit()).id;
    const application = `/api/admin/applications/${caseId}`;
    await admin
      .post(`${application}/consents`)
      .send({ lenders: ['Alba'], state: 'given', via: 'phone' })
      .expect(201);
    const { id } = bodyOf(
      await admin.post(`${application}/submissions`).send({ lender: 'Alba' }).expect(201),
    ) as Shown;
    expect(bodyOf(await move(id, 'sent').expect(409))).toMatchObject({
      type: expect.stringMatching(/perimeter-unchecked$/) as string,
      detail: expect.stringContaining(`POST ${application}/perimeter-check`) as string,
    });
    expect(bodyOf(await admin.get(`/api/admin/submissions/${id}`).expect(200))).toMatchObject({
      state: 'draft',
      sentAt: null,
    });

    const finding = { outcome: 'not_regulated', note: 'Limited company' };
    await admin.post(`${application}/perimeter-check`).send({ outcome: 'no' }).expect(400);
    expect(bodyOf(await recordPerimeterCheck(admin, caseId, finding))).toMatchObject({
      perimeterOutcome: 'not_regulated',
      perimeterNote: 'Limited company',
      perimeterCheckedAt: expect.any(String) as string,
      perimeterCheckedBy: testAdmin.name,
      trail: expect.arrayContaining([
        expect.objectContaining({ action: 'perimeter-checked', by: testAdmin.name }),
      ]) as unknown,
    });

    await move(id, 'sent').expect(200);
  });

  it('are listed under the lender’s last name', async () => {
    const lender = `/api/admin/lenders/${(await addLender('Corrie')).id}`;
    const { id } = await draft('Corrie');
    await allowSending(admin, caseId, 'Corrie');
    await admin.patch(lender).send({ name: 'Corrie Bank' }).expect(200);
    await move(id, 'sent').expect(200);
    await admin.delete(lender).expect(200);
    await move(id, 'info_requested').expect(200);

    expect(bodyOf(await admin.get(`/api/admin/submissions/${id}`).expect(200))).toMatchObject({
      state: 'info_requested',
      lender: { id: null, name: 'Corrie Bank' },
    });
  });

  it.each([
    [{ to: 'offered' }, 'to', '/offers'],
    [{ to: 'accepted' }, 'to', '/acceptance'],
    [{ to: 'completed' }, 'to', '/completion'],
    [{ to: 'lost' }, 'to', 'must be draft or sent'],
    [{}, 'to', 'must be'],
    [{ to: 'sent', sentVia: 'post' }, 'sentVia', 'portal'],
    [{ to: 'withdrawn', reasonCode: 'moon' }, 'reasonCode', 'affordability'],
    [{ to: 'withdrawn', reasonCode: 'other' }, 'reason', 'Describe the reason'],
    [{ to: 'withdrawn', reason: 'x'.repeat(1_001) }, 'reason', 'at most'],
  ])('rejects %j with a sentence at %s', async (sent, field, words) => {
    const { id } = await draft();

    const refused = await admin.post(`/api/admin/submissions/${id}/moves`).send(sent).expect(400);
    expect(bodyOf(refused)).toMatchObject({
      errors: [{ field, message: expect.stringContaining(words) as string }],
    });
  });

  it('lists the allowed changes when one is rejected', async () => {
    const { id } = await draft();

    const refused = await move(id, 'info_requested').expect(409);
    expect(bodyOf(refused)).toMatchObject({
      error: expect.stringContaining('can become sent, withdrawn') as string,
    });
  });

  it.each([NOBODYS, 'not-an-id'])('returns 404 for %s', async (id) => {
    await admin.get(`/api/admin/submissions/${id}`).expect(404);
    await admin.patch(`/api/admin/submissions/${id}`).send({ notes: 'x' }).expect(404);
    await move(id, 'withdrawn').expect(404);
    await admin.get(`/api/admin/applications/${id}/submissions`).expect(404);
    await admin.post(`/api/admin/applications/${id}/submissions`).send({ lender: 'Alba' }).expect(404);
  });

  it('create a task to chase the lender after five working days', async () => {
    const { id } = await draft();
    await draft('Brae');
    await move(id, 'sent', { sentVia: 'email' }).expect(200);
    const movedAt = (at: string) =>
      api.query('update lender_submissions set moved_at = $2 where id = $1', [id, at]);
    const source = api.app
      .get(Contributions)
      .of(TaskSource)
      .find(({ kind }) => kind === 'chase_lender');
    const named = async () =>
      (await source?.currentBy('2026-06-10'))?.filter(({ applicationId }) => applicationId === caseId);

    // 00:30 on the next day in London.
    await movedAt('2026-06-10T23:30:00Z');
    expect(await named()).toEqual([]);
    await movedAt('2026-06-10T22:30:00Z');
    expect(await named()).toEqual([{ subject: id, applicationId: caseId, about: 'Alba', day: '2026-06-10' }]);
    await move(id, 'info_requested', {}).expect(200);
    await movedAt('2026-06-01T10:00:00Z');
    expect(await named()).toEqual([]);
  });

  it('rejects an unknown lender', async () => {
    const refused = await admin.post(ofCase()).send({ lender: 'Unassigned' }).expect(400);
    expect(bodyOf(refused)).toMatchObject({ errors: [{ field: 'lender' }] });
  });

  describe('the list over all cases', () => {
    // A minute more: the application's clock may be behind the database's by the time that reading it took.
    const DAYS_AGO = `update lender_submissions set moved_at = now() - $2 * interval '1 day' - interval '1 minute' where id = $1`;
    const listed = async (asked: string) => {
      const answer = await admin.get(`/api/admin/submissions?${asked}`).expect(200);
      const ids = (answer.body as Shown[]).map(({ id }) => id);
      return { ids, total: Number(answer.headers['x-total-count']), answer };
    };
    const me = async () => ((await admin.get('/api/admin/me').expect(200)).body as Shown).id;
    let sent: string;
    let declined: string;
    beforeEach(async () => {
      await api.empty('lender_submissions');
      sent = (await draft()).id;
      await move(sent, 'sent').expect(200);
      declined = (await draft('Brae')).id;
      await move(declined, 'sent').expect(200);
      await move(declined, 'declined', { reasonCode: 'sector' }).expect(200);
    });

    it('returns them newest first over all pages', async () => {
      expect((await listed('')).ids).toEqual([declined, sent]);
      const { ids, total, answer } = await listed('limit=1');
      expect([ids, total]).toEqual([[declined], 2]);
      const [, next = ''] = /<([^>]+)>; rel="next"/.exec(answer.headers['link'] ?? '') ?? [];
      expect((await admin.get(next).expect(200)).body).toMatchObject([
        { id: sent, companyName: 'Birch Bakery Ltd' },
      ]);
    });

    it('filters by state, lender, product and owner', async () => {
      const lender = (await admin.get(`/api/admin/submissions/${sent}`)).body as { lender: { id: string } };
      expect((await listed('state=sent')).ids).toEqual([sent]);
      expect((await listed('lender=alba')).ids).toEqual([sent]);
      expect((await listed(`lender=${lender.lender.id}`)).ids).toEqual([sent]);
      const shown = (await listed('')).answer.body as [{ products: string[]; owner: unknown }];
      expect(shown[0].owner).toBeNull();
      expect((await listed(`product=${shown[0].products[0] ?? ''}`)).total).toBe(2);
      expect((await listed('product=btl-mortgages')).total).toBe(0);

      expect((await listed('owner=me')).ids).toEqual([]);
      expect((await listed('owner=nobody')).total).toBe(2);
      await admin
        .patch(`/api/admin/applications/${caseId}`)
        .send({ ownerId: await me() })
        .expect(200);
      expect((await listed('owner=me&state=declined')).ids).toEqual([declined]);
      expect((await listed('owner=nobody')).total).toBe(0);
    });

    it('filters and orders by days without a change', async () => {
      await api.query(DAYS_AGO, [sent, 6]);
      await api.query(DAYS_AGO, [declined, 1]);

      expect((await listed('waitingDays=6')).ids).toEqual([sent]);
      expect((await listed('waitingDays=7')).ids).toEqual([]);
      expect((await listed('waitingDays=0')).total).toBe(2);
      expect((await listed('sort=moved')).ids).toEqual([sent, declined]);
      expect((await listed('sort=-moved')).ids).toEqual([declined, sent]);
      await admin.patch(`/api/admin/submissions/${sent}`).send({ notes: 'Fiona' }).expect(200);
      expect((await listed('waitingDays=6')).ids).toEqual([sent]);
    });

    it('finds by the company’s current name and the lender’s reference', async () => {
      await admin.patch(`/api/admin/submissions/${sent}`).send({ reference: 'AL-20931' }).expect(200);

      expect((await listed('q=l-209')).ids).toEqual([sent]);
      expect((await listed('q=BIRCH')).total).toBe(2);
      await admin
        .patch(`/api/admin/applications/${caseId}/answers`)
        .send({ companyName: 'Rowan Retail Ltd' })
        .expect(200);
      expect((await listed('q=birch')).total).toBe(0);
      expect((await listed('q=rowan&state=sent')).ids).toEqual([sent]);
    });

    it.each([
      ['state=lost', 'state'],
      ['waitingDays=soon', 'waitingDays'],
      ['waitingDays=-1', 'waitingDays'],
      ['product=moon', 'product'],
      ['owner=somebody', 'owner'],
      ['sort=company', 'sort'],
      ['cursor=x', 'cursor'],
    ])('rejects %s', async (asked, field) => {
      const refused = await admin.get(`/api/admin/submissions?${asked}`).expect(400);
      expect(bodyOf(refused)).toMatchObject({ errors: [{ field }] });
    });
  });
});
