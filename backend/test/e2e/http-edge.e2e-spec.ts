import { connect, type AddressInfo } from 'node:net';
import { Body, Controller, Get, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { Access } from '#platform/infrastructure/http/access.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { OptionalText, RequiredText } from '#platform/infrastructure/http/dto/text.js';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { signInAsAdmin, testAdmin, startAppOn, testSettings, useTestApp } from '../support/test-app.js';

class Note {
  @RequiredText({ max: 200, min: 2, example: 'Acme Ltd' })
  readonly companyName: string;

  @OptionalText({ max: 20 })
  readonly remark?: string;
}

@Access('visitor')
@Controller('probe')
class ProbeController {
  constructor(private readonly database: Database) {}

  @Post()
  echo(@Body() note: Note): Note {
    return note;
  }

  @Get('defect')
  defect(): never {
    throw new Error('the secret of the house is at /srv/app/secret.ts');
  }

  @Get('sql/:code')
  async sql(@Param('code') code: string): Promise<void> {
    await this.database.manager.query(
      `do $$ begin raise exception 'inside' using errcode = '${code}'; end $$`,
    );
  }

  @Get('one')
  async one(): Promise<unknown> {
    return this.database.manager.query('select 1 as one');
  }

  @Get('by-id/:id')
  byId(@Param('id', ParseUUIDPipe) id: string): string {
    return id;
  }
}

const api = useTestApp({}, [ProbeController]);

const post = (body: string | object) => api.http().post('/api/probe').type('json').send(body);
const control = () => post({ companyName: 'Acme Ltd' }).expect(201);
const problem = (status: number, error: string) => ({
  type: expect.any(String) as unknown,
  title: expect.any(String) as unknown,
  status,
  detail: error,
  error,
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
});

describe('HTTP edge', () => {
  describe('an error response', () => {
    it('is a problem with a sentence, one per field, and the request id', async () => {
      const answer = await post({ companyName: ' ', remark: 'x'.repeat(21) }).expect(400);

      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.body).toEqual({
        ...problem(400, 'Company name is required'),
        type: '/problems/invalid-input',
        title: 'Bad Request',
        errors: [
          { field: 'companyName', message: 'Company name is required' },
          { field: 'remark', message: 'Remark can be at most 20 characters' },
        ],
      });
      expect(answer.headers['x-request-id']).toBe((answer.body as { requestId: string }).requestId);
    });

    it.each([
      ['get', '/api/nothing-here', 404, 'Not found'],
      ['delete', '/api/probe', 404, 'Not found'],
      ['get', '/api/probe/by-id/not-a-uuid', 400, 'The request is not valid'],
      ['get', '/api/%ff', 400, 'The request is not valid'],
      ['get', '/api/admin/me', 401, 'Please sign in'],
    ] as const)('responds to %s %s with %i', async (method, path, status, error) => {
      const body = (await api.http()[method](path).expect(status)).body as unknown;

      expect(body).toEqual(problem(status, error));
    });

    it('hides internals of an unexpected error', async () => {
      const answer = await api.http().get('/api/probe/defect').expect(500);

      expect(answer.text).not.toMatch(/secret|srv|Error:/);
      expect(answer.body).toEqual(
        problem(500, 'Something went wrong on our side. Please try again or quote the request id'),
      );
    });

    it.each([
      ['57P03', 503, '5'],
      ['53300', 503, '5'],
      ['40001', 503, '1'],
      ['22021', 400, undefined],
      ['23505', 500, undefined],
    ])('maps PostgreSQL’s code %s to %i', async (code, status, retryAfter) => {
      const answer = await api.http().get(`/api/probe/sql/${code}`).expect(status);

      expect(answer.headers['retry-after']).toBe(retryAfter);
      expect(answer.text).not.toContain('inside');
    });
  });

  describe('input', () => {
    it('keeps declared fields as typed, and drops the rest', async () => {
      const body = (
        await post({ companyName: '  Acme  Ltd ', remark: '   ', status: 'approved' }).expect(201)
      ).body as unknown;

      expect(body).toEqual({ companyName: '  Acme  Ltd ' });
    });

    it.each([
      [{ companyName: 12345 }, 'Company name must be text'],
      [{ companyName: ['Acme'] }, 'Company name must be text'],
      [{ companyName: { toString: 'x' } }, 'Company name must be text'],
      [{ companyName: true }, 'Company name must be text'],
      [{ companyName: null }, 'Company name is required'],
      [{ companyName: 'A' }, 'Company name must be at least 2 characters'],
      [{ companyName: 'x'.repeat(201) }, 'Company name can be at most 200 characters'],
      [{ companyName: '🦊'.repeat(201) }, 'Company name can be at most 200 characters'],
    ])('rejects %j: %s', async (body, message) => {
      const answer = await post(body).expect(400);

      expect((answer.body as { error: string }).error).toBe(message);
    });

    it.each([200, 2])('counts characters: %i foxes are that many', async (count) => {
      await post({ companyName: '🦊'.repeat(count) }).expect(201);
    });

    const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    const keys = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])));
    it.each([
      ['NUL in text', '{"companyName":"a\\u0000b"}'],
      ['NUL in a key', '{"a\\u0000":1}'],
      ['half a surrogate pair', '{"companyName":"\\ud800"}'],
      ['the other half', '{"companyName":"\\udc00 x"}'],
      ['50,000 levels', `{"a":${deep(49_000)}}`],
      ['21 levels', `{"a":${deep(20)}}`],
      ['a number that is infinite', '{"a":1e999}'],
      ['a key twice', '{"companyName":"Acme","companyName":"Bcme"}'],
      ['a key twice inside', '{"companyName":"Acme","a":[{"b":1,"b":2}]}'],
      ['a byte order mark', '\ufeff{"companyName":"Acme"}'],
      ['__proto__', '{"__proto__":{"companyName":"Acme"}}'],
      ['__proto__ escaped', '{"__pr\\u006fto__":{"a":1}}'],
      ['constructor', '{"constructor":{"prototype":{"a":1}}}'],
      ['5,000 keys', keys(5_000)],
      ['20,000 values', JSON.stringify({ a: Array(20_000).fill(1) })],
      ['an array', '[{"companyName":"Acme"}]'],
      ['a string', '"Acme"'],
      ['null', 'null'],
      ['a number', '12'],
      ['broken JSON', '{"companyName":'],
      ['two values', '{"a":1}{"b":2}'],
      ['JavaScript', "{companyName:'Acme'}"],
      ['NaN', '{"a":NaN}'],
    ])('is rejected when it holds %s, and the next request works', async (_what, body) => {
      const answer = await post(body).expect(400);

      expect((answer.body as { error: string }).error).toMatch(/^[A-Z].{10,}/);
      expect(answer.type).toBe('application/problem+json');
      await control();
    });

    it('is rejected when its bytes are not text', async () => {
      const broken = Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);
      await api
        .http()
        .post('/api/probe')
        .type('json')
        .serialize((raw) => raw as string)
        .send(broken)
        .expect(400);
      await control();
    });

    it('is rejected as too large when it is over 100 KB', async () => {
      const fits = JSON.stringify({ companyName: 'Acme', a: 'x'.repeat(90_000) });

      await post(fits).expect(201);
      const answer = await post({ companyName: 'x'.repeat(103_000) }).expect(413);
      expect(answer.body).toEqual(problem(413, 'The request is too large'));
      await post(`{"a":${'9'.repeat(1_000_000)}}`).expect(413);
      await control();
    });

    it.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/json; charset=utf-16',
      'application/octet-stream',
      'application/problem+json',
      'nonsense',
    ])('is rejected when it is %s', async (type) => {
      const answer = await api
        .http()
        .post('/api/probe')
        .set('Content-Type', type)
        .serialize((body) => body as string)
        .send('{"companyName":"Acme"}')
        .expect(415);

      expect(answer.type).toBe('application/problem+json');
    });

    it('is rejected field by field when there is no body', async () => {
      await api.http().post('/api/probe').expect(400);
      await api.http().post('/api/probe').type('json').expect(400);
    });
  });

  describe('a browser’s write request', () => {
    const own = () => `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`;
    const write = (headers: Record<string, string>) => post({ companyName: 'Acme' }).set(headers);

    it.each([
      [{ 'Sec-Fetch-Site': 'cross-site' }],
      [{ 'Sec-Fetch-Site': 'same-site' }],
      [{ 'Sec-Fetch-Site': 'nonsense' }],
      [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1' }],
      [{ Origin: 'https://evil.example' }],
      [{ Origin: 'null' }],
      [{ Origin: 'http://127.0.0.1' }],
      [{ Origin: 'http://127.0.0.1:1' }],
      [{ Origin: 'https://127.0.0.1.evil.example' }],
      [{ Origin: '' }],
    ])('is rejected with %j', async (headers: Record<string, string>) => {
      const body = (await write(headers).expect(403)).body as unknown;

      expect(body).toMatchObject({ type: '/problems/cross-site-request', status: 403 });
    });

    it('is accepted from our own pages, and from clients that are not browsers', async () => {
      await write({ 'Sec-Fetch-Site': 'same-origin', Origin: own() }).expect(201);
      await write({ 'Sec-Fetch-Site': 'none' }).expect(201);
      await write({ Origin: own() }).expect(201);
      await write({}).expect(201);
    });

    it('does not sign an admin out from another site', async () => {
      const agent = await signInAsAdmin(api.app);
      await agent.post('/api/admin/logout').set('Origin', 'https://evil.example').expect(403);

      await agent.get('/api/admin/me').expect(200);
    });

    it('is never allowed by CORS', async () => {
      const answer = await api.http().options('/api/probe').set({
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'POST',
      });

      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    });
  });

  describe('headers', () => {
    it.each([
      ['/api/health/live', 200],
      ['/api/nothing', 404],
      ['/api/admin/me', 401],
      ['/api/probe/defect', 500],
      ['/api/%ff', 400],
    ])('protect the browser in %s, %i', async (path, status) => {
      const { headers } = await api.http().get(path).expect(status);

      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()') as unknown,
        'cache-control': 'no-store',
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['content-type']).toContain('charset=utf-8');
    });
  });

  /** The server's response to these exact bytes. */
  const raw = (path: string, headers = ['Host: localhost']) =>
    new Promise<string>((resolve, reject) => {
      const { port } = api.app.getHttpServer().address() as AddressInfo;
      const socket = connect(port, '127.0.0.1', () => {
        socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
      });
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('end', () => resolve(text)).on('error', reject);
    });

  describe('a request to two hosts', () => {
    it.each([
      ['another', 'Host: evil.example'],
      ['the same twice', 'host: localhost'],
    ])('is rejected when it names %s', async (_which, second) => {
      for (const path of ['/api/health/live', '/fact-find']) {
        const answer = await raw(path, ['Host: localhost', second]);

        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer).toContain('"error":"The request has two Host headers. Send only one"');
      }
    });

    it('is served when it names one, and rejected when it names none', async () => {
      expect(await raw('/api/health/live')).toMatch(/^HTTP\/1\.1 200 /);
      expect(await raw('/api/health/live', [])).toMatch(/^HTTP\/1\.1 400 /);
    });
  });

  describe('paths', () => {
    it.each([
      '/API/ADMIN/ME',
      '/api/admin/me/',
      '//api/admin/me',
      '/api//admin/me',
      '/api/./admin/me',
      '/api/x/../admin/me',
      '/api/%61dmin/me',
      '/api/admin%2fme',
      '/api/admin;x/me',
      '/api/admin/me;x=1',
      '/api/admin/me%00',
      '/api/%2561dmin/me',
      'http://localhost/api/admin/me',
    ])('cannot bypass the guard with the spelling %s', async (path) => {
      const answer = await raw(path);

      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    });
  });

  it('rejects sign-in at a path in other letter case', async () => {
    const { email, password } = testAdmin;

    await api.http().post('/API/ADMIN/LOGIN').send({ email, password }).expect(404);
    await api.http().post('/api/Admin/logout').expect(404);
  });

  describe('an unavailable database', () => {
    let database: TestDatabase;
    let proxy: FaultProxy;
    let app: NestExpressApplication;
    beforeAll(async () => {
      database = await createTestDatabase();
      proxy = await startFaultProxy(database.url);
      app = await startAppOn(proxy.url, testSettings(), [ProbeController]);
    });
    afterAll(async () => {
      await app.close();
      await proxy.cut();
      await database.drop();
    });

    it('returns 503 with Retry-After, and recovers without a restart', async () => {
      const server = () => request(app.getHttpServer());
      const login = () => server().post('/api/admin/login').send({ email: 'a@b.co', password: 'whatever' });
      const agent = await signInAsAdmin(app);
      await server().get('/api/probe/one').expect(200);

      await proxy.cut();
      const away = await server().get('/api/probe/one').expect(503);
      await login().expect(503);
      await agent.get('/api/admin/me').expect(503);
      await server().get('/api/health/live').expect(200);
      await proxy.mend();

      expect(away.headers['retry-after']).toBe('5');
      expect(away.body).toEqual({
        ...problem(503, 'The service is temporarily unavailable. Please try again shortly'),
        type: '/problems/database-away',
      });
      await server().get('/api/probe/one').expect(200);
      await agent.get('/api/admin/me').expect(200);
      await login().expect(401);
    });
  });
});
