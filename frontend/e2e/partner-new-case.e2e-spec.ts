import { expect, type Page } from '@playwright/test';
import { beyondSigningIn } from './support/admin';
import { casesOn, fillCase, openCases, storedCases } from './support/cases';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

let page: Page;

const { button, card, dialog, openForm, rows, toast } = casesOn(() => page);

test.describe('New case in the partner portal', () => {
  test('shows its lenders, asks before it is left by Escape or Back, and is submitted once by a double click', async () => {
    const visit = await openCases(site);
    ({ page } = visit);
    await page.getByRole('tab', { name: 'Leads & CRM' }).click();
    await page.getByRole('heading', { name: 'Leads & CRM' }).waitFor();
    await page.getByRole('tab', { name: 'Applications' }).click();
    await page.getByRole('heading', { name: 'Your Cases' }).waitFor();
    const form = await openForm();
    await fillCase(form);
    await form.getByLabel('Trading History (Optional)').fill('3 years');
    await form.getByLabel('My client knows I am sharing these details').check();

    await button('Show the lenders').click();
    const list = dialog('Matched Lenders');
    await list.getByRole('heading', { name: /^Matched Lenders \(\d+\)$/ }).waitFor();
    await list.getByText('Why this lender matches:').first().waitFor();
    await button('Close', list).click();
    await list.waitFor({ state: 'detached' });

    await page.keyboard.press('Escape');
    await button('Keep editing').click();
    await page.evaluate(() => history.back());
    await button('Keep editing').click();
    expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');

    await button('Submit Application').dblclick();
    await toast('Application submitted successfully');
    await form.waitFor({ state: 'detached' });
    await rows().getByText('Alder Joinery Ltd').waitFor();
    await card('Total Cases').getByText('1', { exact: true }).waitFor();
    expect(await storedCases(site, visit.partner)).toEqual([
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
    expect(beyondSigningIn(visit.errors)).toEqual([]);
  });
});
