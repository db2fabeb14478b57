import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serveMetrics } from '../../src/serve-metrics.js';
import { workJobs } from '../support/jobs.js';
import { signUpUnconfirmed, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

describe('Metrics', () => {
  const { api } = useMailingApp();
  let metrics: Awaited<ReturnType<typeof serveMetrics>>;
  beforeAll(async () => {
    const server = api.app.getHttpServer();
    metrics = await serveMetrics(api.app, server, { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => metrics.stop());

  const scrape = async (): Promise<string[]> => {
    const response = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    return (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  };
  const address = () => `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`;

  it('counts requests by route template, method and status class', async () => {
    await fetch(`${address()}/api/health/live`);
    await fetch(`${address()}/api/status/${randomUUID()}`);

    const lines = await scrape();

    expect(lines).toContain(
      'http_request_duration_seconds_count{route="/api/health/live",method="GET",status="2xx"} 1',
    );
    expect(lines).toContain(
      'http_request_duration_seconds_count{route="/api/status/:token",method="GET",status="4xx"} 1',
    );
  });

  /** Label values that a caller could influence. */
  const routes = async (): Promise<string[]> => {
    const labels = (await scrape()).map((line) => /route="[^"]*",method="[^"]*"/.exec(line)?.[0]);
    return [...new Set(labels.filter((label) => label !== undefined))].sort();
  };

  it('adds no series for made-up paths and methods', async () => {
    const random = (method = 'GET') =>
      Promise.all(
        ['', 'api/', 'api/admin/', 'api/status/'].map((start) =>
          fetch(`${address()}/${start}${randomUUID()}`, { method }),
        ),
      );
    await random();
    await random('PURGE');
    const before = await routes();

    for (let round = 0; round < 100; round += 1) await random(round % 10 === 0 ? 'PURGE' : 'GET');

    expect(await routes()).toEqual(before);
  });

  it('counts sign-ins, matches, emails and rate limits, and reports jobs and connections', async () => {
    await workJobs(api.app);
    await signUpUnconfirmed(api.app);
    await api
      .http()
      .post('/api/introducers/login')
      .send({ email: 'none@alder.example', password: 'wrong' })
      .expect(401);
    await api
      .http()
      .post('/api/match-lenders')
      .send({ fundingType: 'business-loans', amount: '100000' })
      .expect(200);
    const hasSent = async () =>
      (await scrape()).some((line) => /^emails_total\{kind="welcome",outcome="sent"\} 1$/.test(line));
    await until(hasSent);

    const lines = await scrape();

    expect(lines).toContain('sign_ins_total{role="introducers",outcome="rejected"} 1');
    expect(lines).toContain('matches_total 1');
    expect(lines.some((line) => line.startsWith('db_pool_connections{state="idle"}'))).toBe(true);
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_p99_seconds'))).toBe(true);
    expect(lines.some((line) => line.startsWith('backup_age_seconds'))).toBe(false);
  });

  it('reports the age of the last good backup', async () => {
    await api.query(`
      insert into backup_runs (id, started_at, finished_at, file, bytes, failure)
      values (gen_random_uuid(), now() - interval '3 hours', now(), 'a', 1, null),
        (gen_random_uuid(), now(), now(), 'b', null, 'the disk is full')`);

    const [line = ''] = (await scrape()).filter((one) => one.startsWith('backup_age_seconds'));

    expect(Math.round(Number(line.split(' ')[1]) / 3_600)).toBe(3);
  });

  it('responds on its own path only', async () => {
    expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404);
  });
});
