import { expect, type Page } from '@playwright/test';
import {
  pressOn,
  roundOf,
  tabBackTo,
  tabTo,
  typeInto,
  untilFocused,
  untilGivenBack,
  untilHolds,
} from './support/keyboard';
import { openPage } from './support/browser';
import { fillCase } from './support/cases';
import { addsLead, fillLead, LEADS, openLeadForm } from './support/leads';
import { HIGH_WINDOW } from './support/lists';
import { namedOn } from './support/named';
import { aPartner, confirmAddress, openAsPartner, type Partner } from './support/partner';
import { openSite, test } from './support/site';

// Keyboard only.
const site = openSite();

const CASES = '/partners/dashboard';

let page: Page;
let partner: Partner;
const open = async (path: string): Promise<void> => {
  partner = aPartner();
  ({ page } = await site.visit({ viewport: HIGH_WINDOW }));
  await openAsPartner(page, partner, path);
};

const { button, dialog, question, toast } = namedOn(() => page);

/** Only this partner's, because a retry may leave others. */
const ownRows = (columns: string, table: 'leads' | 'application_submissions') =>
  site.query(
    `select ${columns} from ${table} where introducer_id = (select id from introducers where email = $1) order by id`,
    [partner.email],
  );

test.describe('Keyboard in the partner portal', () => {
  test('a lead is added, changed, converted and deleted with the focus kept in place', async () => {
    await open(LEADS);
    await page.getByText('No leads yet').waitFor();
    const adding = dialog('Add New Lead');

    await pressOn(page, button('Add Lead').first());
    await untilHolds(page, adding);
    expect(await roundOf(page, adding)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Company',
      'Status',
      'Source',
      'Notes',
      'Add Lead',
      'Cancel',
    ]);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, adding, button('Add Lead').first());
    await page.keyboard.press('Enter');
    await untilHolds(page, adding);
    await pressOn(page, button('Add Lead', adding));
    await adding.getByText('Name is required').waitFor();
    await untilFocused(page, adding.getByLabel('Name'));
    await page.keyboard.type('Callum Reid');
    await typeInto(page, 'Email', 'callum@reid.example');
    await typeInto(page, 'Status', 'Cont');
    await page.keyboard.press('Escape');
    await untilFocused(page, button('Keep editing', question('Leave without saving?')));
    await page.keyboard.press('Enter');
    await untilGivenBack(page, question('Leave without saving?'), adding.getByLabel('Status'));
    await pressOn(page, button('Add Lead', adding));
    await toast('Lead added successfully');
    await untilGivenBack(page, adding, button('Add Lead').first());
    await button('Callum Reid').waitFor();

    const badge = page.getByRole('button', { name: /move Callum Reid on$/ });
    const choice = (name: string) => page.getByRole('menuitemradio', { name, exact: true });
    await pressOn(page, badge);
    await untilFocused(page, choice('Contacted'));
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await untilFocused(page, badge);
    await page.keyboard.press('Enter');
    await untilFocused(page, choice('Contacted'));
    await page.keyboard.press('ArrowDown');
    await untilFocused(page, choice('Qualified'));
    await page.keyboard.press('Enter');
    await toast('Lead updated successfully');
    await button('Qualified: move Callum Reid on').waitFor();
    await untilFocused(page, badge);

    const form = dialog('Submit New Application');
    await pressOn(page, button('Convert to case Callum Reid'));
    await untilHolds(page, form);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, form, button('Convert to case Callum Reid'));

    await pressOn(page, button('Edit Callum Reid'));
    await untilHolds(page, dialog('Edit Lead'));
    expect(await roundOf(page, dialog('Edit Lead'))).toEqual(['Notes', 'Save', 'Cancel']);
    await typeInto(page, 'Notes', 'Rang on Friday');
    await pressOn(page, button('Save', dialog('Edit Lead')));
    await untilGivenBack(page, dialog('Edit Lead'), button('Edit Callum Reid'));
    expect(await ownRows('name, status, notes', 'leads')).toEqual([
      { name: 'Callum Reid', status: 'qualified', notes: 'Rang on Friday' },
    ]);

    await tabBackTo(page, button('Callum Reid'));
    await page.keyboard.press('Enter');
    const opened = dialog('Callum Reid');
    await untilHolds(page, opened);
    expect(await roundOf(page, opened)).toEqual([
      'Close',
      'Callum Reid',
      'Qualified: move Callum Reid on',
      'callum@reid.example',
      'Convert to case Callum Reid',
      'Edit Callum Reid',
      'Delete Callum Reid',
    ]);
    const convert = button('Convert to case Callum Reid', opened);
    await tabTo(page, convert);
    await page.keyboard.press('Enter');
    await untilHolds(page, form);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, form, convert);

    const badgeBeside = button('Qualified: move Callum Reid on', opened);
    await pressOn(page, badgeBeside);
    await untilFocused(page, choice('Qualified'));
    // Convert is the last, after the statuses.
    await page.keyboard.press('End');
    await untilFocused(page, page.getByRole('menuitem', { name: 'Convert to case' }));
    await page.keyboard.press('Enter');
    await untilHolds(page, form);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, form, badgeBeside);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, opened, button('Callum Reid'));

    await pressOn(page, button('Delete Callum Reid'));
    const asked = question('Are you sure you want to delete this lead?');
    await untilFocused(page, button('Cancel', asked));
    expect(await roundOf(page, asked)).toEqual(['Delete', 'Cancel']);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, asked, button('Delete Callum Reid'));
    await page.keyboard.press('Enter');
    await untilFocused(page, button('Cancel', asked));
    await pressOn(page, button('Delete', asked));
    await page.getByText('No leads yet').waitFor();
    await untilFocused(page, button('Add Lead').last());
  });

  test('a case is entered, noted and read with the focus kept in place', async () => {
    await open(CASES);
    await page.getByText('No cases submitted yet').waitFor();
    const form = dialog('Submit New Application');

    await pressOn(page, button('Submit New Case'));
    await untilHolds(page, form);
    expect(await roundOf(page, form)).toEqual([
      'Company Name',
      'Contact Name',
      'Email',
      'Phone',
      'Funding Type',
      'Amount Required',
      'Trading History (Optional)',
      'Legal Form (Optional)',
      'My client knows I am sharing these details',
      'Submit Application',
      'Cancel',
    ]);
    await fillCase(form);
    await pressOn(page, form.getByLabel('My client knows I am sharing these details'), 'Space');
    await pressOn(page, button('Submit Application', form));
    await toast('Application submitted successfully');
    await untilGivenBack(page, form, button('Submit New Case'));
    await button('Alder Joinery Ltd').waitFor();

    const notes = dialog('Update Application Notes');
    await pressOn(page, button('Edit notes on Alder Joinery Ltd'));
    await untilHolds(page, notes);
    await tabTo(page, notes.getByRole('textbox'));
    await page.keyboard.type('Rang on Friday');
    await pressOn(page, button('Save', notes));
    await toast('Application updated successfully');
    await untilGivenBack(page, notes, button('Edit notes on Alder Joinery Ltd'));
    expect(
      await ownRows('client_consent_at is not null as consent, partner_notes', 'application_submissions'),
    ).toEqual([{ consent: true, partner_notes: 'Rang on Friday' }]);

    await page.keyboard.press('Shift+Tab');
    await untilFocused(page, button('Alder Joinery Ltd'));
    await page.keyboard.press('Enter');
    const opened = dialog('Alder Joinery Ltd');
    await untilHolds(page, opened);
    await opened.getByText('Rang on Friday').waitFor();
    await page.keyboard.press('Escape');
    await untilGivenBack(page, opened, button('Alder Joinery Ltd'));
  });

  test('fields come out from under the foot of their dialog', async () => {
    const WINDOWS = [
      { width: 390, height: 844 },
      { width: 640, height: 400 },
      { width: 320, height: 256 },
    ];
    await open(CASES);
    await page.getByText('No cases submitted yet').waitFor();
    const entering = dialog('Submit New Application');
    await pressOn(page, button('Submit New Case'));
    await untilHolds(page, entering);
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      expect(await roundOf(page, entering)).toHaveLength(11);
    }

    await page.setViewportSize(HIGH_WINDOW);
    await openPage(page, LEADS);
    await page.route('**/api/introducers/me/leads', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.abort(),
    );
    await openLeadForm(page);
    await fillLead(page, 'Isla Kerr');
    await addsLead(page).press('Enter');
    const adding = dialog('Add New Lead');
    await adding.getByText('We could not reach our server.').waitFor();
    // The toast would cover the fields.
    await page.getByRole('button', { name: 'Close', includeHidden: true }).click();
    await page.getByText('Failed to add lead', { exact: true }).first().waitFor({ state: 'detached' });
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      // The last one, so that the loop starts at the first.
      await button('Cancel', adding).focus();
      expect(await roundOf(page, adding)).toHaveLength(9);
    }
  });

  test('an API account is created, its secret copied, and revoked', async () => {
    await open(CASES);
    await confirmAddress(site, partner);
    await openPage(page, '/partners/integrations');
    await page.getByText('No API accounts yet').waitFor();
    const create = button('Create API account');
    const naming = dialog('Create an API account');

    await pressOn(page, create);
    await untilHolds(page, naming);
    expect(await roundOf(page, naming)).toEqual([
      'Name',
      'Your password',
      'Show what you typed',
      'Create',
      'Cancel',
    ]);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, naming, create);
    await page.keyboard.press('Enter');
    await untilHolds(page, naming);
    await typeInto(page, 'Name', 'Office CRM');
    await typeInto(page, 'Your password', partner.password);
    await page.keyboard.press('Enter');

    const secret = dialog('Secret for ‘Office CRM’');
    await untilHolds(page, secret);
    expect(await roundOf(page, secret)).toEqual(['Copy the username', 'Copy the secret', 'Done']);
    await page.keyboard.press('Escape');
    const kept = question('Have you saved the secret?');
    await untilFocused(page, button('Show the secret', kept));
    await page.keyboard.press('Enter');
    await kept.waitFor({ state: 'detached' });
    await untilHolds(page, secret);
    await pressOn(page, button('Done', secret));
    await pressOn(page, button('Close anyway', kept));
    await untilGivenBack(page, secret, create);

    await pressOn(page, button('Revoke Office CRM'));
    const asked = question('Revoke ‘Office CRM’?');
    await untilFocused(page, button('Cancel', asked));
    await page.keyboard.press('Escape');
    await untilGivenBack(page, asked, button('Revoke Office CRM'));
    await page.keyboard.press('Enter');
    await untilFocused(page, button('Cancel', asked));
    await pressOn(page, button('Revoke', asked));
    await toast('API account revoked');
    await button('Revoke Office CRM').waitFor({ state: 'detached' });
    // Its actions are gone; the account remains.
    await untilFocused(page, button('Office CRM'));
  });
});
