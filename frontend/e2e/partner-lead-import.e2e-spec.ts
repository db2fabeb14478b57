import { expect, type Page } from '@playwright/test';
import { beyondSigningIn } from './support/admin';
import { addLead, openWithoutLeads } from './support/leads';
import { namedOn } from './support/named';
import { PARTNER } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
test.describe('Lead import in the partner portal', () => {
  test.beforeEach(async () => {
    ({ page, errors } = await openWithoutLeads(site));
  });

  const { button, dialog } = namedOn(() => page);
  const kept = () => site.query('select name from leads order by id');

  const CONTACTS = [
    'Full name,E-mail,Mobile,Stage,Fax',
    'Fiona Alder,fiona@alder.example,0141 496 0111,Client,1',
    'Isla Kerr,isla@kerr.example,0141 496 0112,On holiday,2',
    'Callum R,Callum@Reid.example,,,3',
    'Nobody,not an address,,,4',
  ].join('\n');
  const importing = () => dialog('Import Leads');

  const openImport = async (): Promise<void> => {
    await addLead(page, 'Callum Reid', { email: 'callum@reid.example' });
    await button('Import').click();
    await importing().waitFor();
  };
  const choose = (name = 'contacts.csv', content: string | Buffer = CONTACTS) =>
    page
      .getByLabel(/^Choose a(nother)? file$/)
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
  const read = async (): Promise<void> => {
    await openImport();
    await choose();
    await importing().getByText('Check what was read').waitFor();
  };

  test('previews each row, and adds them once on confirmation', async () => {
    await read();
    for (const text of ['2 ready', '1 duplicate', '1 rejected', 'Columns not imported: E (Fax)']) {
      await importing().getByText(text).waitFor();
    }
    const isla = importing().getByRole('row').filter({ hasText: 'isla@kerr.example' });
    expect(await isla.innerText()).toMatch(/0141 496 0112, Lead[^]*D \(Stage\): ‘On holiday’/);
    await importing().getByRole('cell', { name: 'This is not an email address.', exact: true }).waitFor();
    expect(await kept()).toHaveLength(1);

    await button('Import 2 leads').dblclick();

    await importing().getByText('2 leads were added. 1 duplicate was skipped.').waitFor();
    await importing().getByText('This is not an email address.').waitFor();
    await button('Done').click();
    await page.getByText('1 to 3 of 3').waitFor();
    expect(await site.query('select name, status from leads order by name')).toEqual([
      { name: 'Callum Reid', status: 'lead' },
      { name: 'Fiona Alder', status: 'client' },
      { name: 'Isla Kerr', status: 'lead' },
    ]);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('keeps the preview until it is discarded, through an invalid file, a lost connection and a new sign-in', async () => {
    await read();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Leave without importing?' }).waitFor();
    await button('Leave').click();
    await importing().waitFor({ state: 'detached' });
    await button('Import').click();
    await choose();
    await importing().getByText('Check what was read').waitFor();

    await choose('contacts.xlsx', 'This is no workbook');
    await importing()
      .getByRole('alert')
      .getByText(/found no leads/)
      .waitFor();
    await importing().getByText('2 ready').waitFor();
    await page.keyboard.press('Escape');
    await button('Keep checking').click();
    await importing().getByText('2 ready').waitFor();

    await page.route('**/leads/import', (route) => route.abort());
    await button('Import 2 leads').click();
    await importing()
      .getByText(/we do not know whether the leads were added/)
      .waitFor();
    await page.unroute('**/leads/import');
    expect(await kept()).toHaveLength(1);

    await importing().getByRole('radio', { name: 'Add them too' }).check();
    await site.empty('sessions');
    await button('Import 3 leads').click();
    await page.getByText('Importing...').waitFor();
    await dialog('Please sign in again').getByLabel('Password').fill(PARTNER.password);
    await button('Sign In').click();

    await importing().getByText('3 leads were added.').waitFor();
    expect(await kept()).toHaveLength(4);
  });

  test('shows upload progress', async () => {
    await openImport();
    const devTools = await page.context().newCDPSession(page);
    const network = { offline: false, latency: 0, downloadThroughput: -1 };
    await devTools.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: 200_000 });

    await choose('contacts.csv', `${CONTACTS}\n${',,,,\n'.repeat(800_000)}`);

    await page.getByText(/^Sending contacts\.csv [1-9]\d?%$/).waitFor();
    expect(await button('Cancel').isDisabled()).toBe(true);
    await devTools.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 });
    await importing()
      .getByText(/Check what was read|rows/)
      .first()
      .waitFor();
  });
});
