import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
interface Description {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: Parts;
}
type Resolve = (description: Description, path: readonly string[]) => Description;
interface Options {
  readonly url: string;
  readonly plugins: readonly ((system: { fn: { resolveSubtree: Resolve } }) => {
    fn: { resolveSubtree: Resolve };
  })[];
}

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../', path), 'utf8');
const description = JSON.parse(read('../docs/openapi.json')) as Description;

const started: Options[] = [];
runInNewContext(read('templates/swagger-ui-init.js'), {
  URL,
  document: { currentScript: { src: 'https://broker.example/api/docs/swagger-ui-init.js' } },
  SwaggerUIBundle: (options: Options) => started.push(options),
});
const [options] = started as [Options];

/** What Swagger UI's own function gets to resolve. */
const resolved = (...path: string[]): Description => {
  const [plugin] = options.plugins;
  const { fn } = plugin!({ fn: { resolveSubtree: (sent) => sent } });
  return JSON.parse(JSON.stringify(fn.resolveSubtree(description, path))) as Description;
};

const referred = (part: unknown): string[] =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, place]) => place!);
const listed = (components: Parts): string[] =>
  Object.entries(components).flatMap(([kind, parts]) => Object.keys(parts).map((name) => `${kind}/${name}`));

describe('The script that starts Swagger UI', () => {
  it('loads the description beside the page', () => {
    expect(options.url).toBe('https://broker.example/api/openapi.json');
  });

  it.each(Object.keys(description.paths))(
    'has %s resolved with what it refers to, and nothing else',
    (path) => {
      const { paths, components, openapi } = resolved('paths', path, 'get');

      expect([openapi, paths]).toEqual([description.openapi, { [path]: description.paths[path] }]);
      expect(listed(components).sort()).toEqual([...new Set(referred([paths, components]))].sort());
      for (const [kind, parts] of Object.entries(components))
        expect(description.components[kind]).toMatchObject(parts);
    },
  );

  it('has the ways to sign in resolved alone', () => {
    const { securitySchemes } = description.components;

    expect(resolved('components', 'securitySchemes')).toMatchObject({
      paths: {},
      components: { securitySchemes },
    });
    expect(listed(resolved('components', 'securitySchemes').components)).toHaveLength(3);
  });

  it('has one schema resolved without the others', () => {
    const { components } = resolved('components', 'schemas', 'OwnerResponse');

    expect(listed(components)).toEqual(['schemas/OwnerResponse']);
  });
});
