import { join } from 'node:path';
import { pagePolicy } from '../http/page-policy.js';
import { atPublicAddress } from './public-address.js';
import { readClientRoutes, routePattern, type ClientRoutes } from './client-routes.js';
import { readSiteFiles, type SiteFile } from './site-files.js';

export interface Served {
  readonly file: SiteFile;
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
}

interface Route {
  readonly pattern: RegExp;
  readonly shell: SiteFile;
}

const FRESH = { 'Cache-Control': 'no-cache' };
const FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
/**
 * Client-only pages are for holders of their address or signed-in users. Their addresses may hold a token or a
 * search, so they are neither sent as a referrer nor indexed.
 */
const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

/** '/about/index.html' is the page at '/about'. */
const pageAddress = (path: string): string => (path === '/' ? '/index.html' : `${path}/index.html`);

const routesOf = ({ shells }: ClientRoutes, files: ReadonlyMap<string, SiteFile>): Route[] =>
  Object.entries(shells).flatMap(([name, routes]) => {
    const shell = files.get(`/${name}`);
    if (!shell) throw new Error(`The client’s build has no ${name}. Build the client again`);
    return routes.map((route) => ({ pattern: routePattern(route), shell }));
  });

/** What the built client serves at each address. */
export class SiteMap {
  private readonly policies = new Map<SiteFile, string>();

  private constructor(
    private readonly files: ReadonlyMap<string, SiteFile>,
    private readonly home: SiteFile,
    /** Null if the build does not list its addresses; then all exist. */
    private readonly routes: readonly Route[] | null,
  ) {}

  /** Null while the client is not built. */
  static read(folder: string, address: string): SiteMap | null {
    const clientRoutes = readClientRoutes(join(folder, 'routes.json'));
    const built = readSiteFiles(folder);
    const files = new Map([...built].map(([path, file]) => [path, atPublicAddress(file, address)]));
    const home = files.get('/index.html');
    return home ? new SiteMap(files, home, clientRoutes && routesOf(clientRoutes, files)) : null;
  }

  at(path: string): Served {
    const file = this.files.get(path);
    if (file && file.extension !== '.html') {
      return { file, status: 200, headers: path.startsWith('/assets/') ? FOR_EVER : FRESH };
    }
    const known = this.known(path);
    if (known) return known;
    if (this.routes === null && !path.startsWith('/assets/')) return this.page(this.home, 200);
    return this.page(this.files.get('/404.html') ?? this.home, 404);
  }

  /** Whether a page has this address, rather than being the fallback for it. */
  isPage(path: string): boolean {
    return this.known(path) !== null;
  }

  private known(path: string): Served | null {
    const prerendered = this.files.get(pageAddress(path));
    if (prerendered) return this.page(prerendered, 200);
    const route = this.routes?.find(({ pattern }) => pattern.test(path));
    return route ? this.page(route.shell, 200, PRIVATE) : null;
  }

  private page(file: SiteFile, status: Served['status'], headers: Served['headers'] = {}): Served {
    return {
      file,
      status,
      headers: { ...FRESH, 'Content-Security-Policy': this.policyOf(file), ...headers },
    };
  }

  private policyOf(file: SiteFile): string {
    const policy = this.policies.get(file) ?? pagePolicy(file.plain.body.toString('utf8'));
    this.policies.set(file, policy);
    return policy;
  }
}
