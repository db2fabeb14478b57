import { Controller, Get } from '@nestjs/common';
import request from 'supertest';
import { Access } from '#platform/infrastructure/http/access.js';
import { Costs } from '#platform/infrastructure/http/limits/rate-limit.js';
import { signInAsAdmin, signUpIntroducer, testAdmin, useTestApp } from '../support/test-app.js';

/** Routes without limits of their own, and one with a cost. */
@Controller()
class ProbeController {
  @Access('visitor')
  @Get('probe')
  visitor(): string {
    return 'served';
  }

  @Access('introducer')
  @Get('introducers/probe')
  partner(): string {
    return 'served';
  }

  @Access('visitor')
  @Costs('export')
  @Get('probe/export')
  exported(): string {
    return 'served';
  }
}

// A scale of 0.01: 3 requests a minute for visitors and for partners.
const api = useTestApp({ rateLimitScale: 0.01, trustProxy: 1 }, [ProbeController]);

const from = (address: string, path: string) =>
  api.http().get(`/api/${path}`).set('X-Forwarded-For', address);
const statusesOf = async (count: number, call: () => request.Test): Promise<number[]> => {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) statuses.push((await call()).status);
  return statuses;
};

describe('Default limits', () => {
  it('count every visitor request by address, also on a route without limits of its own', async () => {
    const call = () => from('192.0.2.1', 'probe');
    const { headers } = await call().expect(200);

    expect(headers['ratelimit-policy']).toBe('"visitor";q=3;w=60');
    expect(headers['ratelimit']).toMatch(/^"visitor";r=2;t=\d+$/);
    expect(await statusesOf(3, call)).toEqual([200, 200, 429]);
    await from('192.0.2.2', 'probe').expect(200);
  });

  it('counts rejected requests too', async () => {
    expect(await statusesOf(4, () => from('192.0.2.3', 'admin/applications'))).toEqual([401, 401, 401, 429]);
  });

  it('count every partner request by account', async () => {
    const { agent } = await signUpIntroducer(api.app);
    expect(await statusesOf(4, () => agent.get('/api/introducers/probe'))).toEqual([200, 200, 200, 429]);
  });

  it('count expensive requests separately', async () => {
    // 0.01 of 30 downloads rounds to none, but one is always allowed.
    const { headers } = await from('192.0.2.5', 'probe/export').expect(200);

    expect(headers['ratelimit-policy']).toBe('"visitor";q=3;w=60, "export";q=1;w=600');
    const refused = await from('192.0.2.5', 'probe/export').expect(429);
    expect(refused.headers['ratelimit-policy']).toBe('"export";q=1;w=600');
    await from('192.0.2.5', 'probe').expect(200);
  });

  it('count a successful sign-in by the cost of its password check', async () => {
    await signInAsAdmin(api.app);
    const signIn = () =>
      api.http().post('/api/admin/login').set('X-Forwarded-For', '192.0.2.6').send({
        email: testAdmin.email,
        password: testAdmin.password,
      });

    await signIn().expect(200);
    const refused = await signIn().expect(429);
    expect(refused.headers['ratelimit-policy']).toBe('"password";q=1;w=600');
  });

  it('never count a health check', async () => {
    expect(new Set(await statusesOf(8, () => from('192.0.2.7', 'health/live')))).toEqual(new Set([200]));
  });
});
