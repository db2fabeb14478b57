import { MAX_HELD } from '#modules/held/infrastructure/persistence/postgres-held-submissions.js';
import { sentAnswers } from '../support/answers.js';
import { workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const PATH = '/api/admin/held';

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Held submissions', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    await workJobs(api.app);
  });
  beforeEach(async () => {
    await api.empty(
      'application_submissions',
      'contact_submissions',
      'held_submissions',
      'idempotency_keys',
      'pgboss.job',
      'tasks',
    );
    mails.received.length = 0;
  });

  interface Sent {
    readonly id: string;
    readonly createdAt: string;
    readonly statusUrl: string;
    readonly statusToken: string;
  }
  interface Held {
    readonly id: string;
    readonly kind: string;
    readonly written: Readonly<Record<string, string>>;
  }

  const words = {
    name: 'Fiona Alder',
    email: 'fiona@alder-joinery.example',
    message: 'Could you call me about a second spray booth?',
  };
  const write = async (changes: object = {}): Promise<Sent> =>
    (
      await api
        .http()
        .post('/api/contact')
        .send({ ...words, leaveBlank: 'x', ...changes })
        .expect(201)
    ).body as Sent;
  const apply = async (changes: object = {}): Promise<Sent> =>
    (
      await api
        .http()
        .post('/api/applications')
        .send({ ...sentAnswers(), leaveBlank: '0141 496 0123', ...changes })
        .expect(201)
    ).body as Sent;
  const list = async (query = ''): Promise<Held[]> =>
    (await admin.get(`${PATH}${query}`).expect(200)).body as Held[];
  const names = async (path: string): Promise<unknown[]> =>
    ((await admin.get(path).expect(200)).body as { id: string }[]).map(({ id }) => id);
  const release = (id: string) => admin.post(`${PATH}/${id}/release`);
  const jobsOf = (id: string) => api.query('select name from pgboss.job where id = $1', [id]);

  describe('held submissions', () => {
    it.each([
      ['get', PATH],
      ['get', `${PATH}/0193f000-0000-7000-8000-000000000001`],
      ['post', `${PATH}/0193f000-0000-7000-8000-000000000001/release`],
      ['delete', `${PATH}/0193f000-0000-7000-8000-000000000001`],
    ] as const)('answers 401 to %s %s without a session', async (method, path) => {
      await api.http()[method](path).expect(401);
    });

    it.each(['0141 496 0123', 1, { any: 'thing' }])(
      'holds a message with %j in the honeypot and returns the usual response',
      async (leaveBlank) => {
        const honest = await write({ leaveBlank: '' });
        await api.empty('contact_submissions', 'idempotency_keys', 'tasks');

        const held = await write({ leaveBlank });

        expect(Object.keys(held)).toEqual(Object.keys(honest));
        expect(await list()).toEqual([
          {
            id: held.id,
            kind: 'contact-message',
            name: 'Fiona Alder',
            email: 'fiona@alder-joinery.example',
            written: words,
            createdAt: held.createdAt,
          },
        ]);
        expect(await names('/api/admin/messages')).toEqual([]);
        expect(await api.query('select 1 from tasks')).toEqual([]);
      },
    );

    it('holds an application without links, email, figures or a log entry', async () => {
      const honest = await apply({ leaveBlank: '' });
      await api.empty('application_submissions', 'idempotency_keys', 'pgboss.job');
      const log = () => api.query('select id from activity');
      const [logged, figures] = [await log(), await admin.get('/api/admin/summary')];

      const held = await apply();

      expect(Object.keys(held)).toEqual(Object.keys(honest));
      expect(await names('/api/admin/applications')).toEqual([]);
      await api.http().get(`/api/status/${held.statusToken}`).expect(404);
      expect(await jobsOf(held.id)).toEqual([]);
      expect(await log()).toEqual(logged);
      expect((await admin.get('/api/admin/summary')).body).toEqual(figures.body);
      expect(await list()).toMatchObject([{ id: held.id, kind: 'application', written: sentAnswers() }]);
    });

    it('holds a repeated submission once', async () => {
      expect((await apply()).id).toBe((await apply()).id);
      expect(await list()).toHaveLength(1);
    });

    it('releases an application with its id and time, working links, confirmation email and activity', async () => {
      const held = await apply();

      await release(held.id).expect(200);

      const { body } = (await admin.get(`/api/admin/applications/${held.id}`).expect(200)) as {
        body: object;
      };
      expect(body).toMatchObject({
        id: held.id,
        createdAt: held.createdAt,
        status: 'pending',
        source: 'web',
      });
      await api.http().get(`/api/status/${held.statusToken}`).expect(200);
      await until(() => mails.received.length > 0);
      expect(readable(mails.received[0]?.source ?? '')).toContain(held.statusUrl);
      expect(await list()).toEqual([]);
      expect(
        await api.query(
          `select actor_type, action from activity where subject_id = '${held.id}' and subject_type = 'application'
          order by action`,
        ),
      ).toEqual([
        { actor_type: 'visitor', action: 'application-submitted' },
        { actor_type: 'admin', action: 'held-released' },
      ]);
    });

    it('releases a message with its id and time, and creates the task to answer it', async () => {
      const held = await write({ phone: '0141 496 0123' });

      await release(held.id).expect(200);

      const { body } = (await admin.get(`/api/admin/messages/${held.id}`).expect(200)) as { body: object };
      expect(body).toMatchObject({
        ...words,
        phone: '0141 496 0123',
        createdAt: held.createdAt,
        handledAt: null,
      });
      expect(await api.query('select 1 from tasks where subject = $1', [held.id])).toHaveLength(1);
    });

    it('releases once for two concurrent requests, and returns 404 to the second', async () => {
      const { id } = await apply();

      const answers = await Promise.all([release(id), release(id)]);

      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect(await names('/api/admin/applications')).toEqual([id]);
      const refused = answers.find(({ status }) => status === 404);
      expect(refused?.body).toMatchObject({ type: '/problems/held-submission-not-found' });
    });

    it('keeps it held when its release fails', async () => {
      const { id } = await apply();
      await api.query(`alter table applicant_links add constraint refused check (false) not valid`);

      await release(id).expect(500);
      await api.query('alter table applicant_links drop constraint refused');

      expect(await list()).toMatchObject([{ id }]);
      await release(id).expect(200);
    });

    it('discards one permanently', async () => {
      const { id } = await apply();

      await admin.delete(`${PATH}/${id}`).expect(200);

      await admin.get(`${PATH}/${id}`).expect(404);
      await release(id).expect(404);
      await admin.delete(`${PATH}/${id}`).expect(404);
      expect(await names('/api/admin/applications')).toEqual([]);
    });

    it('are searched by sender and text, and listed in either order', async () => {
      await write({ name: 'Ann Birch', message: 'About a bridging loan of ours' });
      await write({ name: 'Bob Cedar', message: 'Cheap pills, 100% off' });

      const found = async (query: string) => (await list(query)).map(({ written }) => written['name']);
      expect(await found('?sort=oldest')).toEqual(['Ann Birch', 'Bob Cedar']);
      expect(await found('?q=birch%20ann')).toEqual(['Ann Birch']);
      expect(await found('?q=100%25')).toEqual(['Bob Cedar']);
      expect(await found('?q=nothing%20of%20it')).toEqual([]);
    });

    it(`are limited to ${MAX_HELD}: the oldest are deleted`, async () => {
      await api.query(`
      insert into held_submissions (id, kind, name, email, written, created_at)
      select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'contact-message', n::text, '', '{}', now()
      from generate_series(1, ${MAX_HELD}) as n`);

      await write();

      const kept = await api.query<{ name: string }>('select name from held_submissions order by id');
      expect(kept).toHaveLength(MAX_HELD);
      expect([kept.at(0)?.name, kept.at(-1)?.name]).toEqual(['2', 'Fiona Alder']);
    });
  });
});
