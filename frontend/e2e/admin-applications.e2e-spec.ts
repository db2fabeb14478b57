import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { beyondSigningIn, openAsAdmin } from './support/admin';
import { applicationsOn, insertApplications, visitWithoutApplications } from './support/applications';
import { untilListed } from './support/lists';
import { openAsPartner, PARTNER } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Applications in the staff portal', () => {
  test.beforeEach(async () => {
    ({ page, errors } = await visitWithoutApplications(site));
  });

  const { button, toast, link, row, title, open, names } = applicationsOn(() => page);

  const insert = (count: number, changes?: Readonly<Record<string, unknown>>) =>
    insertApplications(site, count, changes);

  for (const path of ['/admin/applications', '/admin/lenders', '/admin/activity'])
    test(`fits the filters of ${path} into two rows on a tablet, each with its label`, async () => {
      await page.setViewportSize({ width: 768, height: 1024 });
      await openAsAdmin(page, path);
      const fields = page.getByRole('main').locator('input:not([type="checkbox"]):visible, select:visible');
      await fields.first().waitFor();

      const bottoms = await fields.evaluateAll((all) =>
        all.map((field) => field.getBoundingClientRect().bottom),
      );
      const { y, height } = (await button('Refresh').boundingBox()) ?? { y: NaN, height: NaN };
      const inOrder = [...bottoms, y + height].sort((one, other) => one - other);
      const rows = inOrder.filter((bottom, index) => bottom - (inOrder[index - 1] ?? 0) > 20);

      expect(rows.length).toBeLessThanOrEqual(2);
      const labels = await page.getByRole('main').locator('label:visible').count();
      expect(labels).toBeGreaterThanOrEqual(await fields.count());
    });

  test.describe('the list', () => {
    test('is empty at first', async () => {
      await openAsAdmin(page, '/admin/applications');

      await page.getByText('No applications submitted yet').waitFor();
      expect(beyondSigningIn(errors)).toEqual([]);
    });

    test('shows the main columns, with coloured statuses', async () => {
      await insert(4);
      await site.query(
        `update application_submissions set status = (array['rejected', 'pending', 'approved', 'in_review'])[right(company_name, 1)::int]`,
      );
      await site.query(
        `update application_submissions set assigned_lender = 'Alba Finance', notes = 'Rang twice' where company_name = 'Company 001'`,
      );
      await openAsAdmin(page, '/admin/applications');

      const cells = await row('Company 001').innerText();

      for (const text of [
        'Contact 1',
        'c1@client.example',
        '0141 496 0123',
        'Business Loans',
        '£100,000',
        'Rejected',
      ])
        expect(cells).toContain(text);
      for (const text of ['Alba Finance', 'Rang twice']) expect(cells).toContain(text);
      for (const [name, word, tone] of [
        ['Company 001', 'Rejected', 'negative'],
        ['Company 002', 'Pending', 'waiting'],
        ['Company 003', 'Approved', 'positive'],
        ['Company 004', 'In review', 'neutral'],
      ] as const)
        await row(name).locator(`[data-tone="${tone}"]`, { hasText: word }).waitFor();
    });

    test('does not break lender names within a word when there is a pointer', async () => {
      await insert(1, {
        assigned_lender: 'Handelsbanken Commercial Cambridge & Counties LendInvest',
        status: 'in_review',
      });
      await openAsAdmin(page, '/admin/applications');
      await untilListed(page, 'Applications');
      await page.evaluate(() => document.fonts.ready);

      const lender = page.locator('tbody td[data-column="Status"] [data-line]').last();
      await lender.hover();
      await page.waitForFunction(
        (line) => line.scrollWidth <= line.clientWidth,
        await lender.elementHandle(),
      );
      expect(await lender.innerText()).toContain('Handelsbanken Commercial Cambridge & Counties LendInvest');
      const broken = await lender.evaluate((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const text = walker.nextNode() as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(tops).size > 1 ? [word] : [];
        });
      });
      expect(broken).toEqual([]);
    });

    test('keeps filter, search, order and page in the address', async () => {
      await insert(30);
      await site.query(
        `update application_submissions set status = 'approved', first_moved_at = now() where company_name = 'Company 007'`,
      );
      await site.query(
        `update application_submissions set due_at = now() - interval '1 minute' where company_name = 'Company 009'`,
      );
      await openAsAdmin(page, '/admin/applications');
      await page.getByText('1 to 25 of 30').waitFor();
      expect((await names())[0]).toBe('Company 030');

      await button('Company').click();
      await link('Company 001').waitFor();
      await button('Next').click();
      await page.getByText('26 to 30 of 30').waitFor();
      await page.reload();
      await link('Company 026').waitFor();

      await page.getByLabel('Status').selectOption('Approved');
      await page.getByText('1 to 1 of 1').waitFor();
      expect(await names()).toEqual(['Company 007']);
      await page.getByLabel('Status').selectOption('All');
      await page.getByLabel('Answer').selectOption('Overdue');
      await row('Company 009')
        .getByText(/ late$/)
        .waitFor();
      await page.getByText('1 to 1 of 1').waitFor();
      await page.getByLabel('Answer').selectOption('All');
      await button('Filters').click();
      await page.getByLabel('Product').selectOption('Invoice Finance');
      await page.getByText('Nothing matches', { exact: true }).waitFor();
      await button('Clear all').click();
      await page.getByLabel('Received').selectOption('Earlier');
      await page.getByText('1 to 25 of 30').waitFor();
      await page.getByLabel('Received').selectOption('In the last 24 hours');
      await page.getByText('Nothing matches', { exact: true }).waitFor();
      await button('Clear all').click();
      await page.getByLabel('Search applications').fill('c12@');
      await page.getByText('1 to 1 of 1').waitFor();
      expect(new URL(page.url()).searchParams.get('q')).toBe('c12@');

      await open('Company 012');
      await page.reload();
      await title('Company 012').waitFor();
      await link('All applications').click();
      await page.getByText('1 to 1 of 1').waitFor();
      expect(await names()).toEqual(['Company 012']);
    });

    test('filters by a partner’s cases and by direct applications', async () => {
      await openAsPartner(page, PARTNER);
      const [{ id } = { id: '' }] = await site.query('select id from introducers');
      await insert(2);
      await site.query(
        `update application_submissions set introducer_id = $1, via_link = false where company_name = 'Company 001'`,
        [id],
      );
      await openAsAdmin(page, '/admin/applications');

      await button('Filters').click();
      const partner = page.getByRole('combobox', { name: 'Partner' });
      await partner.fill(PARTNER.companyName.slice(0, 5));
      await page.getByRole('option', { name: PARTNER.companyName }).click();
      await page.getByText('1 to 1 of 1').waitFor();
      expect(await row('Company 001').innerText()).toContain(PARTNER.companyName);
      await partner.clear();
      await partner.click();
      await page.getByRole('option', { name: 'No partner' }).click();
      await row('Company 001').waitFor({ state: 'detached' });
      expect(await names()).toEqual(['Company 002']);
    });

    test('assigns many to an owner, and filters to one’s own with one press', async () => {
      await insert(3);
      await openAsAdmin(page, '/admin/applications');
      const check = (name: string) => page.getByRole('checkbox', { name }).check();

      await check('Select Company 001');
      await check('Select Company 003');
      await button('Assign to me').click();
      await toast('2 applications updated');
      await button('Mine').click();
      await page.getByText('1 to 2 of 2').waitFor();

      expect(await names()).toEqual(['Company 003', 'Company 001']);
      expect(new URL(page.url()).searchParams.get('owner')).toBe('me');
      expect(await row('Company 001').innerText()).toContain('Administrator');
      await button('Mine').click();
      await page.getByLabel('Owner').selectOption('Unassigned');
      await page.getByText('1 to 1 of 1').waitFor();
      expect(await names()).toEqual(['Company 002']);
    });

    test('exports what it shows as a file', async () => {
      await insert(3);
      await openAsAdmin(page, '/admin/applications?q=c2@');
      await untilListed(page, 'Applications');
      const kept = page.waitForEvent('download');

      await button('Export the applications').click();
      await page.getByRole('menuitem', { name: 'Text (.csv)' }).click();

      const file = await kept;
      expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
      const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain('Company 002');
    });

    test('filters by a stage, and changes the status of many with a reason', async () => {
      await insert(3);
      await openAsAdmin(page, '/admin/applications');
      await page.getByRole('checkbox', { name: 'Select all 3 on this page' }).check();

      await button('Change owner or status').click();
      const dialog = page.getByRole('dialog', { name: 'Change 3 applications' });
      await dialog.getByLabel('Status').selectOption('Rejected');
      await dialog.getByLabel('Reason').selectOption('The trading history is too short');
      await dialog.getByRole('button', { name: 'Save Changes' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByLabel('Stage').selectOption('Closed');

      await page.waitForURL(/[?&]stage=closed/);
      await row('Company 002').getByText('Rejected', { exact: true }).waitFor();
      expect(await names()).toHaveLength(3);
      await page.getByLabel('Stage').selectOption('New');
      await page.getByText('Nothing matches', { exact: true }).waitFor();
      expect(await site.query('select distinct status, stage from application_submissions')).toEqual([
        { status: 'rejected', stage: 'closed' },
      ]);
    });

    test('shows an application in two lines on a phone, and opens the rest', async () => {
      await insert(1, { assigned_lender: 'Alba Finance', notes: 'Rang twice' });
      await openAsAdmin(page, '/admin/applications');
      await page.setViewportSize({ width: 390, height: 844 });

      const card = page.locator('tbody tr').first();
      for (const text of ['Company 001', 'Pending', '£100,000'])
        await card.getByText(text, { exact: true }).waitFor();
      expect((await card.boundingBox())?.height).toBeLessThanOrEqual(80);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      // All of the card opens it.
      await card.click({ position: { x: 60, y: 50 } });

      await page.getByRole('heading', { level: 1, name: 'Company 001' }).waitFor();
      await page.getByRole('link', { name: 'c1@client.example' }).first().waitFor();
    });
  });

  test('redirects from the old address beside the list to the application’s page', async () => {
    await insert(3);
    await openAsAdmin(page, '/admin/applications?q=Company&id=0193f000-0000-7000-8000-000000000002');

    await title('Company 002').waitFor();

    expect(page.url()).toMatch(/\/admin\/applications\/0193f000-0000-7000-8000-000000000002\?q=Company$/);
  });

  test('shows ‘not found’ for an unknown application, with a link to the list', async () => {
    await openAsAdmin(page, '/admin/applications/0193f000-0000-7000-8000-000000000002');

    await page.getByRole('heading', { name: 'Not found' }).waitFor();
    await link('All applications').click();

    await title('Applications').waitFor();
  });
});
