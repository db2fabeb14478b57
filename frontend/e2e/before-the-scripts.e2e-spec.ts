import type { Page } from 'playwright-core';
import { isAlive, untilAlive } from './support/browser';
import { COMPANY, CONTACT, FACT_FIND, QUICK_APPLICATION, stepTab, submit, untilAt } from './support/forms';
import { openSite } from './support/site';

const site = openSite();

/** Keeps scripts from arriving until it is told to let them go. */
const holdBack = async (page: Page, held: (path: string) => boolean): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    if (held(new URL(route.request().url()).pathname)) await released;
    await route.continue();
  });
  return release;
};

/** A page whose client is still on its way; its entry, which the page names itself, is there. */
const openEarly = async (path: string, width = 1440): Promise<{ page: Page; release: () => void }> => {
  const { page } = await site.visit({ viewport: { width, height: 900 } });
  const entry = /src="([^"]+\.js)"/.exec(await (await fetch(site.address + path)).text())?.[1];
  const release = await holdBack(page, (file) => file !== entry);
  await page.goto(path);
  return { page, release };
};

it.each([
  ['Products', 1440, '/'],
  ['Menu', 390, '/contact'],
])('opens %s that was pressed before the client was there', async (name, width, path) => {
  const { page, release } = await openEarly(path, width);
  const button = page.getByRole('banner').getByRole('button', { name });

  await button.click();
  expect(await button.getAttribute('aria-expanded')).toBe('false');
  release();

  await page.getByRole('banner').locator(`button[aria-expanded="true"]`, { hasText: name }).waitFor();
});

it.each([FACT_FIND, QUICK_APPLICATION, CONTACT])(
  'keeps and answers what was written and sent at $path',
  async (form) => {
    const { page, release } = await openEarly(form.path);
    const [label, value] = form.kept;
    const first = page.getByLabel(label).first();

    await first.fill(value);
    await submit(page, form);
    release();

    await page.locator('[aria-invalid="true"]').first().waitFor();
    expect(await first.inputValue()).toBe(value);
    expect(await page.getByText(form.firstComplaint).count()).toBe(0);
    expect(page.url()).toBe(site.address + form.path);
  },
);

it('keeps what was written while somebody goes back and forward and the client takes over', async () => {
  const { page } = await site.visit();
  const release = await holdBack(page, (file) => file.includes('/contact-page-'));
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
    performance.getEntriesByType('resource').some((file) => file.name.includes('/assets/live-parts-')),
  );
  release();

  expect(await taken).toBe(true);
  expect(await name.inputValue()).toBe('Alex Graham');
});

it('answers a press of the time without a network when there is one again', async () => {
  const { page } = await site.visit();
  await page.route('**/assets/react-*.js', (route) => route.abort());
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const products = (state: { busy: boolean; expanded: boolean }) =>
    page.locator(
      `button[aria-expanded="${state.expanded}"]${state.busy ? '[aria-busy="true"]' : ':not([aria-busy])'}`,
      {
        hasText: 'Products',
      },
    );

  await products({ busy: false, expanded: false }).click();
  await products({ busy: true, expanded: false }).waitFor();
  await page.unrouteAll();

  await products({ busy: false, expanded: true }).waitFor();
});

it('goes to a step that was pressed, with what was written in the first', async () => {
  const { page, release } = await openEarly('/enhanced-fact-find');
  const name = page.getByLabel('Company Name');

  await name.fill(COMPANY);
  await stepTab(page, 'Funding').click();
  release();

  await untilAt(page, 'Funding Requirements');
  await stepTab(page, 'Company').click();
  await untilAt(page, 'Company Details');
  expect(await name.inputValue()).toBe(COMPANY);
});

it('leaves the field alone that is being written in, in a step that was pressed', async () => {
  const { page, release } = await openEarly('/enhanced-fact-find?step=review');
  const name = page.getByLabel('Company Name');

  await stepTab(page, 'Company').click();
  await name.pressSequentially(COMPANY);
  release();
  await untilAlive(page);
  await stepTab(page, 'Company').and(page.locator(':not([aria-busy])')).waitFor();

  expect(page.url()).toContain('?step=company');
  await page.keyboard.type(' and Sons');
  expect(await name.inputValue()).toBe(`${COMPANY} and Sons`);
});

it('shows the cost of where a dial was put', async () => {
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

describe('a page that nobody touches', () => {
  const openAtRest = async (): Promise<Page> => {
    const { page } = await site.visit();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(await isAlive(page)).toBe(false);
    return page;
  };

  it('runs the client at the first movement', async () => {
    const page = await openAtRest();

    await page.clock.resume();
    await page.mouse.move(200, 200);

    await untilAlive(page);
  });

  it('runs it for somebody who stays', async () => {
    const page = await openAtRest();

    await page.clock.fastForward(5_000);
    await page.clock.resume();

    await untilAlive(page);
  });
});

it('shows a draft at once, before anybody does anything', async () => {
  const { page } = await site.visit();
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
