import { expect, type Page } from '@playwright/test';
import { beyondSigningIn, fillSignIn, openAsAdmin, signInAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { pressOn, typeInto } from './support/keyboard';
import { ADMIN } from './support/product';
import { scriptSize } from './support/script-size';
import { openSite, test } from './support/site';

const site = openSite();

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const visitPage = async (path: string, width = 1440): Promise<Page> => {
  const { page } = await site.visit({ viewport: { width, height: 900 } });
  await openPage(page, path);
  return page;
};

test.describe('Sign-in in the staff portal', () => {
  test.describe('the address', () => {
    for (const path of ['/admin', '/admin/login', '/admin/lenders', '/admin/messages'])
      test(`${path} is served by the portal, and not indexed`, async () => {
        const answer = await fetch(`${site.address}${path}`);

        expect(answer.status).toBe(200);
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
        expect(answer.headers.get('cache-control')).toBe('no-cache');
        expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
        expect(await answer.text()).toMatch(/<title>[^<]*Kelvinbridge Finance<\/title>/);
      });

    for (const path of ['/admin/nothing', '/admin/lenders/1', '/admins', '/portal.html'])
      test(`${path} is not found`, async () => {
        expect((await fetch(`${site.address}${path}`)).status).toBe(404);
      });
  });

  test.describe('the sign-in', () => {
    test('requires an email address and a password under the title Admin Portal', async () => {
      const page = await visitPage('/admin/login');

      await page.getByRole('heading', { level: 1, name: 'Admin Portal' }).waitFor();
      await page.getByRole('button', { name: 'Sign In' }).click();

      await page.getByText('Enter your email address').waitFor();
      await page.getByText('Enter your password').waitFor();
      expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
    });

    test('shows progress, then a welcome on the dashboard', async () => {
      const page = await visitPage('/admin/login');
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve_) => (letGo = resolve_));
      await page.route('**/api/admin/login', async (route) => {
        await held;
        await route.continue();
      });

      await fillSignIn(page);
      await page.getByRole('button', { name: 'Signing in...' }).waitFor();
      expect(await page.getByRole('button', { name: 'Signing in...' }).isDisabled()).toBe(true);
      letGo();

      await page.getByText('Login successful').first().waitFor();
      await page.getByText('Welcome to the admin panel').first().waitFor();
      await page.waitForURL('**/admin');
      await page.getByText('Administrator').waitFor();
    });

    test('reports a failure with the specification’s text', async () => {
      const page = await visitPage('/admin/login');

      await fillSignIn(page, { ...ADMIN, password: 'not the password' });

      await page.getByText('Login failed').first().waitFor();
      await page.getByText('Invalid credentials').first().waitFor();
      expect(pathOf(page)).toBe('/admin/login');
      expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
    });

    test('works with the keyboard alone', async () => {
      const page = await visitPage('/admin/login');
      await page.getByRole('heading', { name: 'Admin Portal' }).waitFor();

      await typeInto(page, 'Email', ADMIN.email);
      await typeInto(page, 'Password', ADMIN.password);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin');

      await pressOn(page, page.getByRole('link', { name: 'Lenders' }).first());
      await page.waitForURL('**/admin/lenders');
    });

    for (const path of ['/admin', '/admin/lenders', '/admin/messages'])
      test(`protects ${path}`, async () => {
        const page = await visitPage(path);

        await page.waitForURL('**/admin/login');
        await fillSignIn(page);

        await page.waitForURL(`**${path}`);
      });

    test('redirects a signed-in admin past the sign-in page until they log out', async () => {
      const { page, errors } = await site.visit();
      await openAsAdmin(page, '/admin/login');
      await page.waitForURL('**/admin');

      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/admin/login');
      await page.goto('/admin');
      await page.waitForURL('**/admin/login');

      expect(beyondSigningIn(errors)).toEqual([]);
    });
  });

  // Over HTTP/1.1 a browser loads six files at a time: further ones wait on a slow connection.
  test('shows the list of lenders with at most 20 files of JavaScript', async () => {
    const { page } = await site.firstVisit();
    await signInAsAdmin(page);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });

    await page.goto('/admin/lenders');
    await page.getByText('No lenders added yet').waitFor();

    expect(scripts.size).toBeGreaterThan(0);
    expect(scripts.size).toBeLessThanOrEqual(20);
  });

  test('loads at most 250 KB of compressed JavaScript before it shows the list of lenders', async () => {
    const { page } = await site.firstVisit();

    const size = await scriptSize(page, async () => {
      await page.goto('/admin/lenders');
      await fillSignIn(page);
      await page.getByText('No lenders added yet').waitFor();
    });

    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(250 * 1024);
  });
});
