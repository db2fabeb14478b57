import { openPage } from './support/browser';
import { untilFocused } from './support/keyboard';
import { linkIn } from './support/mail';
import { aPartner, fillLogIn, openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();
test.describe('Password reset in the partner portal', () => {
  const LINK = /\/partners\/reset#token=[\w-]+/;

  test('allows one password reset with the link from an email', async () => {
    const partner = aPartner();
    const { page } = await site.visit();
    await openAsPartner(page, partner);
    const { page: elsewhere } = await site.visit();
    await openPage(elsewhere, '/partners/login');
    await elsewhere.getByLabel('Email').fill(partner.email);
    await elsewhere.getByRole('link', { name: 'Choose a new one' }).click();
    await elsewhere.getByRole('heading', { name: 'Forgotten your password?' }).waitFor();
    await elsewhere.getByRole('button', { name: 'Send the link' }).click();
    await elsewhere.getByText(`If there is an account for ${partner.email}`).waitFor();

    const link = await linkIn(site, partner.email, LINK);
    await openPage(elsewhere, link);
    await elsewhere.getByLabel('New password').fill('short');
    await elsewhere.getByRole('button', { name: 'Save password' }).click();
    await elsewhere.getByText('Password must be at least 6 characters').waitFor();
    await untilFocused(elsewhere, elsewhere.getByLabel('New password'));
    await elsewhere.getByLabel('New password').fill('copper bridge lantern');
    await elsewhere.getByRole('button', { name: 'Save password' }).click();

    const onward = elsewhere.getByRole('link', { name: 'Sign in' });
    await untilFocused(elsewhere, onward);
    await onward.click();
    await fillLogIn(elsewhere, { ...partner, password: 'copper bridge lantern' });
    await elsewhere.waitForURL('**/partners/dashboard');
    await page.reload();
    await page.waitForURL('**/partners/login');
    await page.goto(link);
    await page.getByLabel('New password').fill('another copper lantern');
    await page.getByRole('button', { name: 'Save password' }).click();
    await page.getByText(/This link no longer works/).waitFor();
  });
});
