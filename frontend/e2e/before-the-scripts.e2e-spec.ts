import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { beyondSigningIn, signInAsAdmin } from './support/admin';
import { isAlive, untilAlive } from './support/browser';
import { COMPANY, CONTACT, FACT_FIND, stepTab, submit, untilAt } from './support/forms';
import { holdBack } from './support/hold-back';
import { confirmAddress, PARTNER } from './support/partner';
import { untilQuiet } from './support/quiet';
import { openSite, test } from './support/site';

const site = openSite();

/** Delays scripts until released. */
const holdScripts = (page: Page, held: (path: string) => boolean): Promise<() => void> =>
  holdBack(page, '**/assets/*.js', (request) => held(new URL(request.url()).pathname));

/** A page before hydration; its entry script has loaded. */
const openEarly = async (path: string, width = 1440, before?: (page: Page) => Promise<unknown>) => {
  const { page, errors } = await site.firstVisit({ viewport: { width, height: 900 } });
  await before?.(page);
  const entry = /src="([^"]+\.js)"/.exec(await (await fetch(site.address + path)).text())?.[1];
  const release = await holdScripts(page, (file) => file !== entry);
  await page.goto(path);
  return { page, errors, release };
};

/** A portal page without scripts. */
const openPortalEarly = async (path: string, width = 1440, before?: (page: Page) => Promise<unknown>) => {
  const { page, errors } = await site.firstVisit({ viewport: { width, height: 900 } });
  await before?.(page);
  const release = await holdScripts(page, () => true);
  // Loaded once its scripts have run.
  await page.goto(path, { waitUntil: 'commit' });
  return { page, errors, release };
};

/** Signs a new partner in. */
const signInAsPartner = async (page: Page): Promise<void> => {
  const email = `${randomUUID()}@alder-accounts.example`;
  await page.request.post('/api/introducers/signup', { data: { ...PARTNER, email } });
  // Otherwise the dashboard shows a notice once the account is loaded.
  await confirmAddress(site, { email });
};

