import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from '@playwright/test';
import { watchRequests } from './quiet';

/**
 * The visitors of a worker's browser. A context is used again once its visitor has left, without cookies and stored
 * data, because loading and compiling the site's files is most of the work of a visit.
 */
export class Visitors {
  private readonly present = new Set<BrowserContext>();
  private readonly reusable = new Set<BrowserContext>();
  private readonly free: BrowserContext[] = [];

  constructor(
    private readonly browser: Browser,
    private readonly address: string,
  ) {}

  /** A page of a context without cookies or data, whose browser may have the site's files. */
  async next(viewport: ViewportSize): Promise<Page> {
    const context = this.free.pop() ?? (await this.browserOf({}));
    this.reusable.add(context);
    this.present.add(context);
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    // Not when a visitor leaves, because pages may store something until they are closed.
    const devTools = await context.newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', { origin: this.address, storageTypes: 'all' });
    await devTools.detach();
    return page;
  }

  /** A page of a context with an empty cache. */
  async first(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browserOf(options);
    this.present.add(context);
    return context.newPage();
  }

  /** Closes the visitor's pages. */
  async leave(context: BrowserContext): Promise<void> {
    if (!this.present.delete(context)) return;
    // Before their context, of whose pages Playwright would take screenshots.
    await Promise.all(context.pages().map((page) => page.close()));
    if (!this.reusable.has(context)) return context.close();
    await context.clearCookies();
    this.free.push(context);
  }

  async allLeave(): Promise<void> {
    await Promise.all([...this.present].map((context) => this.leave(context)));
  }

  private async browserOf(options: BrowserContextOptions): Promise<BrowserContext> {
    const context = await this.browser.newContext({ baseURL: this.address, ...options });
    watchRequests(context);
    return context;
  }
}
