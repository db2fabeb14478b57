import { AppProcess } from '../support/app-process.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ADMIN = { email: 'ada@example.co.uk', password: 'a correct horse battery staple' };
const STRANGER = { email: 'mallory@example.co.uk', password: 'let me in, will you' };

interface Line {
  readonly time: string;
  readonly requestId: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly actor?: string;
  readonly address?: string;
}

let database: TestDatabase;
let product: AppProcess;
let address: string;

describe('Security log', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    product = AppProcess.start({
      DATABASE_URL: database.url,
      SESSION_SECRET: 's'.repeat(32),
      PASSWORD_PEPPER: 'p'.repeat(32),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'info',
    });
    address = await product.ready();
  });
  afterAll(async () => {
    await product.stop();
    await database.drop();
  });

  /** Complete lines only: the last may still be arriving. */
  const lines = (): string[] =>
    product.output
      .split('\n')
      .slice(0, -1)
      .filter((text) => text.startsWith('{'));

  const logOf = (requestId: string | null): Line | undefined =>
    lines()
      .map((text) => JSON.parse(text) as Line)
      .find((line) => line.requestId === requestId);

  interface Call {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: unknown;
  }

  /** Sends a request and waits for its log line, which may come after the response. */
  const call = async (
    path: string,
    { method = 'POST', headers, body }: Call = {},
  ): Promise<{ answer: Response; line: Line }> => {
    const answer = await fetch(address + path, {
      method,
      // A pooled connection may be closed as idle while this process is busy.
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (;;) {
      const line = logOf(answer.headers.get('x-request-id'));
      if (line) return { answer, line };
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  const signIn = async (): Promise<{ cookie: string; id: string; line: Line }> => {
    const { answer, line } = await call('/api/admin/login', { body: ADMIN });
    const { admin } = (await answer.json()) as { admin: { id: string } };
    const cookie = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    return { cookie: cookie.join('; '), id: admin.id, line };
  };

  it('records who signed in and out, when and from where', async () => {
    const { cookie, id, line } = await signIn();
    const out = await call('/api/admin/logout', { headers: { cookie } });

    expect(line).toMatchObject({ path: '/api/admin/login', status: 200, actor: id, address: '127.0.0.1' });
    expect(new Date(line.time).toISOString()).toBe(line.time);
    expect(out.line).toMatchObject({
      path: '/api/admin/logout',
      status: 200,
      actor: id,
      address: '127.0.0.1',
    });
  });

  it('records who changed which lender', async () => {
    const { cookie, id } = await signIn();
    const signedIn = { headers: { cookie } };

    const made = await call('/api/admin/lenders', {
      ...signedIn,
      body: { name: 'Kelvin Bank', productTypes: 'business-loans' },
    });
    const { id: lender } = (await made.answer.json()) as { id: string };
    const gone = await call(`/api/admin/lenders/${lender}`, { ...signedIn, method: 'DELETE' });

    expect(made.line).toMatchObject({ method: 'POST', path: '/api/admin/lenders', status: 201, actor: id });
    expect(gone.line).toMatchObject({
      method: 'DELETE',
      path: `/api/admin/lenders/${lender}`,
      actor: id,
      address: '127.0.0.1',
    });
  });

  it.each<[what: string, status: number, path: string, call: Call]>([
    ['a wrong password', 401, '/api/admin/login', { body: STRANGER }],
    ['a call without a session', 401, '/api/admin/lenders', { method: 'GET' }],
    [
      'a call from another site',
      403,
      '/api/contact',
      { headers: { 'sec-fetch-site': 'cross-site' }, body: {} },
    ],
  ])('records the address of %s', async (_what, status, path, attempt) => {
    const { line } = await call(path, attempt);

    expect(line).toMatchObject({ path, status, address: '127.0.0.1' });
    expect(line).not.toHaveProperty('actor');
  });

  it.each<[what: string, status: number, path: string, call: Call]>([
    ['what is not JSON', 415, '/api/contact', { headers: { 'content-type': 'text/plain' }, body: 'hello' }],
    ['what lacks an answer', 400, '/api/contact', { body: { email: STRANGER.email } }],
    ['what does not exist', 404, '/api/no-such-call', { method: 'GET' }],
  ])('records that it rejected %s, without a name', async (_what, status, path, attempt) => {
    const { line } = await call(path, attempt);

    expect(line).toMatchObject({ path, status });
    expect(line).not.toHaveProperty('address');
  });

  it('writes one line per entry, whatever the address contains', async () => {
    const { line } = await call('/api/contact%0d%0a{"status":200}%1b[31m', { method: 'GET' });

    expect(line.status).toBe(404);
  });

  it('contains no typed text', async () => {
    await signIn();
    await call('/api/admin/login', { body: STRANGER });
    await call('/api/contact', { body: { ...STRANGER, message: 'Ring me' } });

    for (const typed of [...Object.values(ADMIN), ...Object.values(STRANGER), 'Ring me']) {
      expect(lines().join('\n')).not.toContain(typed);
    }
  });

  it('records browser errors without typed text', async () => {
    const { answer } = await call('/api/client-errors', {
      body: {
        message: `TypeError: "Fiona Alder" is not an object`,
        page: '/status?token=abc',
        stack: 'at send (/assets/contact-page-Bx7dfs12.js:1:2345)',
      },
    });

    const line = lines().find((text) => text.includes('"context":"Browser"'));
    expect(answer.status).toBe(204);
    expect(answer.headers.get('ratelimit-policy')).toContain('"client-errors"');
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      page: '/status[removed]',
      message: 'TypeError: [removed] is not an object',
      stack: 'at send (/assets/contact-page-Bx7dfs12.js:1:2345)',
    });
  });
});
