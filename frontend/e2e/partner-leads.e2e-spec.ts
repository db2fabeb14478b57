import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { beyondSigningIn } from './support/admin';
import { pressOn, tabTo, untilFocused } from './support/keyboard';
import { addLead, addsLead, fillLead, openLeadForm, openWithoutLeads } from './support/leads';
import { illegible } from './support/legibility';
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

  /** The response to a lead's change: its row shows the new status earlier. */
  const answerToChange = () => page.waitForResponse((response) => response.request().method() === 'PATCH');

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

  test('change only the notes, change status from the badge, and delete after confirmation', async () => {
    await addLead(page, 'Callum Reid', { company: 'Reid Joinery Ltd' });

    await button('Edit Callum Reid').click();
    expect(await dialog('Edit Lead').getByRole('textbox').count()).toBe(1);
    await dialog('Edit Lead').getByLabel('Notes').fill('Call in spring');
    await button('Save').dblclick();
    await toast('Lead updated successfully');
    await dialog('Edit Lead').waitFor({ state: 'detached' });

    const badge = page.getByRole('button', { name: /move Callum Reid on/ });
    expect(await badge.getAttribute('data-highlighted')).toBe('false');
    await badge.click();
    const moved = answerToChange();
    await page.getByRole('menuitemradio', { name: 'Client' }).click();
    await page.locator('[data-highlighted="true"]').waitFor();
    expect((await moved).ok()).toBe(true);
    expect(await kept('name, company, status, notes')).toEqual([
      { name: 'Callum Reid', company: 'Reid Joinery Ltd', status: 'client', notes: 'Call in spring' },
    ]);

    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this lead?' });
    await button('Delete Callum Reid').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await kept('name')).toHaveLength(1);
    await button('Delete Callum Reid').click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await toast('Lead deleted successfully');
    await page.getByText('No leads yet').waitFor();
    expect(await kept('name')).toEqual([]);
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

  test('prefill a case from a lead, and make the lead a client', async () => {
    await addLead(page, 'Callum Reid', { company: 'Reid Joinery Ltd', phone: '0141 496 0123' });
    await page.getByRole('button', { name: /move Callum Reid on/ }).click();
    await page.getByRole('menuitem', { name: 'Convert to case' }).click();
    const form = dialog('Submit New Application');
    expect(await form.getByLabel('Company Name').inputValue()).toBe('Reid Joinery Ltd');
    expect(await form.getByLabel('Contact Name').inputValue()).toBe('Callum Reid');
    expect(await form.getByLabel('Email').inputValue()).toBe('callum.reid@example.co.uk');
    expect(await form.getByLabel('Phone').inputValue()).toBe('0141 496 0123');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    expect(await kept('status')).toEqual([{ status: 'lead' }]);

    await button('Callum Reid').click();
    await dialog('Callum Reid').getByRole('button', { name: 'Convert to case Callum Reid' }).click();
    await form.getByLabel('Funding Type').selectOption('Business Loan');
    await form.getByLabel('Amount Required').fill('£50,000');
    const moved = answerToChange();
    await form.getByRole('button', { name: 'Submit Application' }).dblclick();
    await toast('Application submitted successfully');
    expect((await moved).ok()).toBe(true);
    await page.getByRole('button', { name: 'Client: move Callum Reid on' }).first().waitFor();

    expect(await kept('status')).toEqual([{ status: 'client' }]);
    expect(await site.query('select contact_name, amount from application_submissions')).toEqual([
      { contact_name: 'Callum Reid', amount: '£50,000' },
    ]);
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

  test('work with the keyboard alone', async () => {
    await addLead(page, 'Callum Reid');
    await addLead(page, 'Isla Kerr');
    const badge = page.getByRole('button', { name: /move Isla Kerr on/ });

    await pressOn(page, badge);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await toast('Lead updated successfully');
    await page.getByRole('button', { name: 'Contacted: move Isla Kerr on' }).waitFor();

    await tabTo(page, button('Isla Kerr'));
    await page.keyboard.press('ArrowDown');
    await pressOn(page, button('Edit Callum Reid'));
    await dialog('Edit Lead').waitFor();
    await page.keyboard.press('Escape');
    await dialog('Edit Lead').waitFor({ state: 'detached' });
    await untilFocused(page, button('Edit Callum Reid'));

    await pressOn(page, button('Delete Callum Reid'));
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    expect(await kept('name')).toHaveLength(2);
  });

  // A window of 1280 px at 400% zoom is like one of 320 px.
  for (const [how, viewport] of [
    ['twofold', { width: 640, height: 450 }],
    ['fourfold', { width: 320, height: 256 }],
  ] as const)
    test.describe(`enlarged ${how}`, () => {
      test('are readable', async () => {
        await addLead(page, 'Bronwen Featherstonehaugh-Cholmondeley', {
          company: 'Aberfeldy Highland Distillery & Visitor Centre Holdings (Scotland) Limited',
        });
        await page.setViewportSize(viewport);
        expect(await illegible(page, 'main')).toEqual([]);

        await button('Bronwen Featherstonehaugh-Cholmondeley').click();
        await page.getByRole('dialog').waitFor();
        expect(await illegible(page, '[role="dialog"]')).toEqual([]);
      });
    });
});
