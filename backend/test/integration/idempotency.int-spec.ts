import { KeyReused, type RepeatableCall } from '#platform/application/idempotency.js';
import { Database } from '#platform/infrastructure/database/database.js';
import {
  callInsertion,
  callJson,
  PostgresIdempotency,
} from '#platform/infrastructure/database/postgres-idempotency.js';
import { visitor } from '../support/doubles.js';
import { useTestDatabase } from '../support/test-database.js';

const neighbour = { ...visitor, address: '192.0.2.2' };
const partner = { type: 'introducer', id: '0193f000-0000-7000-8000-000000000001' } as const;

const testDatabase = useTestDatabase();
let database: Database;
let idempotency: PostgresIdempotency;

describe('Idempotency', () => {
  beforeAll(async () => {
    database = new Database(testDatabase.source);
    idempotency = new PostgresIdempotency(database);
    await testDatabase.source.query('create table done (what text)');
  });
  beforeEach(() => testDatabase.empty('done', 'idempotency_keys'));

  const call = (key: string | null, request: unknown = { amount: '100000' }) => ({
    operation: 'test',
    principal: visitor,
    key,
    request,
    withoutKey: 'same' as const,
  });

  const done = async (what: string): Promise<void> => {
    await database.manager.query('insert into done values ($1)', [what]);
  };

  const make = (called: RepeatableCall, what = 'it'): Promise<{ what: string }> =>
    idempotency.once(called, { what }, () => done(what));

  const fail = (called: RepeatableCall) =>
    idempotency.writeOnce(called, { what: 'it' }, async () => {
      await done('it');
      throw new Error('the lights went out');
    });

  const timesDone = async (): Promise<number> => {
    const rows = await testDatabase.source.query<unknown[]>('select what from done');
    return rows.length;
  };

  it('runs the work once per key and replays the response', async () => {
    const first = await make(call('k1'), 'first');
    const second = await make(call('k1'), 'second');

    expect([first, second]).toEqual([{ what: 'first' }, { what: 'first' }]);
    expect(await timesDone()).toBe(1);
  });

  it('runs it once for ten concurrent requests when the statement stores the request itself', async () => {
    const statement = `with call as (${callInsertion('$2')}) insert into done values ($1)`;
    const makeTogether = (what: string) =>
      idempotency.writeWithCall(call('k1'), { what }, async (stored) => {
        await database.manager.query(statement, [what, callJson(stored)]);
      });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => makeTogether(String(n))));

    expect(new Set(answers.map(({ what }) => what)).size).toBe(1);
    expect(await timesDone()).toBe(1);
    expect(await make(call('k1'), 'later')).toEqual(answers[0]);
  });

  it('runs it once for ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => make(call('k1'), String(n))));

    expect(new Set(answers.map(({ what }) => what)).size).toBe(1);
    expect(await timesDone()).toBe(1);
  });

  it('rejects a reused key with another request', async () => {
    await make(call('k1'));

    await expect(make(call('k1', { amount: '1' }))).rejects.toThrow(KeyReused);
  });

  it('allows a retry after a failure, and stores nothing of it', async () => {
    await expect(fail(call('k1'))).rejects.toThrow('the lights went out');

    await make(call('k1'));

    expect(await timesDone()).toBe(1);
  });

  it('replays the other’s response when the key was taken meanwhile, and stores nothing else', async () => {
    const answer = await idempotency.writeOnce(call('k1'), { what: 'first' }, () => done('first'));
    const late = await idempotency.writeOnce(call('k1'), { what: 'second' }, () => done('second'));

    expect([answer, late]).toEqual([{ what: 'first' }, { what: 'first' }]);
    expect(await timesDone()).toBe(1);
    await expect(
      idempotency.writeOnce(call('k1', { amount: '1' }), { what: 'third' }, () => done('third')),
    ).rejects.toThrow(KeyReused);
  });

  it('forgets a key after 24 hours', async () => {
    await make(call('k1'));
    await testDatabase.source.query(`update idempotency_keys set created_at = now() - interval '25 hours'`);

    await make(call('k1', { amount: 'another' }));

    expect(await timesDone()).toBe(2);
  });

  it('runs again once the stored response has expired, without a look-up', async () => {
    const write = () => idempotency.writeOnce(call('k1'), { what: 'it' }, () => done('it'));
    await write();
    await testDatabase.source.query(`update idempotency_keys set created_at = now() - interval '25 hours'`);

    await Promise.all([write(), write()]);

    expect(await timesDone()).toBe(2);
  });

  it('separates the keys of different callers', async () => {
    await make(call('k1'));
    await make({ ...call('k1'), principal: partner });

    expect(await timesDone()).toBe(2);
  });

  it('separates the same key of two visitors, and never mixes their responses', async () => {
    const first = await make(call('k1'), 'first');
    const second = await make({ ...call('k1', { amount: '1' }), principal: neighbour }, 'second');

    expect([first, second]).toEqual([{ what: 'first' }, { what: 'second' }]);
    expect(await make(call('k1'))).toEqual(first);
    expect(await timesDone()).toBe(2);
  });

  it('stores neither address nor request with a visitor’s key', async () => {
    await make(call('k1'));
    const [row] = await testDatabase.source.query<{ row: string }[]>(
      'select k::text as row from idempotency_keys k',
    );

    expect(row?.row).not.toMatch(/192\.0\.2\.1|100000/);
  });

  describe('without a key', () => {
    const age = (interval: string) =>
      testDatabase.source.query(`update idempotency_keys set created_at = now() - interval '${interval}'`);

    it('runs the same request of one caller once, also when ten are concurrent', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => make(call(null), String(n))));

      expect(new Set(answers.map(({ what }) => what)).size).toBe(1);
      expect(await timesDone()).toBe(1);
    });

    it('distinguishes request, address, account and operation', async () => {
      await make(call(null));
      await make(call(null, { amount: '1' }));
      await make({ ...call(null), principal: neighbour });
      await make({ ...call(null), principal: partner });
      await make({ ...call(null), operation: 'another' });

      expect(await timesDone()).toBe(5);
    });

    it('runs each request that is not declared repeatable', async () => {
      const { operation, principal, key, request } = call(null);
      await make({ operation, principal, key, request });
      await make({ operation, principal, key, request });

      expect(await timesDone()).toBe(2);
    });

    it('runs it again after ten minutes', async () => {
      await make(call(null));
      await age('9 minutes 50 seconds');
      await make(call(null));
      expect(await timesDone()).toBe(1);

      await age('10 minutes 1 second');
      await make(call(null));
      expect(await timesDone()).toBe(2);
    });

    it('runs again when the first failed', async () => {
      await expect(fail(call(null))).rejects.toThrow('the lights went out');

      await make(call(null));

      expect(await timesDone()).toBe(1);
    });

    it('is not confused with a request with a key, and stores neither address nor request', async () => {
      await make(call(null));
      const [row] = await testDatabase.source.query<{ key: string; row: string }[]>(
        'select key, k::text as row from idempotency_keys k',
      );
      await make(call(row?.key.replace(/^.* /, '') ?? ''));

      expect(row?.row).not.toMatch(/192\.0\.2\.1|100000/);
      expect(row?.key).toContain(' ');
      expect(await timesDone()).toBe(2);
    });
  });
});
