import { expect, type Locator, type Page } from '@playwright/test';
import { codeOf } from '../../backend/test/support/two-factor';
import { workbookOf } from '../../backend/test/support/workbook';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { openPage } from './support/browser';
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
import { linkIn } from './support/mail';
import { namedOn } from './support/named';
import { aPartner, openAsPartner, type Partner } from './support/partner';
import { ADMIN } from './support/product';
import { openSite, test } from './support/site';

// Keyboard only. With separate settings, because a server caches a survey for a minute, which must not show another
// file's data.
const site = openSite({});
test.describe('Keyboard in the staff portal', () => {
  let page: Page;
  test.beforeEach(async () => {
    ({ page } = await site.visit({ viewport: { width: 1440, height: 900 } }));
  });

  const { button, dialog, question, toast } = namedOn(() => page);
  const link = (name: string): Locator => page.getByRole('main').getByRole('link', { name, exact: true });

  /** Types into the focused field and leaves it. */
  const sayYes = async (asked: Locator, yes: string): Promise<void> => {
    await untilHolds(page, asked);
    await untilFocused(page, button('Cancel', asked));
    await pressOn(page, button(yes, asked));
  };

  const lender = (name: string, more: Readonly<Record<string, string>> = {}) =>
    post(page, '/api/admin/lenders', { name, productTypes: 'business-loans', ...more });

  test.describe('the import', () => {
    const HEADER = ['Lender', 'Products', 'Min loan'];
    const FILE = async () => ({
      name: 'panel.xlsx',
      mimeType: 'application/zip',
      buffer: await workbookOf(HEADER, ['Alba', 'Widget lending', '£5k'], ['Brisk', 'MCA', null]),
    });

    test('selects a file, saves a term, imports, and undoes it', async () => {
      await site.empty('lenders', 'lender_imports', 'taught_words');
      await openAsAdmin(page, '/admin/lenders/import');
      const step = (name: string) => page.getByRole('heading', { level: 2, name });

      const choosing = page.waitForEvent('filechooser');
      await pressOn(page, page.getByLabel('Choose a file'), 'Space');
      await (await choosing).setFiles(await FILE());
      await untilFocused(page, step('Review changes'));

      await typeInto(page, 'Meaning of Widget lending', 'Asset F');
      await pressOn(page, button('Use for Widget lending'));
      const confirmation = page
        .getByRole('status')
        .filter({ hasText: 'Saved: “Widget lending” means Asset Finance.' });
      await confirmation.waitFor();
      await untilFocused(page, confirmation);
      await tabTo(page, page.getByRole('tab', { name: 'New (2)' }));

      await tabBackTo(page, button('Import 2 lenders'));
      await page.keyboard.press('Enter');
      await untilFocused(page, step('Imported'));
      expect(await site.query('select name, product_types from lenders order by name')).toEqual([
        { name: 'Alba', product_types: 'Asset Finance' },
        { name: 'Brisk', product_types: 'MCA' },
      ]);

      await tabBackTo(page, link('Past imports'));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Past imports' }).waitFor();
      await pressOn(page, button('panel.xlsx'));
      const opened = dialog('panel.xlsx');
      await untilHolds(page, opened);
      expect(await roundOf(page, opened)).toEqual(['Close', 'panel.xlsx', 'New (2)', 'Undo import']);

      await tabTo(page, button('Undo import', opened));
      await page.keyboard.press('Enter');
      await question('Undo the import of panel.xlsx?')
        .getByText('2 lenders that the import added are deleted.')
        .waitFor();
      await sayYes(question('Undo the import of panel.xlsx?'), 'Undo import');
      await toast('Import undone');
      await opened.getByText(/, by Administrator$/).waitFor();
      await untilHolds(page, opened);
      await page.keyboard.press('Escape');
      await untilGivenBack(page, opened, button('panel.xlsx'));
      expect(await site.query('select name from lenders')).toEqual([]);
    });

    test('moves between the tabs of a preview with the arrow keys', async () => {
      await site.empty('lenders', 'lender_imports', 'taught_words');
      await openAsAdmin(page, '/admin/lenders/import');
      const choosing = page.waitForEvent('filechooser');
      await pressOn(page, page.getByLabel('Choose a file'), 'Space');
      await (await choosing).setFiles(await FILE());

      await tabTo(page, page.getByRole('tab', { name: 'New (1)' }));
      await page.keyboard.press('ArrowRight');
      await untilFocused(page, page.getByRole('tab', { name: 'Rejected (1)' }));
      await page.keyboard.press('Enter');
      await page.getByText('This row has no product we recognise.').waitFor();
    });

    test('deletes a saved term, and keeps the focus in the list', async () => {
      await site.empty('taught_words');
      await openAsAdmin(page, '/admin/lenders/import');
      for (const [word, meaning] of [
        ['Widget lending', 'asset-finance'],
        ['Gadget lending', 'asset-finance'],
      ])
        await post(page, '/api/admin/taught-words', { kind: 'product', word, meaning });
      await pressOn(page, link('Saved terms'));
      await page.getByRole('heading', { level: 1, name: 'Saved terms' }).waitFor();

      await pressOn(page, button('Remove Gadget lending'));
      await page.getByRole('alertdialog').waitFor();
      await sayYes(page.getByRole('alertdialog'), 'Remove');
      await toast('Term removed');
      await button('Gadget lending').waitFor({ state: 'detached' });

      await untilFocused(page, button('Widget lending'));
    });
  });

  test.describe('the staff', () => {
    let invited = 0;
    const somebody = () => {
      invited += 1;
      return { name: `Clara Case ${invited}`, email: `clara${invited}@example.co.uk` };
    };

    test('invites a colleague, changes their role and removes them', async () => {
      await site.empty('staff_invitations');
      const clara = somebody();
      await openAsAdmin(page, '/admin/staff');
      const inviting = dialog('Invite to the staff');

      await pressOn(page, button('Invite'));
      await untilHolds(page, inviting);
      expect(await roundOf(page, inviting)).toEqual(['Email', 'Role', 'Send Invitation', 'Cancel']);
      await page.keyboard.press('Escape');
      await untilGivenBack(page, inviting, button('Invite'));
      await page.keyboard.press('Enter');
      await untilHolds(page, inviting);
      await pressOn(page, button('Send Invitation', inviting));
      await inviting.getByText('Please enter a valid email').waitFor();
      await untilFocused(page, inviting.getByLabel('Email'));
      await page.keyboard.type(clara.email);
      await page.keyboard.press('Enter');
      await toast('Invitation sent');
      await untilGivenBack(page, inviting, button('Invite'));

      const [, token] = (await linkIn(site, clara.email, /\/admin\/invitation#token=[\w-]+/)).split(
        '#token=',
      );
      const { page: hers } = await site.visit();
      await post(hers, '/api/admin/invitations/accept', {
        token,
        name: clara.name,
        password: 'seven quiet otters swim',
      });
      await page.reload();
      await button(clara.name).waitFor();
      await pressOn(page, button(clara.name));
      const opened = dialog(clara.name);
      await untilHolds(page, opened);
      await pressOn(page, button(`Change role of ${clara.name}`, opened));
      await untilHolds(page, dialog('Change role'));
      await tabTo(page, dialog('Change role').getByRole('combobox'));
      await page.keyboard.type('Admin');
      await pressOn(page, button('Save', dialog('Change role')));
      await toast('Role changed');
      await untilGivenBack(page, dialog('Change role'), button(`Change role of ${clara.name}`, opened));

      await pressOn(page, button(`Remove ${clara.name}`, opened));
      await sayYes(question(`Remove ${clara.name}?`), 'Remove');
      await toast(`Removed ${clara.name}`);
      await opened.getByRole('button', { name: `Remove ${clara.name}` }).waitFor({ state: 'detached' });
      await untilHolds(page, opened);
      await page.keyboard.press('Escape');
      await untilGivenBack(page, opened, button(clara.name));
    });

    test('resends and withdraws an invitation, and moves the focus on', async () => {
      await site.empty('staff_invitations');
      const [first, second] = [somebody(), somebody()];
      await signInAsAdmin(page);
      for (const { email } of [first, second])
        await post(page, '/api/admin/staff', { email, role: 'case-manager' });
      await openPage(page, '/admin/staff');

      const again = button(`Send again to ${first.email}`);
      await pressOn(page, again);
      await toast('Invitation sent again');
      await untilFocused(page, again);
      await pressOn(page, button(`Withdraw the invitation to ${first.email}`));
      await page.getByRole('alertdialog').waitFor();
      await sayYes(page.getByRole('alertdialog'), 'Withdraw');
      await toast('Invitation withdrawn');
      await again.waitFor({ state: 'detached' });

      await untilFocused(page, button(`Withdraw the invitation to ${second.email}`));
    });
  });

  test.describe('an introducer', () => {
    let partner: Partner;
    test.beforeEach(async () => {
      await site.empty('introducers');
      partner = aPartner();
      await openAsPartner((await site.visit()).page, partner);
      await openAsAdmin(page, '/admin/introducers');
      await button(partner.companyName).waitFor();
    });

    test('is opened beside the list, suspended with a reason, and restored', async () => {
      const { companyName } = partner;
      const opened = dialog(companyName);

      await pressOn(page, button(companyName));
      await untilHolds(page, opened);
      await opened.getByText('Browsers').waitFor();
      await opened.getByText('the firm’s terms apply').waitFor();
      await button('Put on hold', opened).waitFor();
      expect(await roundOf(page, opened)).toEqual([
        'Close',
        companyName,
        partner.email,
        partner.phone,
        'Agree terms',
        'Adjust commission',
        'Self-billing',
        'Put on hold',
        `Suspend ${companyName}`,
        `Send reset email to ${companyName}`,
      ]);

      for (const [act, title, done] of [
        ['Suspend', 'Suspend this partner?', 'Partner suspended'],
        ['Restore', 'Restore this partner?', 'Partner restored'],
      ] as const) {
        await pressOn(page, button(`${act} ${companyName}`, opened));
        await untilHolds(page, dialog(title));
        expect(await roundOf(page, dialog(title))).toEqual(['Reason', act, 'Cancel']);
        await pressOn(page, button(act, dialog(title)));
        await dialog(title).getByText('Reason is required').waitFor();
        await untilFocused(page, dialog(title).getByLabel('Reason'));
        await page.keyboard.type('Clients never agreed');
        await pressOn(page, button(act, dialog(title)));
        await toast(done);
        const other = act === 'Suspend' ? 'Restore' : 'Suspend';
        await button(`${other} ${companyName}`, opened).waitFor();
        // The link back is in the same place as the link there.
        await untilGivenBack(page, dialog(title), button(`${other} ${companyName}`, opened));
      }

      await page.keyboard.press('Escape');
      await untilGivenBack(page, opened, button(companyName));
    });
  });

  test('the panel report leads to an application and back, and confirms lenders one by one', async () => {
    await site.empty('lenders', 'application_submissions');
    await signInAsAdmin(page);
    for (const name of ['Alba Finance', 'Brisk', 'Clyde'])
      await lender(name, { minAmount: '£10k', maxAmount: '£60,000' });
    await site.query(`update lenders set confirmed_at = now() - interval '100 days'`);
    await insertApplications(site, 3);
    await openPage(page, '/admin/panel');
    const confirm = (name: string) =>
      button(
        'Mark as confirmed',
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) }),
      );
    await confirm('Clyde').waitFor();

    await pressOn(page, link('Company 003'));
    await page.getByRole('heading', { level: 1, name: 'Company 003' }).waitFor();
    await page.goBack();
    await confirm('Brisk').waitFor();

    const [first, second] = await page.getByRole('listitem').getByRole('heading').allInnerTexts();
    expect([first, second]).not.toContain(undefined);
    await pressOn(page, confirm('Brisk'));
    await toast('Lender confirmed');
    await confirm('Brisk').waitFor({ state: 'detached' });
    await untilFocused(page, link('Clyde'));
    await pressOn(page, confirm('Clyde'));
    await confirm('Clyde').waitFor({ state: 'detached' });
    await untilFocused(page, confirm('Alba Finance'));
    await page.keyboard.press('Enter');
    await page.getByText(/^Nothing to confirm/).waitFor();

    await page.keyboard.press('Shift+Tab');
    await page.waitForFunction(() => document.querySelector('main')?.contains(document.activeElement));
  });

  test('a button gets the focus back after it was disabled while working', async () => {
    await openAsAdmin(page, '/admin');
    const refresh = button('Refresh');
    await pressOn(page, refresh);
    await page.waitForResponse((answer) => answer.url().endsWith('/api/admin/summary'));
    await page.waitForFunction((element) => element.matches(':enabled'), await refresh.elementHandle());

    await untilFocused(page, refresh);
  });

  test('two-step sign-in is set up', async () => {
    await site.empty('two_factors');
    await openAsAdmin(page, '/admin/account');
    await pressOn(page, button('Set up'));

    const proof = dialog('Set up two-step sign-in');
    await untilHolds(page, proof);
    expect(await roundOf(page, proof)).toEqual([
      'Current password',
      'Show what you typed',
      'Continue',
      'Cancel',
    ]);
    await page.keyboard.press('Escape');
    await untilGivenBack(page, proof, button('Set up'));
    await page.keyboard.press('Enter');
    await untilHolds(page, proof);
    await tabTo(page, proof.getByLabel('Current password'));
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await untilFocused(page, proof.getByLabel('Current password'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(ADMIN.password);
    await page.keyboard.press('Enter');

    const scan = dialog('Add it to your app');
    await untilHolds(page, scan);
    // Shown in groups of four.
    const key = ((await scan.locator('code').textContent()) ?? '').replaceAll(' ', '');
    expect(await roundOf(page, scan)).toEqual(['Copy the key', 'Code', 'Turn on', 'Cancel']);
    await tabTo(page, scan.getByRole('textbox', { name: 'Code' }));
    await page.keyboard.type(codeOf(key));
    await page.keyboard.press('Enter');

    const codes = dialog('Your recovery codes');
    await untilHolds(page, codes);
    expect(await roundOf(page, codes)).toEqual(['Download', 'Copy the recovery codes', 'Done']);
    await tabTo(page, button('Done', codes));
    await page.keyboard.press('Enter');
    const kept = question('Have you saved your recovery codes?');
    await untilHolds(page, kept);
    await untilFocused(page, button('Show the codes', kept));
    await page.keyboard.press('Escape');
    await untilGivenBack(page, kept, button('Done', codes));
    await page.keyboard.press('Enter');
    await pressOn(page, button('Close anyway', kept));

    await page.getByText('10 recovery codes are left').waitFor();
    await untilGivenBack(page, codes, button('New recovery codes'));
  });
});
