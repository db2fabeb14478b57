import { expect, type Page } from '@playwright/test';
import { codeOf } from '../../backend/test/support/two-factor';
import { findings } from './support/accessibility';
import { fillSignIn } from './support/admin';
import { openPage } from './support/browser';
import { ADMIN } from './support/product';
import { openSite, test } from './support/site';

const site = openSite({ ADMIN_TWO_FACTOR: 'required' });
test.describe('Two-factor sign-in in the staff portal', () => {
  // So that a retry starts with the same state.
  test.beforeEach(() => site.empty('two_factors'));

  const lookedAt = async (page: Page): Promise<void> => expect(await findings(page)).toEqual([]);
  /** On a phone the menu contains all links except Work, and Logout. */
  const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu' }).click();
  const fillCode = async (page: Page, label: string, code: string): Promise<void> => {
    await page.getByLabel(label, { exact: false }).last().fill(code);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };

  test('is required of staff, set up, and used with a code and with a recovery code', async () => {
    const { page } = await site.visit({ viewport: { width: 390, height: 844 } });
    await openPage(page, '/admin/login');
    await fillSignIn(page);

    // Redirected there, and only there.
    await page.waitForURL('**/admin/account');
    await page.getByText('Your firm requires this').waitFor();
    expect(await page.getByRole('heading', { name: 'Password' }).count()).toBe(0);
    await lookedAt(page);

    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByLabel('Current password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await lookedAt(page);
    // Shown in groups of four.
    const key = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const used = codeOf(key);
    await page.getByLabel('Code').last().fill(used);
    await page.getByRole('button', { name: 'Turn on' }).click();

    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    await lookedAt(page);
    const codes = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('Have you saved your recovery codes?').waitFor();
    await page.getByRole('button', { name: 'Close anyway' }).click();
    await page.getByText('10 recovery codes are left').waitFor();
    expect(await page.getByRole('button', { name: 'Turn off' }).count()).toBe(0);
    await openMenu(page);
    await page.getByRole('link', { name: 'Lenders' }).click();
    await page.getByRole('heading', { level: 1, name: 'Lenders' }).waitFor();

    const signOut = async (): Promise<void> => {
      await openMenu(page);
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL('**/admin/login');
    };
    await signOut();
    await fillSignIn(page);
    await page.getByText('Enter the code from your authenticator app.').waitFor();
    await lookedAt(page);
    const field = page.getByLabel('Code').last();
    expect(await field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(await field.getAttribute('inputmode')).toBe('numeric');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await fillCode(page, 'Code', used);
    await page.getByText('This code is wrong or already used').first().waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(ADMIN.email);
    await fillCode(page, 'Code', codeOf(key, 1));
    await page.waitForURL('**/admin');

    await signOut();
    await fillSignIn(page);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await fillCode(page, 'Recovery code', (codes[0] ?? '').toUpperCase());
    await page.waitForURL('**/admin');
    await openMenu(page);
    await page.getByRole('link', { name: 'Account' }).click();
    await page.getByText('9 recovery codes are left').waitFor();
    await page.getByRole('heading', { name: 'Sessions' }).waitFor();
    await lookedAt(page);
  });
});
