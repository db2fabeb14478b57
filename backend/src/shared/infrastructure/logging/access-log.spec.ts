import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { AccessLog, loggerOptions } from './access-log.js';

const logged = async (path: string, status = 200): Promise<string> => {
  let text = '';
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      text += chunk.toString();
      done();
    },
  });
  const app = express();
  app.use(new AccessLog(pino(loggerOptions('info'), stream)).handler);
  app.use((_request, response) => void response.status(status).send('an answer'));
  await request(app)
    .post(path)
    .set('Cookie', 'admin=hunter2')
    .auth('ada', 'hunter2')
    .send({ email: 'ada@x.uk' });
  return text;
};

it('writes one line that says what was asked and what became of it', async () => {
  const text = await logged('/api/applications');

  expect(text.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({ method: 'POST', path: '/api/applications', status: 200 });
});

it('writes neither bodies nor cookies, credentials or what stands in the query', async () => {
  const text = await logged('/api/applications?email=ada@x.uk');

  expect(text).not.toMatch(/hunter2|ada@|cookie|authorization/i);
});

it('leaves the token of a link out of its path, and ids in', async () => {
  const token = 'Zm9yIGRvY3VtZW50YXRpb24gb25seSwgbm8gc2VjcmV0';
  const id = '0193f0a2-5c1e-7b63-9a53-5f0c8f6f2f11';

  expect(JSON.parse(await logged(`/api/results/${token}`))).toMatchObject({ path: '/api/results/[removed]' });
  expect(JSON.parse(await logged(`/api/admin/lenders/${id}`))).toMatchObject({
    path: `/api/admin/lenders/${id}`,
  });
});

it('marks failures, and leaves health checks and pages out', async () => {
  expect(JSON.parse(await logged('/api/applications', 503))).toMatchObject({ level: 50 });
  expect(await logged('/api/health/ready')).toBe('');
  expect(await logged('/fact-find')).toBe('');
});
