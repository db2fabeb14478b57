import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { fillLeads } from '../support/leads.js';
import { binary } from '../support/workbook.js';
import {
  signInAsAdmin,
  signUpIntroducer,
  startTestApp,
  type TestIntroducer,
  useTestApp,
} from '../support/test-app.js';

const PATH = '/api/introducers/me/leads';
const NOBODY = '0193f000-0000-7000-8000-00000000dead';

const api = useTestApp();
let fiona: TestIntroducer;
let rival: TestIntroducer;
describe('Leads', () => {
  beforeAll(async () => {
    fiona = await signUpIntroducer(api.app);
    rival = await signUpIntroducer(api.app);
  });
  beforeEach(() => api.empty('leads'));

  interface Lead {
    readonly id: string;
    readonly name: string;
    readonly status: string;
    readonly notes: string | null;
    readonly updatedAt: string;
  }

  const booth = {
    name: 'Callum Reid',
    email: 'callum@reid-joinery.example',
    phone: '0141 496 0177',
    company: 'Reid Joinery Ltd',
    status: 'contacted',
    source: 'Referral',
    notes: 'Wants a second spray booth.\nRing after six.',
  };

  const post = (lead: object, { agent }: TestIntroducer = fiona) =>
    agent.post(PATH).set('Idempotency-Key', randomUUID()).send(lead);
  const add = async (lead: object = {}, by: TestIntroducer = fiona): Promise<Lead> =>
    (await post({ ...booth, ...lead }, by).expect(201)).body as Lead;
  const change = (id: string, body: object, { agent }: TestIntroducer = fiona) =>
    agent.patch(`${PATH}/${id}`).send(body);
  const remove = (id: string, { agent }: TestIntroducer = fiona) => agent.delete(`${PATH}/${id}`);
  const list = async (query = '', { agent }: TestIntroducer = fiona): Promise<Lead[]> =>
    (await agent.get(`${PATH}${query}`).expect(200)).body as Lead[];
  const names = async (query = '') => (await list(query)).map(({ name }) => name);
  const duplicatesOf = async (email: string, { agent }: TestIntroducer = fiona) =>
    ((await agent.post(`${PATH}/duplicates`).send({ email }).expect(200)).body as { count: number }).count;
  const errorsOf = ({ body }: request.Response) =>
    (body as { errors?: { field: string; message: string }[] }).errors;
  const activityOf = (id: string): Promise<object[]> =>
    api.query(
      'select actor_type, actor_id, action, changes from activity where subject_id = $1 order by id',
      [id],
    );

  describe('access', () => {
    const calls = [
      ['get', ''],
      ['post', ''],
      ['post', '/duplicates'],
      ['get', '/export'],
      ['get', `/${NOBODY}`],
      ['patch', `/${NOBODY}`],
      ['delete', `/${NOBODY}`],
    ] as const;

    it.each(calls)('requires a partner for %s %s', async (method, path) => {
      await api.http()[method](`${PATH}${path}`).expect(401);
    });

    it.each(calls)('does not let an admin call %s %s', async (method, path) => {
      await (await signInAsAdmin(api.app))[method](`${PATH}${path}`).expect(401);
    });

    it.each(['post', 'patch', 'delete'] as const)('rejects %s from another site', async (method) => {
      const { id } = await add();
      const path = method === 'post' ? PATH : `${PATH}/${id}`;

      await fiona.agent[method](path).set('Sec-Fetch-Site', 'cross-site').send(booth).expect(403);
      expect(await list()).toHaveLength(1);
    });
  });

  describe('adding', () => {
    it('stores a lead as typed', async () => {
      const lead = await add();

      expect(lead).toEqual({
        ...booth,
        id: expect.any(String) as unknown,
        introducerId: fiona.introducer.id,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/) as unknown,
        duplicates: 0,
      });
      const [kept] = await list();
      expect({ ...kept, duplicates: 0 }).toEqual(lead);
      await fiona.agent.get(`${PATH}/${lead.id}`).expect(200, kept);
    });

    it('requires a name and an address; the status defaults to lead', async () => {
      const { name, email } = booth;

      expect(
        await add({ phone: '', company: ' ', status: undefined, source: null, notes: undefined }),
      ).toMatchObject({ name, email, phone: null, company: null, status: 'lead', source: null, notes: null });
    });

    it('belongs to its sender, whatever the body says', async () => {
      const lead = await add({ introducerId: rival.introducer.id, id: NOBODY, createdAt: '2001-01-01' });

      expect(lead).toMatchObject({ introducerId: fiona.introducer.id });
      expect(lead.id).not.toBe(NOBODY);
      expect(await list('', rival)).toEqual([]);
    });

    it('creates one lead for a repeated request, and replays the response', async () => {
      const send = (key: string, lead: object = booth) =>
        fiona.agent.post(PATH).set('Idempotency-Key', key).send(lead);
      const key = randomUUID();

      const [first, second] = await Promise.all([send(key).expect(201), send(key).expect(201)]);
      const third = await send(key).expect(201);

      expect(second.body).toEqual(first.body);
      expect(third.body).toEqual(first.body);
      expect(await list()).toHaveLength(1);
      await send(key, { ...booth, name: 'Callum Reed' }).expect(422);
    });

    it('stores no personal data with the key', async () => {
      await add();

      const [kept] = await api.query<{ text: string }>(
        `select string_agg(k::text, ' ') as text from idempotency_keys k`,
      );
      expect(kept?.text).not.toMatch(/callum|reid/i);
    });

    it.each([
      ['name', 'Name is required', { name: '' }],
      ['name', 'Name can be at most 200 characters', { name: 'x'.repeat(201) }],
      ['name', 'Name must be on one line. Remove the line break', { name: 'Callum\nReid' }],
      ['name', 'Name must be text', { name: 7 }],
      ['email', 'Please enter a valid email', { email: undefined }],
      ['email', 'Please enter a valid email', { email: 'callum' }],
      ['phone', 'Phone can be at most 40 characters', { phone: '1'.repeat(41) }],
      ['company', 'Company can be at most 200 characters', { company: 'x'.repeat(201) }],
      [
        'status',
        'status must be lead or contacted or qualified or client or closed-won or closed-lost',
        { status: 'won' },
      ],
      ['source', 'Source can be at most 200 characters', { source: 'x'.repeat(201) }],
      ['notes', 'Notes can be at most 5,000 characters', { notes: 'x'.repeat(5_001) }],
    ])('is rejected for its %s: %s', async (field, message, changed) => {
      const answer = await post({ ...booth, ...changed }).expect(400);

      expect(errorsOf(answer)).toEqual([{ field, message }]);
      expect(await list()).toEqual([]);
    });

    it('rejects a body that is not JSON or too long', async () => {
      await fiona.agent.post(PATH).type('text/plain').send('name=Callum').expect(415);
      await post({ ...booth, notes: 'x'.repeat(200_000) }).expect(413);
    });
  });

  describe('a full list', () => {
    const fill = (count: number) => fillLeads(api.database.source, fiona.introducer.id, count);

    it('rejects the 50,001st lead, from the portal and from systems', async () => {
      await fill(49_999);
      const program = api
        .http()
        .post(PATH)
        .set('Authorization', basic(await createApiAccount(fiona)))
        .send({ name: 'Ann', email: 'ann@x.example' });
      const last = () => fiona.agent.post(PATH).set('Idempotency-Key', 'the-last-that-fits').send(booth);
      const added = (await last().expect(201)).body as Lead;

      const refused = [await post(booth).expect(409), await program.expect(409)];

      for (const answer of refused)
        expect(answer.body).toMatchObject({
          type: '/problems/lead-list-full',
          error:
            'Your list is full: it has 50,000 of at most 50,000 leads. This lead was not added. Delete leads you no longer need, then try again.',
        });
      expect((await last().expect(201)).body).toEqual(added);
      await add({}, rival);
      await remove(added.id).expect(200);
      await add();
    });
  });

  describe('known addresses', () => {
    it('are counted in any case, and allowed', async () => {
      await add();

      const again = (await post({ ...booth, email: ' Callum@REID-joinery.example ' }).expect(201))
        .body as object;

      expect(again).toMatchObject({ duplicates: 1 });
      expect(await duplicatesOf('CALLUM@reid-joinery.example')).toBe(2);
      expect(await duplicatesOf('morag@reid-joinery.example')).toBe(0);
    });

    it('never appear in a URL', async () => {
      await fiona.agent.get(`${PATH}/duplicates?email=${booth.email}`).expect(404);
    });

    it('count only the partner’s own leads', async () => {
      await add({}, rival);

      expect(await duplicatesOf(booth.email)).toBe(0);
      expect(await duplicatesOf(booth.email, rival)).toBe(1);
    });

    it.each([{}, { email: '' }, { email: 'callum' }])('rejects %j', async (body) => {
      const answer = await fiona.agent.post(`${PATH}/duplicates`).send(body).expect(400);

      expect(errorsOf(answer)).toEqual([{ field: 'email', message: 'Please enter a valid email' }]);
    });
  });

  describe('the list', () => {
    it('returns the newest first over all pages', async () => {
      for (const name of ['Ann', 'Bob', 'Cat']) await add({ name });

      const first = await fiona.agent.get(`${PATH}?limit=2`).expect(200);
      const next = /^<([^>]+)>; rel="next"$/.exec(first.headers['link'] ?? '')?.[1] ?? '';

      expect((first.body as Lead[]).map(({ name }) => name)).toEqual(['Cat', 'Bob']);
      expect(first.headers['x-total-count']).toBe('3');
      expect(((await fiona.agent.get(next).expect(200)).body as Lead[]).map(({ name }) => name)).toEqual([
        'Ann',
      ]);
    });

    it('never returns another partner’s lead, in any order, search, filter or page', async () => {
      await add({ name: 'Ours' });
      await add({ name: 'Theirs' }, rival);
      await add({ name: 'Theirs too' }, rival);
      const { headers } = await rival.agent.get(`${PATH}?limit=1`).expect(200);
      const theirs = /cursor=([^&>]+)/.exec(headers['link'] ?? '')?.[1] ?? '';

      const queries = ['', '?q=reid', '?status=contacted', '?sort=name', '?sort=-status', '?q=theirs'];
      for (const query of queries) expect(await names(query)).not.toContain('Theirs');
      expect(await names(`?limit=1&cursor=${theirs}`)).not.toContain('Theirs');
    });

    it.each([
      ['name, whatever its case', 'q=CALLUM', ['Callum Reid']],
      ['address', 'q=@DUNN', ['Morag Dunn']],
      ['number', 'q=0131 496', ['Morag Dunn']],
      ['company', 'q=joinery ltd', ['Callum Reid']],
      ['notes', 'q=spray booth', ['Callum Reid']],
      ['signs that mean something to a database', 'q=100%25 _of\\it', ['Morag Dunn']],
      ['name with the surname first', 'q=Reid callum', ['Callum Reid']],
      ['nothing that spans two of them', 'q=ltd callum', []],
      ['one letter', 'q=z', []],
      ['space alone, as not at all', 'q=%20', ['Morag Dunn', 'Callum Reid']],
    ])('is searched by %s', async (_what, query, found) => {
      await add();
      await add({
        name: 'Morag Dunn',
        email: 'morag@dunn.example',
        phone: '0131 496 0100',
        company: null,
        notes: 'Sold 100% _of\\it',
      });

      expect(await names(`?${query}`)).toEqual(found);
    });

    it('filters by status', async () => {
      await add({ name: 'Ann', status: 'client' });
      await add({ name: 'Bob', status: 'closed-won' });

      expect(await names('?status=client')).toEqual(['Ann']);
      expect(await names('?status=closed-won&q=bob')).toEqual(['Bob']);
    });

    it.each([
      ['oldest', ['bob', 'Ann', 'Cat', 'ann']],
      ['newest', ['ann', 'Cat', 'Ann', 'bob']],
      ['name', ['Ann', 'ann', 'bob', 'Cat']],
      ['-name', ['Cat', 'bob', 'ann', 'Ann']],
      ['company', ['Ann', 'Cat', 'ann', 'bob']],
      ['-company', ['bob', 'ann', 'Cat', 'Ann']],
      ['status', ['Ann', 'ann', 'bob', 'Cat']],
      ['-status', ['Cat', 'bob', 'ann', 'Ann']],
    ])('is ordered by %s on every page', async (sort, inOrder) => {
      await add({ name: 'bob', company: 'Quill', status: 'client' });
      await add({ name: 'Ann', company: null, status: 'lead' });
      await add({ name: 'Cat', company: 'alder', status: 'closed-lost' });
      await add({ name: 'ann', company: 'Alder', status: 'lead' });

      expect(await names(`?sort=${sort}`)).toEqual(inOrder);
      const paged: string[] = [];
      let path = `${PATH}?sort=${sort}&limit=1`;
      while (path !== '') {
        const page = await fiona.agent.get(path).expect(200);
        paged.push(...(page.body as Lead[]).map(({ name }) => name));
        path = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '')?.[1] ?? '';
      }
      expect(paged).toEqual(inOrder);
    });

    it.each([
      'q=a&q=b',
      'limit=0',
      'limit=1001',
      'sort=email',
      'status=maybe',
      'cursor=%21',
      `sort=status&cursor=${Buffer.from(`["first","${NOBODY}"]`).toString('base64url')}`,
    ])('rejects %s', async (query) => {
      await fiona.agent.get(`${PATH}?${query}`).expect(400);
    });
  });

  describe('the download', () => {
    const download = (query: string) => fiona.agent.get(`${PATH}/export?${query}`);
    const csv = async (query = ''): Promise<string> =>
      (await download(`format=csv&${query}`).expect(200).expect('Content-Type', 'text/csv; charset=utf-8'))
        .text;

    it('contains every lead in the requested order, search and filter', async () => {
      for (const name of ['Ann', 'Bob']) await add({ name });
      await add({ name: 'Cat', status: 'closed-won' });
      await add({ name: 'Theirs' }, rival);

      const lines = (await csv('sort=name')).split('\r\n');
      expect(lines).toHaveLength(5);
      expect(lines[0]).toBe('\ufeffName,Email,Phone,Company,Status,Source,Notes,Added,Last change,Id');
      expect(lines[3]).toMatch(
        /^Cat,callum@reid-joinery\.example,0141 496 0177,Reid Joinery Ltd,Closed won,Referral,"Wants/,
      );
      expect(await csv('q=ann')).not.toContain('Bob');
      expect(await csv('status=closed-won')).not.toContain('Ann');
    });

    it('runs nothing as a formula', async () => {
      await add({ name: '=cmd|calc', phone: '+44 141 496 0177' });

      expect(await csv()).toMatch(/^'=cmd\|calc,callum@reid-joinery\.example,'\+44 141 496 0177,/m);
    });

    it('is a workbook by default', async () => {
      await add();

      const file = await download('').buffer(true).parse(binary).expect(200);

      expect(file.headers['content-disposition']).toMatch(
        /^attachment; filename="leads-\d{4}-\d\d-\d\d\.xlsx"$/,
      );
      expect((file.body as Buffer).subarray(0, 2).toString()).toBe('PK');
    });

    it.each(['format=pdf', 'status=maybe', 'sort=email'])('rejects %s', async (query) => {
      await download(query).expect(400);
    });
  });

  describe('changing', () => {
    it('changes fields that are sent, and clears those sent blank', async () => {
      const { id } = await add();

      const changed = (
        await change(id, { name: 'Callum Reed', notes: 'Rang twice', phone: '', source: null }).expect(200)
      ).body as Lead;

      expect(changed).toMatchObject({
        ...booth,
        name: 'Callum Reed',
        notes: 'Rang twice',
        phone: null,
        source: null,
      });
      expect(await list()).toEqual([changed]);
    });

    it('finds the lead by its new address afterwards', async () => {
      const { id } = await add();

      await change(id, { email: 'Reid@New.example' }).expect(200);

      expect(await duplicatesOf('reid@new.example')).toBe(1);
      expect(await duplicatesOf(booth.email)).toBe(0);
    });

    it('cannot change the owner or the dates', async () => {
      const { id, ...rest } = await add();

      const body = { introducerId: rival.introducer.id, createdAt: '2001-01-01', id: NOBODY };
      expect((await change(id, body).expect(200)).body).toEqual(
        expect.objectContaining({ id, introducerId: fiona.introducer.id, updatedAt: rest.updatedAt }),
      );
      expect(await list('', rival)).toEqual([]);
    });

    it('rejects a change based on an earlier version, with the current lead', async () => {
      const opened = await add();
      const moved = (await change(opened.id, { status: 'client' }).expect(200)).body as Lead;

      const answer = await change(opened.id, { notes: 'Stale', updatedAt: opened.updatedAt }).expect(409);

      expect(answer.body).toMatchObject({
        type: '/problems/lead-changed',
        error: expect.stringMatching(
          /^Your account changed this lead on .* at .*, after you opened it\./,
        ) as unknown,
        changed: { by: 'Your account', at: moved.updatedAt, current: moved },
      });
      expect(
        (await change(opened.id, { notes: 'Fresh', updatedAt: moved.updatedAt }).expect(200)).body,
      ).toMatchObject({
        notes: 'Fresh',
        status: 'client',
      });
    });

    it.each([
      ['name', 'Name is required', { name: ' ' }],
      ['name', 'Name is required', { name: null }],
      ['email', 'Please enter a valid email', { email: null }],
      ['email', 'Please enter a valid email', { email: 'callum@' }],
      ['notes', 'Notes can be at most 5,000 characters', { notes: 'x'.repeat(5_001) }],
      [
        'status',
        'status must be lead or contacted or qualified or client or closed-won or closed-lost',
        { status: 'won' },
      ],
      ['updatedAt', 'updatedAt must be the time returned with the lead', { updatedAt: 'yesterday' }],
    ])('is rejected for its %s: %s', async (field, message, body) => {
      const { id, updatedAt } = await add();

      expect(errorsOf(await change(id, body).expect(400))).toEqual([{ field, message }]);
      expect(await list()).toMatchObject([{ updatedAt }]);
    });

    it('rejects a body that is not JSON', async () => {
      const { id } = await add();

      await fiona.agent.patch(`${PATH}/${id}`).type('text/plain').send('notes=x').expect(415);
    });
  });

  describe('deleting', () => {
    it('deletes the lead permanently, with all personal data', async () => {
      const { id } = await add();

      await remove(id).expect(200, { success: true });

      expect(await list()).toEqual([]);
      await remove(id).expect(404);
      const entries = await activityOf(id);
      expect(entries.at(-1)).toMatchObject({
        action: 'lead-deleted',
        changes: { status: { from: 'contacted', to: null } },
      });
      expect(JSON.stringify(entries)).not.toMatch(/callum|reid|booth/i);
    });
  });

  describe('another partner’s lead', () => {
    it.each([
      ['read', ({ agent }: TestIntroducer, id: string) => agent.get(`${PATH}/${id}`)],
      ['changed', (by: TestIntroducer, id: string) => change(id, { notes: 'Stolen' }, by)],
      ['deleted', (by: TestIntroducer, id: string) => remove(id, by)],
    ] as const)('cannot be %s', async (_what, call) => {
      const lead = await add();

      const theirs = await call(rival, lead.id).expect(404);
      const none = await call(rival, NOBODY).expect(404);

      expect(theirs.body).toEqual({ ...(none.body as object), requestId: expect.any(String) as unknown });
      expect(await list()).toMatchObject([{ id: lead.id, notes: booth.notes }]);
    });

    it.each(['not-an-id', '1'])('returns 404 for %s', async (id) => {
      await change(id, { notes: 'x' }).expect(404);
      await remove(id).expect(404);
      await fiona.agent.get(`${PATH}/${id}`).expect(404);
    });
  });

  it('limit how much a partner adds, changes and downloads', async () => {
    const strict = await startTestApp({ rateLimitScale: 1 });
    const partner = await signUpIntroducer(strict.app);
    const policyOf = async (call: request.Test) => (await call).headers['ratelimit-policy'] as string;

    const { id } = await add({}, partner);
    expect(await policyOf(post(booth, partner))).toMatch(/"write";q=3600;w=3600, "leads";q=1200;w=3600$/);
    expect(await policyOf(change(id, { notes: 'x' }, partner))).toMatch(/"lead-changes";q=1200;w=3600$/);
    expect(await policyOf(remove(id, partner))).toMatch(/"lead-changes";q=1200;w=3600$/);
    const download = partner.agent.get(`${PATH}/export?format=csv`);
    expect(await policyOf(download)).toMatch(/"export";q=30;w=600$/);
    await strict.close();
  });
});
