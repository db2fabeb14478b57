import { expect, type Page } from '@playwright/test';
import { post, signInAsAdmin } from './support/admin';
import { illegible } from './support/legibility';
import { openSite, test } from './support/site';

// Six lenders make offers for one application, and all are shared with the applicant.
const site = openSite();
const LENDERS = ['Alba', 'Brae', 'Corrie', 'Dunmore', 'Eskdale', 'Fintry'];

let page: Page;
let path: string;
test.describe('Status offers', () => {
  test.beforeAll(async () => {
    ({ page } = await site.visit());
    const sent = (await post(page, '/api/applications', {
      companyName: 'Alder Joinery',
      contactName: 'Alex Alder',
      email: 'alex@alder.example',
      phone: '0141 496 0123',
      fundingType: 'business-loans',
      amount: '100000',
    })) as { id: string; statusToken: string };
    path = `/status/${sent.statusToken}`;
    await signInAsAdmin(page);
    const agreed = { lenders: LENDERS, state: 'given', via: 'phone' };
    for (const name of LENDERS)
      await post(page, '/api/admin/lenders', { name, productTypes: 'business-loans' });
    await post(page, `/api/admin/applications/${sent.id}/perimeter-check`, {});
    await post(page, `/api/admin/applications/${sent.id}/consents`, agreed);
    for (const [at, lender] of LENDERS.entries()) {
      const to = `/api/admin/applications/${sent.id}/submissions`;
      const { id } = (await post(page, to, { lender })) as { id: string };
      await post(page, `/api/admin/submissions/${id}/moves`, { to: 'sent' });
      const offer = (await post(page, `/api/admin/submissions/${id}/offers`, {
        kind: 'formal',
        amountPence: 12_500_000,
        termMonths: 60,
        rateKind: 'annual',
        rate: 7 + at / 4,
        repayment: at === 5 ? 'rolled_up' : 'amortising',
        conditions: 'A valuation of the workshop, and a personal guarantee of both directors',
        expiresOn: '2099-12-31',
      })) as { id: string };
      await post(page, `/api/admin/offers/${offer.id}/sharing`, {});
    }
  });
  test.afterAll(() => page.close());

  const open = async (width: number): Promise<void> => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.getByRole('heading', { name: 'Offers for you, side by side' }).waitFor();
    await page.evaluate(() => document.fonts.ready);
  };

  /** The horizontal scroll in px. */
  const sideways = (): Promise<number> =>
    page.evaluate(() => {
      scrollTo({ left: 10_000, behavior: 'instant' });
      return scrollX;
    });

  for (const width of [390, 1024, 1440])
    test(`are readable on the status page without scrolling sideways at ${width} px`, async () => {
      await open(width);

      // In between, the offers may be scrolled within their frame.
      if (width !== 1024) expect(await illegible(page, 'main')).toEqual([]);
      expect(await sideways()).toBe(0);
      expect(await page.getByRole('article').count()).toBe(6);
    });

  test('does not break words of the progress, the history and the disclosures at 390 px', async () => {
    await open(390);

    const broken = await page.locator('main :is(li > span, dt, dd)').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const text = part.firstChild;
        if (!(text instanceof Text)) return [];
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
  });

  test('marks the lowest total cost, and shows the monthly payment', async () => {
    await open(1440);

    const figureOf = (lender: string, name: string) =>
      page.getByRole('article', { name: lender }).locator(`dt:text-is("${name}") + dd`).innerText();

    expect(await figureOf('Alba', 'Total cost')).toMatch(/lowest$/);
    expect(await figureOf('Brae', 'Total cost')).not.toMatch(/lowest$/);
    expect(await figureOf('Fintry', 'Monthly payment')).toBe('Nothing before the end');
  });
});
