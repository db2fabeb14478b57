import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { watchRequests } from './quiet';
import { startProduct, type Product, type Settings } from './product';

export interface Visit {
  readonly page: Page;
  /** The page's reports: errors, failed requests, policy violations. */
  readonly errors: readonly string[];
}

/** The built product with a browser. */
export interface Site extends Pick<Product, 'address' | 'mail' | 'query' | 'empty'> {
  /** A new visitor, whose context closes after the test; one created before a file's or block's tests stays. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

export const test = base.extend<object, { settings: Settings; product: Product }>({
  settings: [{}, { scope: 'worker', option: true }],
  product: [
    async ({ settings }, use) => {
      const product = await startProduct(settings);
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
});

/** Playwright assigns two files to one worker if their settings are one object. */
export const DEMONSTRATION: Settings = { DEMO: 'on' };

/** The worker's site for one file's tests, as after a first start with these settings. */
export const openSite = (settings?: Settings): Site => {
  let product: Product;
  let browser: Browser;
  let visitors: BrowserContext[] = [];

  if (settings) test.use({ settings });
  test.beforeAll(async ({ product: kept, browser: opened }) => {
    [product, browser] = [kept, opened];
    await product.reset();
  });
  test.beforeEach(() => {
    visitors = [];
  });
  test.afterEach(async () => {
    // Open pages would go on rendering and requesting.
    await Promise.all(visitors.map((visitor) => visitor.close()));
  });
  test.afterAll(async () => {
    await Promise.all(browser.contexts().map((visitor) => visitor.close()));
  });

  return {
    get address() {
      return product.address;
    },
    get mail() {
      return product.mail;
    },
    query: (sql, parameters) => product.query(sql, parameters),
    empty: (...tables) => product.empty(...tables),
    visit: async (options) => {
      const context = await browser.newContext({ baseURL: product.address, ...options });
      visitors.push(context);
      watchRequests(context);
      return visit(await context.newPage());
    },
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
