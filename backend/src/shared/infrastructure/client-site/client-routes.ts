import { existsSync, readFileSync } from 'node:fs';

/** What the client's build says of the pages that exist only in the browser. */
export interface ClientRoutes {
  /** As the client's router writes them: '/partners/dashboard', '/results/:token', '/admin/*'. */
  readonly clientRoutes: readonly string[];
  /** The page they start from, as a file of the build; index.html unless it says so. */
  readonly shell: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const parse = (text: string): ClientRoutes | null => {
  const { clientRoutes, shell = 'index.html' } = JSON.parse(text) as Record<string, unknown>;
  if (!Array.isArray(clientRoutes) || !clientRoutes.every(isText) || !isText(shell)) return null;
  return { clientRoutes, shell };
};

/** Null for a build that says nothing. */
export const readClientRoutes = (file: string): ClientRoutes | null => {
  if (!existsSync(file)) return null;
  const routes = parse(readFileSync(file, 'utf8'));
  if (!routes) throw new Error(`${file} does not list the client's routes; please build the client again`);
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
