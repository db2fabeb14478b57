import type { BaseQueryApi } from '@reduxjs/toolkit/query/react';
import { baseQuery, UNAUTHORIZED_EVENT, UnauthorizedEvent, type RequestArgs } from '@/api/base-query';
import type { Failure } from '@/shared/lib/failure';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;

describe('baseQuery', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  const ask = async (call: string | RequestArgs) =>
    baseQuery(call, { signal: new AbortController().signal } as BaseQueryApi, {});

  it('parses JSON, sends cookies and sets no content type without a body', async () => {
    server.on('GET /api/lenders', () => json(200, [{ id: '1' }]));

    const { data } = await ask({ url: 'lenders', params: { limit: 5, q: undefined } });

    expect(data).toEqual([{ id: '1' }]);
    expect(server.calls).toMatchObject([
      { path: '/api/lenders?limit=5', credentials: 'include', body: undefined },
    ]);
    expect(server.calls[0]?.headers).not.toHaveProperty('content-type');
  });

  it('sends a body as JSON', async () => {
    server.on('POST /api/contact', () => json(201, { success: true }));

    await ask({ url: 'contact', method: 'POST', body: { name: 'Ada' } });

    expect(server.calls).toMatchObject([
      { body: { name: 'Ada' }, headers: { 'content-type': 'application/json' } },
    ]);
  });

  it('lets the browser set a file’s content type', async () => {
    server.on('POST /api/admin/lenders/import', () => json(200, {}));

    await ask({ url: 'admin/lenders/import', method: 'POST', body: new FormData() });

    expect(server.calls[0]?.headers).not.toHaveProperty('content-type');
  });

  it('returns an error for a failed response: status, body and problem', async () => {
    const problem = { error: 'Say how much.', errors: [{ field: 'amount', message: 'Say how much.' }] };
    server.on('POST /api/applications', () => json(400, problem));

    const { error } = await ask({ url: 'applications', method: 'POST', body: {} });

    expect(error).toMatchObject({ status: 400, message: `400: ${JSON.stringify(problem)}`, problem });
  });

  it('uses the status text when the body is empty', async () => {
    server.on('GET /api/panel', () => new Response('', { status: 503, statusText: 'Service Unavailable' }));

    const { error } = await ask('panel');

    expect(error).toMatchObject({ status: 503, message: '503: Service Unavailable', problem: null });
  });

  it.each([
    ['42', 42],
    [new Date(Date.now() - 90_000).toUTCString(), null],
    ['0', null],
    ['soon', null],
  ])('reads the delay from "Retry-After: %s"', async (header, seconds) => {
    const headers = { 'retry-after': header };
    server.on('GET /api/panel', () => new Response('', { status: 429, headers }));

    const { error } = await ask('panel');

    expect(error).toMatchObject({ status: 429, retryAfterSeconds: seconds });
  });

  it('reads the date from Retry-After', async () => {
    const headers = { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() };
    server.on('GET /api/panel', () => new Response('', { status: 503, headers }));

    const { error } = await ask('panel');

    const { retryAfterSeconds } = error as Failure;
    expect(retryAfterSeconds).toBeGreaterThan(3_500);
    expect(retryAfterSeconds).toBeLessThanOrEqual(3_600);
  });

  it('announces a 401 on the window before the request fails', async () => {
    server.on('GET /api/admin/me', () => json(401, { error: 'Sign in first.' }));
    let announced = 0;
    window.addEventListener(UNAUTHORIZED_EVENT, () => (announced += 1), { once: true });

    const { error } = await ask('admin/me');

    expect(UNAUTHORIZED_EVENT).toBe('auth:unauthorized');
    expect(announced).toBe(1);
    expect(error).toMatchObject({ status: 401 });
  });

  it('repeats a rejected request when the user has signed in again meanwhile', async () => {
    let session = false;
    server.on('GET /api/admin/lenders', () =>
      session ? json(200, []) : json(401, { error: 'Please sign in' }),
    );
    const signIn = (event: Event) => {
      session = true;
      if (event instanceof UnauthorizedEvent) event.signedInAgain = Promise.resolve(true);
    };
    window.addEventListener(UNAUTHORIZED_EVENT, signIn, { once: true });

    const { data } = await ask('admin/lenders');

    expect(data).toEqual([]);
    expect(server.calls).toHaveLength(2);
  });

  it('reports a network failure', async () => {
    server.on('GET /api/panel', () => Promise.reject(new TypeError('Failed to fetch')));

    const { error } = await ask('panel');

    expect(error).toMatchObject({ status: 'network', message: 'Failed to fetch', problem: null });
  });

  it('treats a successful response that is not JSON as a failure', async () => {
    server.on('GET /api/panel', () => new Response('<html>proxy</html>', { status: 200 }));

    const { error } = await ask('panel');

    expect(error).toMatchObject({ status: 200, message: '200: <html>proxy</html>', problem: null });
  });
});
