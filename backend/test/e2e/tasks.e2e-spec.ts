import type request from 'supertest';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { signUpPartner } from '../support/cases.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const PATH = '/api/admin/tasks';
const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: string;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let adaId: string;
let caseId: string;
describe('Tasks', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    adaId = ((await admin.get('/api/admin/me').expect(200)).body as { id: string }).id;
    caseId = (await (await signUpPartner(api.app)).submit()).id;
  });
  beforeEach(() => api.empty('tasks'));

  const inDays = (days: number) => londonIsoDay(new Date(Date.now() + days * DAY_MS));
  const add = async (changes: object = {}): Promise<Shown> =>
    (
      await admin
        .post(PATH)
        .send({ title: 'Ask for accounts', dueOn: inDays(2), ...changes })
        .expect(201)
    ).body as Shown;
  const titles = async (query: string) =>
    ((await admin.get(`${PATH}${query}`).expect(200)).body as Shown[]).map(({ title }) => title);
  const bodyOf = ({ body }: request.Response): unknown => body;

  it('are added for an application, listed, changed and completed', async () => {
    const { id, updatedAt } = await add({ ownerId: adaId, applicationId: caseId });

    expect(bodyOf(await admin.get(`${PATH}/${id}`).expect(200))).toMatchObject({
      id,
      kind: 'manual',
      title: 'Ask for accounts',
      dueOn: inDays(2),
      doneAt: null,
      applicationId: caseId,
      companyName: 'Birch Bakery Ltd',
      ownerId: adaId,
      owner: { id: adaId, name: testAdmin.name },
    });
    const changed = await admin.patch(`${PATH}/${id}`).send({ dueOn: inDays(9), ownerId: null, updatedAt });
    expect(bodyOf(changed)).toMatchObject({ dueOn: inDays(9), owner: null, title: 'Ask for accounts' });
    const stale = await admin.patch(`${PATH}/${id}`).send({ title: 'Lost?', updatedAt }).expect(409);
    expect(bodyOf(stale)).toMatchObject({ changed: { by: testAdmin.name, current: { dueOn: inDays(9) } } });
    const done = await admin.post(`${PATH}/${id}/done`).send({}).expect(200);
    expect(bodyOf(done)).toMatchObject({ doneAt: expect.stringMatching(/Z$/) as string });
    await admin.post(`${PATH}/${id}/done`).send({ done: false }).expect(200);
  });

  it('are filtered by date, owner and application, and paged', async () => {
    await add({ title: 'today', dueOn: inDays(0), ownerId: adaId });
    await add({ title: 'soon', dueOn: inDays(3), applicationId: caseId });
    await add({ title: 'later', dueOn: inDays(30) });
    const { id } = await add({ title: 'done', dueOn: inDays(1) });
    await admin.post(`${PATH}/${id}/done`).send({}).expect(200);
    await add({ title: 'late', dueOn: inDays(5) });
    await api.query(`update tasks set due_on = due_on - 30 where title = 'late'`);

    expect(await titles('')).toEqual(['late', 'done', 'later', 'soon', 'today']);
    expect(await titles('?sort=due')).toEqual(['late', 'today', 'done', 'soon', 'later']);
    for (const [due, title] of [
      ['overdue', 'late'],
      ['today', 'today'],
      ['week', 'soon'],
      ['later', 'later'],
      ['done', 'done'],
    ])
      expect(await titles(`?due=${due}`)).toEqual([title]);
    expect(await titles('?owner=me')).toEqual(['today']);
    expect(await titles(`?owner=${adaId}`)).toEqual(['today']);
    expect(await titles('?owner=nobody&sort=due')).toEqual(['late', 'done', 'soon', 'later']);
    expect(await titles(`?applicationId=${caseId}`)).toEqual(['soon']);
    const { headers } = await admin.get(`${PATH}?sort=due&limit=2`).expect(200);
    const next = /^<([^>]+)>/.exec(headers['link'] ?? '')?.[1] ?? '';
    expect(await titles(next.slice(PATH.length))).toEqual(['done', 'soon']);
  });

  it('include the next task of an application, the first that is due', async () => {
    const nextTask = async () =>
      ((await admin.get(`/api/admin/applications/${caseId}`).expect(200)).body as { nextTask: object | null })
        .nextTask;
    expect(await nextTask()).toBeNull();
    const later = await add({ title: 'later', dueOn: inDays(9), applicationId: caseId });
    const first = await add({ title: 'first', dueOn: inDays(2), applicationId: caseId });
    await add({ title: 'for no application', dueOn: inDays(1) });

    expect(await nextTask()).toEqual({ id: first.id, title: 'first', dueOn: inDays(2) });
    await admin.post(`${PATH}/${first.id}/done`).send({}).expect(200);
    expect(await nextTask()).toMatchObject({ id: later.id });
    const listed = bodyOf(await admin.get('/api/admin/applications').expect(200));
    expect(listed).toMatchObject([{ nextTask: { title: 'later' } }]);
  });

  it('outlive their application', async () => {
    const other = await (await signUpPartner(api.app)).submit();
    const { id } = await add({ applicationId: other.id });
    await api.query('delete from application_submissions where id = $1', [other.id]);

    expect(bodyOf(await admin.get(`${PATH}/${id}`).expect(200))).toMatchObject({
      title: 'Ask for accounts',
      applicationId: null,
      companyName: null,
    });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ title: 'x'.repeat(201) }, 'title'],
    [{ dueOn: '2026-02-30' }, 'dueOn'],
    [{ dueOn: 'tomorrow' }, 'dueOn'],
    [{ dueOn: '2020-01-01' }, 'dueOn'],
    [{ ownerId: NOBODYS }, 'ownerId'],
    [{ ownerId: 'somebody' }, 'ownerId'],
    [{ applicationId: NOBODYS }, 'applicationId'],
    [{ applicationId: 'some' }, 'applicationId'],
  ])('rejects %j by name', async (changes, field) => {
    const sent = { title: 'Ask for accounts', dueOn: inDays(2), ...changes };

    expect(bodyOf(await admin.post(PATH).send(sent).expect(400))).toMatchObject({ errors: [{ field }] });
  });

  it.each(['due=soon', 'owner=somebody', 'applicationId=1', 'sort=title', 'cursor=%21'])(
    'rejects a list by %s',
    async (query) => {
      await admin.get(`${PATH}?${query}`).expect(400);
    },
  );

  it.each([NOBODYS, 'not-an-id'])('returns 404 for %s', async (id) => {
    await admin.get(`${PATH}/${id}`).expect(404);
    await admin.patch(`${PATH}/${id}`).send({ title: 'x' }).expect(404);
    await admin.post(`${PATH}/${id}/done`).send({}).expect(404);
  });
});
