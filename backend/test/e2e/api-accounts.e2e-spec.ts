import { createHash, randomUUID } from 'node:crypto';
import {
  API_ACCOUNTS,
  type ApiAccount,
  type ApiCredentials,
  basic,
  listApiAccounts,
} from '../support/api-accounts.js';
import { signUpIntroducer, signUpUnconfirmed, type TestIntroducer, useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const api = useTestApp({ rateLimitScale: 1, trustProxy: 1 });
let partner: TestIntroducer;
describe('API accounts', () => {
  beforeEach(async () => {
    await api.empty('sign_in_attempts', 'idempotency_keys');
    partner = await signUpIntroducer(api.app);
  });

  type Created = ApiAccount & { readonly secret: string | null };

  const post = (name: unknown, key: string | null = randomUUID(), { agent, password } = partner) => {
    const call = agent.post(API_ACCOUNTS).send({ name, currentPassword: password });
    return key === null ? call : call.set('Idempotency-Key', key);
  };
  const create = async (name = 'Office CRM'): Promise<ApiAccount & ApiCredentials> =>
    (await post(name).expect(201)).body as ApiAccount & ApiCredentials;
  const list = (owner = partner) => listApiAccounts(owner);

  describe('creating an API account', () => {
    it('shows a 256-bit secret once, and stores only its digest', async () => {
      const { secret, ...account } = await create('  Office CRM ');

      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(account).toMatchObject({ name: 'Office CRM', lastUsedAt: null, revokedAt: null });
      expect(account.username).toMatch(/^api-[0-9a-f]{16}$/);
      expect(await list()).toEqual([account]);
      const [row] = await api.query<{ password: string }>('select password from users where id = $1', [
        account.id,
      ]);
      expect(row?.password).toBe(createHash('sha256').update(secret).digest('hex'));
      const kept = await api.query<{ row: string }>(
        'select answer::text as row from idempotency_keys union all select activity::text from activity',
      );
      expect(kept.filter(({ row }) => row.includes(secret))).toEqual([]);
    });

    it.each([
      ['', 'Name is required'],
      ['   ', 'Name is required'],
      ['x'.repeat(101), 'Name can be at most 100 characters'],
      ['two\nlines', expect.stringContaining('Name')],
    ])('rejects the name %j', async (name, message) => {
      const answer = await post(name).expect(400);

      expect(answer.body).toMatchObject({ errors: [{ field: 'name', message: message as string }] });
    });

    it('replays its response under the same key, without the secret', async () => {
      const key = randomUUID();
      const first = (await post('Office CRM', key).expect(201)).body as Created;
      const again = (await post('Office CRM', key).expect(201)).body as Created;

      expect(again).toEqual({ ...first, secret: null });
      expect(await list()).toHaveLength(1);
      await post('Another', key).expect(422);
    });

    it('creates one account for two concurrent requests with one key, and shows its secret once', async () => {
      const key = randomUUID();
      const answers = await Promise.all([1, 2, 3].map(() => post('Office CRM', key).expect(201)));
      const created = answers.map(({ body }) => body as Created);

      expect(new Set(created.map(({ id }) => id)).size).toBe(1);
      expect(created.filter(({ secret }) => secret !== null)).toHaveLength(1);
      expect(await list()).toHaveLength(1);
    });

    it('creates another account for each request without a key', async () => {
      const answers = [
        await post('Office CRM', null).expect(201),
        await post('Office CRM', null).expect(201),
      ];

      expect(answers.every(({ body }) => (body as Created).secret !== null)).toBe(true);
      expect(await list()).toHaveLength(2);
    });

    /** With distinct creation times. */
    const createMany = async (count: number): Promise<Created> => {
      const first = await create();
      await api.query(
        `insert into users (id, username, password, introducer_id, name, created_at)
       select gen_random_uuid(), 'many-' || $2 || n, '', introducer_id, name, now()
       from users, generate_series(2, $3) n where id = $1`,
        [first.id, first.username, count],
      );
      return first;
    };

    it('stops at twenty live accounts', async () => {
      const first = await createMany(20);

      const answer = await post('One more').expect(409);

      expect(answer.body).toMatchObject({
        error: expect.stringContaining('up to 20 API accounts') as string,
      });
      await partner.agent.delete(`${API_ACCOUNTS}/${first.id}`).expect(200);
      await create('One more');
    });

    it('stops at twenty also for concurrent requests', async () => {
      await createMany(19);
      const lock = api.database.source.createQueryRunner();
      await lock.startTransaction();
      await lock.query('select 1 from introducers where id = $1 for update', [partner.introducer.id]);
      const answers = Promise.all([post('One more'), post('And another')]);
      await until(async () => {
        const waiting = await api.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.length === 2;
      });
      await lock.commitTransaction();
      await lock.release();

      expect((await answers).map(({ status }) => status).sort()).toEqual([201, 409]);
      expect((await list()).filter(({ revokedAt }) => revokedAt === null)).toHaveLength(20);
    });

    it('requires the password, with an error at its field', async () => {
      const send = (body: object) => partner.agent.post(API_ACCOUNTS).send({ name: 'Office CRM', ...body });
      const missing = await send({}).expect(400);
      const wrong = await send({ currentPassword: 'not it' }).expect(400);

      expect(missing.body).toMatchObject({
        errors: [{ field: 'currentPassword', message: 'Enter your password' }],
      });
      expect(wrong.body).toMatchObject({
        type: '/problems/wrong-password',
        errors: [{ field: 'currentPassword', message: 'This is not your current password' }],
      });
      expect(await list()).toEqual([]);
    });

    it('allows eight wrong passwords, like sign-in', async () => {
      const send = (currentPassword: string) =>
        partner.agent.post(API_ACCOUNTS).send({ name: 'CRM', currentPassword });
      for (let n = 0; n < 8; n += 1) await send('not it').expect(400);

      await send(partner.password).expect(429);
      expect(await list()).toEqual([]);
    });

    it('is rejected until the address is confirmed', async () => {
      const unconfirmed = await signUpUnconfirmed(api.app);
      const answer = await post('Office CRM', randomUUID(), unconfirmed).expect(403);

      expect(answer.body).toMatchObject({
        type: '/problems/email-unconfirmed',
        error: expect.stringContaining('Confirm your email address first') as string,
      });
      expect(await list(unconfirmed)).toEqual([]);
    });

    it('is logged', async () => {
      const { id } = await create();
      await partner.agent.delete(`${API_ACCOUNTS}/${id}`).expect(200);

      expect(
        await api.query(
          'select actor_type, actor_id, action from activity where subject_id = $1 order by id',
          [id],
        ),
      ).toEqual([
        { actor_type: 'introducer', actor_id: partner.introducer.id, action: 'api-account-created' },
        { actor_type: 'introducer', actor_id: partner.introducer.id, action: 'api-account-revoked' },
      ]);
    });
  });

  describe('a partner’s API accounts', () => {
    it('are listed newest first over all pages', async () => {
      await create('First');
      await create('Second');
      const answer = await partner.agent.get(`${API_ACCOUNTS}?limit=1`).expect(200);

      expect((await list()).map(({ name }) => name)).toEqual(['Second', 'First']);
      expect(answer.body).toHaveLength(1);
      expect(answer.headers['x-total-count']).toBe('2');
      expect(answer.headers['link']).toContain(API_ACCOUNTS);
    });

    it('are not visible to other partners', async () => {
      const other = await signUpIntroducer(api.app);
      const { id } = await create();

      const answer = await other.agent.delete(`${API_ACCOUNTS}/${id}`).expect(404);
      const unknown = await other.agent.delete(`${API_ACCOUNTS}/${randomUUID()}`).expect(404);

      expect({ ...(answer.body as object), requestId: '' }).toEqual({
        ...(unknown.body as object),
        requestId: '',
      });
      await other.agent.delete(`${API_ACCOUNTS}/no-id`).expect(404);
      expect(await list(other)).toEqual([]);
      expect(await list()).toMatchObject([{ id, revokedAt: null }]);
    });

    it('are managed only by the partner', async () => {
      const account = await create();
      const as = (method: 'get' | 'post' | 'delete', path = API_ACCOUNTS) =>
        api.http()[method](path).set('Authorization', basic(account)).send();

      await as('get').expect(401);
      await as('post').expect(401);
      await as('delete', `${API_ACCOUNTS}/${account.id}`).expect(401);
      expect(await list()).toMatchObject([{ revokedAt: null }]);
    });

    it('are deleted with the partner', async () => {
      const { id } = await create();
      await api.query('delete from introducers where id = $1', [partner.introducer.id]);

      expect(await api.query('select 1 from users where id = $1', [id])).toEqual([]);
    });
  });
});
