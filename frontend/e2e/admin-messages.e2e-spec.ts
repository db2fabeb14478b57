import { expect, type Page } from '@playwright/test';
import { beyondSigningIn, openAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { CONTACT, submit } from './support/forms';
import { openSite, test } from './support/site';

const site = openSite();

test.describe('Messages in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('contact_submissions', 'idempotency_keys');
  });

  const write = async (): Promise<void> => {
    const { page } = await site.visit();
    await openPage(page, CONTACT.path);
    await CONTACT.fill(page);
    await submit(page, CONTACT);
    await page.getByText(CONTACT.success).first().waitFor();
    await page.close();
  };
  const name = (page: Page) => page.getByRole('button', { name: 'Alex Graham', exact: true });

  test('shows a visitor’s message until it is handled', async () => {
    await write();
    const { page, errors } = await site.visit();
    await openAsAdmin(page, '/admin/messages');

    await name(page).click();
    const drawer = page.getByRole('dialog', { name: 'Alex Graham' });
    await drawer.getByText('Could you call me about a bridging loan?').waitFor();
    expect(await drawer.getByRole('link', { name: 'alex@example.co.uk' }).getAttribute('href')).toBe(
      'mailto:alex@example.co.uk',
    );
    await drawer.getByRole('button', { name: 'Mark as handled' }).dblclick();
    await drawer.getByText(/, by Administrator/).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });

    await page.getByLabel('Status').selectOption('Open');
    await page.getByText('Nothing matches', { exact: true }).waitFor();
    await page.getByLabel('Status').selectOption('Handled');
    await name(page).waitFor();
    expect(
      await site.query('select admins.name from contact_submissions join admins on admins.id = handled_by'),
    ).toEqual([{ name: 'Administrator' }]);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  for (const width of [390, 1440])
    test(`keeps the buttons of an open record uncovered by toasts, at ${width} px`, async () => {
      await write();
      const { page } = await site.visit({ viewport: { width, height: 844 } });
      await openAsAdmin(page, '/admin/messages');
      await name(page).click();
      const drawer = page.getByRole('dialog', { name: 'Alex Graham' });

      await drawer.getByRole('button', { name: 'Mark as handled' }).click();
      await page.getByText('Marked as handled').first().waitFor();

      const covered = await drawer.getByRole('button').evaluateAll((buttons) =>
        buttons
          .filter((button) => {
            const { left, width: wide, top, height } = button.getBoundingClientRect();
            return !button.contains(document.elementFromPoint(left + wide / 2, top + height / 2));
          })
          .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
      );
      expect(covered).toEqual([]);
    });

  test('explains the page when there are no messages', async () => {
    const { page } = await site.visit();

    await openAsAdmin(page, '/admin/messages');

    await page.getByText('No messages yet').waitFor();
  });
});
