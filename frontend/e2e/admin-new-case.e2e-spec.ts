import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from './support/admin';
import { pressOn, tabTo, typeInto, untilFocused, untilGivenBack, untilHolds } from './support/keyboard';
import { namedOn } from './support/named';
import { ADMIN } from './support/product';
import { openSite, test } from './support/site';

// An application by phone, entered with one hand.
const site = openSite();

let page: Page;
test.describe('New case in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'idempotency_keys', 'introducers');
    ({ page } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await openAsAdmin(page, '/admin/applications');
  });

  const { button, dialog, toast } = namedOn(() => page);
  const stored = (columns: string) => site.query(`select ${columns} from application_submissions`);

  const open = async () => {
    await pressOn(page, button('New case'));
    await untilHolds(page, dialog('New application'));
  };

  const typeEnquiry = async () => {
    await typeInto(page, 'Company Name', 'Alder Joinery');
    await typeInto(page, 'Contact Name', 'Fiona Grant');
    // 'By phone' and 'By email' are above them.
    await tabTo(page, page.getByRole('textbox', { name: 'Phone' }));
    await page.keyboard.type('0141 496 0123');
    await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type('fiona@alder.example');
    await typeInto(page, 'Funding Type', 'Business L');
    await typeInto(page, 'Amount Required', '85000');
  };

  test.describe('a new case', () => {
    test('is added once by keyboard despite repeated presses, and opened', async () => {
      await open();
      await typeEnquiry();
      await typeInto(page, 'Trading History', '36');
      await tabTo(page, button('Add application'));
      await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);

      await toast('Application added');
      await page.getByRole('heading', { name: 'Alder Joinery' }).first().waitFor();
      await page.getByText('By phone', { exact: true }).first().waitFor();
      expect(
        await stored(
          'company_name, amount, trading_history, staff_source, introducer_id, credit_score, purpose',
        ),
      ).toEqual([
        {
          company_name: 'Alder Joinery',
          amount: '£85,000',
          trading_history: '36 months',
          staff_source: 'phone',
          introducer_id: null,
          credit_score: null,
          purpose: null,
        },
      ]);
    });

    test('shows missing fields, asks what the product needs, and asks before it discards typed text', async () => {
      await open();
      await pressOn(page, button('Add application'));
      await dialog('New application').getByText('Company name is required').waitFor();
      await untilFocused(page, page.getByLabel('Company Name'));

      expect(await page.getByLabel('Property Type').count()).toBe(0);
      await typeInto(page, 'Funding Type', 'Commercial M');
      await page.getByLabel('Property Type').waitFor();

      // Collapsed until it is opened or contains an error.
      const number = page.getByLabel('Company Number');
      expect(await number.isVisible()).toBe(false);
      await pressOn(page, button('Other details'));
      await tabTo(page, number);
      await page.keyboard.type('no number');
      await pressOn(page, button('Add application'));
      await dialog('New application')
        .getByText(/^Please enter the 8-character company number/)
        .waitFor();

      await page.keyboard.press('Escape');
      await pressOn(page, button('Discard changes'));
      await untilGivenBack(page, dialog('New application'), button('New case'));
    });

    test('keeps what was typed when the session has ended', async () => {
      await open();
      await typeEnquiry();
      await site.empty('sessions');
      await page.keyboard.press('Enter');

      const again = dialog('Please sign in again');
      await again.waitFor();
      expect(await page.getByLabel('Company Name').inputValue()).toBe('Alder Joinery');
      await again.getByLabel('Password').fill(ADMIN.password);
      await button('Sign In', again).click();

      await toast('Application added');
      expect(await stored('count(*)::int as n')).toEqual([{ n: 1 }]);
    });
  });
});
