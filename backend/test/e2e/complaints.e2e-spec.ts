import { londonIsoDay, addDays } from '#kernel/time/london-time.js';
import { addWorkingDays } from '#kernel/time/working-days.js';
import { signUpPartner } from '../support/cases.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;

interface Shown {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly updatedAt: string;
}

describe('Complaints', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    await workJobs(api.app);
  });
  beforeEach(async () => {
    await api.empty('complaints', 'tasks', 'idempotency_keys', 'held_submissions', 'pgboss.job');
    mails.received.length = 0;
  });

  const words = {
    kind: 'service',
    name: 'Isla Fraser',
    email: 'isla@fraser-bakery.example',
    whatHappened: 'Nobody called me back for a week, and the offer expired.',
  };
  const today = () => londonIsoDay(new Date());
  const make = async (changes: object = {}): Promise<Shown> =>
    (
      await api
        .http()
        .post('/api/complaints')
        .send({ ...words, ...changes })
        .expect(201)
    ).body as Shown;
  const shown = async (id: string) =>
    (await admin.get(`/api/admin/complaints/${id}`).expect(200)).body as Record<string, unknown>;
  const change = (id: string, to: object) => admin.patch(`/api/admin/complaints/${id}`).send(to);
  const openTasks = () =>
    api.query(`select kind, due_on::text as day from tasks where done_at is null order by kind`);

  it('stores a complaint with its deadlines, creates a task for each and confirms it by email', async () => {
    const { id, reference } = await make({ phone: '0141 496 0177', wanted: 'Extend the offer' });

    expect(reference).toMatch(/^C\d{4,}$/);
    expect(await shown(id)).toMatchObject({
      ...words,
      wanted: 'Extend the offer',
      status: 'open',
      receivedOn: today(),
      acknowledgeBy: addWorkingDays(today(), 3),
      respondBy: addDays(today(), 56),
    });
    expect(await openTasks()).toEqual([
      { kind: 'acknowledge_complaint', day: addWorkingDays(today(), 3) },
      { kind: 'answer_complaint', day: addDays(today(), 56) },
    ]);
    await until(() => mails.received.length === 1);
    expect(mails.received[0]?.to).toEqual([words.email]);
    expect(readable(mails.received[0]?.source ?? '')).toContain(reference);
  });

  it('gives a complaint about data 30 days for the acknowledgement, and no date for the outcome', async () => {
    const { id } = await make({ kind: 'data' });

    expect(await shown(id)).toMatchObject({ acknowledgeBy: addDays(today(), 30), respondBy: null });
    expect(await openTasks()).toEqual([{ kind: 'acknowledge_complaint', day: addDays(today(), 30) }]);
  });

  it('stores one complaint when it is sent again', async () => {
    const [first, second] = [await make(), await make()];

    expect(second).toEqual(first);
    expect(await api.query('select id from complaints')).toHaveLength(1);
  });

  it('returns an error at each field', async () => {
    const answer = await api
      .http()
      .post('/api/complaints')
      .send({ kind: 'other', name: 'I', email: 'isla@', whatHappened: 'Short' })
      .expect(400);

    expect((answer.body as { errors: { field: string }[] }).errors).toEqual([
      { field: 'kind', message: 'kind must be service or data' },
      { field: 'name', message: 'Please enter your name' },
      { field: 'email', message: 'Please enter a valid email' },
      { field: 'whatHappened', message: 'Please tell us what happened (at least 10 characters)' },
    ]);
  });

  it('holds a complaint with a filled honeypot, and assigns its reference on release', async () => {
    const { id, reference } = await make({ leaveBlank: 'x' });
    expect(await api.query('select id from complaints')).toEqual([]);

    await admin.post(`/api/admin/held/${id}/release`).expect(200);

    expect(await shown(id)).toMatchObject({ id, reference, ...words });
  });

  it('closes with an outcome and the date of the final response, and completes its tasks', async () => {
    const { id } = await make();

    const answer = await change(id, { outcome: 'upheld' }).expect(400);
    expect(answer.body).toMatchObject({
      errors: [{ field: 'respondedOn', message: 'Enter the date of the final response' }],
    });
    await change(id, { acknowledgedOn: today() }).expect(200);
    expect(await openTasks()).toMatchObject([{ kind: 'answer_complaint' }]);
    const closing = {
      outcome: 'partly_upheld',
      respondedOn: today(),
      redressPence: 25_000,
      rootCause: 'No cover',
      isVulnerable: true,
    };
    await change(id, closing).expect(200);

    expect(await shown(id)).toMatchObject({ ...closing, status: 'closed' });
    expect(await openTasks()).toEqual([]);
    await change(id, { outcome: null, respondedOn: null }).expect(200);
    expect(await openTasks()).toMatchObject([{ kind: 'answer_complaint' }]);
  });

  it('rejects dates before the complaint and in the future', async () => {
    const { id } = await make();
    const answer = await change(id, {
      acknowledgedOn: addDays(today(), -1),
      respondedOn: addDays(today(), 1),
      outcome: 'rejected',
    }).expect(400);

    expect((answer.body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual([
      'acknowledgedOn',
      'respondedOn',
    ]);
  });

  it('rejects a change based on an earlier version', async () => {
    const { id } = await make();
    const { updatedAt } = await shown(id);
    await change(id, { notes: 'One', updatedAt }).expect(200);

    await change(id, { notes: 'Two', updatedAt }).expect(409);
  });

  it('can be recorded by staff with its date, for an application', async () => {
    const partner = await signUpPartner(api.app);
    const { id: applicationId } = await partner.submit();
    const recorded = { ...words, receivedOn: addDays(today(), -2), applicationId };
    const answer = await admin.post('/api/admin/complaints').send(recorded).expect(201);

    expect(answer.body).toMatchObject({ ...recorded, respondBy: addDays(today(), 54) });
    expect(await api.query('select application_id from complaint_holds')).toEqual([
      { application_id: applicationId },
    ]);
  });

  it('moves its tasks to the application that it is linked to, even after they were completed', async () => {
    const partner = await signUpPartner(api.app);
    const [first, second] = [(await partner.submit()).id, (await partner.submit()).id];
    const ada = ((await admin.get('/api/admin/me').expect(200)).body as Shown).id;
    await admin.patch(`/api/admin/applications/${first}`).send({ ownerId: ada }).expect(200);
    const ofTasks = () =>
      api.query('select distinct application_id, owner_id from tasks where done_at is null');
    const { id } = await make();

    await change(id, { applicationId: first }).expect(200);
    expect(await ofTasks()).toEqual([{ application_id: first, owner_id: ada }]);
    await change(id, { outcome: 'rejected', respondedOn: today() }).expect(200);
    await change(id, { applicationId: second }).expect(200);
    await change(id, { outcome: null, respondedOn: null }).expect(200);

    expect(await ofTasks()).toEqual([{ application_id: second, owner_id: null }]);
  });

  it('are listed, searched and exported', async () => {
    const { reference } = await make();
    await make({ kind: 'data', whatHappened: 'You kept my old address for years.' });

    const answer = await admin.get('/api/admin/complaints?kind=service&status=open&q=fraser').expect(200);
    expect((answer.body as Shown[]).map((one) => one.reference)).toEqual([reference]);
    const csv = await admin.get('/api/admin/complaints/export?format=csv').expect(200);
    expect(csv.text.trim().split('\r\n')).toHaveLength(3);
    await admin
      .get('/api/admin/complaints/export')
      .expect(200)
      .expect('Content-Type', /spreadsheetml/);
    expect(await api.query(`select changes from activity where action = 'complaints-exported'`)).toHaveLength(
      2,
    );
  });
});
