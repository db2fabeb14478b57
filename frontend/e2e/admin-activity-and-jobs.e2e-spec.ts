import { expect, type Page } from '@playwright/test';
import { findings } from './support/accessibility';
import { beyondSigningIn, openAsAdmin, signInAsAdmin } from './support/admin';
import { holdBack } from './support/hold-back';
import { movement } from './support/movement';
import { openAsPartner, PARTNER } from './support/partner';
import { openSite, test } from './support/site';

/** An unreachable mail server. */
const site = openSite({ SMTP_URL: 'smtp://127.0.0.1:1' });

const WELCOME = 'Email confirmation (to partner)';
const mailRow = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: WELCOME, exact: true }) });

test.describe('Activity and jobs in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('introducers', 'pgboss.job');
  });

  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 100));
  };

  /** A partner whose welcome email has failed permanently. */
  const partnerWithoutWelcome = async (): Promise<void> => {
    const { page } = await site.visit();
    await openAsPartner(page, PARTNER);
    await page.close();
    await until(async () => {
      await site.query(
        `update pgboss.job set retry_count = retry_limit, start_after = now()
       where state < 'active' and name <> 'dead-letters'`,
      );
      return (await site.query(`select 1 from pgboss.job where name = 'dead-letters'`)).length > 0;
    });
  };

  test.describe('Unsent emails', () => {
    test('are counted on the overview, and listed with recipient and reason', async () => {
      await partnerWithoutWelcome();
      const { page, errors } = await site.visit();
      await openAsAdmin(page, '/admin');
      await page.getByText('One email could not be sent.').waitFor();
      await page.getByRole('link', { name: 'View them' }).click();

      const row = mailRow(page);
      for (const text of [PARTNER.contactName, PARTNER.email, PARTNER.companyName])
        await row.getByText(text, { exact: true }).waitFor();
      await row.getByText(/^No connection to the mail server: ECONNREFUSED/).waitFor();
      expect(await findings(page)).toEqual([]);
      await row.getByRole('link', { name: PARTNER.companyName }).click();
      await page.getByRole('dialog', { name: PARTNER.companyName }).waitFor();
      expect(beyondSigningIn(errors)).toEqual([]);
    });

    test('are announced at 390 and 1440 px without moving the page', async () => {
      await partnerWithoutWelcome();
      const { page } = await site.visit();
      await signInAsAdmin(page);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const answer = await holdBack(page, '**/api/admin/jobs/failed?*');
        await page.goto('/admin');
        await page.getByText(/^out of \d/).waitFor();
        await page.getByRole('list', { name: 'Claims against results' }).waitFor();
        const before = await page.evaluate(() => document.fonts.ready.then(() => performance.now()));

        answer();
        await page.getByText('One email could not be sent.').waitFor();

        expect(await movement(page, before), `${width} px`).toBe(0);
      }
    });

    test('are retried one by one and all at once, and return when they fail again', async () => {
      await partnerWithoutWelcome();
      const { page } = await site.visit();
      await openAsAdmin(page, '/admin/jobs');
      await mailRow(page)
        .getByRole('button', { name: `Try again ${WELCOME}, ${PARTNER.contactName}` })
        .click();
      await page.getByText('Trying again').first().waitFor();
      await page.getByText('All emails have been sent').waitFor();

      await until(async () => {
        await site.query(
          `update pgboss.job set retry_count = retry_limit, start_after = now()
         where state < 'active' and name <> 'dead-letters'`,
        );
        return (await site.query(`select 1 from pgboss.job where name = 'dead-letters'`)).length > 0;
      });
      await page.getByRole('button', { name: 'Refresh' }).click();
      await mailRow(page).waitFor();
      await page.getByRole('button', { name: 'Try all again' }).click();
      await page.getByText('Trying one again').first().waitFor();
      await page.getByText('All emails have been sent').waitFor();
    });
  });

  test.describe('the activity', () => {
    test('has a sentence and a reason for each entry, and links to the record', async () => {
      const partner = await site.visit();
      await openAsPartner(partner.page, PARTNER);
      const { page, errors } = await site.visit();
      await openAsAdmin(page, '/admin/introducers');
      await page.getByRole('button', { name: PARTNER.companyName, exact: true }).click();
      const opened = page.getByRole('dialog', { name: PARTNER.companyName });
      await opened.getByRole('button', { name: `Suspend ${PARTNER.companyName}` }).click();
      await page.getByLabel('Reason').fill('Clients never agreed');
      await page.getByRole('button', { name: 'Suspend', exact: true }).click();
      await page.getByText('Partner suspended').first().waitFor();

      await page.goto('/admin/activity');
      const entry = page
        .getByRole('listitem')
        .filter({ hasText: `Administrator suspended the partner ${PARTNER.companyName}` });
      await entry.getByText('‘Clients never agreed’').waitFor();
      await entry.getByRole('link', { name: PARTNER.companyName }).click();
      await page
        .getByRole('dialog', { name: PARTNER.companyName })
        .getByText(/^Suspended since/)
        .waitFor();
      expect(beyondSigningIn(errors)).toEqual([]);
    });

    test('is searched by person, record and time, stored in the address', async () => {
      const partner = await site.visit();
      await openAsPartner(partner.page, PARTNER);
      const { page } = await site.visit();
      await openAsAdmin(page, '/admin/activity');
      const signUp = page.getByText(`opened the partner account of ${PARTNER.companyName}`);
      await signUp.waitFor();

      await page.getByLabel('Search people').fill('fiona alder');
      await page.waitForURL(/person=fiona/);
      await signUp.waitFor();
      await page.getByLabel('About').selectOption('Lenders');
      await page.getByText('Nothing matches', { exact: true }).waitFor();
      await page.reload();
      await page.getByText('Nothing matches', { exact: true }).waitFor();
      expect(await page.getByLabel('Search people').inputValue()).toBe('fiona alder');

      await page.getByRole('button', { name: 'Clear all' }).click();
      await signUp.waitFor();
      await page.getByLabel('Search records').fill(PARTNER.companyName);
      await page.waitForURL(/record=Alder/);
      await signUp.waitFor();
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByLabel('To', { exact: true }).fill('2026-01-01');
      await page.getByText('Nothing matches', { exact: true }).waitFor();
    });
  });

  test('shows on a phone which screen is open, in the Work links or in the menu', async () => {
    const { page } = await site.visit({ viewport: { width: 390, height: 844 } });
    const current = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current="page"]');
    const isInReach = async (name: string) => {
      await current.waitFor();
      expect(await current.innerText()).toBe(name);
      const { x, width, height } = (await current.boundingBox()) ?? { x: NaN, width: NaN, height: NaN };
      expect(x).toBeGreaterThan(0);
      expect(x + width).toBeLessThan(390);
      expect(height).toBe(44);
    };
    await openAsAdmin(page, '/admin/messages');
    await isInReach('Messages');

    await openAsAdmin(page, '/admin/jobs');
    await page.getByText('All emails have been sent').waitFor();
    expect(await current.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).click();
    await isInReach('Unsent emails');
  });
});
