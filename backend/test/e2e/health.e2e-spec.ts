import request from 'supertest';
import { CheckReadiness } from '#platform/infrastructure/health/check-readiness.js';
import { startFaultProxy } from '../support/fault-proxy.js';
import { startAppOn, testSettings, useTestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';
import { until } from '../support/until.js';

const test = useTestApp();

const get = (path: string) => test.http().get(path);

describe('Health', () => {
  it('reports liveness and readiness without a sign-in', async () => {
    await get('/api/health/live').expect(200, { status: 'ok' });
    const ready = await get('/api/health/ready').expect(200);

    expect(ready.body).toEqual({ status: 'ok', reasons: [] });
    expect(ready.headers['cache-control']).toBe('no-store');
  });

  it('warns the log once, and no visitor, when the server may lose data', async () => {
    const warnings: string[] = [];
    test.app.useLogger({
      log: () => undefined,
      error: () => undefined,
      warn: (text: string) => warnings.push(text),
    });
    const name = new URL(test.database.url).pathname.slice(1);
    await test.query('alter database '.concat(name, ' set synchronous_commit = off'));
    // Database settings apply to new connections, so the application has to open some.
    await test.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
    );

    const said = () => warnings.filter((sentence) => sentence.startsWith('synchronous_commit'));
    await until(async () => {
      const { reasons } = (await get('/api/health/ready')).body as { reasons: string[] };
      // A pooled connection may be used before it is known to be closed.
      expect([[], ['database']]).toContainEqual(reasons);
      return said().length > 0;
    });
    expect((await get('/api/health/ready').expect(200)).body).toEqual({ status: 'ok', reasons: [] });

    expect(said()).toEqual(['synchronous_commit is off: a crash loses saved work']);
  });

  it('returns a problem for an unknown path', async () => {
    const answer = await get('/api/health/unwell').expect(404);

    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it('reports that the database is away, and logs its error', async () => {
    const database = await createTestDatabase();
    const proxy = await startFaultProxy(database.url);
    const app = await startAppOn(proxy.url, testSettings());
    const errors: string[] = [];
    app.useLogger({
      log: () => undefined,
      warn: () => undefined,
      error: (_details: object, text: string) => errors.push(text),
    });
    try {
      await proxy.cut();
      const ready = await request(app.getHttpServer()).get('/api/health/ready').expect(503);

      expect(ready.body).toEqual({ status: 'unavailable', reasons: ['database'] });
      expect(errors).toContain('The database is not responding');
    } finally {
      await app.close();
      await proxy.cut();
      await database.drop();
    }
  });

  it('is alive but not ready while it is stopping', async () => {
    test.app.get(CheckReadiness, { strict: false }).stop();

    const ready = await get('/api/health/ready').expect(503);

    expect(ready.body).toEqual({ status: 'unavailable', reasons: ['draining'] });
    await get('/api/health/live').expect(200);
  });
});
