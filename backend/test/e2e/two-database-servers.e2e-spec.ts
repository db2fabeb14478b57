import type { NestExpressApplication } from '@nestjs/platform-express';
import { Client } from 'pg';
import request from 'supertest';
import { DatabaseByUrl } from '#platform/infrastructure/database/connection/database-by-url.js';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';
import { CuttableLine } from '../support/cuttable-line.js';
import { startAppOn, testSettings } from '../support/test-app.js';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../support/throw-away-postgres.js';

/** One of two servers, each behind its own proxy; both have the schema, like a primary and its standby. */
interface Host {
  readonly server: ThrowAwayPostgres;
  readonly line: CuttableLine;
  query(statement: string): Promise<object[]>;
  setReadOnly(readOnly: boolean): Promise<void>;
}

const startHost = async (): Promise<Host> => {
  const server = await startThrowAwayPostgres();
  const { hostname, port } = new URL(server.url);
  const query = async (statement: string): Promise<object[]> => {
    const client = new Client({ connectionString: server.url });
    await client.connect();
    const { rows } = await client.query<object>(statement).finally(() => client.end());
    return rows;
  };
  await migrate(server.url);
  await query(`create role app superuser login password 'shared'`);
  return {
    server,
    line: await CuttableLine.to({ host: hostname, port: Number(port) }),
    query,
    setReadOnly: async (readOnly) => {
      const value = readOnly ? 'on' : 'off';
      await query('alter system set default_transaction_read_only = '.concat(value));
      await query('select pg_reload_conf()');
      const isSo = async (): Promise<boolean> => {
        const [row] = await query('show default_transaction_read_only');
        return Object.values(row ?? {}).includes(value);
      };
      while (!(await isSo()));
    },
  };
};

let first: Host;
let second: Host;
let url: string;
let app: NestExpressApplication | null = null;
describe('Two database servers', () => {
  beforeAll(async () => {
    first = await startHost();
    second = await startHost();
    url = `postgres://app:shared@127.0.0.1:${first.line.port},127.0.0.1:${second.line.port}/postgres?target_session_attrs=read-write`;
  });
  afterEach(async () => {
    [first, second].forEach(({ line }) => line.mend());
    await app?.close();
    app = null;
  });
  afterAll(async () => {
    for (const { line, server } of [first, second]) {
      line.close();
      await server.stop();
    }
  });

  const send = (name: string) =>
    request(app!.getHttpServer())
      .post('/api/contact')
      .send({ name, email: 'ada@example.co.uk', message: 'Please call me back about a loan.' });
  const namesOn = async (host: Host): Promise<object[]> =>
    host.query('select name from contact_submissions order by id');
  /** Repeats until it is saved; the test's timeout ends a failing wait. */
  const sendUntilKept = async (name: string): Promise<number[]> => {
    const { status } = await send(name);
    return status === 201 ? [] : [status, ...(await sendUntilKept(name))];
  };

  it('writes to the primary in any position of the list', async () => {
    await first.setReadOnly(true);
    await second.setReadOnly(false);

    await expect(new DatabaseByUrl(url).start()).resolves.toBe(url);
    await migrate(url);
    app = await startAppOn(url, testSettings({ requestMs: 4_500 }));
    await send('Ada').expect(201);

    expect(await namesOn(second)).toContainEqual({ name: 'Ada' });
    expect(await namesOn(first)).not.toContainEqual({ name: 'Ada' });
  });

  it('fails over when the first hangs and the other is promoted', async () => {
    await first.setReadOnly(false);
    await second.setReadOnly(true);
    app = await startAppOn(url, testSettings({ requestMs: 4_500 }));
    await send('Bea').expect(201);

    first.line.hang();
    await second.setReadOnly(false);
    const meanwhile = await sendUntilKept('Cem');

    // None, if background work met the hanging server first.
    expect(meanwhile.filter((status) => status !== 503)).toEqual([]);
    expect(await namesOn(first)).toContainEqual({ name: 'Bea' });
    expect(await namesOn(second)).toContainEqual({ name: 'Cem' });
  });

  it('leaves a server that is no longer the primary', async () => {
    await first.setReadOnly(false);
    await second.setReadOnly(true);
    app = await startAppOn(url, testSettings({ requestMs: 4_500 }));
    await send('Dov').expect(201);

    await second.setReadOnly(false);
    await first.setReadOnly(true);
    const meanwhile = await sendUntilKept('Eva');

    expect(meanwhile.every((status) => status === 503)).toBe(true);
    expect(await namesOn(second)).toContainEqual({ name: 'Eva' });
  });

  it('reports when there is no primary', async () => {
    await first.setReadOnly(true);
    await second.setReadOnly(true);

    await expect(new DatabaseByUrl(url).start()).rejects.toThrow('it is read-only');
  });
});
