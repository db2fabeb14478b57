import { existsSync, readFileSync } from 'node:fs';

/** What the client's build says of the pages that exist only in the browser. */
export interface ClientRoutes {
  /**
   * By the page that they start from, a file of the build, the routes as the client's router writes them:
   * '/partners/dashboard', '/results/:token', '/admin/*'.
   */
  readonly shells: Readonly<Record<string, readonly string[]>>;
}

const isListOfText = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

const parse = (text: string): ClientRoutes | null => {
  const { shells } = JSON.parse(text) as { shells?: unknown };
  if (typeof shells !== 'object' || shells === null) return null;
  return Object.values(shells).every(isListOfText) ? { shells: shells as ClientRoutes['shells'] } : null;
};

/** Null for a build that says nothing. */
export const readClientRoutes = (file: string): ClientRoutes | null => {
  if (!existsSync(file)) return null;
  const routes = parse(readFileSync(file, 'utf8'));
  if (!routes) throw new Error(`${file} has no list of the client’s routes. Build the client again`);
  return routes;
};

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

const segmentPattern = (segment: string): string => {
  if (segment === '*') return '(?:/.*)?';
  return segment.startsWith(':') ? '/[^/]+' : `/${escaped(segment)}`;
};

/** Whether an address is one of a route's; '/admin/*' has '/admin' too, as in the client's router. */
export const routePattern = (route: string): RegExp =>
  new RegExp(`^${route.split('/').slice(1).map(segmentPattern).join('')}$`);
