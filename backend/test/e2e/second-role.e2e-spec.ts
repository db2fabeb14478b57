import { Controller, Get } from '@nestjs/common';
import request from 'supertest';
import type { Principal } from '#platform/application/principal.js';
import { Access } from '#platform/infrastructure/http/access.js';
import { CurrentIntroducer, CurrentPrincipal } from '#platform/infrastructure/http/current-principal.js';
import { signInAsAdmin, signUpIntroducer, useTestApp } from '../support/test-app.js';

// Two roles share sign-in, sessions and guards, but no rights.

@Controller('introducers/probe')
class ProbeController {
  @Get()
  @Access('introducer')
  show(@CurrentPrincipal() principal: Principal, @CurrentIntroducer() introducerId: string): object {
    return { principal, introducerId };
  }
}

@Controller('admin/for-introducers')
class MisplacedController {
  @Get()
  @Access('introducer')
  show(): string {
    return 'never seen by an admin';
  }
}

const SIGN_IN = { email: 'ivy@partner.example', password: 'three calm herons' };

const api = useTestApp({ rateLimitScale: 1 }, [ProbeController, MisplacedController]);
let ivy: { id: string; companyName: string };
describe('Second role', () => {
  beforeAll(async () => {
    ivy = (await signUpIntroducer(api.app, { ...SIGN_IN, companyName: 'Ivy & Co' })).introducer;
  });

  const signIn = (password = SIGN_IN.password) =>
    api
      .http()
      .post('/api/introducers/login')
      .send({ ...SIGN_IN, password });
  const cookieOf = ({ headers }: request.Response, name: string): string =>
    (headers['set-cookie'] as unknown as string[]).find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  const pair = (cookie: string): string => cookie.split(';')[0] ?? '';

  it('signs in and out with its own cookies, paths and limits', async () => {
    const answer = await signIn().expect(200, { introducer: ivy });
    const session = cookieOf(answer, 'introducer_session');
    const me = () => api.http().get('/api/introducers/me').set('Cookie', pair(session));

    expect(session).toMatch(
      /^introducer_session=[^;]{40,}; Path=\/api\/introducers; HttpOnly; SameSite=Lax$/,
    );
    expect(cookieOf(answer, 'introducer_device')).toMatch(
      /^introducer_device=[^;]{43}; Max-Age=7776000; Path=\/api\/introducers\/login; /,
    );
    await me().expect(200, ivy);
    await api
      .http()
      .get('/api/introducers/probe')
      .set('Cookie', pair(session))
      .expect(200, { principal: { type: 'introducer', id: ivy.id }, introducerId: ivy.id });
    await api.http().post('/api/introducers/logout').set('Cookie', pair(session)).expect(200);
    await me().expect(401);
  });

  it('lasts as long as its role defines', async () => {
    await signIn().expect(200);

    const [row] = await api.query(
      `select role, round(extract(epoch from idle_until - now()) / 3600)::int as idle,
       round(extract(epoch from expires_at - now()) / 3600)::int as longest
     from sessions order by created_at desc limit 1`,
    );
    expect(row).toEqual({ role: 'introducer', idle: 12, longest: 168 });
  });

  it('is rejected for another role', async () => {
    const admin = await signInAsAdmin(api.app);
    const session = pair(cookieOf(await signIn().expect(200), 'introducer_session'));
    const stolen = session.replace('introducer_session', 'admin_session');

    await api.http().get('/api/admin/me').set('Cookie', stolen).expect(401);
    await admin.get('/api/introducers/me').expect(401);
    await admin.get('/api/admin/for-introducers').expect(401);
    await admin.get('/api/admin/me').expect(200);
  });

  it('counts its wrong attempts separately', async () => {
    const { headers } = await signIn('wrong').expect(401);

    expect(headers['ratelimit']).toBe(
      '"introducer-sign-in-address";r=29;t=900, "introducer-sign-in-account";r=7;t=86400',
    );
  });
});