test.describe('Before the scripts', () => {
  for (const form of [FACT_FIND, CONTACT])
    test(`keeps text typed at ${form.path}, and sends nothing until it can`, async () => {
      const { page, release } = await openEarly(form.path);
      const [label, value] = form.kept;
      const first = page.getByLabel(label).first();

      await first.fill(value);
      await submit(page, form);
      release();
      await untilAlive(page);
      await submit(page, form);

      await page.locator('[aria-invalid="true"]').first().waitFor();
      expect(await first.inputValue()).toBe(value);
      expect(await page.getByText(form.firstError).count()).toBe(0);
      expect(page.url()).toBe(site.address + form.path);
    });

  for (const [path, portal, signIn] of [
    ['/admin/lenders', 'Admin', signInAsAdmin],
    ['/partners/dashboard', 'Partner', signInAsPartner],
  ] as const)
    for (const width of [390, 1440])
      test(`renders the frame of ${path} at ${width} px without content, and keeps the brand’s position during hydration`, async () => {
        const { page, errors, release } = await openPortalEarly(path, width, signIn);
        const brand = page.getByText('Kelvinbridge Finance');
        await brand.waitFor();
        if (width === 1440) {
          const rail = await page.locator('.early-frame').boundingBox();
          expect(rail).toMatchObject({ x: 0, y: 0, width: 236, height: 900 });
        }
        expect(await page.getByRole('link').count()).toBe(0);
        await page.evaluate(async () => {
          await document.fonts.load('600 20px "Source Serif 4"');
        });
        const before = await brand.boundingBox();

        release();
        await page.getByRole('navigation', { name: portal }).waitFor();

        expect(await brand.boundingBox()).toEqual(before);
        expect(errors).toEqual([]);
      });

  test('renders no frame on a sign-in page', async () => {
    const { page, errors, release } = await openPortalEarly('/admin/login');

    await page.locator('#root').waitFor({ state: 'attached' });
    expect(await page.locator('#root').evaluate((root) => root.childElementCount)).toBe(0);
    release();

    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('requests only the session before the sign-in', async () => {
    const { page } = await site.firstVisit();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });

    await page.goto('/partners/dashboard');
    await page.waitForURL('**/login');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    await untilQuiet(page);

    expect(new Set(asked)).toEqual(new Set(['/api/introducers/me']));
  });

  for (const [path, call, signIn] of [
    ['/admin/applications', '/api/admin/applications?limit=25', signInAsAdmin],
    ['/partners/dashboard', '/api/introducers/me/referrals?limit=25', signInAsPartner],
  ] as const)
    test(`requests the first page of a list at ${path} once, before the code of its screen is loaded`, async () => {
      const asked: string[] = [];
      const { page } = await site.firstVisit();
      await signIn(page);
      page.on('request', (request) => asked.push(request.url().slice(site.address.length)));
      const release = await holdScripts(page, (file) => /\/[a-z-]+-page-/.test(file));
      const isCalled = page.waitForRequest((request) => request.url().endsWith(call));
      await page.goto(path);
      await isCalled;
      release();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await untilQuiet(page);

      expect(asked.filter((address) => address === call)).toEqual([call]);
    });

  test('keeps typed answers through back, forward and hydration', async () => {
    const { page } = await site.firstVisit();
    const release = await holdScripts(page, (file) => file.includes('/contact-page-'));
    await page.goto('/contact#main');
    await page.evaluate(() => (window.location.hash = 'root'));
    const name = page.getByLabel('Name');
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });

    await name.fill('Alex Graham');
    const taken = heading.evaluate(async (element) => {
      const isTaken = () => Object.keys(element).some((key) => key.startsWith('__react'));
      for (let back = true; element.isConnected && !isTaken(); back = !back) {
        const there = new Promise((arrived) => window.addEventListener('popstate', arrived, { once: true }));
        if (back) window.history.back();
        else window.history.forward();
        await there;
      }
      return element.isConnected;
    });
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some((file) => file.name.includes('/assets/interactive-providers-')),
    );
    release();

    expect(await taken).toBe(true);
    expect(await name.inputValue()).toBe('Alex Graham');
  });

  test('starts the client when the network returns', async () => {
    const { page } = await site.firstVisit();
    await page.route('**/assets/react-*.js', (route) => route.abort());
    await page.goto('/contact');
    await untilQuiet(page);
    expect(await isAlive(page)).toBe(false);

    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));

    await untilAlive(page);
  });

  test('keeps text of the first step when another step is pressed', async () => {
    const { page, release } = await openEarly('/enhanced-fact-find');
    const name = page.getByLabel('Company Name');

    await name.fill(COMPANY);
    await page.getByRole('navigation', { name: 'Steps' }).getByText('Funding').click();
    release();
    await stepTab(page, 'Funding').click();

    await untilAt(page, 'Funding Requirements');
    await stepTab(page, 'Company').click();
    await untilAt(page, 'Company Details');
    expect(await name.inputValue()).toBe(COMPANY);
  });

  test('shows the cost for a slider that was moved', async () => {
    const { page, release } = await openEarly('/business-loans');
    const dial = page.getByRole('slider').first();
    const outcome = page.getByRole('status').first();
    const before = await outcome.innerText();

    await dial.focus();
    await page.keyboard.press('End');
    expect(await outcome.innerText()).toBe(before);
    release();

    await page.waitForFunction(([element, was]) => (element as HTMLElement).innerText !== was, [
      await outcome.elementHandle(),
      before,
    ] as const);
    expect(await dial.inputValue()).toBe(await dial.getAttribute('max'));
  });

  test('shows a saved draft immediately', async () => {
    const { page } = await site.firstVisit();
    await page.goto('/fact-find');
    await page.getByLabel('Company Name').fill(COMPANY);
    await page.waitForFunction(() => sessionStorage.length > 0);

    const again = await page.context().newPage();
    await again.goto('/enhanced-fact-find');
    await again.getByLabel('Company Name').fill(COMPANY);
    await again.waitForFunction(() => localStorage.length > 0);
    for (const kept of [page, again]) {
      await kept.reload();
      await kept
        .getByLabel('Company Name')
        .and(kept.locator(`[value="${COMPANY}"]`))
        .waitFor();
    }
  });
});
