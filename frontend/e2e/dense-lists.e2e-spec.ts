import { expect, type Page } from '@playwright/test';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { untilListed } from './support/lists';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

test.describe('Dense lists', () => {
  test.beforeAll(() =>
    insertApplications(site, 20, {
      notes: 'Asked for a call before noon, and for the offer in writing to the accountant as well.',
      assigned_lender: 'Cambridge & Counties Bank – Commercial Mortgages',
    }),
  );

  const visit = async (path: string, label: string) => {
    const { page } = await site.visit({ viewport: { width: 1440, height: 900 } });
    await openAsAdmin(page, path);
    await untilListed(page, label);
    await page.evaluate(() => document.fonts.ready);
    return page;
  };

  const rowsInSight = (page: Page) =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);

  test('shows enough applications to work with, and their dates in full', async () => {
    await site.query(`update application_submissions set due_at = '2027-05-20 20:00 Europe/London'`);
    const page = await visit('/admin/applications', 'Applications');
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(14);
    const dates = page.locator('tbody td:is([data-column="Due"], [data-column="Submitted"])');
    expect(await dates.getByText(/^in \d+ days$/).count()).toBeGreaterThan(0);

    const cut = await dates.evaluateAll((cells) =>
      cells
        .flatMap((cell) => [cell, ...cell.querySelectorAll('[data-line], [data-text]')])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );

    expect(cut).toEqual([]);
  });

  test('shows names of up to 32 letters on one line and longer ones on two, products, rates and sums in full', async () => {
    const { page } = await site.visit({ viewport: { width: 1440, height: 900 } });
    const id = '0193f000-0000-7000-8000-000000000001';
    await site.query(
      `update application_submissions
       set company_name = 'Alexandra Precision Engineer Ltd', funding_type = 'merchant-cash-advance',
         product_keys = array['merchant-cash-advance'], amount = '25000000', created_at = now() where id = $1`,
      [id],
    );
    await signInAsAdmin(page);
    const lender = 'Cambridge & Counties Bank plc UK';
    await post(page, '/api/admin/lenders', {
      name: lender,
      productTypes: 'business-loans, merchant-cash-advance',
      minAmount: '25000',
      maxAmount: '25000000',
      interestRate: 'from 2.49% (1-year fixed, 2% fee)',
      contactPhone: '0141 496 0123',
      description: 'Term loans',
    });
    await post(page, '/api/admin/lenders', {
      name: 'Dunbarton and Lomond Commercial Finance – Invoice Funding',
      productTypes: 'business-loans',
      contactPhone: '0141 496 0123',
    });
    await post(page, `/api/admin/applications/${id}/perimeter-check`, {});
    const agreed = { lenders: [lender], state: 'given', via: 'phone' };
    await post(page, `/api/admin/applications/${id}/consents`, agreed);
    const added = await post(page, `/api/admin/applications/${id}/submissions`, { lender });
    const submission = `/api/admin/submissions/${(added as { id: string }).id}`;
    await post(page, `${submission}/moves`, { to: 'sent' });
    const sum = 2_500_000_000;
    const offer = (await post(page, `${submission}/offers`, {
      kind: 'formal',
      amountPence: sum,
      termMonths: 120,
      rateKind: 'annual',
      rate: 12.95,
      repayment: 'amortising',
    })) as { id: string };
    await post(page, `/api/admin/offers/${offer.id}/acceptance`, {});
    const [{ today } = {}] = await site.query(
      `select (now() at time zone 'Europe/London')::date::text as today`,
    );
    const drawn = { completedOn: today, drawnPence: sum, brokerCommissionPence: 250_000 };
    await post(page, `${submission}/completion`, drawn);

    await page.goto('/admin/lenders');
    await untilListed(page, 'Lenders');
    await page.evaluate(() => document.fonts.ready);
    const longest = page.getByRole('button', { name: /^Dunbarton and Lomond/ });
    expect(
      await longest.evaluate(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth <= clientWidth && scrollHeight <= clientHeight + 1,
      ),
    ).toBe(true);

    for (const [path, label, texts] of [
      ['/admin/applications', 'Applications', ['Alexandra Precision Engineer Ltd', 'Merchant Cash Advance']],
      [
        '/admin/submissions',
        'Submissions',
        ['Alexandra Precision Engineer Ltd', '£25,000,000', 'drawn down'],
      ],
      ['/admin/lenders', 'Lenders', [lender, 'Business Loans, Merchant Cash Advance', 'from 2.49%']],
    ] as const) {
      await page.goto(path);
      await untilListed(page, label);
      await page.evaluate(() => document.fonts.ready);
      const row = page.locator('tbody tr', { hasText: texts[0] }).first();
      for (const text of texts) await row.getByText(text).first().waitFor();

      const cut = await page
        .locator('tbody td')
        .filter({ hasNot: page.locator('[type="checkbox"]') })
        .evaluateAll((cells) =>
          cells
            .flatMap((cell) => {
              const column = cell.dataset['column'] ?? '';
              const all = cell.querySelectorAll<HTMLElement>('[data-line], [data-text="true"]');
              const isRead = /^(Funding|Products|Loan range|Rate|Amount|Last change|Term)$/.test(column);
              return [...cell.querySelectorAll<HTMLElement>('[data-row-name]'), ...(isRead ? all : [])];
            })
            .filter(
              ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
                scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
            )
            .map(({ textContent }) => textContent)
            .filter((text) => text.length <= 37),
        );
      expect(cut, label).toEqual([]);
    }
  });

  test('shows truncated text in full on hover without moving rows, and the next text on keyboard focus', async () => {
    const page = await visit('/admin/applications', 'Applications');
    const cell = page.locator('tbody td', { hasText: 'Notes: ' }).first();
    const line = cell.locator('[data-line]', { hasText: 'Notes: ' });
    const notes = await line.elementHandle();
    const isWhole = () => line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth);
    const tops = () =>
      page.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
    expect(await isWhole()).toBe(false);
    const before = await tops();

    await cell.hover();
    await page.waitForFunction((text) => text.scrollWidth <= text.clientWidth, notes);
    expect(await tops()).toEqual(before);
    await page.mouse.move(0, 0);
    await page.waitForFunction((text) => text.scrollWidth > text.clientWidth, notes);

    await cell.locator('[data-row-name]').focus();
    // Twice, because focus styles are drawn afterwards.
    for (let frame = 0; frame < 2; frame += 1)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));

    expect(await isWhole()).toBe(true);
  });

  test('keeps an expanded name under the pointer wherever it is pressed', async () => {
    const name = 'Alder and Graham Insurance Services Limited of Scotland';
    await site.query(
      "update application_submissions set company_name = $1 where id = '0193f000-0000-7000-8000-000000000020'",
      [name],
    );
    const page = await visit('/admin/applications', 'Applications');
    const link = page.getByRole('link', { name, exact: true });

    for (const part of [0.1, 0.5, 0.9]) {
      await page.mouse.move(0, 0);
      const box = await link.boundingBox();
      if (!box) throw new Error('The name is not shown');
      await page.mouse.move(box.x + 10, box.y + box.height * part);
      await page.locator('td[data-cut="true"]:hover').waitFor();
      expect(await link.evaluate((shown) => shown.matches(':hover'))).toBe(true);
    }
  });

  test('shows enough lenders to work with, and truncated text in full on keyboard focus', async () => {
    const page = await visit('/admin/lenders', 'Lenders');
    expect(await rowsInSight(page)).toBeGreaterThanOrEqual(16);
    const name = page.locator('tbody [data-row-name]').first();
    const description = page.locator('tbody td[data-named] [data-line]').first();
    await description.evaluate((line) => {
      line.textContent =
        'Lends to limited companies that let houses, to trustees and to people who live abroad';
    });

    await name.focus();

    await page.waitForFunction(
      (text) => text.scrollWidth <= text.clientWidth,
      await description.elementHandle(),
    );
  });

  const PHONE = { width: 390, height: 844 };

  for (const [path, label] of [
    ['/admin/applications', 'Applications'],
    ['/admin/lenders', 'Lenders'],
  ] as const)
    test(`${path} shows its first rows on a phone, with filters behind a button`, async () => {
      const { page } = await site.visit({ viewport: PHONE });
      await openAsAdmin(page, path);
      await untilListed(page, label);
      await page.evaluate(() => document.fonts.ready);

      const name = await page.locator('tbody [data-row-name]').first().boundingBox();
      expect(name && name.y + name.height).toBeLessThan(PHONE.height);
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByRole('group', { name: 'More filters' }).getByLabel('Status').waitFor();
    });
});
