import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { Request, Response } from 'express';
import request from 'supertest';
import type { Principal } from '#shared/application/principal.js';
import { Access } from '#shared/infrastructure/http/access.js';
import { CurrentPrincipal } from '#shared/infrastructure/http/current-principal.js';
import { AppModule } from '../../src/app.module.js';
import { appOptions, configureApp } from '../../src/configure-app.js';
import {
  AccountLookup,
  AccountLookups,
  type AccountView,
  type StoredAccount,
} from '../../src/modules/auth/application/account-lookup.js';
import { AdminAccounts } from '../../src/modules/auth/application/admin-accounts.js';
import { PasswordHasher } from '../../src/modules/auth/application/password-hasher.js';
import { adminRole, type Role } from '../../src/modules/auth/domain/role.js';
import { CurrentAccount } from '../../src/modules/auth/infrastructure/http/current-account.js';
import { PasswordGuard } from '../../src/modules/auth/infrastructure/http/password.guard.js';
import { SignInRequest } from '../../src/modules/auth/infrastructure/http/sign-in.dto.js';
import { Sessions } from '../../src/modules/auth/infrastructure/session/sessions.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { signInAsAdmin, testSettings } from '../support/test-app.js';

// What a second role takes: an entry, a lookup, and a controller with its answers.

const introducerRole: Role = {
  ...adminRole,
  name: 'introducer',
  area: 'introducers',
  idleSeconds: 12 * 3_600,
  longestSeconds: 7 * 24 * 3_600,
};

const IVY = { id: '0193f000-0000-7000-8000-000000000017', companyName: 'Ivy & Co' };
const SIGN_IN = { email: 'ivy@partner.example', password: 'three calm herons' };

class IntroducersInMemory extends AccountLookup {
  override readonly role = introducerRole;
  passwordHash = '';

  override find(id: string): Promise<AccountView | null> {
    return Promise.resolve(id === IVY.id ? IVY : null);
  }

  override findByEmail(email: string): Promise<StoredAccount | null> {
    const known = email === SIGN_IN.email;
    return Promise.resolve(known ? { view: IVY, passwordHash: this.passwordHash } : null);
  }
}

@Controller(introducerRole.area)
class IntroducerSessionController {
  private readonly sessions: Sessions;

  constructor(modules: ModuleRef) {
    this.sessions = modules.get(Sessions, { strict: false });
  }

  @Post('login')
  @HttpCode(200)
  @Access('visitor')
  @UseGuards(PasswordGuard)
  async signIn(
    @Body() { email }: SignInRequest,
    @CurrentAccount() introducer: AccountView,
    @Req() call: Request,
    @Res({ passthrough: true }) answer: Response,
  ): Promise<object> {
    await this.sessions.begin(call, answer, introducer, email);
    return { introducer };
  }

  @Get('me')
  @Access('introducer')
  me(@CurrentPrincipal() principal: Principal): Principal {
    return principal;
  }

  @Post('logout')
  @HttpCode(200)
  @Access('visitor')
  async signOut(@Req() call: Request, @Res({ passthrough: true }) answer: Response): Promise<object> {
    await this.sessions.end(call, answer);
    return { success: true };
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

let database: TestDatabase;
let app: NestExpressApplication;
beforeAll(async () => {
  database = await createTestDatabase();
  const introducers = new IntroducersInMemory();
  const module = await Test.createTestingModule({
    imports: [AppModule.with(testSettings({ rateLimitScale: 1 }), database.url)],
    controllers: [IntroducerSessionController, MisplacedController],
  })
    .overrideProvider(AccountLookups)
    .useFactory({
      inject: [AdminAccounts],
      factory: (admins: AdminAccounts) => new AccountLookups([admins, introducers]),
    })
    .compile();
  app = module.createNestApplication<NestExpressApplication>({ ...appOptions, logger: false });
  configureApp(app);
  await app.listen(0, '127.0.0.1');
  introducers.passwordHash = await app.get(PasswordHasher, { strict: false }).hash(SIGN_IN.password);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

const http = () => request(app.getHttpServer());
const signIn = (password = SIGN_IN.password) =>
  http()
    .post('/api/introducers/login')
    .send({ ...SIGN_IN, password });
const cookieOf = ({ headers }: request.Response, name: string): string =>
  (headers['set-cookie'] as unknown as string[]).find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
const pair = (cookie: string): string => cookie.split(';')[0] ?? '';

it('signs in and out with cookies, paths and limits of its own', async () => {
  const answer = await signIn().expect(200, { introducer: IVY });
  const session = cookieOf(answer, 'introducer_session');
  const me = () => http().get('/api/introducers/me').set('Cookie', pair(session));

  expect(session).toMatch(/^introducer_session=[^;]{40,}; Path=\/api\/introducers; HttpOnly; SameSite=Lax$/);
  expect(cookieOf(answer, 'introducer_device')).toMatch(
    /^introducer_device=[^;]{43}; Max-Age=7776000; Path=\/api\/introducers\/login; /,
  );
  await me().expect(200, { type: 'introducer', id: IVY.id });
  await http().post('/api/introducers/logout').set('Cookie', pair(session)).expect(200);
  await me().expect(401);
});

it('lasts as long as its role says', async () => {
  await signIn().expect(200);

  const [row] = await database.source.query<object[]>(
    `select role, round(extract(epoch from idle_until - now()) / 3600)::int as idle,
       round(extract(epoch from expires_at - now()) / 3600)::int as longest
     from sessions order by created_at desc limit 1`,
  );
  expect(row).toEqual({ role: 'introducer', idle: 12, longest: 168 });
});

it('opens nothing of another role', async () => {
  const admin = await signInAsAdmin(app);
  const session = pair(cookieOf(await signIn().expect(200), 'introducer_session'));
  const stolen = session.replace('introducer_session', 'admin_session');

  await http().get('/api/admin/me').set('Cookie', stolen).expect(401);
  await admin.get('/api/introducers/me').expect(401);
  await admin.get('/api/admin/for-introducers').expect(401);
  await admin.get('/api/admin/me').expect(200);
});

it('counts its guesses apart', async () => {
  const { headers } = await signIn('wrong').expect(401);

  expect(headers['ratelimit']).toBe(
    '"introducer-sign-in-address";r=29;t=900, "introducer-sign-in-account";r=7;t=86400',
  );
});
