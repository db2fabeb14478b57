import { expect, type Page } from '@playwright/test';
import { post, signInAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);
const ISLA = { name: 'Isla Fraser', email: 'isla@fraser-bakery.example' };

interface Made {
  readonly id: string;
}

/** Isla's application and message, the message on hold, and her request for erasure; returns its path. */
const prepare = async (page: Page): Promise<string> => {
  await openPage(page, '/');
  const application = (await post(page, '/api/applications', {
    ...{
      companyName: 'Fraser Bakery Ltd',
      contactName: ISLA.name,
      email: ISLA.email,
      phone: '0141 496 0177',
    },
    ...{ fundingType: 'business-loans', amount: '100000' },
  })) as Made;
  const message = (await post(page, '/api/contact', { ...ISLA, message: 'Please call me.' })) as Made;
  await signInAsAdmin(page);
  await post(page, '/api/admin/holds', {
    ...{ subjectType: 'contact-message', subjectId: message.id, reason: 'Court case 2026/114' },
  });
  const dates = { receivedOn: '2026-03-12', identityConfirmedOn: '2026-03-12' };
  const asked = { kind: 'erasure', ...ISLA, requestedBy: 'person', ...dates };
  const { id } = (await post(page, '/api/admin/data-requests', asked)) as Made;
  const records = [
    { type: 'application', id: application.id },
    { type: 'contact-message', id: message.id },
  ];
  await page.request.patch(`/api/admin/data-requests/${id}`, { data: { records } });
  return `/admin/people/requests/${id}`;
};

test.describe('People in the staff portal', () => {
  test('can be erased after a preview with the keyboard only', async () => {
    const { page, errors } = await site.visit();
    await openPage(page, await prepare(page));
    await page.getByRole('checkbox', { name: /^I have checked each line/ }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Erase 1 record' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByText(/cannot be undone/).waitFor();
    const erase = page.getByRole('button', { name: 'Erase', exact: true });
    for (let presses = 0; presses < 4; presses += 1) {
      if (await erase.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(erase).toBeFocused();
    await page.keyboard.press('Enter');

    await page.getByText('Data erased').first().waitFor();
    await page.getByText('Erased or deleted').waitFor();
    expect(errors).toEqual([]);
  });
});
