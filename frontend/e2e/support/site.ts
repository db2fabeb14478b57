import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openBrowser, visit, type Visit } from './browser';
import { startProduct, type Product } from './product';

/** The built product, and a browser to visit it with. */
export interface Site extends Pick<Product, 'address' | 'query'> {
  /** A visitor with no past. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
}

/** Opens a site of its own for the tests of one file, and closes it after them. */
export const openSite = (environment?: Readonly<Record<string, string>>): Site => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(environment), openBrowser()]);
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
    visit: (options) => visit(browser, product.address, options),
  };
};
