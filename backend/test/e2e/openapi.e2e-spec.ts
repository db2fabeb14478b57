import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import request from 'supertest';
import { startTestApp, type TestApp } from '../support/test-app.js';

type Operation = Record<'summary' | 'operationId' | 'responses', unknown> & { tags?: string[] };
interface Description {
  readonly openapi: string;
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
}

const description = resolve(import.meta.dirname, '../../../docs/openapi.json');

let service: TestApp;
let served: Description;
beforeAll(async () => {
  service = await startTestApp();
  const answer = await request(service.app.getHttpServer()).get('/api/openapi.json').expect(200);
  served = answer.body as Description;
});
afterAll(() => service.close());

it('is served as it is checked in; if not, run npm run api', async () => {
  expect(served).toEqual(JSON.parse(await readFile(description, 'utf8')));
});

it('is OpenAPI 3.1, and says of every operation what it is for and how it can end', () => {
  const operations = Object.values(served.paths).flatMap((path) => Object.values(path));
  const tags = served.tags.map(({ name }) => name);

  expect(served.openapi).toBe('3.1.0');
  for (const { summary, operationId, responses, tags: [tag] = [] } of operations) {
    expect(summary).toEqual(expect.any(String));
    expect(operationId).toEqual(expect.any(String));
    expect(Object.keys(responses as object)).toContain('500');
    expect(tags).toContain(tag);
  }
});

it('can be read in a browser', async () => {
  const page = await request(service.app.getHttpServer()).get('/api/docs').expect(200);

  expect(page.text).toContain('swagger-ui');
});
