import { expect, type Page } from '@playwright/test';
import { openAsAdmin } from './support/admin';
import { pressOn } from './support/keyboard';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

// A company with two applications.
const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Duplicates in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'idempotency_keys', 'introducers');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
  });

  const { button, toast } = namedOn(() => page);
  const again = () => page.getByRole('region', { name: 'Possible duplicates' });

  const apply = async (changes: object): Promise<string> => {
    const answer = await page.request.post('/api/applications', {
      data: {
        companyName: 'Alder Joinery Ltd',
        contactName: 'Fiona Alder',
        email: 'fiona@alder.example',
        phone: '0141 496 0123',
        fundingType: 'business-loans',
        amount: '80000',
        ...changes,
      },
    });
    return ((await answer.json()) as { id: string }).id;
  };

  test('marks and unmarks a duplicate by keyboard, and updates the list', async () => {
    const older = await apply({});
    const newer = await apply({ amount: '90000' });
    await site.query(
      `update application_submissions set created_at = created_at - interval '3 minutes' where id = $1`,
      [older],
    );
    await openAsAdmin(page, `/admin/applications/${newer}`);
    await again().getByText('Asked twice: 3 minutes before, £80,000').waitFor();
    await again().getByText('Matched on the email address.').waitFor();

    await pressOn(page, button('Mark as duplicate: application for £80,000', again()));
    await toast('Marked as duplicate: the newer application stays open');
    await again().getByText('Marked as a duplicate.').waitFor();

    await page.goto('/admin/applications');
    await page.getByText('1 to 1 of 1', { exact: true }).waitFor();

    await page.goto(`/admin/applications/${older}`);
    await again().getByText('This is marked as a duplicate of a newer application').waitFor();
    await pressOn(page, button('Not a duplicate: application for £90,000', again()));
    await toast('No longer marked as duplicate');
    await page.goto('/admin/applications');
    await page.getByText('1 to 2 of 2', { exact: true }).waitFor();
    expect(errors).toEqual([]);
  });

  test('explains why a partner’s case and a visitor’s application stay separate', async () => {
    const own = await apply({});
    const signedUp = await page.request.post('/api/introducers/signup', {
      data: {
        companyName: 'Birch Accounts Ltd',
        contactName: 'Bea Birch',
        email: 'bea@birch.example',
        phone: '0141 496 0123',
        businessType: 'Accountant',
        password: 'velvet tractor onion',
      },
    });
    expect(signedUp.ok()).toBe(true);
    const [partner] = await site.query('select id from introducers');
    await site.query(`update application_submissions set introducer_id = $1 where id = $2`, [
      String(partner?.['id']),
      await apply({ amount: '90000' }),
    ]);
    await openAsAdmin(page, `/admin/applications/${own}`);

    await again()
      .getByText(/after, £90,000, from Birch Accounts Ltd$/)
      .waitFor();
    await again()
      .getByText('These cannot be marked as duplicates because they did not come from the same partner.')
      .waitFor();
    expect(await again().getByRole('button').count()).toBe(0);
  });
});
