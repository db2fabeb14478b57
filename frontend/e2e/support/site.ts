import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { openBrowser, visit, type Visit } from './browser';
import { keepFailure, recordSecondTry } from './failures';
import { startProduct, type Product } from './product';

/** The built product, and a browser to visit it with. */
export interface Site extends Pick<Product, 'address' | 'query' | 'empty'> {
  /** A visitor with no past, who leaves when the test ends; one who came before the tests of a file or block stays. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

type Environment = Readonly<Record<string, string>>;

/** Opens a site of its own for the tests of one file, and closes it after them. */
export const openSite = (environment: Environment | (() => Promise<Environment>) = {}): Site => {
  let product: Product;
  let browser: Browser;
  let visitors: BrowserContext[] = [];

  beforeAll(async () => {
    const settings = typeof environment === 'function' ? await environment() : environment;
    [product, browser] = await Promise.all([startProduct(settings), openBrowser()]);
  });
  beforeEach(async () => {
    visitors = [];
    await Promise.all(browser.contexts().map(recordSecondTry));
  });
  afterEach(async () => {
    await keepFailure(browser);
    // What nobody looks at any more would go on drawing and asking.
    await Promise.all(visitors.map((visitor) => visitor.close()));
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  return {
    get address() {
      return product.address;
    },
    query: (sql, parameters) => product.query(sql, parameters),
    empty: (...tables) => product.empty(...tables),
    visit: async (options) => {
      const arrived = await visit(browser, product.address, options);
      visitors.push(arrived.page.context());
      return arrived;
    },
  };
};
