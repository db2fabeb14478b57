import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { AccessLog, loggerOptions } from './access-log.js';
import { setPrincipal } from '../http/current-principal.js';

const LOOPBACK = /"address":"[^"]*127\.0\.0\.1"/;

const logged = async (path: string, status = 200, actor?: string, failure?: Error): Promise<string> => {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  const app = express();
  app.use(new AccessLog(pino(loggerOptions('info'), stream)).handler);
  app.use((request, response) => {
    if (actor !== undefined) setPrincipal(request, { type: 'admin', id: actor });
    if (failure) request.log.error({ err: failure }, 'A request failed');
    response.status(status).send('an answer');
  });
  await request(app)
    .post(path)
    .set('Cookie', 'admin=hunter2')
    .auth('ada', 'hunter2')
    .send({ email: 'ada@x.uk' });
  return text;
};

describe('AccessLog', () => {
  it('writes one line with the request and its result', async () => {
    const text = await logged('/api/applications');

    expect(text.trim().split('\n')).toHaveLength(1);
    expect(JSON.parse(text)).toMatchObject({ method: 'POST', path: '/api/applications', status: 200 });
  });

  it('omits bodies, cookies, credentials and the query string', async () => {
    const text = await logged('/api/applications?email=ada@x.uk');

    expect(text).not.toMatch(/hunter2|ada@|cookie|authorization/i);
  });

  it('omits the token of a link from its path, and keeps ids', async () => {
    const token = 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0';
    const id = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11';

    expect(JSON.parse(await logged(`/api/results/${token}`))).toMatchObject({
      path: '/api/results/[removed]',
    });
    expect(JSON.parse(await logged(`/calendar/${token}.ics`))).toMatchObject({ path: '/calendar/[removed]' });
    expect(JSON.parse(await logged(`/api/admin/lenders/${id}`))).toMatchObject({
      path: `/api/admin/lenders/${id}`,
    });
  });

  it.each(['/api/admin/lenders', '/api/introducers/me/leads'])(
    'names the caller of %s, and the address',
    async (path) => {
      const id = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11';

      const called = await logged(path, 201, id);

      expect(JSON.parse(called)).toMatchObject({ actor: id });
      expect(called).toMatch(LOOPBACK);
      expect(JSON.parse(await logged('/api/admin/login', 401))).not.toHaveProperty('actor');
    },
  );

  it.each([401, 403, 429])('logs the address of a request rejected with %s', async (status) => {
    expect(await logged('/api/applications', status)).toMatch(LOOPBACK);
  });

  it('omits the address of a visitor', async () => {
    expect(await logged('/api/applications')).not.toMatch(LOOPBACK);
    expect(await logged('/api/applications', 400)).not.toMatch(LOOPBACK);
  });

  it('logs the cause of an error', async () => {
    const text = await logged('/api/applications', 500, undefined, new TypeError('x is not a function'));

    const [failure] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { err?: object });
    expect(failure?.err).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
    expect(failure?.err).toHaveProperty('stack', expect.stringContaining('access-log.spec'));
  });

  it('marks failures, and omits health checks and pages', async () => {
    expect(JSON.parse(await logged('/api/applications', 503))).toMatchObject({ level: 50 });
    expect(await logged('/api/health/ready')).toBe('');
    expect(await logged('/fact-find')).toBe('');
  });
});
