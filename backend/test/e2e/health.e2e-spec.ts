import request from 'supertest';
import { Readiness } from '#shared/infrastructure/lifecycle/readiness.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (path: string) => request(test.app.getHttpServer()).get(path);

it('says that it lives, and that it is ready, to anybody', async () => {
  await get('/api/health/live').expect(200, { status: 'ok' });
  const ready = await get('/api/health/ready').expect(200);

  expect(ready.body).toMatchObject({ status: 'ok', reasons: [] });
  expect(ready.headers['cache-control']).toBe('no-store');
});

it('tells an operator when the server may lose what it was given', async () => {
  const name = new URL(test.database.url).pathname.slice(1);
  await test.database.source.query('alter database '.concat(name, ' set synchronous_commit = off'));
  // Settings of a database hold for new connections: the application has to make some.
  await test.database.source.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );

  const warning = async (): Promise<string> => {
    const { body } = (await get('/api/health/ready')) as { body: { warnings: string[] } };
    return body.warnings.find((sentence) => sentence.startsWith('synchronous_commit')) ?? warning();
  };

  expect(await warning()).toContain('a crash loses saved work');
});

it('answers an unknown call with a problem', async () => {
  const answer = await get('/api/health/unwell').expect(404);

  expect(answer.headers['content-type']).toContain('application/problem+json');
});

it('wants no more requests once it is stopping, though it lives', async () => {
  test.app.get(Readiness, { strict: false }).stop();

  const ready = await get('/api/health/ready').expect(503);

  expect(ready.body).toMatchObject({ status: 'unavailable', reasons: ['the process is stopping'] });
  await get('/api/health/live').expect(200);
});
