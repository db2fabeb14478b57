import { request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { openPage, untilAlive } from './support/browser';
import { PUBLIC_PAGES } from './support/pages';
import { scriptSize } from './support/script-size';
import { untilQuiet } from './support/quiet';
import { openSite, test } from './support/site';

const SITE = 'https://broker.example';
const FORMS = ['/fact-find', '/enhanced-fact-find', '/apply', '/contact', '/complaints', '/data-complaint'];
/** Compressed JavaScript before interaction, in bytes. */
const BUDGET = { static: 150_000, form: 190_000 };

const site = openSite({ PUBLIC_URL: SITE });

interface Answer {
  status: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Requests raw bytes: no decoding and no extra headers. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request(site.address + path, { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        });
      });
    })
      .on('error', reject)
      .end();
  });

const captured = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text ?? '');

test.describe('Prerendered', () => {
  for (const path of PUBLIC_PAGES)
    test.describe(`the page ${path}`, () => {
      test('describes itself in its HTML', async () => {
        const { status, body, headers } = await ask(path);

        expect(status).toBe(200);
        expect(headers['content-type']).toBe('text/html; charset=utf-8');
        expect(captured(body, /<title>([^<]+)<\/title>/g)).toHaveLength(1);
        expect(captured(body, /<h1[^>]*>/g)).toHaveLength(1);
        const [description = ''] = captured(body, /<meta name="description" content="([^"]*)"/g);
        expect(description.length).toBeGreaterThan(40);
        expect(captured(body, /<link rel="canonical" href="([^"]*)"/g)).toEqual([SITE + path]);
        expect(captured(body, /<meta property="og:url" content="([^"]*)"/g)).toEqual([SITE + path]);
        expect(captured(body, /<meta property="og:(title|description|type)" content="[^"]+"/g)).toHaveLength(
          3,
        );
        expect(captured(body, /<meta property="og:image(?::[a-z]+)?" content="([^"]*)"/g)).toEqual([
          `${SITE}/social-card.png`,
          '1200',
          '630',
          expect.stringContaining('business finance'),
        ]);
        expect(captured(body, /<meta name="twitter:card" content="([^"]*)"/g)).toEqual([
          'summary_large_image',
        ]);
        const [data = ''] = captured(body, /<script type="application\/ld\+json">(.*?)<\/script>/g);
        const { '@graph': graph } = JSON.parse(data) as { '@graph': { '@id'?: string }[] };
        expect(graph.map((thing) => thing['@id'])).toContain(SITE + path);
      });

      test('is hydrated without interaction or changes, within its budget and without an error', async () => {
        const { page, errors } = await site.firstVisit();
        const served = (await ask(path)).body;
        const elsewhere: string[] = [];
        let script = 0;
        page.on('request', (asked) => {
          if (!asked.url().startsWith(site.address)) elsewhere.push(asked.url());
        });
        page.on('requestfinished', (asked) => {
          if (asked.resourceType() !== 'script') return;
          void asked.sizes().then(({ responseBodySize }) => (script += responseBodySize));
        });
        await page.addInitScript(() => {
          addEventListener('DOMContentLoaded', () => {
            Object.assign(window, { served: document.querySelector('h1') });
          });
          addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
            console.error(`The content policy refused ${violatedDirective}`);
          });
        });

        await page.goto(path);
        await untilQuiet(page);
        expect(script).toBeGreaterThan(0);
        expect(script).toBeLessThanOrEqual(FORMS.includes(path) ? BUDGET.form : BUDGET.static);
        await untilAlive(page);
        await untilQuiet(page);

        expect(errors).toEqual([]);
        expect(elsewhere).toEqual([]);
        expect(
          await page.evaluate(() => document.querySelector('h1') === Reflect.get(window, 'served')),
        ).toBe(true);
        expect(served).toContain(`<title>${(await page.title()).replaceAll('&', '&amp;')}</title>`);
      });
    });

  test.describe('without JavaScript', () => {
    let page: Page;
    test.beforeAll(async () => {
      ({ page } = await site.firstVisit({ javaScriptEnabled: false }));
    });

    for (const path of PUBLIC_PAGES)
      test(`${path} is readable`, async () => {
        await page.goto(path);

        expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
        const text = await page.getByRole('main').innerText();
        expect(text.length).toBeGreaterThan(200);
        expect(text.includes('This form needs JavaScript')).toBe(FORMS.includes(path));
        expect(await page.getByRole('button', { name: /Find Matching Lenders|Send/ }).count()).toBe(0);
      });
  });

  // Rendered in the browser, but no heavier than a public form.
  for (const path of ['/partners/signup', '/partners/login', '/admin/login'])
    test(`${path} loads no more than a public form`, async () => {
      const { page } = await site.firstVisit();

      const size = await scriptSize(page, async () => {
        await openPage(page, path);
        await untilQuiet(page);
      });

      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(BUDGET.form);
    });

  test('offer phone and email when a form cannot work, and every menu link', async () => {
    const { page } = await site.firstVisit({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 800 },
    });
    await page.goto('/fact-find');
    const main = page.getByRole('main');

    expect(await main.locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    expect(await main.locator('a[href^="mailto:"]').first().isVisible()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Business Loans' }).click();
    expect(new URL(page.url()).pathname).toBe('/business-loans');
  });

  test('have a preview image for shared links, of the stated and an acceptable size', async () => {
    const answer = await fetch(`${site.address}/social-card.png`);
    const picture = Buffer.from(await answer.arrayBuffer());

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(100_000);
  });

  test('answer an unknown address with a page and the status 404', async () => {
    const { status, body } = await ask('/no-such-page');

    expect(status).toBe(404);
    expect(body).toMatch(/<h1[^>]*>Page Not Found<\/h1>/);
    expect(body).toContain('<meta name="robots" content="noindex"');
    expect(body).not.toContain('rel="canonical"');
  });

  test('list exactly the public pages for search engines', async () => {
    const { body: sitemap } = await ask('/sitemap.xml');
    const { body: robots } = await ask('/robots.txt');

    expect(captured(sitemap, /<loc>([^<]*)<\/loc>/g).sort()).toEqual(
      PUBLIC_PAGES.map((path) => SITE + path).sort(),
    );
    expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('let browsers cache hashed files permanently, and revalidate pages', async () => {
    const { body, headers } = await ask('/contact');
    const [asset = ''] = captured(body, /src="(\/assets\/[^"]+\.js)"/g);
    const { headers: ofAsset } = await ask(asset);
    const again = await ask('/contact', { 'If-None-Match': String(headers['etag']) });

    expect(ofAsset['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['cache-control']).toBe('no-cache');
    expect(again).toMatchObject({ status: 304, body: '' });
  });

  for (const [accepted, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const)
    test(`respond to ${accepted} with ${encoding}`, async () => {
      const [asset = ''] = captured((await ask('/')).body, /src="(\/assets\/[^"]+\.js)"/g);
      for (const path of ['/', asset]) {
        const { headers } = await ask(path, { 'Accept-Encoding': accepted });

        expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      }
    });
});
