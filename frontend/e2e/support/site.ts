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
  /** What the page reported: errors, refused resources, policies broken. */
  readonly errors: readonly string[];
}

/** The built product, and a browser to visit it with. */
export interface Site extends Pick<Product, 'address' | 'mail' | 'query' | 'empty'> {
  /** A visitor with no past, who leaves when the test ends; one who came before the tests of a file or block stays. */
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

/** Playwright gives two files one worker if their settings are one object. */
export const DEMONSTRATION: Settings = { DEMO: 'on' };

/** For the tests of one file, the site that the worker keeps, as a first start with these settings leaves it. */
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
    // What nobody looks at any more would go on drawing and asking.
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

/** Writes down what the browser reports. */
const visit = (page: Page): Visit => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
};
