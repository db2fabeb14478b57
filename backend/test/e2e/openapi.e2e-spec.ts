import { describeApi } from '../../src/api-docs.js';
import { referred } from '../support/referred.js';
import { startTestApp, useTestApp } from '../support/test-app.js';

type Operation = Record<'summary' | 'operationId' | 'responses', unknown> & { tags?: string[] };
interface Description {
  readonly openapi: string;
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: Record<'responses' | 'headers', object>;
}
interface Answer {
  readonly headers?: Record<string, object>;
  readonly content?: object;
}

const service = useTestApp();
let served: Description;
describe('OpenAPI', () => {
  beforeAll(async () => {
    const answer = await service.http().get('/api/openapi.json').expect(200);
    served = answer.body as Description;
  });

  it('is served as declared in code; if not, run npm run api', () => {
    expect(served).toEqual(JSON.parse(JSON.stringify(describeApi(service.app))));
  });

  describe.each([
    '/api/openapi.json',
    '/api/docs',
    '/api/docs/swagger-ui-init.js',
    '/api/docs/swagger-ui-bundle.js',
  ])('%s', (path) => {
    const ask = (encoding: string) => service.http().get(path).set('Accept-Encoding', encoding);

    it('is compressed when the client accepts it', async () => {
      const plain = await ask('identity').expect(200);
      const [gzip, br] = await Promise.all([ask('gzip'), ask('gzip, br')]);

      expect(plain.headers['content-encoding']).toBeUndefined();
      expect([gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
      for (const { headers } of [plain, gzip, br]) expect(headers['vary']).toContain('Accept-Encoding');
      expect(gzip.text).toBe(plain.text);
    });

    it('returns 304 to a client that has it', async () => {
      const { headers } = await ask('gzip').expect(200);
      const again = await ask('gzip')
        .set('If-None-Match', headers['etag'] as string)
        .expect(304);

      expect(headers['cache-control']).toBe('no-cache');
      expect(again.text).toBe('');
    });
  });

  it('transfers less than 100 KB', async () => {
    const { headers } = await service
      .http()
      .get('/api/openapi.json')
      .set('Accept-Encoding', 'gzip')
      .expect(200);

    expect(Number(headers['content-length'])).toBeLessThan(100_000);
  });

  it('counts towards a visitor’s limit, with its page', async () => {
    const limited = await startTestApp({ rateLimitScale: 0.01 });
    const statuses: number[] = [];
    for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/swagger-ui.css', '/api/openapi.json'])
      statuses.push((await limited.http().get(path)).status);
    const refused = await limited.http().get('/api/openapi.json').expect(429);
    await limited.close();

    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(refused.headers['retry-after']).toMatch(/^\d+$/);
    expect(refused.headers['ratelimit-policy']).toBe('"visitor";q=3;w=60');
  });

  it('is OpenAPI 3.1, and describes each operation and its responses', () => {
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

  it('defines each error response and header once, and refers to it', () => {
    const { paths, components } = served;
    const answers = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ responses }) => Object.values(responses as Record<string, Answer>));
    const headers = answers.flatMap((answer) => Object.values(answer.headers ?? {}));
    const refusals = answers.filter(({ content = {} }) => 'application/problem+json' in content);

    expect(refusals).toEqual([]);
    expect(headers.filter((header) => !('$ref' in header))).toEqual([]);
    expect(Object.keys(components.responses)).toEqual(
      expect.arrayContaining(['NotFound', 'TooManyRequests']),
    );
    expect(Object.keys(components.headers)).toEqual(expect.arrayContaining(['RateLimit', 'Retry-After']));
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
    // File responses have no example.
    if (schema.example !== undefined || schema.format === 'binary') return true;
    if (Object.keys(schema).some((key) => SHOWN_ELSEWHERE.includes(key))) return true;
    if (items) return isShown(items);
    return properties !== undefined && Object.values(properties).every(isShown);
  };
  const SHOWN_ELSEWHERE = ['$ref', 'enum', 'oneOf', 'anyOf', 'allOf'];

  it('has an example for every request and response, and a description for every status', () => {
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
      parameters
        .map((parameter) => referred(served, parameter))
        .filter(({ schema }) => !isShown(schema))
        .map(({ name }) => `${call} ${name}`),
    );
    const wordless = operations.flatMap(({ call, responses }) =>
      Object.entries(responses)
        .filter(([, answer]) => !referred(served, answer).description)
        .map(([status]) => `${call} ${status}`),
    );

    expect({ withoutExample, unshown, wordless }).toEqual({ withoutExample: [], unshown: [], wordless: [] });
  });

  it('can be read in a browser', async () => {
    const page = await service.http().get('/api/docs').expect(200);

    expect(page.text).toContain('swagger-ui');
  });
});
