import { expect, type Page } from '@playwright/test';
import { findings } from './support/accessibility';
import { beyondSigningIn, openAsAdmin, post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { pressOn, tabTo, untilFocused, untilHolds } from './support/keyboard';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

const site = openSite();
const FIRST = '/admin/applications/0193f000-0000-7000-8000-000000000001';

let page: Page;
let errors: readonly string[];
test.describe('Case page in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'tasks', 'lenders', 'introducers');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await signInAsAdmin(page);
    for (const [name, maxAmount] of [
      ['Alba Finance', '£60,000'],
      ['Brisk', '£500,000'],
    ])
      await post(page, '/api/admin/lenders', {
        name,
        productTypes: 'business-loans',
        minAmount: '£10k',
        maxAmount,
      });
  });

  const { button, dialog, toast } = namedOn(() => page);
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const activity = () => page.getByRole('region', { name: 'Activity' });

  test('prints without the portal around it', async () => {
    await insertApplications(site, 1);
    // The width of A4, as narrow as a tablet.
    await page.setViewportSize({ width: 794, height: 1123 });
    await openAsAdmin(page, FIRST);
    await title('Company 001').waitFor();

    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(title('Company 001')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  });

  test('works by keyboard from one overdue application to the next: open, assign, correct, add and complete a task', async () => {
    await insertApplications(site, 3);
    await site.query(
      `update application_submissions set due_at = now() - n * interval '5 minutes'
     from (values ('Company 003', 2), ('Company 001', 1)) as late (name, n) where company_name = name`,
    );
    await openAsAdmin(page, '/admin');

    await pressOn(page, page.getByRole('navigation').getByRole('link', { name: /^Today/ }));
    await page.getByRole('region', { name: 'Overdue applications (2)' }).waitFor();
    await page.keyboard.press('j');
    await untilFocused(page, page.getByRole('link', { name: 'Company 003', exact: true }));
    await page.keyboard.press('Enter');
    await title('Company 003').waitFor();
    await activity().waitFor();
    await page.getByText(/^\d+ (?:min|h|days) late$/).waitFor();

    await page.keyboard.press('t');
    await toast('Application updated');
    await activity().getByText('Assigned to Administrator').waitFor();

    await page.keyboard.press('c');
    const form = dialog('Correct Answers');
    await form.waitFor();
    await untilHolds(page, form);
    await tabTo(page, form.getByLabel('Amount Required'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('50000');
    await form.getByText('Amount Required: £100,000 → £50,000').waitFor();
    await page.keyboard.press('Enter');
    const effect = dialog('Effect on matches');
    await effect.getByText('Alba Finance').waitFor();
    await untilFocused(page, button('Close', effect));
    await page.keyboard.press('Enter');
    await effect.waitFor({ state: 'detached' });
    await activity().getByText('Amount corrected: £100,000 → £50,000').waitFor();

    await page.keyboard.press('w');
    const task = dialog('Add a Task');
    await untilHolds(page, task);
    await tabTo(page, task.getByRole('textbox', { name: 'Task' }));
    await page.keyboard.type('Ask for the accounts of 2025');
    await page.keyboard.press('Enter');
    await toast('Task added');
    await task.waitFor({ state: 'detached' });
    await button('Done: Ask for the accounts of 2025').waitFor();
    await page.keyboard.press('d');
    await toast('Task done');
    await page.getByRole('region', { name: 'Tasks' }).getByText('1 done').waitFor();

    await page.keyboard.press('j');
    await title('Company 001').waitFor();
    await page.reload();
    await title('Company 001').waitFor();
    await page.goBack();
    await title('Company 003').waitFor();
    await page.keyboard.press('a');
    await page.getByRole('region', { name: 'Overdue applications (2)' }).waitFor();

    expect(
      await site.query(
        `select company_name, amount, owner_id is not null as owned from application_submissions order by 1`,
      ),
    ).toEqual([
      { company_name: 'Company 001', amount: '100000', owned: false },
      { company_name: 'Company 002', amount: '100000', owned: false },
      { company_name: 'Company 003', amount: '£50,000', owned: true },
    ]);
    expect(await site.query('select title, done_at is not null as done from tasks')).toEqual([
      { title: 'Ask for the accounts of 2025', done: true },
    ]);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('lists its keyboard shortcuts, and can turn them off and on', async () => {
    await insertApplications(site, 1);
    await openAsAdmin(page, FIRST);
    await activity().waitFor();

    await page.keyboard.press('?');
    const shown = dialog('Keyboard shortcuts');
    await untilFocused(page, button('Close', shown));
    await tabTo(page, shown.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await shown.getByText('They are turned off in this browser.').waitFor();
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    await page.reload();
    await activity().waitFor();
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await button('Shortcuts').click();
    await shown.getByText('They are turned off in this browser.').waitFor();

    expect(await page.getByRole('dialog').count()).toBe(1);
  });

  test.describe('a correction', () => {
    const form = () => dialog('Correct Answers');
    const amount = () => form().getByLabel('Amount Required');
    const save = () => button('Save Corrections', form()).click();

    test('asks before typed text is discarded, shows an error at its field, and keeps what was typed when a colleague corrected first', async () => {
      await insertApplications(site, 1);
      await openAsAdmin(page, FIRST);
      await button('Correct answers').click();
      await form().getByLabel('Purpose').fill('Two vans');
      await page.keyboard.press('Escape');
      await button('Keep editing').click();
      expect(await form().getByLabel('Purpose').inputValue()).toBe('Two vans');
      await amount().fill('a lot');
      await save();
      await form()
        .getByText(/Please enter an amount in figures/)
        .waitFor();
      await amount().fill('£70,000');
      const answer = await page.request.patch(`/api${FIRST}/answers`, {
        data: { amount: '£40,000', businessSector: 'retail' },
      });
      expect(answer.ok()).toBe(true);

      await save();

      await form().getByText('Yours: £70,000').waitFor();
      await form()
        .getByText(/: £40,000$/)
        .waitFor();
      await form()
        .getByText(/where you had made no changes: Business Sector/)
        .waitFor();
      await toast('Not corrected');
      expect(await form().getByLabel('Purpose').inputValue()).toBe('Two vans');
      expect(await findings(page)).toEqual([]);
      await save();
      await toast('Answers corrected');
      expect(
        await site.query('select amount, purpose, business_sector from application_submissions'),
      ).toEqual([{ amount: '£70,000', purpose: 'Two vans', business_sector: 'retail' }]);
    });
  });

  /** Elements beyond the window. */
  const tooWide = () =>
    page
      .locator('main *')
      .evaluateAll((all) =>
        all
          .filter(
            (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
          )
          .map((element) => `${element.tagName}: ${element.textContent.slice(0, 60)}`),
      );

  test('keeps long names and texts within the page at every width', async () => {
    const long =
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Haulage and Storage Holdings (Anglesey) Limited';
    await insertApplications(site, 1, {
      company_name: long,
      assigned_lender: long,
      email: `${'accounts.payable.'.repeat(6)}@llanfairpwllgwyngyll.example`,
      notes: `https://drive.example/${'a'.repeat(200)}`,
      purpose: 'B'.repeat(300),
    });
    await openAsAdmin(page, FIRST);
    await activity().waitFor();

    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await tooWide()).toEqual([]);
    }
  });
});
