import { openAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { CONTACT, submit } from './support/forms';
import { openSite, test } from './support/site';

const site = openSite();

test.describe('Held submissions in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('contact_submissions', 'held_submissions', 'idempotency_keys');
  });

  /** Like an autofill that fills every field. */
  const writeIntoEveryField = async (): Promise<void> => {
    const { page } = await site.visit();
    await openPage(page, CONTACT.path);
    await CONTACT.fill(page);
    await page.getByLabel('Leave this blank').fill('0141 496 0999');
    await submit(page, CONTACT);
    await page.getByText(CONTACT.success).first().waitFor();
    await page.close();
  };

  test.describe('what is held as possible spam', () => {
    test('becomes an ordinary message with one press', async () => {
      await writeIntoEveryField();
      const { page } = await site.visit();
      await openAsAdmin(page, '/admin/messages');
      await page.getByText('No messages yet').waitFor();

      await page.getByRole('link', { name: 'Held as possible spam (1)' }).click();
      await page.getByRole('button', { name: 'Release the submission from Alex Graham' }).dblclick();
      await page.getByText('Message released').first().waitFor();
      await page.getByText('Nothing is held').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Messages' }).click();

      await page.getByRole('button', { name: 'Alex Graham', exact: true }).waitFor();
    });
  });
});
