import { test as base, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import { Visitors } from './visitors';
import { startProduct, type Product, type Settings } from './product';

export interface Visit {
  readonly page: Page;
  /** The page's reports: errors, failed requests, policy violations. */
  readonly errors: readonly string[];
}

/** The built product with a browser. */
export interface Site extends Pick<Product, 'address' | 'mail' | 'query' | 'empty'> {
  /** A visitor without cookies or data, until the test ends; one before a file's or block's tests stays. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  /** The same with a new browser context: for what a first page load takes, and for a clock of its own. */
  firstVisit(options?: BrowserContextOptions): Promise<Visit>;
}

export const test = base.extend<object, { settings: Settings; product: Product; visitors: Visitors }>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct(settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  visitors: [
    async ({ browser, product }, use) => {
      await use(new Visitors(browser, product.address));
    },
    { scope: 'worker' },
  ],
});

/** Playwright assigns two files to one worker if their settings are one object. */
export const DEMONSTRATION: Settings = { DEMO: 'on' };

/** Playwright's own. */
const USUAL_WINDOW = { width: 1280, height: 720 };

/** The worker's site for one file's tests, as after a first start with these settings. */
export const openSite = (settings?: Settings): Site => {
  let product: Product;
  let visitors: Visitors;
  let ofTest: BrowserContext[] = [];

  if (settings) test.use({ settings });
  test.beforeAll(async ({ product: kept, visitors: came }) => {
    [product, visitors] = [kept, came];
    await product.reset();
  });
  test.beforeEach(() => {
    ofTest = [];
  });
  test.afterEach(async () => {
    // Open pages would go on rendering and requesting.
    await Promise.all(ofTest.map((visitor) => visitors.leave(visitor)));
  });
  test.afterAll(async () => {
    await visitors.allLeave();
  });

  const arrival = async (arriving: Promise<Page>): Promise<Visit> => {
    const page = await arriving;
    ofTest.push(page.context());
    return visit(page);
  };

  return {
    get address() {
      return product.address;
    },
    get mail() {
      return product.mail;
    },
    query: (sql, parameters) => product.query(sql, parameters),
    empty: (...tables) => product.empty(...tables),
    visit: (options = {}) => {
      const { viewport, ...own } = options;
      return arrival(
        Object.keys(own).length > 0 ? visitors.first(options) : visitors.next(viewport ?? USUAL_WINDOW),
      );
    },
    firstVisit: (options) => arrival(visitors.first(options)),
  };
};

/** Records the browser's reports. */
const visit = (page: Page): Visit => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
};
