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
import { aPartner, fillLogIn, openAsPartner } from './support/partner';
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

  // First, because sign-ins of other tests lead to the overview, which needs the survey too.
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

  test.describe('the import', () => {
    const HEADER = ['Lender', 'Products', 'Min loan'];
    const FILE = async () => ({
      name: 'panel.xlsx',
      mimeType: 'application/zip',
      buffer: await workbookOf(HEADER, ['Alba', 'Widget lending', '£5k'], ['Brisk', 'MCA', null]),
    });

    test('selects a file, moves between its tabs, saves a term, imports, and undoes it', async () => {
      await site.empty('lenders', 'lender_imports', 'taught_words');
      await openAsAdmin(page, '/admin/lenders/import');
      const step = (name: string) => page.getByRole('heading', { level: 2, name });

      const choosing = page.waitForEvent('filechooser');
      await pressOn(page, page.getByLabel('Choose a file'), 'Space');
      await (await choosing).setFiles(await FILE());
      await untilFocused(page, step('Review changes'));

      await typeInto(page, 'Meaning of Widget lending', 'Asset F');
      await tabTo(page, page.getByRole('tab', { name: 'New (1)' }));
      await page.keyboard.press('ArrowRight');
      await untilFocused(page, page.getByRole('tab', { name: 'Rejected (1)' }));
      await page.keyboard.press('Enter');
      await page.getByText('This row has no product we recognise.').waitFor();
      await tabBackTo(page, button('Use for Widget lending'));
      await page.keyboard.press('Enter');
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
  });

  test.describe('the staff', () => {
    let invited = 0;
    const somebody = () => {
      invited += 1;
      return { name: `Clara Case ${invited}`, email: `clara${invited}@example.co.uk` };
    };

    const INVITATION = /\/admin\/invitation#token=[\w-]+/;

    test('invites a colleague, who joins, changes their role and removes them', async () => {
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
      await page.keyboard.type(ADMIN.email);
      await page.keyboard.press('Enter');
      await inviting.getByText(`There is already an account for ${ADMIN.email}`).first().waitFor();
      await tabBackTo(page, inviting.getByLabel('Email'));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(clara.email);
      await page.keyboard.press('Enter');
      await toast('Invitation sent');
      await untilGivenBack(page, inviting, button('Invite'));
      await page.getByRole('list', { name: 'Invitations' }).getByText(clara.email).waitFor();

      const { page: hers } = await site.visit();
      await openPage(hers, await linkIn(site, clara.email, INVITATION));
      await hers.getByText(clara.email).waitFor();
      await hers.getByLabel('Your name').fill(clara.name);
      await hers.getByLabel('Password').fill('too short');
      await hers.getByRole('button', { name: 'Open my account' }).click();
      await hers.getByText('Password must be at least 12 characters').waitFor();
      await hers.getByLabel('Password').fill('seven quiet otters swim');
      await hers.getByRole('button', { name: 'Open my account' }).click();
      await hers.waitForURL('**/admin');
      await hers.getByText(clara.name).waitFor();
      expect(await hers.getByRole('navigation', { name: 'Admin' }).getByText('Staff').count()).toBe(0);
      await openPage(hers, '/admin/staff');
      await hers.getByText('This is for administrators').waitFor();

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
      await hers.reload();
      await hers.waitForURL('**/admin/login');
    });

    test('resends an invitation, which ends the previous link, withdraws it, and moves the focus on', async () => {
      await site.empty('staff_invitations');
      const [first, second] = [somebody(), somebody()];
      await signInAsAdmin(page);
      for (const { email } of [first, second])
        await post(page, '/api/admin/staff', { email, role: 'case-manager' });
      const sent = await linkIn(site, first.email, INVITATION);
      await openPage(page, '/admin/staff');

      const again = button(`Send again to ${first.email}`);
      await pressOn(page, again);
      await toast('Invitation sent again');
      await untilFocused(page, again);
      const sentAgain = await linkIn(site, first.email, INVITATION, sent);
      const { page: theirs } = await site.visit();
      await openPage(theirs, sent);
      await theirs.getByText(/This invitation no longer works/).waitFor();
      const { page: valid } = await site.visit();
      await openPage(valid, sentAgain);
      await valid.getByLabel('Your name').waitFor();

      await pressOn(page, button(`Withdraw the invitation to ${first.email}`));
      await page.getByRole('alertdialog').waitFor();
      await sayYes(page.getByRole('alertdialog'), 'Withdraw');
      await toast('Invitation withdrawn');
      await again.waitFor({ state: 'detached' });

      await untilFocused(page, button(`Withdraw the invitation to ${second.email}`));
      await valid.reload();
      await valid.getByText(/This invitation no longer works/).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('alertdialog').waitFor();
      await sayYes(page.getByRole('alertdialog'), 'Withdraw');
      await page.getByRole('heading', { name: 'Invitations' }).waitFor({ state: 'detached' });
    });
  });

  test.describe('an introducer', () => {
    test('is opened beside the list, suspended with a reason, which signs it out, and restored', async () => {
      await site.empty('introducers');
      const partner = aPartner();
      const { companyName } = partner;
      const { page: theirs } = await site.visit();
      await openAsPartner(theirs, partner);
      await openAsAdmin(page, '/admin/introducers');
      await button(companyName).waitFor();
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
        if (act === 'Suspend') {
          await opened.getByText(/Suspended since .*: Clients never agreed/).waitFor();
          expect(await button(`Send reset email to ${companyName}`, opened).isDisabled()).toBe(true);
          await theirs.goto('/partners/account');
          await theirs.getByRole('button', { name: 'Sign In' }).waitFor();
          await fillLogIn(theirs, partner);
          await theirs.getByText('Invalid email or password').first().waitFor();
        } else {
          await fillLogIn(theirs, partner);
          await theirs.getByRole('button', { name: 'Logout' }).waitFor();
        }
      }

      await page.keyboard.press('Escape');
      await untilGivenBack(page, opened, button(companyName));
    });
  });

  test('a button gets the focus back after it was disabled while working', async () => {
    await openAsAdmin(page, '/admin');
    const refresh = button('Refresh');
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/admin/summary'));
    await pressOn(page, refresh);
    await answered;
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
