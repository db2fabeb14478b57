import { expect, type Page } from '@playwright/test';
import { beyondSigningIn, openAsAdmin } from './support/admin';
import { openAsPartner, PARTNER } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

test.describe('Introducers in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('introducers');
  });

  const PATH = '/admin/introducers';
  const BIRCH = {
    ...PARTNER,
    companyName: 'Birch Brokers',
    email: 'bella@birch.example',
    businessType: 'Broker',
  };
  const nameOf = (page: Page, company: string) => page.getByRole('button', { name: company, exact: true });
  const drawerOf = (page: Page, company: string) => page.getByRole('dialog', { name: company });

  /** A partner in a separate browser. */
  const asPartner = async (partner = PARTNER): Promise<Page> => {
    const { page } = await site.visit();
    await openAsPartner(page, partner);
    return page;
  };
  const asAdmin = async (path = PATH) => {
    const visit = await site.visit();
    await openAsAdmin(visit.page, path);
    return visit;
  };

  const LEAD = {
    name: 'Ewan Lead',
    email: 'ewan@lead.example',
    phone: '0141 496 0777',
    company: 'Lead Logistics',
    status: 'contacted',
    source: 'Referral',
    notes: 'Rang on Monday',
  };
  const addLead = (page: Page) =>
    page.evaluate(async (lead) => {
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/introducers/me/leads', { method: 'POST', headers, body: JSON.stringify(lead) });
    }, LEAD);

  test('says that no partner has registered yet, and links back to the dashboard', async () => {
    const { page } = await asAdmin();
    await page.getByText('No introducers registered yet').waitFor();

    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin');
  });

  test('lists partners with search, filters and order, stored in the address', async () => {
    await asPartner();
    await asPartner(BIRCH);
    const { page, errors } = await asAdmin();

    const row = page.getByRole('row').filter({ has: nameOf(page, PARTNER.companyName) });
    for (const text of [PARTNER.contactName, PARTNER.email, PARTNER.phone, PARTNER.businessType, 'Active'])
      await row.getByText(text, { exact: true }).waitFor();
    await row
      .getByText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Company' }).click();
    await page.waitForURL(/sort=name/);
    await page.getByLabel('Business type').selectOption('Broker');
    await nameOf(page, PARTNER.companyName).waitFor({ state: 'detached' });
    await nameOf(page, BIRCH.companyName).waitFor();
    await page.reload();
    await nameOf(page, BIRCH.companyName).waitFor();
    expect(await nameOf(page, PARTNER.companyName).count()).toBe(0);

    await page.getByLabel('Search introducers').fill('no partner of this name');
    await page.getByText('Nothing matches', { exact: true }).waitFor();
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('opens a partner by address, with leads without personal data', async () => {
    const partner = await asPartner();
    await addLead(partner);
    const [{ id }] = (await site.query('select id from introducers')) as [{ id: string }];
    const { page } = await asAdmin(`${PATH}?id=${id}&q=another`);

    const drawer = drawerOf(page, PARTNER.companyName);
    await drawer.getByText('None decided yet').waitFor();
    await drawer.getByText('Browsers').waitFor();
    await drawer.getByRole('button', { name: 'Show leads' }).click();
    const leads = drawer.getByRole('table', { name: 'Leads' });
    for (const text of ['EL', LEAD.company, 'Contacted', LEAD.source])
      await leads.getByRole('cell', { name: text, exact: true }).waitFor();
    for (const hidden of [LEAD.name, LEAD.email, LEAD.phone, LEAD.notes])
      expect(await drawer.getByText(hidden).count()).toBe(0);
    expect(
      await site.query(
        `select actor_type from activity where action = 'leads-looked-at' and subject_id = $1`,
        [id],
      ),
    ).toEqual([{ actor_type: 'admin' }]);
  });

  test('emails a partner a password reset link', async () => {
    await asPartner();
    const { page } = await asAdmin();
    await nameOf(page, PARTNER.companyName).click();

    await drawerOf(page, PARTNER.companyName)
      .getByRole('button', { name: `Send reset email to ${PARTNER.companyName}` })
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send reset email' }).click();
    await page.getByText('Reset email sent').first().waitFor();
    expect(await site.query('select role from password_resets')).toEqual([{ role: 'introducer' }]);
  });
});
