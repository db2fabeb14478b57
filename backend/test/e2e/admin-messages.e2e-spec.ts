import { randomUUID } from 'node:crypto';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const PATH = '/api/admin/messages';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Messages for staff', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(() => api.empty('contact_submissions'));

  interface Message {
    readonly id: string;
    readonly name: string;
    readonly handledAt: string | null;
  }

  const send = async (name: string, message = 'Could you call me about a loan?'): Promise<string> => {
    const words = { name, email: `${name.toLowerCase()}@alder.example`, message };
    const post = api.http().post('/api/contact');
    const answer = await post.set('Idempotency-Key', randomUUID()).send(words).expect(201);
    return (answer.body as Message).id;
  };
  const list = async (query = ''): Promise<Message[]> =>
    (await admin.get(`${PATH}${query}`).expect(200)).body as Message[];
  const names = async (query = '') => (await list(query)).map(({ name }) => name);
  const mark = (id: string, handled: unknown = true) => admin.patch(`${PATH}/${id}`).send({ handled });

  it.each([
    ['get', PATH],
    ['get', `${PATH}/0193f000-0000-7000-8000-000000000001`],
    ['patch', `${PATH}/0193f000-0000-7000-8000-000000000001`],
  ] as const)('requires an admin for %s %s', async (method, path) => {
    await api.http()[method](path).expect(401);
  });

  it('lists them newest first, in full and not handled', async () => {
    await send('Fiona', 'Could you call me about a second spray booth?');
    await send('Alasdair');

    expect(await names()).toEqual(['Alasdair', 'Fiona']);
    expect((await list())[1]).toEqual({
      id: expect.any(String) as unknown,
      name: 'Fiona',
      email: 'fiona@alder.example',
      phone: null,
      message: 'Could you call me about a second spray booth?',
      createdAt: expect.any(String) as unknown,
      handledAt: null,
      handledBy: null,
    });
  });

  it('returns every message over all pages in either order', async () => {
    for (const name of ['Ann', 'Bob', 'Cat']) await send(name);

    const first = await admin.get(`${PATH}?limit=2&sort=oldest`).expect(200);
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers['link'] ?? '')?.[1] ?? '';

    expect((first.body as Message[]).map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(first.headers['x-total-count']).toBe('3');
    expect(((await admin.get(next).expect(200)).body as Message[]).map(({ name }) => name)).toEqual(['Cat']);
  });

  it('filters by text, sender and whether they were handled', async () => {
    const fiona = await send('Fiona', 'About a Spray Booth, 100% of it');
    await send('Alasdair');
    await mark(fiona).expect(200);

    expect(await names('?q=spray%20booth')).toEqual(['Fiona']);
    expect(await names('?q=ALASDAIR@')).toEqual(['Alasdair']);
    expect(await names('?q=100%25')).toEqual(['Fiona']);
    expect(await names('?status=open')).toEqual(['Alasdair']);
    expect(await names('?status=handled')).toEqual(['Fiona']);
  });

  it.each(['limit=0', 'sort=name', 'status=maybe', 'cursor=%21'])('rejects %s', async (query) => {
    await admin.get(`${PATH}?${query}`).expect(400);
  });

  it('keeps the first member of staff as the handler, and can be reopened', async () => {
    const id = await send('Fiona');

    const first = (await mark(id).expect(200)).body as Message;
    const second = (await mark(id).expect(200)).body as Message;
    expect(first).toMatchObject({ id, handledBy: testAdmin.name, handledAt: expect.any(String) as unknown });
    expect(second).toEqual(first);

    expect((await mark(id, false).expect(200)).body).toMatchObject({ handledAt: null, handledBy: null });
  });

  it.each([{}, { handled: 'yes' }, { handled: null }])('rejects the mark %j', async (body) => {
    const id = await send('Fiona');

    const answer = await admin.patch(`${PATH}/${id}`).send(body).expect(400);

    expect(answer.body).toMatchObject({ errors: [{ field: 'handled' }] });
  });

  it('returns one by its id as in the list', async () => {
    const fiona = await send('Fiona');
    await send('Alasdair');

    const answer = await admin.get(`${PATH}/${fiona}`).expect(200);

    expect([answer.body]).toEqual(await list('?q=fiona'));
  });

  it.each(['0193f000-0000-7000-8000-00000000dead', 'not-an-id'])('returns 404 for %s', async (id) => {
    await mark(id).expect(404);
    await admin.get(`${PATH}/${id}`).expect(404);
  });
});
