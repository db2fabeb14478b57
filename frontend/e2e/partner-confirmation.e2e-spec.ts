import { expect } from '@playwright/test';
import { openPage } from './support/browser';
import { untilFocused } from './support/keyboard';
import { linkIn } from './support/mail';
import { aPartner, openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();
test.describe('Email confirmation in the partner portal', () => {
  const LINK = /\/partners\/confirm#token=[\w-]+/;

  test('allows one confirmation with the link from a resent email', async () => {
    const partner = aPartner();
    const { page } = await site.visit();
    await openAsPartner(page, partner);
    await page.getByText(`We have sent a link to ${partner.email}`).waitFor();
    const first = await linkIn(site, partner.email, LINK);
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await page.getByText('Link sent').first().waitFor();
    const link = await linkIn(site, partner.email, LINK, first);

    const { page: elsewhere } = await site.visit();
    await openPage(elsewhere, first);
    await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
    await elsewhere.getByText(/This link no longer works/).waitFor();
    await openPage(elsewhere, link);
    await elsewhere.getByRole('button', { name: 'Confirm my address' }).click();
    await elsewhere.getByText(/Your email address is confirmed/).waitFor();
    const onward = elsewhere.getByRole('link', { name: 'Go to your dashboard' });
    await untilFocused(elsewhere, onward);
    await onward.click();
    await elsewhere.waitForURL('**/partners/login');

    await page.reload();
    await page.getByRole('tab', { name: 'Applications' }).waitFor();
    await page.getByText(partner.companyName).first().waitFor();
    expect(await page.getByText('Confirm your email address').count()).toBe(0);
  });
});
