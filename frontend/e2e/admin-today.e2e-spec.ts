import { expect, type Page } from '@playwright/test';
import { findings } from './support/accessibility';
import { beyondSigningIn, openAsAdmin, post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { untilFocused } from './support/keyboard';
import { namedOn } from './support/named';
import { ADMIN } from './support/product';
import { openSite, test } from './support/site';

const site = openSite();
const CASE = '0193f000-0000-7000-8000-000000000001';

let page: Page;
let errors: readonly string[];
test.describe('Today in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'tasks', 'calendar_links');
    ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await signInAsAdmin(page);
  });

  const { button, dialog, toast } = namedOn(() => page);
  const group = (name: string) => page.getByRole('region', { name, exact: true });
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

  /** Adds a task and moves its due date, because a new task cannot be overdue. */
  const addTask = async (title: string, days: number, more: object = {}) => {
    const { id } = (await post(page, '/api/admin/tasks', {
      title,
      dueOn: '2099-01-01',
      ...more,
    })) as { id: string };
    await site.query(
      `update tasks set due_on = (now() at time zone 'Europe/London')::date + $2::int where id = $1`,
      [id, days],
    );
  };

  test('works by keyboard: select, assign, open, complete and change a line', async () => {
    await insertApplications(site, 1, { due_at: new Date(0).toISOString() });
    await addTask('Ring the client', -2, { applicationId: CASE });
    await addTask('Ask for the accounts', 0, { applicationId: CASE });
    await addTask('Prepare the meeting', 0);
    await addTask('Send the terms', 3);
    await openAsAdmin(page, '/admin/today');
    await group('Overdue applications (1)').waitFor();
    await group('Overdue tasks (1)')
      .getByText(/^Overdue since/)
      .waitFor();

    await page.keyboard.press('j');
    await untilFocused(page, link('Company 001'));
    await page.keyboard.press('t');
    await toast('Assigned to you');
    await button('Assign to me: Company 001').waitFor({ state: 'detached' });
    await page.keyboard.press('j');
    await untilFocused(page, link('Ring the client'));
    await page.keyboard.press('d');
    await toast('Task done');
    await group('Overdue tasks (1)').waitFor({ state: 'detached' });
    // The completed line is gone, and the next has the focus.
    await untilFocused(page, link('Ask for the accounts'));
    await page.keyboard.press('e');
    const form = dialog('Change Task');
    await form.waitFor();
    await form.getByRole('textbox', { name: 'Task' }).fill('Ask for the accounts of 2025');
    await page.keyboard.press('Enter');
    await toast('Task changed');
    await untilFocused(page, link('Ask for the accounts of 2025'));
    await page.keyboard.press('j');
    await untilFocused(page, button('Assign to me: Prepare the meeting'));
    await page.keyboard.press('t');
    await toast('Task assigned to you');
    await untilFocused(page, button('Done: Prepare the meeting'));
    await page.keyboard.press('k');
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: 'Company 001' }).waitFor();

    expect(beyondSigningIn(errors)).toEqual([]);
  });

  test('shows own or all tasks by due date, and reopens a completed one', async () => {
    await post(page, '/api/admin/tasks', { title: 'Somebody’s', dueOn: '2099-01-01' });
    await addTask('Send the terms', 20);
    await site.query(
      `update tasks set owner_id = (select id from admins where email = $1) where title = 'Send the terms'`,
      [ADMIN.email],
    );
    await openAsAdmin(page, '/admin/today');
    await group('Due later (2)').waitFor();

    await button('Mine').click();
    await group('Due later (1)').getByText('Send the terms').waitFor();
    await button('Done: Send the terms').click();
    await toast('Task done');
    await page.getByText('Nothing to do').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.getByLabel('Show').selectOption({ label: 'Done' });
    await group('Done (1)')
      .getByText(/^Done on/)
      .waitFor();
    await button('Reopen: Send the terms').click();
    await toast('Task reopened');
    await page.getByText('No completed tasks').waitFor();
    await button('Clear filters').click();

    await group('Due later (2)').waitFor();
    expect(await page.getByRole('navigation').getByRole('link').allInnerTexts()).toEqual(
      expect.arrayContaining(['Overview', 'Today']),
    );
  });

  test('keeps a task whose application was deleted, and says so', async () => {
    await site.query(
      `insert into tasks (id, kind, subject, title, due_on, is_cause_gone, created_at, updated_at)
     values (gen_random_uuid(), 'offer_chosen', 'gone', 'Client chose the Alba offer', now()::date, false, now(), now())`,
    );
    await openAsAdmin(page, '/admin/today');

    await page.getByText('Application deleted · Unassigned').waitFor();
    await button('Done: Client chose the Alba offer').click();

    await toast('Task done');
  });

  test('shows the calendar address until it is renewed', async () => {
    const { id } = (await (await page.request.get('/api/admin/me')).json()) as { id: string };
    await post(page, '/api/admin/tasks', { title: 'Send the terms', dueOn: '2099-01-01', ownerId: id });
    await openAsAdmin(page, '/admin/today');
    // The tasks move the link below them.
    await group('Due later (1)').waitFor();
    await link('Account').click();
    const calendar = group('Calendar');

    await button('Create link', calendar).click();
    const address = await calendar.locator('code').innerText();
    expect(await (await page.request.get(address)).text()).toContain('SUMMARY:Send the terms');
    await button('Create new link', calendar).click();
    await button('Create new link', page.getByRole('alertdialog')).click();
    await toast('New link created');

    await calendar.locator('code').filter({ hasNotText: address }).waitFor();
    expect((await page.request.get(address)).status()).toBe(404);
    expect((await page.request.get(await calendar.locator('code').innerText())).status()).toBe(200);
  });
});
