import request from 'supertest';
import { createAdmin, signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const PATH = '/api/admin/views';
const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

interface Shown {
  readonly id: string;
  readonly name: string;
  readonly updatedAt: string;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let ben: Awaited<ReturnType<typeof signInAsAdmin>>;
let benId: string;
describe('Views', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    const caseManager = { ...testAdmin, name: 'Ben Keeper', email: 'ben@example.co.uk' };
    await createAdmin(api.app, caseManager, 'case-manager');
    ben = request.agent(api.app.getHttpServer());
    const { email, password } = caseManager;
    await ben.post('/api/admin/login').send({ email, password }).expect(200);
    benId = ((await ben.get('/api/admin/me').expect(200)).body as { id: string }).id;
  });
  beforeEach(() => api.empty('list_views', 'idempotency_keys'));

  const LISTS = [
    ...['applications', 'submissions', 'lenders', 'imports', 'words', 'introducers', 'messages', 'staff'],
    ...['tasks', 'ledger', 'statements', 'receivables', 'activity', 'jobs', 'held'],
    ...['complaints', 'data-requests', 'holds'],
  ];

  const bodyOf = ({ body }: request.Response): unknown => body;
  const overdue = {
    list: 'applications',
    name: 'Mine, overdue',
    q: 'alder',
    sort: 'due',
    filters: { owner: 'me', due: 'overdue' },
    columns: ['companyName', 'owner'],
  };
  const add = async (by = admin, changes: object = {}): Promise<Shown> =>
    (
      await by
        .post(PATH)
        .send({ ...overdue, ...changes })
        .expect(201)
    ).body as Shown;
  const names = async (by = admin, query = '?list=applications&sort=name') =>
    ((await by.get(`${PATH}${query}`).expect(200)).body as Shown[]).map(({ name }) => name);

  it('are saved, listed, changed and deleted, each logged', async () => {
    const { id, updatedAt } = await add();

    expect(bodyOf(await admin.get(PATH).expect(200))).toMatchObject([
      { ...overdue, id, forAll: false, gone: [], owner: { name: testAdmin.name } },
    ]);
    const changed = await admin
      .patch(`${PATH}/${id}`)
      .send({ name: 'Late', columns: null, q: null, updatedAt });
    expect(bodyOf(changed)).toMatchObject({ name: 'Late', columns: null, q: null, filters: overdue.filters });
    const stale = await admin.patch(`${PATH}/${id}`).send({ name: 'Lost?', updatedAt }).expect(409);
    expect(bodyOf(stale)).toMatchObject({ changed: { by: testAdmin.name, current: { name: 'Late' } } });
    await admin.delete(`${PATH}/${id}`).expect(200, { success: true });
    expect(await names()).toEqual([]);
    const { items } = (await admin.get('/api/admin/activity?subjectType=view').expect(200)).body as {
      items: { action: string }[];
    };
    expect(items.map(({ action }) => action)).toEqual(['view-deleted', 'view-changed', 'view-added']);
  });

  it('are private, or shared when an administrator decides so', async () => {
    await add(admin, { name: 'Ada’s own' });
    const { id } = await add(admin, { name: 'For all', forAll: true });
    const own = await add(ben, { name: 'Ben’s own' });

    expect(await names(ben)).toEqual(['Ben’s own', 'For all']);
    expect(await names()).toEqual(['Ada’s own', 'For all']);
    await ben
      .post(PATH)
      .send({ ...overdue, forAll: true })
      .expect(403);
    await ben.patch(`${PATH}/${own.id}`).send({ forAll: true }).expect(403);
    await ben.patch(`${PATH}/${id}`).send({ name: 'Ben’s now' }).expect(403);
    await ben.delete(`${PATH}/${id}`).expect(403);
    await admin.patch(`${PATH}/${own.id}`).send({ name: 'Ada was here' }).expect(404);
    await admin.delete(`${PATH}/${own.id}`).expect(404);
    await admin.delete(`${PATH}/${id}`).expect(200);
  });

  it.each([
    ['a list that is none', { list: 'fruit' }, 'list'],
    ['a filter that the list does not have', { filters: { colour: 'red' } }, 'filters.colour'],
    ['a word that a filter does not know', { filters: { due: 'never' } }, 'filters.due'],
    ['an owner who is none', { filters: { owner: NOBODYS } }, 'filters.owner'],
    ['the place in the list', { filters: { cursor: 'abc' } }, 'filters.cursor'],
    ['an order that the list does not have', { sort: 'colour' }, 'sort'],
    ['filters that are no texts', { filters: { due: 1 } }, 'filters'],
    ['no name', { name: ' ' }, 'name'],
    ['columns that are no names', { columns: [1] }, 'columns'],
  ])('rejects %s at its field', async (_what, wrong, field) => {
    const refused = await admin
      .post(PATH)
      .send({ ...overdue, ...wrong })
      .expect(400);

    expect(bodyOf(refused)).toMatchObject({ errors: [{ field }] });
  });

  it('are stored for every list of staff', async () => {
    for (const list of LISTS) await add(admin, { list, q: null, sort: null, filters: {} });

    expect(await names(admin, '?list=words')).toEqual(['Mine, overdue']);
  });

  it.each([
    ['ledger', { state: 'due' }, { state: 'draft' }],
    ['statements', { state: 'draft', month: '2026-03' }, { state: 'due' }],
    ['receivables', { state: 'short', overdue: 'true' }, { state: 'due' }],
    ['activity', { person: 'Ada', from: '2026-03-01', to: '2026-03-31' }, { from: 'March' }],
    ['tasks', { due: 'overdue', owner: 'me' }, { due: 'draft' }],
    ['complaints', { status: 'open', kind: 'data' }, { status: 'draft' }],
    ['data-requests', { status: 'open', kind: 'access' }, { kind: 'complaint' }],
    ['holds', { status: 'current', subjectType: 'application' }, { status: 'open' }],
  ])('store of the list %s its filters, and nothing else', async (list, filters, wrong) => {
    const view = await add(admin, { list, q: null, sort: null, columns: null, filters });

    expect(view).toMatchObject({ list, filters, gone: [] });
    const [field] = Object.keys(wrong);
    const refused = await admin.post(PATH).send({ list, name: 'Another', filters: wrong }).expect(400);
    expect(bodyOf(refused)).toMatchObject({ errors: [{ field: `filters.${field}` }] });
  });

  it('have a unique name in any case; others’ private views do not count', async () => {
    await add();

    const taken = await admin
      .post(PATH)
      .send({ ...overdue, name: 'mine, OVERDUE' })
      .expect(409);
    expect(bodyOf(taken)).toMatchObject({ errors: [{ field: 'name' }] });
    await add(ben);
  });

  it('create one view per key', async () => {
    const send = () => admin.post(PATH).set('Idempotency-Key', 'one-press').send(overdue).expect(201);

    const [first, second] = [await send(), await send()];

    expect((second.body as Shown).id).toBe((first.body as Shown).id);
    expect(await names()).toHaveLength(1);
  });

  it('list filters that no longer exist', async () => {
    const { id } = await add(admin, { filters: { owner: benId, due: 'overdue' } });
    await api.query(
      `update list_views set filters = filters || '{"due": "never", "colour": "red"}' where id = $1`,
      [id],
    );
    await api.query('update list_views set filters = filters || $1', [{ owner: NOBODYS }]);

    const [view] = (await admin.get(PATH).expect(200)).body as { gone: string[] }[];

    expect(view?.gone.sort()).toEqual(['colour', 'due', 'owner']);
  });

  it('are deleted with the owner’s account, unless shared', async () => {
    await add(ben, { name: 'Ben’s own' });
    await api.query(
      `insert into list_views select gen_random_uuid(), list, owner_id, 'Ben’s for all', q, filters, sort, columns, true,
       created_at, updated_at from list_views`,
    );

    await admin.delete(`/api/admin/staff/${benId}`).expect(200);

    expect(await api.query('select name from list_views')).toEqual([{ name: 'Ben’s for all' }]);
  });
});
