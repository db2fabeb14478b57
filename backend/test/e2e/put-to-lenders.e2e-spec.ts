import type request from 'supertest';
import { offered } from '../support/accepted-offers.js';
import { caseForm, signUpPartner, type Partner } from '../support/cases.js';
import { recordPerimeterCheck } from '../support/consents.js';
import { jobsDone, skipWaiting, workJobs } from '../support/jobs.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, testAdmin, useMailingApp } from '../support/test-app.js';

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;
describe('Submitting to lenders', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
    for (const name of ['Alba', 'Brae'])
      await admin
        .post('/api/admin/lenders')
        .send({ ...statedLender, name })
        .expect(201);
  });

  let id: string;
  let address: string;
  beforeEach(async () => {
    address = `bella${Math.ceil(performance.now() * 1_000)}@birch.example`;
    const sent = await api
      .http()
      .post('/api/applications')
      .send(caseForm({ email: address }))
      .expect(201);
    ({ id } = sent.body as { id: string });
    await jobsDone(api);
    mails.received.length = 0;
  });

  interface Outcome {
    readonly lender: string;
    readonly submission: { readonly id: string; readonly state: string } | null;
    readonly error?: string;
  }

  const put = (body: object, key?: string) => {
    const asked = admin.post(`/api/admin/applications/${id}/submissions/batch`);
    return (key ? asked.set('Idempotency-Key', key) : asked).send(body);
  };
  const outcomesOf = ({ body }: request.Response) =>
    (body as Outcome[]).map(({ lender, submission, error }) => [lender, submission?.state ?? null, error]);
  const shown = async () =>
    (await admin.get(`/api/admin/applications/${id}`).expect(200)).body as {
      due: string | null;
      firstMovedAt: string | null;
      nextStep: { kind: string; label: string; subject?: { id: string } };
      trail: { action: string; changes: object }[];
    };
  const consents = async () =>
    (
      (await admin.get(`/api/admin/applications/${id}/consents`).expect(200)).body as {
        lender: { name: string };
        state: string;
        via: string | null;
      }[]
    ).map(({ lender, state, via }) => [lender.name, state, via]);

  it('prepares a submission for each lender and requests all consents in one email', async () => {
    const asked = await put({ lenders: ['alba', 'Brae'] }).expect(201);
    await jobsDone(api);

    expect(outcomesOf(asked)).toEqual([
      ['alba', 'draft', undefined],
      ['Brae', 'draft', undefined],
    ]);
    expect(await consents()).toEqual([
      ['Alba', 'asked', null],
      ['Brae', 'asked', null],
    ]);
    expect(mails.received.filter(({ to }) => to.includes(address))).toHaveLength(1);
    const { due, nextStep } = await shown();
    expect(due).toBeNull();
    expect(nextStep).toMatchObject({ kind: 'await_consent' });
  });

  it('reports a lender that was deleted meanwhile, and prepares the others', async () => {
    await admin
      .post('/api/admin/lenders')
      .send({ ...statedLender, name: 'Corrie' })
      .expect(201);
    const { body } = (await admin.get('/api/admin/lenders?q=Corrie').expect(200)) as { body: unknown };
    await admin.delete(`/api/admin/lenders/${(body as [{ id: string }])[0].id}`).expect(200);

    expect(outcomesOf(await put({ lenders: ['Corrie', 'Alba'] }).expect(201))).toEqual([
      ['Corrie', null, 'Corrie is no longer on the panel.'],
      ['Alba', 'draft', undefined],
    ]);
    expect(await consents()).toEqual([['Alba', 'asked', null]]);
  });

  it('is done once when repeated, and leaves a live submission unchanged', async () => {
    const first = await put({ lenders: ['Alba'] }, 'twice').expect(201);
    const again = await put({ lenders: ['Alba'] }, 'twice').expect(201);
    const another = await put({ lenders: ['Alba', 'Brae'] }).expect(201);

    const idsOf = ({ body }: request.Response) => (body as Outcome[]).map(({ submission }) => submission?.id);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(idsOf(another)[0]).toEqual(idsOf(first)[0]);
    await jobsDone(api);
    expect((await shown()).trail.filter(({ action }) => action === 'submission-added')).toHaveLength(2);
  });

  it('records how the client agreed, after which the details can be sent', async () => {
    await put({ lenders: ['Alba'], agreedVia: 'phone' }).expect(201);
    await jobsDone(api);

    expect(await consents()).toEqual([['Alba', 'given', 'phone']]);
    expect(mails.received.filter(({ to }) => to.includes(address))).toEqual([]);
    expect((await shown()).nextStep.kind).toBe('check_perimeter');
    await recordPerimeterCheck(admin, id);
    expect((await shown()).nextStep).toMatchObject({ kind: 'send', label: 'Send to Alba' });
  });

  it('prepares nothing when the client cannot be emailed', async () => {
    ({ id } = await partner.submit());

    const refused = await put({ lenders: ['Alba'] }).expect(409);

    expect(refused.body).toMatchObject({ type: '/problems/client-not-told' });
    expect((await shown()).nextStep.kind).toBe('assign');
  });

  it.each([
    [{ lenders: [] }, 'lenders'],
    [{ lenders: ['Alba'], agreedVia: 'pigeon' }, 'agreedVia'],
  ])('rejects %j', async (body, field) => {
    const refused = await put(body).expect(400);

    expect(refused.body).toMatchObject({ errors: [{ field }] });
  });

  it('shares several offers with one email, or none of them', async () => {
    const put2 = await put({ lenders: ['Alba', 'Brae'], agreedVia: 'email' }).expect(201);
    await recordPerimeterCheck(admin, id);
    const offers: string[] = [];
    for (const { submission } of put2.body as Outcome[]) {
      await admin.post(`/api/admin/submissions/${submission?.id}/moves`).send({ to: 'sent' }).expect(200);
      offers.push(await offered(admin, submission?.id ?? ''));
    }
    expect((await shown()).nextStep).toMatchObject({ kind: 'share_offers', subject: { count: 2 } });
    const share = (ids: readonly string[]) =>
      admin
        .post(`/api/admin/applications/${id}/offers/sharing`)
        .send({ offers: ids.map((offer) => ({ id: offer })) });

    await share([...offers, '0193f000-0000-7000-8000-00000000dead']).expect(404);
    expect((await shown()).nextStep.kind).toBe('share_offers');
    expect((await share(offers).expect(200)).body).toMatchObject(
      offers.map((offer) => ({ id: offer, sharedAt: expect.any(String) as string })),
    );
    await skipWaiting(api);
    await jobsDone(api);

    expect(mails.received.filter(({ to }) => to.includes(address))).toHaveLength(1);
    expect((await shown()).nextStep.kind).toBe('await_choice');
    await share([]).expect(400);
  });

  describe('the promised response', () => {
    const contact = (body: object, key?: string) => {
      const asked = admin.post(`/api/admin/applications/${id}/contacts`);
      return (key ? asked.set('Idempotency-Key', key) : asked).send(body);
    };

    it('is not met by assigning an owner, but by calling the client', async () => {
      const owners = (await admin.get('/api/admin/applications/owners').expect(200)).body as { id: string }[];
      const ownerId = owners[0]?.id;
      await admin.patch(`/api/admin/applications/${id}`).send({ ownerId }).expect(200);
      expect((await shown()).firstMovedAt).toBeNull();

      await contact({ how: 'phone', note: 'Accounts to follow' }, 'called').expect(201);
      await contact({ how: 'phone', note: 'Accounts to follow' }, 'called').expect(201);

      const { due, firstMovedAt, trail } = await shown();
      expect([due, firstMovedAt]).toEqual([null, expect.any(String)]);
      expect(trail.filter(({ action }) => action === 'client-called')).toMatchObject([
        { by: testAdmin.name, changes: { reason: { from: null, to: 'Accounts to follow' } } },
      ]);
    });

    it('stays open when the client did not answer', async () => {
      await contact({ how: 'phone', reached: false, note: 'Voicemail left' }).expect(201);

      const { firstMovedAt, trail } = await shown();
      expect(firstMovedAt).toBeNull();
      expect(trail).toContainEqual(expect.objectContaining({ action: 'client-not-reached' }));
    });

    it('rejects an unknown kind of contact', async () => {
      const refused = await contact({ how: 'link' }).expect(400);

      expect(refused.body).toMatchObject({ errors: [{ field: 'how' }] });
    });
  });
});
