import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { beyondSigningIn } from './support/admin';
import { addLead, addsLead, fillLead, openLeadForm, openWithoutLeads } from './support/leads';
import { FOURFOLD, illegible, TWOFOLD } from './support/legibility';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Leads in the partner portal', () => {
  test.beforeEach(async () => {
    ({ page, errors } = await openWithoutLeads(site));
  });

  const { button, dialog, toast } = namedOn(() => page);
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  const kept = (columns: string) => site.query(`select ${columns} from leads order by id`);

  test('are empty at first, and a double click adds the first lead once', async () => {
    await page.getByText('Manage your leads and client database for marketing').waitFor();
    await page.getByText('No leads yet. Add your first lead to get started!').waitFor();
    await openLeadForm(page);
    await fillLead(page, 'Callum Reid', {
      more: { Phone: '0141 496 0123', Company: 'Reid Joinery Ltd', Notes: 'Met' },
    });
    await dialog('Add New Lead').getByLabel('Status').selectOption('Contacted');
    expect(await dialog('Add New Lead').getByLabel('Source').getAttribute('placeholder')).toBe(
      'e.g. Website, Referral, Cold Call',
    );

    await addsLead(page).dblclick();

    await toast('Lead added successfully');
    await row('Callum Reid').waitFor();
    expect(await kept('name, email, phone, company, status, source, notes')).toEqual([
      {
        name: 'Callum Reid',
        email: 'callum.reid@example.co.uk',
        phone: '0141 496 0123',
        company: 'Reid Joinery Ltd',
        status: 'contacted',
        source: null,
        notes: 'Met',
      },
    ]);
    expect(await row('Callum Reid').getByRole('cell', { name: '-', exact: true }).count()).toBe(1);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('show on a phone that adding failed, without covering the button', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/introducers/me/leads', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await openLeadForm(page);
    await fillLead(page, 'Isla Kerr');

    await addsLead(page).click();

    await toast('Failed to add lead');
    // Playwright would wait for the toast to disappear.
    await addsLead(page).click({ timeout: 2_000 });
    await button('Cancel').click({ trial: true, timeout: 2_000 });
    await toast('Failed to add lead');
  });

  test('export the filtered list as a file', async () => {
    await addLead(page, 'Callum Reid');
    await addLead(page, '=Isla Kerr', { email: 'isla@kerr.example' });
    await page.getByLabel('Search leads').fill('isla');
    await page.getByText('1 to 1 of 1').waitFor();

    const exportAs = async (format: string) => {
      const kept = page.waitForEvent('download');
      await button('Export your leads').click();
      await page.getByRole('menuitem', { name: format }).click();
      return kept;
    };
    const csv = await exportAs('Text (.csv)');
    expect(csv.suggestedFilename()).toMatch(/\.csv$/);
    const text = await readFile(await csv.path(), 'utf8');
    expect(text).toContain("'=Isla Kerr");
    expect(text).not.toContain('Callum');

    const xlsx = await exportAs('Excel (.xlsx)');
    expect(xlsx.suggestedFilename()).toMatch(/\.xlsx$/);
  });

  const addMany = (count: number) =>
    site.query(
      `insert into leads (id, introducer_id, name, email, email_key, status, created_at, updated_at)
     select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, introducers.id,
       'Person ' || lpad(n::text, 5, '0'), 'p' || n || '@example.co.uk', 'p' || n || '@example.co.uk',
       case when n % 10 = 0 then 'client' else 'lead' end, now(), now()
     from introducers, generate_series(1, $1::int) as n`,
      [count],
    );

  test('keep search, filter, order, page and the open lead in the address', async () => {
    await addMany(120);
    await button('Refresh').click();
    await page.getByText('1 to 25 of 120').waitFor();

    await button('Name').click();
    await page.getByText('Person 00001').waitFor();
    await button('Next').click();
    await page.getByText('26 to 50 of 120').waitFor();
    await page.reload();
    await page.getByText('26 to 50 of 120').waitFor();
    await page.getByText('Person 00026').waitFor();

    await page.getByLabel('Search leads').fill('person 0007');
    await page.getByText('1 to 10 of 10').waitFor();
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Client');
    await page.getByText('1 to 1 of 1').waitFor();
    await button('Person 00070').click();
    await dialog('Person 00070').waitFor();
    await page.reload();
    await dialog('Person 00070').getByText('p70@example.co.uk').waitFor();
    await page.keyboard.press('Escape');
    await dialog('Person 00070').waitFor({ state: 'detached' });
    await page.goBack();
    await dialog('Person 00070').waitFor();
  });

  test('are readable enlarged', async () => {
    await addLead(page, 'Bronwen Featherstonehaugh-Cholmondeley', {
      company: 'Aberfeldy Highland Distillery & Visitor Centre Holdings (Scotland) Limited',
    });
    for (const viewport of [TWOFOLD, FOURFOLD]) {
      await page.setViewportSize(viewport);
      expect(await illegible(page, 'main')).toEqual([]);

      await button('Bronwen Featherstonehaugh-Cholmondeley').click();
      await page.getByRole('dialog').waitFor();
      expect(await illegible(page, '[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });
});
