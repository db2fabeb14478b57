import { expect, type Page } from '@playwright/test';
import { CONTACT, FACT_FIND, QUICK_APPLICATION, submit } from './support/forms';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

const open = async (path: string, width = 1440): Promise<Page> => {
  const { page } = await site.visit({ viewport: { width, height: 900 } });
  await openPage(page, path);
  return page;
};

const textOf = (page: Page): Promise<string> => page.locator('main').innerText();
const pathOf = (page: Page): string => new URL(page.url()).pathname;

// The specification's table: rate, amount and time to the letter.
const PRODUCTS = [
  ['Business Loans', '/business-loans', 'Loan', 'from 4.9% APR', '£5K-£500K', '2-7 days'],
  [
    'Invoice Finance',
    '/invoice-finance',
    'Finance',
    'from 1.5% monthly',
    'up to 90% of invoice value',
    '24 hours',
  ],
  ['Asset Finance', '/asset-finance', 'Finance', 'from 3.9% APR', '£1K-£1M+', '1-3 days'],
  [
    'Merchant Cash Advance',
    '/merchant-cash-advance',
    'Advance',
    'factor rate 1.1-1.5',
    '£3K-£200K',
    'same day',
  ],
  [
    'Bridging Loans (Business)',
    '/bridging-finance-business',
    'Finance',
    'from 0.75% monthly',
    '£50K-£5M+',
    '5-10 days',
  ],
  ['Commercial Mortgage', '/commercial-mortgage', 'Mortgage', 'from 2.5% APR', '£100K-£10M+', '4-8 weeks'],
  ['Bridging Loans (Property)', '/bridging-loans', 'Loan', 'from 0.45% monthly', '£25K-£25M+', '1-2 weeks'],
  ['Development Finance', '/development-finance', 'Finance', 'from 5.5% APR', '£100K-£50M+', '2-4 weeks'],
  ['Ltd Co BTL Mortgages', '/ltd-co-btl-mortgages', 'Mortgage', 'from 3.2% APR', '£25K-£2M+', '3-6 weeks'],
] as const;

const EXTRA_FIGURES: Readonly<Record<string, readonly string[]>> = {
  '/business-loans': ['£150,000'],
  '/merchant-cash-advance': ['£5,000', '3 months'],
  '/invoice-finance': ['£10,000+', 'up to 90%'],
  '/ltd-co-btl-mortgages': ['125-145%'],
  '/bridging-finance-business': ['1-24 months'],
  '/bridging-loans': ['1-36 months'],
  '/commercial-mortgage': ['25 years'],
};

