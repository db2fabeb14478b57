import { expect, type Locator, type Page } from '@playwright/test';
import { fillSignIn, openAsAdmin, post, signInAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { linkIn } from './support/mail';
import { ADMIN } from './support/product';
import { openSite, test } from './support/site';

const site = openSite();
test.describe('Staff in the staff portal', () => {
  let invited = 0;
  /** A person who has not been invited. */
  const somebody = () => {
    invited += 1;
    return {
      name: `Clara Case ${invited}`,
      email: `clara${invited}@example.co.uk`,
      password: 'seven quiet otters swim',
    };
  };

  const INVITATION = /\/admin\/invitation#token=[\w-]+/;

  /** Adds a member of staff, whose page has their session. */
  const join = async (by: Page, theirs: Page, { name, email, password }: ReturnType<typeof somebody>) => {
    await post(by, '/api/admin/staff', { email, role: 'case-manager' });
    const [, token] = (await linkIn(site, email, INVITATION)).split('#token=');
    await post(theirs, '/api/admin/invitations/accept', { token, name, password });
  };

  test('keeps the last administrator, and can promote another, who manages the staff immediately', async () => {
    await site.query('update admins set removed_at = now() where email <> $1', [ADMIN.email]);
    const clara = somebody();
    const { page } = await site.visit();
    await openAsAdmin(page, '/admin/staff');
    /** Opens a member of staff beside the list. */
    const openedOn = async (whose: Page, name: string): Promise<Locator> => {
      await whose.getByRole('button', { name, exact: true }).click();
      return whose.getByRole('dialog', { name, exact: true });
    };
    const administrator = await openedOn(page, 'Administrator');
    expect(await administrator.getByRole('button', { name: 'Remove Administrator' }).isDisabled()).toBe(true);
    const dialog = page.getByRole('dialog', { name: 'Change role' });
    const giveRole = async (opened: Locator, name: string, role: string): Promise<void> => {
      await opened.getByRole('button', { name: `Change role of ${name}` }).click();
      await dialog.getByRole('combobox').selectOption(role);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await giveRole(administrator, 'Administrator', 'Case manager');
    await dialog
      .getByText('This is the last administrator. Make someone else an administrator first')
      .first()
      .waitFor();
    expect(await dialog.getByRole('combobox').inputValue()).toBe('case-manager');

    const { page: hers } = await site.visit();
    await join(page, hers, clara);
    await openPage(hers, '/admin/staff');
    await hers.getByText('This is for administrators').waitFor();
    await page.goto('/admin/staff');
    await giveRole(await openedOn(page, clara.name), clara.name, 'Administrator');
    await page.getByText('Role changed').first().waitFor();

    await hers.reload();
    const other = await openedOn(hers, 'Administrator');
    expect(await other.getByRole('button', { name: 'Remove Administrator' }).isEnabled()).toBe(true);
  });

  test('lists an account’s sessions, ends one and signs out everywhere else', async () => {
    await site.empty('sessions');
    const browsers = ['Firefox/146.0', 'Edg/146.0'].map(
      (name) => `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 ${name}`,
    );
    const elsewhere: Page[] = [];
    for (const userAgent of browsers) {
      const { page } = await site.visit({ userAgent });
      await openAsAdmin(page, '/admin/account');
      elsewhere.push(page);
    }
    const { page } = await site.visit();
    await openAsAdmin(page, '/admin/account');
    const ends = page.getByRole('button', { name: /^End the session on/ });
    await page.getByText('This device').waitFor();
    expect(await ends.count()).toBe(2);

    await page.getByRole('button', { name: /^End the session on Firefox on Windows/ }).click();
    await page.getByText('Signed out: Firefox on Windows').first().waitFor();
    await elsewhere[0]?.reload();
    await elsewhere[0]?.waitForURL('**/admin/login');
    await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
    await page.getByText('You are signed out everywhere else').first().waitFor();
    await ends.first().waitFor({ state: 'detached' });
    await elsewhere[1]?.reload();
    await elsewhere[1]?.waitForURL('**/admin/login');
    await page.reload();
    await page.getByText('This device').waitFor();
  });

  test('shows that an invalid link does not work', async () => {
    const { page } = await site.visit();
    await openPage(page, '/admin/invitation#token=no-such-token');
    await page.getByText(/This invitation no longer works/).waitFor();
  });

  test('lets an admin change the password, and reset a forgotten one by email', async () => {
    // A separate account, so that a failed attempt does not change the others' password.
    const clara = somebody();
    const { page: administrator } = await site.visit();
    await signInAsAdmin(administrator);
    const { page } = await site.visit();
    await join(administrator, page, clara);
    await openPage(page, '/admin/account');
    const changed = 'nine loud geese on the Kelvin';
    await page.getByLabel('Current password').fill(clara.password);
    await page.getByLabel('New password').fill(changed);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByText('Password changed').first().waitFor();
    await page.getByText('This device').waitFor();

    const { page: elsewhere } = await site.visit();
    await openPage(elsewhere, '/admin/login');
    await elsewhere.getByLabel('Email').fill(clara.email);
    await elsewhere.getByRole('link', { name: 'Choose a new one' }).click();
    await elsewhere.getByRole('heading', { name: 'Forgotten your password?' }).waitFor();
    await elsewhere.getByRole('button', { name: 'Send the link' }).click();
    await elsewhere.getByText(`If there is an account for ${clara.email}`).waitFor();
    await openPage(elsewhere, await linkIn(site, clara.email, /\/admin\/reset#token=[\w-]+/));
    await elsewhere.getByLabel('New password').fill(clara.password);
    await elsewhere.getByRole('button', { name: 'Save password' }).click();
    await elsewhere.getByRole('link', { name: 'Sign in' }).click();
    await fillSignIn(elsewhere, clara);
    await elsewhere.waitForURL('**/admin');
    await page.reload();
    await page.waitForURL('**/admin/login');
  });
});
