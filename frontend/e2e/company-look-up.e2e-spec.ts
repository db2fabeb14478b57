import { expect, type Locator, type Page } from '@playwright/test';
import { openAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { FACT_FIND, submit } from './support/forms';
import { untilFocused } from './support/keyboard';
import { namedOn } from './support/named';
import { openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

// The sample includes this company and one in liquidation.
const COMPANY = {
  company_name: 'A & G INSURANCE SERVICES LIMITED',
  company_number: '06436514',
  registered_address: '1 Unicorn Parade, Unicorn Hill, Redditch, B97 4QR',
};
const FILLED = 'From Companies House. Change it if it is wrong.';

const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Company look-up', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'idempotency_keys');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 1400 } }));
  });

  const { button, dialog } = namedOn(() => page);
  const nameIn = (form: Page | Locator) => form.getByRole('combobox', { name: 'Company Name' });
  const listed = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
  const stored = () =>
    site.query('select company_name, company_number, registered_address from application_submissions');

  test('fills in the fact-find from the company that a visitor chooses by keyboard', async () => {
    await openPage(page, '/fact-find');
    await FACT_FIND.fill(page);
    await page.getByLabel('Business Sector').selectOption('');
    await nameIn(page).click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('a and g insur');
    await listed(COMPANY.company_name).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');

    await expect(nameIn(page)).toHaveValue(COMPANY.company_name);
    expect(await page.getByLabel('Business Sector').inputValue()).toBe('professional-services');
    // The form shows the company data that it will send.
    await page.getByLabel('Company Number').waitFor();
    expect(await page.getByText(FILLED).count()).toBeGreaterThan(2);
    await untilFocused(page, nameIn(page));
    await submit(page, FACT_FIND);
    await page.getByRole('heading', { name: /^Matched Lenders|^No/ }).waitFor();
    expect(await stored()).toEqual([COMPANY]);
    expect(errors).toEqual([]);
  });

  test('fills in a partner’s case, and Escape closes only the list', async () => {
    await openAsPartner(page);
    await button('Submit New Case').click();
    const form = dialog('Submit New Application');
    await nameIn(form).pressSequentially('06436');
    await listed(COMPANY.company_name).waitFor();
    await page.keyboard.press('Escape');
    await listed(COMPANY.company_name).waitFor({ state: 'detached' });
    await nameIn(form).pressSequentially('514');
    await listed(COMPANY.company_name).click();

    expect(await form.getByLabel('Company Number').inputValue()).toBe(COMPANY.company_number);
    expect(await form.getByLabel('Trading History').inputValue()).toMatch(/^\d+ years$/);
    await form.getByLabel('Contact Name').fill('Alex Graham');
    await form.getByLabel('Email').fill('alex@example.co.uk');
    await form.getByLabel('Phone').fill('0141 496 0123');
    await form.getByLabel('Funding Type').selectOption('Business Loan');
    await form.getByLabel('Amount Required').fill('£48,000');
    await button('Submit Application', form).click();
    await form.waitFor({ state: 'detached' });
    expect(await stored()).toEqual([COMPANY]);
  });

  test('fills in a case that staff add', async () => {
    await openAsAdmin(page, '/admin/applications');
    await button('New case').click();
    const form = dialog('New application');
    await nameIn(form).pressSequentially('a & g insurance');
    await listed(COMPANY.company_name).click();

    await expect(form.getByLabel('Business Sector')).toHaveValue('professional-services');
    await form.getByRole('button', { name: 'Other details' }).click();
    expect(await form.getByLabel('Company Number').inputValue()).toBe(COMPANY.company_number);
  });
});
