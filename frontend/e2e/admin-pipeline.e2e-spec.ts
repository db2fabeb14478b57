import { expect, type Page } from '@playwright/test';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { lenderBlock, pressForLender } from './support/case-page';
import { untilHolds } from './support/keyboard';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

// From the dashboard to the case behind a figure, and from an ending facility to the next case.
const site = openSite();
const ID = '0193f000-0000-7000-8000-000000000001';

let page: Page;
test.describe('Pipeline in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'lenders', 'tasks', 'idempotency_keys');
    await insertApplications(site, 2, { company_name: 'Alder Joinery' });
    ({ page } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await page.goto('/admin/login');
    await signInAsAdmin(page);
    await post(page, '/api/admin/lenders', { name: 'Alba', productTypes: 'business-loans' });
  });

  const { button, dialog, toast } = namedOn(() => page);

  /** Submits the first case to Alba; returns the submission's id. */
  const sent = async (): Promise<string> => {
    await post(page, `/api/admin/applications/${ID}/perimeter-check`, {});
    const agreed = { lenders: ['Alba'], state: 'given', via: 'phone' };
    await post(page, `/api/admin/applications/${ID}/consents`, agreed);
    const added = await post(page, `/api/admin/applications/${ID}/submissions`, { lender: 'Alba' });
    const { id } = added as { id: string };
    await post(page, `/api/admin/submissions/${id}/moves`, { to: 'sent' });
    return id;
  };

  const completed = async (): Promise<void> => {
    const submission = await sent();
    const terms = {
      kind: 'formal',
      amountPence: 12_500_000,
      termMonths: 12,
      rateKind: 'annual',
      rate: 8.95,
      repayment: 'amortising',
    };
    const offer = (await post(page, `/api/admin/submissions/${submission}/offers`, terms)) as { id: string };
    await post(page, `/api/admin/offers/${offer.id}/acceptance`, {});
    const [{ today, endsOn } = {}] = await site.query(
      `select day::text as today, (day + 60)::text as "endsOn"
     from (select (now() at time zone 'Europe/London')::date as day) as london`,
    );
    const drawn = { completedOn: today, drawnPence: 12_500_000, brokerCommissionPence: 250_000, endsOn };
    await post(page, `/api/admin/submissions/${submission}/completion`, drawn);
  };

  /** Creates the renewal task, like a job does within a minute. */
  const renewalIsDue = () =>
    site.query(
      `insert into tasks
       (id, kind, subject, application_id, title, due_on, is_cause_gone, created_at, updated_at)
     select gen_random_uuid(), 'renewal', id::text, $1, 'Ask client about renewal', ends_on - 90, false, now(), now()
     from completions on conflict do nothing`,
      [ID],
    );

  const lender = (name: string) => lenderBlock(page, name);

  test('links from a stage to its cases, and to one of them', async () => {
    await sent();
    await openAsAdmin(page, '/admin');

    const stage = page.getByRole('row', { name: /^With lenders/ });
    expect(await stage.getByRole('cell').first().textContent()).toBe('1');
    await stage.click();
    await page.waitForURL('**/admin/applications?stage=with_lenders');
    await page.getByRole('link', { name: 'Alder Joinery' }).click();
    await lender('Alba').getByText('Sent', { exact: true }).waitFor();
  });

  test('shows what was funded', async () => {
    await completed();
    await openAsAdmin(page, '/admin');

    const funded = page.getByRole('region', { name: 'Funded' });
    await funded.getByText('£125,000').first().waitFor();
  });

  test('lists the submissions of all cases, filters slow ones, and opens the case', async () => {
    await sent();
    await site.query(`update lender_submissions set moved_at = now() - interval '6 days'`);
    await openAsAdmin(page, '/admin/submissions');
    await page.getByRole('link', { name: 'Alder Joinery' }).waitFor();

    await page.getByRole('combobox', { name: 'No change for' }).selectOption('10');
    await page.getByRole('link', { name: 'Alder Joinery' }).waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: 'No change for' }).selectOption('5');
    await page.getByText('Waiting 6 days').first().waitFor();
    await page.getByRole('link', { name: 'Alder Joinery' }).click();
    await lender('Alba').getByText('Waiting 6 days', { exact: false }).waitFor();
  });

  test('leads from a renewal task for a facility that was repaid early to the next case and back', async () => {
    await completed();
    await renewalIsDue();
    await openAsAdmin(page, '/admin/today');
    await page.getByRole('link', { name: 'Ask client about renewal' }).click();
    await pressForLender(page, 'Alba', 'Record early repayment');
    await dialog('Early repayment to Alba').getByRole('button', { name: 'Save' }).dblclick();
    await lender('Alba').getByText('Repaid early on', { exact: false }).waitFor();
    expect(await site.query('select redeemed_on is not null as redeemed from completions')).toEqual([
      { redeemed: true },
    ]);

    await button('Copy to new application').click();
    await untilHolds(page, dialog('New application'));
    await dialog('New application').getByText('Copied from Alder Joinery').waitFor();
    await dialog('New application').getByRole('textbox', { name: 'Amount Required' }).fill('90000');
    await button('Add application').dblclick();
    await toast('Application added');

    await page.waitForURL(
      (url) => url.pathname.startsWith('/admin/applications/') && !url.pathname.endsWith(ID),
    );
    expect(
      await site.query(
        `select company_name, amount, staff_source from application_submissions where staff_source is not null`,
      ),
    ).toEqual([{ company_name: 'Alder Joinery', amount: '£90,000', staff_source: 'phone' }]);
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await page.waitForURL('**/admin/today');
  });
});
