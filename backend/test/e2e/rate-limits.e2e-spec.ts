import { Controller, Get } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Access } from '#platform/infrastructure/http/access.js';
import { RateLimit } from '#platform/infrastructure/http/limits/rate-limit.js';
import { SharedCounts } from '#platform/infrastructure/http/limits/shared-counts.js';
import { startFaultProxy } from '../support/fault-proxy.js';
import { createTestDatabase } from '../support/test-database.js';
import { createAdmin, startAppOn, testAdmin, testSettings, useTestApp } from '../support/test-app.js';

@Access('visitor')
@Controller('probe')
class ProbeController {
  @Get('limited')
  @RateLimit({ name: 'probe', points: 4, perSeconds: 600 })
  limited(): string {
    return 'served';
  }

  @Get('bursting')
  @RateLimit({ name: 'bursting', points: 50, perSeconds: 600, burst: 3 })
  bursting(): string {
    return 'served';
  }
}

const api = useTestApp({ rateLimitScale: 1, trustProxy: 1 }, [ProbeController]);
let twin: NestExpressApplication;
describe('Rate limits', () => {
  beforeAll(async () => {
    twin = await api.startTwin();
    await createAdmin(api.app, testAdmin);
  });
  beforeEach(async () => {
    await api.empty('sign_in_attempts');
  });

  const call = (path: string, from: string, app = api.app) =>
    request(app.getHttpServer()).get(`/api/probe/${path}`).set('X-Forwarded-For', from);

  const signIn = (password: string, from: string, email: string = testAdmin.email, app = api.app) =>
    request(app.getHttpServer())
      .post('/api/admin/login')
      .set('X-Forwarded-For', from)
      .send({ email, password });

  /** The background exchange of counts between processes, every 400 ms. */
  const share = (app: NestExpressApplication): Promise<void> => app.get(SharedCounts).share();

  const statusesOf = async (calls: (() => request.Test)[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const one of calls) statuses.push((await one()).status);
    return statuses;
  };
  const times = <T>(count: number, make: (index: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => make(n));

  /** Whole minutes, so that seconds do not matter. */
  const minutesOf = ({ headers }: request.Response): number => Math.ceil(Number(headers['retry-after']) / 60);

  describe('a limited request', () => {
    it('is rejected with Retry-After once the limit is reached, across all processes', async () => {
      const allowed = await statusesOf(times(3, () => () => call('limited', '192.0.2.1')));
      await share(api.app);
      await share(twin);
      allowed.push((await call('limited', '192.0.2.1', twin)).status);
      const refused = await call('limited', '192.0.2.1', twin).expect(429);
      await share(twin);
      await share(api.app);

      expect(allowed).toEqual([200, 200, 200, 200]);
      await call('limited', '192.0.2.1').expect(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
      expect(refused.headers['ratelimit-policy']).toBe('"probe";q=4;w=600');
      expect(refused.headers['ratelimit']).toBe(`"probe";r=0;t=${refused.headers['retry-after']}`);
      expect(refused.type).toBe('application/problem+json');
      expect(refused.body).toMatchObject({
        type: '/problems/too-many-requests',
        error: 'Too many requests. Please try again in 10 minutes',
      });
      await call('limited', '192.0.2.2').expect(200);
    });

    it('returns what is left', async () => {
      const { headers } = await call('limited', '192.0.2.3').expect(200);

      expect(headers['ratelimit-policy']).toBe('"visitor";q=300;w=60, "probe";q=4;w=600');
      expect(headers['ratelimit']).toMatch(/^"visitor";r=299;t=\d+, "probe";r=3;t=\d+$/);
    });

    it('counts an IPv6 network, and an address in either notation, as one caller', async () => {
      const household = times(5, (n) => () => call('limited', `2001:db8:1:ff0${n}::${n}`));
      const mapped = times(5, (n) => () => call('limited', n % 2 ? '::ffff:192.0.2.9' : '192.0.2.9'));

      expect(await statusesOf(household)).toEqual([200, 200, 200, 200, 429]);
      expect(await statusesOf(mapped)).toEqual([200, 200, 200, 200, 429]);
    });

    it('reads an address that a proxy forwards with its port', async () => {
      const ipv4 = times(5, (n) => () => call('limited', `192.0.2.12:${5_000 + n}`));
      const ipv6 = times(5, (n) => () => call('limited', n % 2 ? `[2001:db8:9::1]:44${n}` : '2001:db8:9::1'));
      const bare = times(5, (n) => () => call('limited', n % 2 ? '[2001:db8:a::1]' : '2001:db8:a::2'));

      for (const calls of [ipv4, ipv6, bare])
        expect(await statusesOf(calls)).toEqual([200, 200, 200, 200, 429]);
      await call('limited', '192.0.2.12').expect(429);
    });

    it('ignores forged forwarding headers', async () => {
      const forged = times(5, (n) => () => call('limited', `203.0.113.${n}, 192.0.2.10`));

      expect(await statusesOf(forged)).toEqual([200, 200, 200, 200, 429]);
    });

    it('cannot exceed the limit by concurrent requests', async () => {
      const first = await call('bursting', '192.0.2.11').expect(200);
      const more = await statusesOf(times(3, () => () => call('bursting', '192.0.2.11')));
      const refused = await call('bursting', '192.0.2.11').expect(429);

      expect(more).toEqual([200, 200, 429]);
      expect(first.headers['ratelimit-policy']).toBe(
        '"visitor";q=300;w=60, "bursting-burst";q=3;w=10, "bursting";q=50;w=600',
      );
      expect(first.headers['ratelimit']).toMatch(
        /^"visitor";r=299;t=\d+, "bursting-burst";r=2;t=\d+, "bursting";r=49;t=\d+$/,
      );
      expect(refused.headers['ratelimit']).toBe(`"bursting-burst";r=0;t=${refused.headers['retry-after']}`);
    });
  });

  describe('wrong passwords', () => {
    it('are limited to eight per account from any address; then even the right one waits', async () => {
      const statuses = await statusesOf(
        times(8, (n) => () => signIn('wrong', `198.51.100.${n}`, testAdmin.email, n % 2 ? twin : api.app)),
      );
      const ninth = await signIn(testAdmin.password, '198.51.100.99').expect(429);

      expect(statuses).toEqual(times(8, () => 401));
      expect(minutesOf(ninth)).toBe(1);
      expect(ninth.body).toMatchObject({
        type: '/problems/too-many-attempts',
        error: 'Too many sign-in attempts. Please try again in a minute',
      });
      await signIn('wrong', '198.51.100.99', 'somebody.else@example.co.uk').expect(401);
    });

    it('return how many are left, and how long to wait', async () => {
      const first = await signIn('wrong', '198.51.100.8').expect(401);
      const unknown = await signIn('wrong', '198.51.100.9', 'nobody@example.co.uk').expect(401);
      await statusesOf(times(7, (n) => () => signIn('wrong', `198.51.100.${10 + n}`)));
      const refused = await signIn('wrong', '198.51.100.99').expect(429);

      const policies = '"admin-sign-in-address";q=30;w=900, "admin-sign-in-account";q=8;w=86400';
      for (const { headers } of [first, unknown]) {
        expect(headers['ratelimit-policy']).toBe(policies);
        expect(headers['ratelimit']).toBe(
          '"admin-sign-in-address";r=29;t=900, "admin-sign-in-account";r=7;t=86400',
        );
      }
      expect(refused.headers['ratelimit-policy']).toBe(policies);
      expect(refused.headers['ratelimit']).toBe(
        `"admin-sign-in-address";r=29;t=900, "admin-sign-in-account";r=0;t=${refused.headers['retry-after']}`,
      );
    });

    it('wait longer each time, up to a quarter of an hour', async () => {
      await statusesOf(times(8, (n) => () => signIn('wrong', `198.51.100.${n}`)));
      const waits: number[] = [];
      for (let round = 0; round < 6; round += 1) {
        waits.push(minutesOf(await signIn('wrong', '198.51.100.50').expect(429)));
        await api.query('update sign_in_attempts set blocked_until = now()');
        await signIn('wrong', `198.51.100.${60 + round}`).expect(401);
      }

      expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
    });

    it('are cleared after a success', async () => {
      await statusesOf(times(7, () => () => signIn('wrong', '198.51.100.1')));
      await signIn(testAdmin.password, '198.51.100.1').expect(200);

      expect(await statusesOf(times(3, () => () => signIn('wrong', '198.51.100.1')))).toEqual([
        401, 401, 401,
      ]);
    });

    it('by others do not block a browser that has signed in before', async () => {
      const agent = request.agent(api.app.getHttpServer());
      const own = () =>
        agent.post('/api/admin/login').send({ email: testAdmin.email, password: testAdmin.password });
      await own().expect(200);
      await statusesOf(times(9, (n) => () => signIn('wrong', `198.51.100.${n}`)));

      await own().expect(200);
      await signIn(testAdmin.password, '198.51.100.77').expect(429);
    });

    it('are limited to thirty from one address across accounts, also when concurrent', async () => {
      await signIn('wrong', '198.51.100.2', 'user@example.co.uk').expect(401);
      await api.query(`update sign_in_attempts set failures = 26 where key like 'admin:address:%'`);
      const statuses = await Promise.all(
        times(8, async (n) => (await signIn('wrong', '198.51.100.2', `user${n}@example.co.uk`)).status),
      );

      expect(statuses.sort()).toEqual([...times(4, () => 401), ...times(4, () => 429)]);
      await signIn(testAdmin.password, '198.51.100.2').expect(429);
      await signIn(testAdmin.password, '198.51.100.3').expect(200);
    });
  });

  // Last, because passport keeps the strategy of the newest application, and these are closed again.
  it('multiply by a setting', async () => {
    const generous = await startAppOn(api.database.url, testSettings({ rateLimitScale: 2, trustProxy: 1 }), [
      ProbeController,
    ]);
    const statuses = await statusesOf(times(9, () => () => call('limited', '192.0.2.20', generous)));
    await generous.close();

    expect(statuses).toEqual([...times(8, () => 200), 429]);
  });

  it('continue after a restart, from the first request', async () => {
    const start = () =>
      startAppOn(api.database.url, testSettings({ rateLimitScale: 1, trustProxy: 1 }), [ProbeController]);
    const before = await start();
    await statusesOf(times(4, () => () => call('limited', '192.0.2.21', before)));
    await before.close();
    const after = await start();

    await call('limited', '192.0.2.21', after).expect(429);
    await after.close();
  });

  it('continue in memory while the database is away', async () => {
    const database = await createTestDatabase();
    const proxy = await startFaultProxy(database.url);
    const app = await startAppOn(proxy.url, testSettings({ rateLimitScale: 1 }), [ProbeController]);
    await proxy.cut();
    const statuses = await statusesOf(times(5, () => () => call('limited', '192.0.2.30', app)));
    await app.close();
    await database.drop();

    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});
