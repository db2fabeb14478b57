import { expect, type Page } from '@playwright/test';
import { beyondSigningIn } from './support/admin';
import { CASE, caseOf, casesOn, decide, openCases } from './support/cases';
import type { Partner } from './support/partner';
import { scriptSize } from './support/script-size';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
let partner: Partner;

/** Each test has its own partner. */
const open = async (): Promise<void> => {
  ({ page, errors, partner } = await openCases(site));
};

const { button, card, submit } = casesOn(() => page);

test.describe('Dashboard in the partner portal', () => {
  test.describe('the dashboard', () => {
    test('shows the company and next steps when empty, keeps its tab in the address, and shows figures and a chart by month', async () => {
      await open();

      await page.getByText(partner.companyName).first().waitFor();
      await button('Logout').waitFor();
      await page.getByRole('heading', { name: 'Your Cases' }).waitFor();
      await page.getByText('No cases submitted yet').waitFor();
      await page.getByText('Click "Submit New Case" to add your first client application').waitFor();
      await card('Total Cases').getByText('0', { exact: true }).waitFor();
      await card('This Month').getByText('0', { exact: true }).waitFor();
      await card('Success Rate').getByText('94%', { exact: true }).waitFor();
      await card('Success Rate').getByText('Approval rate, panel average').waitFor();
      await card('Avg. Time').getByText('2hrs', { exact: true }).waitFor();
      expect(
        await page
          .getByText(/Your cases:/)
          .filter({ visible: true })
          .count(),
      ).toBe(0);
      expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Applications', 'Leads & CRM']);
      expect(await page.getByRole('tab', { name: 'Applications' }).getAttribute('aria-selected')).toBe(
        'true',
      );
      expect(beyondSigningIn(errors)).toEqual([]);

      await page.getByRole('tab', { name: 'Leads & CRM' }).click();
      await page.waitForURL('**/partners/dashboard?tab=leads');
      await page.reload();
      await page.getByRole('tab', { name: 'Leads & CRM', selected: true }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: 'Your Cases' }).waitFor();

      const [approved, rejected, earlier] = await submit(
        CASE,
        caseOf('Clyde Cold Stores Ltd'),
        caseOf('Tay Logistics'),
        caseOf('Byres Road Bakery'),
      );
      await decide(site, approved!, 'approved');
      await decide(site, rejected!, 'rejected');
      await site.query(
        `update application_submissions set created_at = created_at - interval '40 days' where id = $1`,
        [earlier],
      );

      await button('Refresh').click();

      await card('Total Cases').getByText('4', { exact: true }).waitFor();
      await card('This Month').getByText('3', { exact: true }).waitFor();
      await card('Success Rate').getByText('Your cases: 50% approved (1 of 2 decided)').waitFor();
      await card('Avg. Time')
        .getByText(/Your cases: 1 minute to a first decision \(median\)/)
        .waitFor();
      const figures = page.getByRole('table', { name: 'Cases by month' });
      expect(await figures.locator('tbody tr').count()).toBe(12);
      expect(await figures.locator('tbody tr').last().locator('td').allTextContents()).toEqual([
        '1',
        '1',
        '0',
        '1',
      ]);
      await button('Show the figures').click();
      await figures.getByText('Approved').waitFor();
    });
  });

  test('loads at most 250 KB of compressed JavaScript before it shows the dashboard', async () => {
    await open();

    const size = await scriptSize(page, async () => {
      await page.reload();
      await page.getByText('No cases submitted yet').waitFor();
    });

    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(250 * 1024);
  });
});
