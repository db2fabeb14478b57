import { existsSync, readFileSync } from 'node:fs';

/** The pages that exist only in the browser, as the client's build lists them. */
export interface ClientRoutes {
  /**
   * Routes by the file of the build that serves them, in the syntax of the client's router: '/partners/dashboard',
   * '/results/:token', '/admin/*'.
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

/** Null if the build has no list. */
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

/** Whether an address matches a route; '/admin/*' includes '/admin', as in the client's router. */
export const routePattern = (route: string): RegExp =>
  new RegExp(`^${route.split('/').slice(1).map(segmentPattern).join('')}$`);