test.describe('Public site', () => {
  test.describe('the home page', () => {
    test('asks for the need, and its buttons link onwards in order', async () => {
      const page = await open('/');
      const main = page.getByRole('main');

      const places = await Promise.all(
        [
          main.getByLabel('What do you need?'),
          main.getByLabel('How much?'),
          main.getByRole('link', { name: 'Lets Get Started' }).first(),
          main.getByRole('link', { name: 'See How It Works' }),
          main.getByRole('heading', { name: 'Business Loans', exact: true }),
          main.getByRole('heading', { name: 'How it works' }),
          main.getByRole('link', { name: 'Lets Get Started' }).nth(1),
          main.getByRole('link', { name: 'Lets Talk' }),
        ].map((part) => part.evaluate((element) => [...document.querySelectorAll('*')].indexOf(element))),
      );
      expect(places).toEqual([...places].sort((one, other) => one - other));
      expect(await page.getByRole('link', { name: 'Lets Get Started' }).count()).toBe(2);
      for (const [name, href] of [
        ['Lets Get Started', '/fact-find'],
        ['See How It Works', '/#about'],
        ['Lets Talk', '/contact'],
      ] as const) {
        expect(await page.getByRole('link', { name }).first().getAttribute('href')).toBe(href);
      }
    });

    test('states the specification’s claims', async () => {
      const text = await textOf(await open('/'));

      for (const claim of [/more than 100/i, /2 hours/i, /94%/, /more than 10,000/i, /5 mins/, /24-48 hrs/]) {
        expect(text).toMatch(claim);
      }
    });

    for (const [title, path, category, rate, amount, time] of PRODUCTS)
      test(`has a card for ${title}`, async () => {
        const page = await open('/');
        const card = page.locator(`main a[href="${path}"], main :has(> a[href="${path}"])`).first();
        const text = await textOf(page);

        expect(await card.count()).toBe(1);
        for (const words of [title, category, rate, amount, time]) expect(text).toContain(words);
      });

    test('marks only business loans as popular', async () => {
      expect(await (await open('/')).getByText('Popular', { exact: true }).count()).toBe(1);
    });
  });

  for (const [title, path, category, rate, amount, time] of PRODUCTS)
    test.describe(`the page of ${title}`, () => {
      test('shows its category, figures and sections, and links to the fact-find', async () => {
        const page = await open(path);
        const text = await textOf(page);

        expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
        for (const words of [
          category,
          'Rate',
          rate,
          'Amount',
          amount,
          'Time',
          time,
          ...(EXTRA_FIGURES[path] ?? []),
        ]) {
          expect(text).toContain(words);
        }
        for (const name of ['Overview', 'Key Benefits', 'Typical Requirements', 'Flexible Criteria']) {
          expect(await page.getByRole('heading', { name }).count()).toBe(1);
        }
        expect(await page.locator('main a[href="/"]').count()).toBeGreaterThanOrEqual(1);
        await page.getByRole('link', { name: 'Start Your Application' }).first().click();
        await page.getByRole('heading', { name: 'Get Matched with the Right Lenders' }).waitFor();
        expect(pathOf(page)).toBe('/fact-find');
      });
    });

  test.describe('the header and the footer', () => {
    test('link to the nine products and all other pages', async () => {
      const page = await open('/contact');
      const header = page.getByRole('banner');

      await header.getByRole('button', { name: 'Products' }).click();
      for (const [title, path] of PRODUCTS) {
        expect(await header.getByRole('link', { name: title }).getAttribute('href')).toBe(path);
      }
      for (const [name, href] of [
        ['Partners', '/partners'],
        ['Contact', '/contact'],
        ['Get Started', '/fact-find'],
      ] as const) {
        expect(await header.getByRole('link', { name, exact: true }).getAttribute('href')).toBe(href);
      }
      const footer = page.getByRole('contentinfo');
      for (const name of [
        ...[
          'Business Loans',
          'Invoice Finance',
          'Asset Finance',
          'Merchant Cash Advance',
          'Development Finance',
        ],
        ...['Contact Us', 'Get Started'],
      ]) {
        expect(await footer.getByRole('link', { name }).count()).toBe(1);
      }
      expect(await footer.innerText()).toContain('We are a credit broker, not a lender.');
    });

    test('collapse into a menu on a phone, which closes when a link is chosen', async () => {
      const page = await open('/', 390);
      const toggle = (expanded: boolean) =>
        page.getByRole('banner').getByRole('button', { name: /menu/i, expanded });

      await toggle(false).click();
      await toggle(true).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();

      await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
      await toggle(false).waitFor();
    });

    const untilHowItWorksShows = (page: Page) =>
      page.waitForFunction(() => {
        const top = document.getElementById('about')?.getBoundingClientRect().top ?? Infinity;
        return window.scrollY > 0 && top < window.innerHeight;
      });

    test('link to ‘how it works’ from any page', async () => {
      const page = await open('/contact');

      await openPage(page, '/#about');

      await untilHowItWorksShows(page);
    });

    test('link to ‘how it works’ from home, and back to it from elsewhere', async () => {
      const page = await open('/');

      await page.getByRole('link', { name: 'See How It Works' }).click();
      await untilHowItWorksShows(page);
      await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
      await page.getByRole('heading', { name: 'Get in Touch' }).waitFor();
      await page.goBack();

      await untilHowItWorksShows(page);
    });
  });

  test('returns 404 for an unknown path, with links onwards', async () => {
    const { page } = await site.visit();

    const answer = await page.goto('/no-such-page');

    expect(answer?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    expect(await page.locator('main a[href="/apply"]').count()).toBe(1);
  });

  test('submits a message and clears the form', async () => {
    const page = await open('/contact');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Get in Touch');
    const text = await textOf(page);
    for (const words of [
      '24 hours',
      'Send us a Message',
      'Visit Us',
      'Glasgow',
      'Call Us',
      'Mon-Fri 9am-6pm',
      'Email Us',
      'Quick Response',
      '2 hours',
    ]) {
      expect(text).toContain(words);
    }
    await CONTACT.fill(page);

    await submit(page, CONTACT);

    await page
      .getByText("Thank you for contacting us. We'll get back to you within 24 hours.")
      .first()
      .waitFor();
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('');
  });

  test('submits a quick application', async () => {
    const page = await open('/apply');
    await page.getByRole('heading', { name: 'Get Started with Your Funding Application' }).waitFor();
    expect(await textOf(page)).toContain('5 minutes');
    await QUICK_APPLICATION.fill(page);

    await submit(page, QUICK_APPLICATION);

    await page
      .getByText("We're matching you with suitable lenders. You'll hear from us within 24 hours.")
      .first()
      .waitFor();
  });

  test('gives the applicant permanent links, and withdraws them', async () => {
    const page = await open('/fact-find');
    await FACT_FIND.fill(page);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/applications')),
      submit(page, FACT_FIND),
    ]);
    const { resultsUrl, statusUrl } = (await answer.json()) as Record<'resultsUrl' | 'statusUrl', string>;
    const [results, status] = [resultsUrl, statusUrl].map((url) => new URL(url, site.address).pathname);
    await page
      .locator(`a[href$="${results ?? ''}"]`)
      .first()
      .waitFor();

    await openPage(page, status ?? '');
    await page
      .getByText(/^No one yet/)
      .first()
      .waitFor();
    await openPage(page, results ?? '');
    await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
    const taken = await fetch(`${site.address}/api${results ?? ''}`, { method: 'DELETE' });
    expect(taken.status).toBe(200);

    for (const gone of [status, results]) {
      await openPage(page, gone ?? '');
      await page.getByText('This link does not work').waitFor();
    }
  });

  test('prints dark on white in any colour scheme', async () => {
    const { page } = await site.visit({ colorScheme: 'light' });
    await openPage(page, '/business-loans');
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    const light = await ink();
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction((was) => getComputedStyle(document.body).color !== was, light);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // Emulated media reach the styles a moment later.
    await page.reload();

    expect(await ink()).toBe(light);
  });

  test.describe('the page for partners', () => {
    test('shows the specification’s promises, and links to the sign-up', async () => {
      const page = await open('/');
      await page.getByRole('banner').getByRole('link', { name: 'Partners' }).click();
      await page.waitForURL('**/partners');
      await page.getByRole('heading', { level: 1, name: 'Refer a client. See every step.' }).waitFor();
      const text = await textOf(page);

      for (const promise of [
        'Competitive commissions',
        'Initial decisions from 2 hours',
        '94% success rate',
        'A personal dashboard',
        'Track your referrals and commission: the status and history of every case, and what you have earned.',
      ]) {
        expect(text).toContain(promise);
      }
      for (const [title] of PRODUCTS) expect(text).toContain(title);
      expect(await page.locator('main a[href="/how-we-are-paid"]').count()).toBe(1);
      await page.getByRole('link', { name: 'Partner Login' }).first().click();
      await page.waitForURL('**/partners/login');
      await page.goBack();
      await page.getByRole('link', { name: 'Become a Partner' }).first().click();
      await page.waitForURL('**/partners/signup');
    });
  });
});
