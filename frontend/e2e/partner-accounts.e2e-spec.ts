import { expect, type Page } from '@playwright/test';
import { beyondSigningIn } from './support/admin';
import { openPage } from './support/browser';
import { pressOn, typeInto, untilFocused } from './support/keyboard';
import { FOURFOLD, illegible, TWOFOLD } from './support/legibility';
import { aPartner, fillLogIn, openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const open = async (path: string, width = 1440): Promise<Page> => {
  const { page } = await site.visit({ viewport: { width, height: 900 } });
  await openPage(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
};
const kept = (page: Page) => page.evaluate(() => Object.entries(localStorage) as [string, string][]);

/** Waits for a text on a page that may navigate soon. */
const watchFor = async (page: Page, text: string): Promise<(path: string) => Promise<unknown>> => {
  await page.addInitScript((awaited) => {
    new MutationObserver(() => {
      if (document.body.textContent.includes(awaited)) console.debug(`${awaited} ${location.pathname}`);
    }).observe(document, { childList: true, subtree: true });
  }, text);
  return (path) =>
    page.waitForEvent('console', { predicate: (message) => message.text() === `${text} ${path}` });
};

test.describe('Accounts in the partner portal', () => {
  test.describe('the address', () => {
    for (const path of [
      '/partners/signup',
      '/partners/login',
      '/partners/reset',
      '/partners/account',
      '/partners/dashboard',
      '/partners/integrations',
    ])
      test(`${path} is served by the portal, and not indexed`, async () => {
        const answer = await fetch(`${site.address}${path}`);

        expect(answer.status).toBe(200);
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
        expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      });

    for (const path of ['/partners/nothing', '/partners/dashboard/1', '/partnership'])
      test(`${path} is not found`, async () => {
        expect((await fetch(`${site.address}${path}`)).status).toBe(404);
      });
  });

  test.describe('signing up', () => {
    test('creates an account by keyboard and opens its dashboard, also after a reload', async () => {
      const partner = aPartner();
      const { page, errors } = await site.visit();
      await openPage(page, '/partners/signup');

      await typeInto(page, 'Company Name', partner.companyName);
      await typeInto(page, 'Contact Name', partner.contactName);
      await typeInto(page, 'Email', partner.email);
      await typeInto(page, 'Phone', partner.phone);
      await typeInto(page, 'Business Type', 'Sol');
      await typeInto(page, 'Password', partner.password);
      await page.keyboard.press('Enter');

      await page.getByText('Account Created!').first().waitFor();
      await page.waitForURL('**/partners/dashboard');
      await page.getByText(partner.companyName).waitFor();
      const [{ id } = {}] = await site.query('select id from introducers where email = $1', [partner.email]);
      expect(await kept(page)).toEqual([
        ['introducer', JSON.stringify({ id, companyName: partner.companyName })],
      ]);
      await page.reload();
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
      await pressOn(page, page.getByRole('link', { name: 'Integrations' }));
      await page.waitForURL('**/partners/integrations');
      expect(beyondSigningIn(errors)).toEqual([]);
    });

    test('accepts a pasted password, and can show it', async () => {
      const page = await open('/partners/signup');
      const password = page.getByLabel('Password');
      await page.getByLabel('Company Name').fill('velvet tractor onion');
      await page.getByLabel('Company Name').press('ControlOrMeta+a');
      await page.getByLabel('Company Name').press('ControlOrMeta+c');

      await password.press('ControlOrMeta+v');

      expect(await password.inputValue()).toBe('velvet tractor onion');
      expect(await password.getAttribute('type')).toBe('password');
      await page.getByRole('button', { name: 'Show what you typed' }).click();
      expect(await password.getAttribute('type')).toBe('text');
    });
  });

  test.describe('signing in', () => {
    test('shows a welcome, and reloads the dashboard', async () => {
      const partner = aPartner();
      await openAsPartner((await site.visit()).page, partner);
      const { page } = await site.visit();
      const welcomedOn = await watchFor(page, 'Welcome Back!');
      let letGo: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/partners/dashboard', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto('/partners/login');
      const [before, load, after] = [
        welcomedOn('/partners/login'),
        page.waitForRequest('**/partners/dashboard'),
        welcomedOn('/partners/dashboard'),
      ];

      await fillLogIn(page, partner);

      await before;
      expect((await load).isNavigationRequest()).toBe(true);
      letGo();
      await page.getByText(partner.companyName).waitFor();
      await after;
    });
  });

  test('signing out leads every tab to /partners, leaves nothing behind, and shows nothing after the back button', async () => {
    const partner = aPartner();
    const { page } = await site.visit();
    await openAsPartner(page, partner);
    const other = await page.context().newPage();
    // Staff sign in separately.
    await other.goto('/admin');
    await other.waitForURL('**/admin/login');
    await other.goto('/partners/integrations');
    await other.getByRole('heading', { name: 'Integrations' }).waitFor();

    await page.getByRole('button', { name: 'Logout' }).click();

    await page.waitForURL('**/partners');
    await other.waitForURL('**/partners');
    expect(await kept(page)).toEqual([]);
    await page.goto('/partners/dashboard');
    await page.waitForURL('**/partners/login');
    await page.goBack();
    expect(await page.getByText(partner.companyName).count()).toBe(0);
  });

  test.describe('the account', () => {
    test('saves a correction, and shows it in the frame, and turns off one email', async () => {
      const partner = aPartner();
      const { page } = await site.visit();
      await openAsPartner(page, partner, '/partners/account');

      await page.getByLabel('Company Name').fill('Rowan Accounts Ltd');
      await page.getByLabel('Business Type').selectOption('Solicitor');
      await page.getByRole('button', { name: 'Save Profile' }).dblclick();

      await page.getByText('Profile saved').first().waitFor();
      await page.getByRole('banner').getByText('Rowan Accounts Ltd').waitFor();
      expect(
        await site.query('select company_name, business_type from introducers where email = $1', [
          partner.email,
        ]),
      ).toEqual([{ company_name: 'Rowan Accounts Ltd', business_type: 'Solicitor' }]);

      const declined = page.getByRole('switch', { name: 'A lender declines a case' });
      const before = await declined.isChecked();
      const on = () => page.getByRole('switch', { checked: true }).count();
      const onBefore = await on();
      await declined.click();
      await page
        .getByRole('listitem')
        .getByText(before ? 'Email turned off' : 'Email turned on')
        .waitFor();
      await page.reload();
      await declined.waitFor();

      expect(await declined.isChecked()).toBe(!before);
      expect(await on()).toBe(onBefore + (before ? -1 : 1));
    });

    test('ends one session, all others with a new password, or all of them', async () => {
      const partner = aPartner();
      const { page } = await site.visit();
      await openAsPartner(page, partner);
      const { page: other } = await site.visit();
      await other.goto('/partners/login');
      await fillLogIn(other, partner);
      await other.waitForURL('**/partners/dashboard');
      await page.goto('/partners/account');
      await page.getByText('This device').waitFor();
      const endOther = page.getByRole('button', { name: /^End the session/ });
      expect(await endOther.count()).toBe(1);

      await endOther.click();
      await endOther.waitFor({ state: 'detached' });
      await other.reload();
      await other.waitForURL('**/partners/login');
      await fillLogIn(other, partner);
      await other.waitForURL('**/partners/dashboard');
      await page.reload();
      await endOther.waitFor();

      await page.getByLabel('Current password').fill('not the password');
      await page.getByLabel('New password').fill('copper bridge lantern');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await untilFocused(page, page.getByLabel('Current password'));
      await page.getByLabel('Current password').fill(partner.password);
      await page.getByRole('button', { name: 'Change Password' }).click();

      await page.getByText('Password changed').first().waitFor();
      await endOther.waitFor({ state: 'detached' });
      await other.reload();
      await other.waitForURL('**/partners/login');
      await fillLogIn(other, { ...partner, password: 'copper bridge lantern' });
      await other.waitForURL('**/partners/dashboard');

      await page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
      await page.waitForURL('**/partners');
      await other.reload();
      await other.waitForURL('**/partners/login');
    });

    test('keeps what was typed when the session ends meanwhile', async () => {
      const partner = aPartner();
      const { page } = await site.visit();
      await openAsPartner(page, partner, '/partners/account');
      await page.getByLabel('Company Name').fill('Rowan Accounts Ltd');
      await page.getByText('This device').waitFor();
      await page.context().clearCookies();

      await page.getByRole('button', { name: 'Save Profile' }).click();
      const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
      await dialog.getByText('after twelve hours of inactivity').waitFor();
      expect(await kept(page)).toEqual([]);
      await dialog.getByLabel('Password').fill(partner.password);
      await dialog.getByRole('button', { name: 'Sign In' }).click();

      await page.getByText('Profile saved').first().waitFor();
      expect(await page.getByLabel('Company Name').inputValue()).toBe('Rowan Accounts Ltd');
      expect(pathOf(page)).toBe('/partners/account');
    });
  });

  test('are readable enlarged', async () => {
    const { page } = await site.visit();
    const readableAt = async (viewport: typeof TWOFOLD): Promise<void> => {
      await page.setViewportSize(viewport);
      expect(await illegible(page)).toEqual([]);
    };
    for (const path of ['/partners/login', '/partners/signup', '/partners/reset']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await readableAt(TWOFOLD);
      await readableAt(FOURFOLD);
    }
    await openAsPartner(page, aPartner(), '/partners/account');
    await page.getByText('This device').waitFor();
    await readableAt(TWOFOLD);
    await readableAt(FOURFOLD);
  });
});
