import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { useTestApp } from '../support/test-app.js';

type Operation = Record<'summary' | 'operationId' | 'responses', unknown> & { tags?: string[] };
interface Description {
  readonly openapi: string;
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
}

const description = resolve(import.meta.dirname, '../../../docs/openapi.json');

const service = useTestApp();
let served: Description;
beforeAll(async () => {
  const answer = await service.http().get('/api/openapi.json').expect(200);
  served = answer.body as Description;
});

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

interface Described {
  readonly $ref?: string;
  readonly example?: unknown;
  readonly enum?: unknown;
  readonly format?: string;
  readonly oneOf?: unknown;
  readonly allOf?: unknown;
  readonly items?: Described;
  readonly properties?: Record<string, Described>;
}

const isShown = ({ items, properties, ...schema }: Described): boolean => {
  // Of a file nothing can be shown.
  if (schema.example !== undefined || schema.format === 'binary') return true;
  if (Object.keys(schema).some((key) => SHOWN_ELSEWHERE.includes(key))) return true;
  if (items) return isShown(items);
  return properties !== undefined && Object.values(properties).every(isShown);
};
const SHOWN_ELSEWHERE = ['$ref', 'enum', 'oneOf', 'anyOf', 'allOf'];

it('shows an example of everything that is sent and answered, and has a word for each way to end', () => {
  const { schemas } = (served as unknown as { components: { schemas: Record<string, Described> } })
    .components;
  const withoutExample = Object.entries(schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, property]) => !isShown(property))
      .map(([property]) => `${name}.${property}`),
  );
  type Parts = {
    parameters?: { name: string; schema: Described }[];
    responses: Record<string, { description: string }>;
  };
  const operations = Object.entries(served.paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Parts>).map(([method, parts]) => ({
      call: `${method.toUpperCase()} ${path}`,
      ...parts,
    })),
  );
  const unshown = operations.flatMap(({ call, parameters = [] }) =>
    parameters.filter(({ schema }) => !isShown(schema)).map(({ name }) => `${call} ${name}`),
  );
  const wordless = operations.flatMap(({ call, responses }) =>
    Object.entries(responses)
      .filter(([, { description }]) => description === '')
      .map(([status]) => `${call} ${status}`),
  );

  expect({ withoutExample, unshown, wordless }).toEqual({ withoutExample: [], unshown: [], wordless: [] });
});

it('can be read in a browser', async () => {
  const page = await service.http().get('/api/docs').expect(200);

  expect(page.text).toContain('swagger-ui');
});
