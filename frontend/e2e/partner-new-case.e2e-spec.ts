import { expect, type Page } from '@playwright/test';
import { beyondSigningIn } from './support/admin';
import { APPLICATIONS, CASE, casesOn, fillCase, openCases, storedCases } from './support/cases';
import { holdNext } from './support/hold-back';
import type { Partner } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
let partner: Partner;

/** Each test has its own partner. */
const open = async (): Promise<void> => {
  ({ page, errors, partner } = await openCases(site));
};

const { button, card, dialog, openForm, rows, toast } = casesOn(() => page);

test.describe('New case in the partner portal', () => {
  test.describe('a new case', () => {
    test.beforeEach(() => open());

    test('is submitted once by a double click, and reloads list and figures', async () => {
      const form = await openForm();
      expect(await form.getByLabel('Amount Required').getAttribute('placeholder')).toBe('e.g. £50,000');
      expect(await form.getByLabel('Trading History (Optional)').getAttribute('placeholder')).toBe(
        'e.g. 3 years',
      );
      expect(await form.getByLabel('Email').getAttribute('type')).toBe('email');
      expect(await form.getByLabel('Funding Type').locator('option').allInnerTexts()).toEqual([
        'Choose',
        'Business Loan',
        'Invoice Finance',
        'Asset Finance',
        'Property Mortgage',
        'Development Finance',
        'Bridging Finance',
      ]);
      await fillCase(form);
      await form.getByLabel('Trading History (Optional)').fill('3 years');
      await form.getByLabel('My client knows I am sharing these details').check();

      await button('Submit Application').dblclick();

      await toast('Application submitted successfully');
      await form.waitFor({ state: 'detached' });
      await rows().getByText('Alder Joinery Ltd').waitFor();
      await card('Total Cases').getByText('1', { exact: true }).waitFor();
      expect(await storedCases(site, partner)).toEqual([
        {
          company_name: 'Alder Joinery Ltd',
          contact_name: 'Alex Graham',
          email: 'alex@alder-joinery.example',
          phone: '0141 496 0199',
          funding_type: 'Business Loan',
          amount: '£48,000',
          trading_history: '3 years',
          status: 'pending',
          consent: true,
          partner_notes: null,
        },
      ]);
      expect(beyondSigningIn(errors)).toEqual([]);
    });

    test('shows progress while the server is slow, and cannot be resubmitted or closed', async () => {
      const form = await openForm();
      await fillCase(form);
      const { goOn, waiting } = await holdNext(page, APPLICATIONS);

      await button('Submit Application').click();

      await button('Submitting...').waitFor();
      expect(await button('Submitting...').isDisabled()).toBe(true);
      expect(await button('Cancel').isDisabled()).toBe(true);
      await page.keyboard.press('Escape');
      await waiting;
      expect(await form.isVisible()).toBe(true);
      goOn();
      await toast('Application submitted successfully');
      expect(await storedCases(site, partner)).toHaveLength(1);
    });

    test('is stored once when its response is lost and it is sent again', async () => {
      const form = await openForm();
      await fillCase(form);
      await page.route(APPLICATIONS, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await button('Submit Application').click();
      await toast('Error');
      await toast('Failed to submit application');
      expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');
      await page.unroute(APPLICATIONS);

      await button('Submit Application').click();

      await toast('Application submitted successfully');
      expect(await storedCases(site, partner)).toHaveLength(1);
    });

    test('shows a server error at its field, and focuses it', async () => {
      const form = await openForm();
      await fillCase(form, { ...CASE, amount: '9'.repeat(201) });

      await button('Submit Application').click();

      await toast('Failed to submit application');
      await page.waitForFunction(
        (field) => field === document.activeElement && field.getAttribute('aria-invalid') === 'true',
        await form.getByLabel('Amount Required').elementHandle(),
      );
      expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');
    });

    test('asks before it is discarded, by Escape or Back', async () => {
      await page.getByRole('tab', { name: 'Leads & CRM' }).click();
      await page.getByRole('heading', { name: 'Leads & CRM' }).waitFor();
      await page.getByRole('tab', { name: 'Applications' }).click();
      await page.getByRole('heading', { name: 'Your Cases' }).waitFor();
      const form = await openForm();
      await form.getByLabel('Company Name').fill('Alder');

      await page.keyboard.press('Escape');
      await button('Keep editing').click();
      await page.evaluate(() => history.back());
      await button('Keep editing').click();
      expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder');

      await button('Cancel').click();
      await button('Discard changes').click();
      await form.waitFor({ state: 'detached' });
      expect(await storedCases(site, partner)).toEqual([]);
    });

    test('keeps what was typed when the session ends, and is submitted after signing in again', async () => {
      const form = await openForm();
      await fillCase(form);
      await site.empty('sessions');

      await button('Submit Application').click();
      const again = dialog('Please sign in again');
      await again.waitFor();
      expect(await page.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');
      await again.getByLabel('Password').fill(partner.password);
      await again.getByRole('button', { name: 'Sign In' }).click();

      await toast('Application submitted successfully');
      expect(await storedCases(site, partner)).toHaveLength(1);
    });
  });

  test.describe('matches while a case is entered', () => {
    test.beforeEach(async () => {
      await site.empty('lenders');
      await site.query(
        `insert into lenders (id, name, product_types, normalised_name, product_keys, not_stated, is_demo,
         accepts_adverse_credit, accepts_startups, accepts_refurb_projects, accepts_development_projects,
         is_active, created_at, updated_at, min_amount, max_amount, min_trading_history)
       select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Bank ' || n, 'business-loans',
         'bank' || n, '{business-loans}', '{}', false, 'false', 'false', 'true', 'true', 'true', now(), now(),
         '£5,000', '£100,000', '12 months' from generate_series(1, 3) as n`,
      );
      await site.query('update lender_panel set version = version + 1');
      await open();
    });

    test('are counted automatically, and shown with the same reasons as to a visitor', async () => {
      const form = await openForm();
      await form.getByText('Enter a funding type and an amount to see how many lenders fit.').waitFor();
      await fillCase(form);
      await form.getByLabel('Trading History (Optional)').fill('3 years');

      // A case does not ask about credit, so its matches are never strong.
      await form.getByText('3 lenders may fit').waitFor();
      await form
        .getByText(/^There are points to confirm\. A strong match has a score of 70 or more/)
        .waitFor();
      await button('Show the lenders').click();
      const list = dialog('Matched Lenders');
      await list.getByRole('heading', { name: 'Matched Lenders (3)' }).waitFor();
      expect(await list.getByText('Why this lender matches:').count()).toBe(3);
      await button('Close', list).click();
      await list.waitFor({ state: 'detached' });
      expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');

      await form.getByLabel('Amount Required').fill('£2m');
      await form.getByText('No strong matches').waitFor();
    });

    test('never block typing or report a failure', async () => {
      const form = await openForm();
      await page.route('**/api/introducers/me/match-lenders', (route) =>
        route.fulfill({ status: 429, json: { error: 'Too many requests' } }),
      );

      await fillCase(form);

      await form.getByText('We will match lenders when you submit the case.').waitFor();
      expect(await page.getByText('Too many requests').count()).toBe(0);
      await button('Submit Application').click();
      await toast('Application submitted successfully');
    });

    test('are cleared when the answers change', async () => {
      const form = await openForm();
      const { goOn, waiting } = await holdNext(page, '**/api/introducers/me/match-lenders');
      await fillCase(form);
      await waiting;
      const next = page.waitForResponse((response) => response.url().endsWith('/match-lenders'));

      await form.getByLabel('Amount Required').fill('£2m');

      await next;
      goOn();
      await form.getByText('No strong matches').waitFor();
    });
  });
});
