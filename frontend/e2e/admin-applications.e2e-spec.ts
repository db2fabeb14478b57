import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findings, findingsAtEachWidth, WIDTHS } from './support/accessibility';
import { beyondSigningIn, openAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { openPage } from './support/browser';
import { fillFactFind, FACT_FIND, submit } from './support/forms';
import { untilListed } from './support/lists';
import { confirmAddress, openAsPartner, PARTNER } from './support/partner';
import { openSite } from './support/site';

const site = openSite();

let page: Page;
let errors: readonly string[];
beforeEach(async () => {
  await site.query('truncate application_submissions, idempotency_keys, introducers cascade');
  await site.query('delete from lenders');
  await site.query(
    `insert into lenders (id, name, product_types, normalised_name, product_keys, not_stated, is_demo,
       accepts_adverse_credit, accepts_startups, accepts_refurb_projects, accepts_development_projects,
       is_active, min_amount, max_amount, created_at, updated_at)
     select gen_random_uuid(), name, 'business-loans', replace(lower(name), ' ', ''), '{business-loans}', '{}', false, 'false', 'false',
       'true', 'true', is_active, '£10k', '£500k', now(), now()
     from (values ('Alba Finance', 'true'), ('Brisk', 'true'), ('Closed Bank', 'false')) as t(name, is_active)`,
  );
  await site.query('update lender_panel set version = version + 1');
  ({ page, errors } = await site.visit({ viewport: { width: 1440, height: 900 } }));
});
afterEach(() => page.context().close());

const button = (name: string, on: Page = page) => on.getByRole('button', { name, exact: true });
const toast = (text: string, on: Page = page) => on.getByText(text, { exact: true }).first().waitFor();
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const row = (name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** Follows the name of an application to its page. */
const open = async (name: string) => {
  await link(name).click();
  await title(name).waitFor();
};
const names = async () => {
  await untilListed(page, 'Applications');
  return page.locator('tbody [data-row-name]').allInnerTexts();
};

const insert = (count: number, changes?: Readonly<Record<string, unknown>>) =>
  insertApplications(site, count, changes);

const apply = async () => {
  await openPage(page, '/fact-find');
  await fillFactFind(page);
  await submit(page, FACT_FIND);
  await page.getByText('Application Submitted!').first().waitFor();
};

it.each(['/admin/applications', '/admin/lenders', '/admin/activity'])(
  'narrows %s on a tablet from two rows at most, every filter with its label',
  async (path) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAsAdmin(page, path);
    const fields = page.getByRole('main').locator('input:not([type="checkbox"]):visible, select:visible');
    await fields.first().waitFor();

    const bottoms = await fields.evaluateAll((all) =>
      all.map((field) => field.getBoundingClientRect().bottom),
    );
    const { y, height } = (await button('Refresh').boundingBox()) ?? { y: NaN, height: NaN };
    const inOrder = [...bottoms, y + height].sort((one, other) => one - other);
    const rows = inOrder.filter((bottom, index) => bottom - (inOrder[index - 1] ?? 0) > 20);

    expect(rows.length).toBeLessThanOrEqual(2);
    const labels = await page.getByRole('main').locator('label:visible').count();
    expect(labels).toBeGreaterThanOrEqual(await fields.count());
  },
);

describe('the list', () => {
  it('is empty at first, and leads back to the overview', async () => {
    await openAsAdmin(page, '/admin/applications');

    await page.getByText('No applications submitted yet').waitFor();
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.getByRole('heading', { name: 'Overview' }).waitFor();
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Applications' }).click();
    await page.getByRole('heading', { name: 'Applications', level: 1 }).waitFor();
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  it('shows what staff look for, with a status in its colour', async () => {
    await insert(1, {
      status: 'rejected',
      assigned_lender: 'Alba Finance',
      notes: 'Rang twice',
      company_name: 'A',
    });
    await openAsAdmin(page, '/admin/applications');

    const cells = await row('A').innerText();

    for (const text of [
      'Contact 1',
      'c1@client.example',
      '0141 496 0123',
      'Business Loans',
      '£100,000',
      'Rejected',
    ])
      expect(cells).toContain(text);
    for (const text of ['Alba Finance', 'Rang twice']) expect(cells).toContain(text);
    expect(await page.getByText('Rejected', { exact: true }).last().getAttribute('data-tone')).toBe(
      'negative',
    );
  });

  it('breaks no name of a lender within a word', async () => {
    await insert(1, {
      assigned_lender: 'Handelsbanken Commercial Cambridge & Counties LendInvest',
      status: 'in_review',
    });
    await openAsAdmin(page, '/admin/applications');
    await untilListed(page, 'Applications');
    await page.evaluate(() => document.fonts.ready);

    const broken = await page
      .locator('td[data-column="Stage, lender"] [data-line]')
      .last()
      .evaluate((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
        const text = walker.nextNode() as Text;
        return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return new Set(tops).size > 1 ? [word] : [];
        });
      });
    expect(broken).toEqual([]);
  });

  it.each([
    ['pending', 'Pending', 'waiting'],
    ['approved', 'Approved', 'positive'],
    ['rejected', 'Rejected', 'negative'],
    ['in_review', 'In review', 'neutral'],
  ])('shows %s as %s, %s', async (status, word, tone) => {
    await insert(1, { status });
    await openAsAdmin(page, '/admin/applications');

    await page.locator(`tbody [data-tone="${tone}"]`, { hasText: word }).waitFor();
  });

  it('is narrowed, searched, ordered and turned, all in the address', async () => {
    await insert(30);
    await site.query(
      `update application_submissions set status = 'approved', first_moved_at = now() where company_name = 'Company 007'`,
    );
    await site.query(
      `update application_submissions set due_at = now() - interval '1 minute' where company_name = 'Company 009'`,
    );
    await openAsAdmin(page, '/admin/applications');
    await page.getByText('1 to 25 of 30').waitFor();
    expect((await names())[0]).toBe('Company 030');

    await button('Company').click();
    await link('Company 001').waitFor();
    await button('Next').click();
    await page.getByText('26 to 30 of 30').waitFor();
    await page.reload();
    await link('Company 026').waitFor();

    await page.getByLabel('Status').selectOption('Approved');
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await names()).toEqual(['Company 007']);
    await page.getByLabel('Status').selectOption('All');
    await page.getByLabel('Answer').selectOption('Overdue');
    await row('Company 009').getByText('Overdue').waitFor();
    await page.getByText('1 to 1 of 1').waitFor();
    await page.getByLabel('Answer').selectOption('All');
    await button('Filters').click();
    await page.getByLabel('Product').selectOption('Invoice Finance');
    await page.getByText('Nothing matches').waitFor();
    await button('Show all').click();
    await page.getByLabel('Received').selectOption('Earlier');
    await page.getByText('1 to 25 of 30').waitFor();
    await page.getByLabel('Received').selectOption('In the last 24 hours');
    await page.getByText('Nothing matches').waitFor();
    await button('Show all').click();
    await page.getByLabel('Search applications').fill('c12@');
    await page.getByText('1 to 1 of 1').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('c12@');

    await open('Company 012');
    await page.reload();
    await title('Company 012').waitFor();
    await link('All applications').click();
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await names()).toEqual(['Company 012']);
  });

  it('is narrowed to a partner’s cases, and to those that came directly', async () => {
    await openAsPartner(page, PARTNER);
    const [{ id } = { id: '' }] = await site.query('select id from introducers');
    await insert(2);
    await site.query(
      `update application_submissions set introducer_id = $1, via_link = false where company_name = 'Company 001'`,
      [id],
    );
    await openAsAdmin(page, '/admin/applications');

    await button('Filters').click();
    await page.getByLabel('Partner').selectOption(PARTNER.companyName);
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await row('Company 001').innerText()).toContain(PARTNER.companyName);
    await page.getByLabel('Partner').selectOption('Came directly');
    await row('Company 002').waitFor();
    expect(await names()).toEqual(['Company 002']);
  });

  it('is given to owners, many at once, and narrowed to one’s own by one press', async () => {
    await insert(3);
    await openAsAdmin(page, '/admin/applications');
    const check = (name: string) => page.getByRole('checkbox', { name }).check();

    await check('Select Company 001');
    await check('Select Company 003');
    await button('Take them').click();
    await toast('2 applications updated');
    await button('Mine').click();
    await page.getByText('1 to 2 of 2').waitFor();

    expect(await names()).toEqual(['Company 003', 'Company 001']);
    expect(new URL(page.url()).searchParams.get('owner')).toBe('me');
    expect(await row('Company 001').innerText()).toContain('Administrator');
    await button('Mine').click();
    await page.getByLabel('Owner').selectOption('Nobody');
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await names()).toEqual(['Company 002']);
  });

  it('is exported as a file of what it shows', async () => {
    await insert(3);
    await openAsAdmin(page, '/admin/applications?q=c2@');
    await untilListed(page, 'Applications');
    const kept = page.waitForEvent('download');

    await button('Export the applications').click();
    await page.getByRole('menuitem', { name: 'Text (.csv)' }).click();

    const file = await kept;
    expect(file.suggestedFilename()).toMatch(/^applications-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Company 002');
  });

  it('is narrowed to a stage, which many are moved to, with a reason', async () => {
    await insert(3);
    await openAsAdmin(page, '/admin/applications');
    await page.getByRole('checkbox', { name: 'Select all 3 on this page' }).check();

    await button('Change owner or status').click();
    const dialog = page.getByRole('dialog', { name: 'Change 3 applications' });
    await dialog.getByLabel('Status').selectOption('Rejected');
    await dialog.getByLabel('Reason').selectOption('The trading history is too short');
    expect(await findingsAtEachWidth(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByLabel('Stage').selectOption('Closed');

    await row('Company 002').getByText('Closed').waitFor();
    expect(await site.query('select distinct status, stage from application_submissions')).toEqual([
      { status: 'rejected', stage: 'closed' },
    ]);
  });

  it('is of cards on a phone, with everything on them', async () => {
    await insert(1, { assigned_lender: 'Alba Finance', notes: 'Rang twice' });
    await openAsAdmin(page, '/admin/applications');
    await page.setViewportSize({ width: 390, height: 844 });

    const card = page.locator('tbody tr').first();
    for (const text of [
      'Company 001',
      'Pending',
      'Contact 1',
      'c1@client.example',
      '0141 496 0123',
      'Alba Finance',
    ])
      await card.getByText(text, { exact: true }).waitFor();
    for (const text of ['Business Loans', '£100,000', 'Notes: Rang twice'])
      await card.getByText(text).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

describe('a review', () => {
  const edit = async (name = 'Company 001', on: Page = page) => {
    await button(`Edit ${name}`, on).click();
    await on.getByRole('dialog', { name: 'Update Application' }).waitFor();
  };

  it('moves an application, gives it to a lender, and keeps the internal note', async () => {
    await insert(1);
    await openAsAdmin(page, '/admin/applications');

    await edit();
    expect(await page.getByLabel('Status').last().locator('option').allInnerTexts()).toEqual([
      'Pending',
      'Approved',
      'Rejected',
      'In review',
    ]);
    const lender = page.getByLabel('Assigned Lender');
    await lender.locator('option', { hasText: 'Closed Bank (inactive)' }).waitFor({ state: 'attached' });
    expect(await lender.locator('option').allInnerTexts()).toEqual([
      'None',
      'Alba Finance',
      'Brisk',
      'Closed Bank (inactive)',
    ]);
    expect(await page.getByLabel('Internal Notes').getAttribute('rows')).toBe('4');
    await page.getByLabel('Status').last().selectOption('In review');
    await lender.selectOption('Closed Bank (inactive)');
    await page.getByLabel('Internal Notes').fill('Rang twice');
    await button('Save Changes').click();

    await toast('Application updated');
    await toast('The application has been updated successfully');
    await row('Company 001').getByText('In review').waitFor();
    expect(await site.query('select status, assigned_lender, notes from application_submissions')).toEqual([
      { status: 'in_review', assigned_lender: 'Closed Bank', notes: 'Rang twice' },
    ]);
    await edit();
    await page.getByLabel('Assigned Lender').selectOption('None');
    await button('Save Changes').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await site.query('select assigned_lender from application_submissions')).toEqual([
      { assigned_lender: null },
    ]);
  });

  it('asks why an application is rejected, and for words where the reason is another', async () => {
    await insert(1);
    await openAsAdmin(page, '/admin/applications');
    await edit();

    await page.getByLabel('Status').last().selectOption('Rejected');
    await button('Save Changes').click();
    await page.getByText('Please choose a reason').waitFor();
    await page.getByLabel('Reason').selectOption('Other');
    await button('Save Changes').click();
    await page.getByText('Please say what the reason is').waitFor();
    await page.getByLabel('In your words').fill('The company is dissolved');
    await button('Save Changes').click();

    await toast('Application updated');
    await open('Company 001');
    const activity = page.getByRole('region', { name: 'Activity' });
    await activity.getByText('Pending to Rejected').waitFor();
    await activity.getByText('The company is dissolved').waitFor();
    await activity
      .getByText(/by Administrator$/)
      .first()
      .waitFor();
  });

  it('says when it failed, and loses nothing', async () => {
    await insert(1);
    await openAsAdmin(page, '/admin/applications');
    await page.route('**/api/admin/applications/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    );

    await edit();
    await page.getByLabel('Internal Notes').fill('Typed with care');
    await button('Save Changes').click();

    await toast('Update failed');
    await toast('Failed to update application');
    expect(await page.getByLabel('Internal Notes').inputValue()).toBe('Typed with care');
  });

  it('shows both versions when a colleague saved first, and loses neither', async () => {
    await insert(1);
    await openAsAdmin(page, '/admin/applications');
    const colleague = await page.context().newPage();
    await colleague.goto('/admin/applications');
    await edit();
    await page.getByLabel('Internal Notes').fill('mine');

    await edit('Company 001', colleague);
    await colleague.getByLabel('Internal Notes').fill('theirs');
    await colleague.getByLabel('Status').last().selectOption('Approved');
    await button('Save Changes', colleague).click();
    await colleague.getByRole('dialog').waitFor({ state: 'detached' });
    await page.bringToFront();

    await button('Save Changes').click();
    await page.getByText(/Administrator changed this application at/).waitFor();
    await page.getByText('Yours: mine').waitFor();
    await page.getByText('Administrator’s: theirs').waitFor();
    expect(await findings(page)).toEqual([]);
    await button('Save Changes').click();
    await toast('Application updated');
    expect(await site.query('select status, notes from application_submissions')).toEqual([
      { status: 'approved', notes: 'mine' },
    ]);
  });
});

it('finds lenders for a stored application, with reasons, and gives it to the one that is selected', async () => {
  await apply();
  await site.query("update lenders set min_trading_history = '50 years' where name = 'Alba Finance'");
  await site.query('update lender_panel set version = version + 1');
  await openAsAdmin(page, '/admin/applications');
  await page.locator('tbody [data-row-name]').click();
  await button('Find lenders').click();
  const dialog = page.getByRole('dialog', { name: /^Lenders for/ });

  await dialog.getByRole('heading', { name: 'Matched Lenders (2)' }).waitFor();
  await dialog.getByText('Why this lender matches:').first().waitFor();
  await dialog
    .getByRole('region', { name: 'What has changed since it came' })
    .getByText(/% then, 49% now/)
    .waitFor();
  expect(await dialog.getByRole('button', { name: 'Select Lender' }).first().getAttribute('class')).toContain(
    'contained',
  );
  await dialog.getByRole('article', { name: 'Brisk' }).getByRole('button', { name: 'Select Lender' }).click();

  await toast('Application updated');
  expect(await site.query('select assigned_lender from application_submissions')).toEqual([
    { assigned_lender: 'Brisk' },
  ]);
});

it('leads from where an application once opened beside the list to its page', async () => {
  await insert(3);
  await openAsAdmin(page, '/admin/applications?q=Company&id=0193f000-0000-7000-8000-000000000002');

  await title('Company 002').waitFor();

  expect(page.url()).toMatch(/\/admin\/applications\/0193f000-0000-7000-8000-000000000002\?q=Company$/);
});

it('says that there is no such application, and leads to those that there are', async () => {
  await openAsAdmin(page, '/admin/applications/0193f000-0000-7000-8000-000000000002');

  await page.getByText('There is nothing here').waitFor();
  await link('All applications').click();

  await title('Applications').waitFor();
});

describe('finding lenders', () => {
  it('says whose the case is where a colleague was faster, keeps the lenders, and takes a second word', async () => {
    await insert(1);
    await openAsAdmin(page, '/admin/applications');
    await open('Company 001');
    await button('Find lenders').click();
    const dialog = page.getByRole('dialog', { name: 'Lenders for Company 001' });
    const select = dialog
      .getByRole('article', { name: 'Brisk' })
      .getByRole('button', { name: 'Select Lender' });
    await select.waitFor();
    await site.query(
      `update application_submissions set assigned_lender = 'Alba Finance', status = 'in_review', updated_at = now()`,
    );

    await select.click();

    await dialog.getByText(/changed this application at \d\d:\d\d: it is with Alba Finance/).waitFor();
    await dialog.getByText(/select Brisk again to place it there/).waitFor();
    await toast('Update failed');
    expect(await site.query('select assigned_lender from application_submissions')).toEqual([
      { assigned_lender: 'Alba Finance' },
    ]);
    expect(await findings(page)).toEqual([]);
    await select.click();
    await toast('Application updated');
    await dialog.waitFor({ state: 'detached' });
    expect(await site.query('select assigned_lender, status from application_submissions')).toEqual([
      { assigned_lender: 'Brisk', status: 'in_review' },
    ]);
  });
});

describe('who was given the details', () => {
  const CALL = '**/api/admin/applications/*/disclosures';
  const dialog = () => page.getByRole('dialog', { name: 'Record Who Was Given the Details' });

  it('is recorded for somebody who is no lender, once, and nothing is lost when that fails', async () => {
    await insert(1);
    await openAsAdmin(page, '/admin/applications');
    await open('Company 001');
    await button('Details given').click();
    expect(await findingsAtEachWidth(page)).toEqual([]);
    await dialog().getByRole('button', { name: 'Record' }).click();
    await dialog().getByText('Please choose who was given the details').waitFor();
    await dialog().getByLabel('Given to').selectOption('Somebody else');
    await dialog().getByLabel('Who it was').fill('Clyde Valuers');
    await dialog().getByLabel('What was given').fill('The address of the property');
    expect(await findings(page)).toEqual([]);
    await page.route(CALL, (route) => route.abort());

    await dialog().getByRole('button', { name: 'Record' }).click();

    await toast('Not recorded');
    expect(await dialog().getByLabel('Who it was').inputValue()).toBe('Clyde Valuers');
    expect(await dialog().getByLabel('What was given').inputValue()).toBe('The address of the property');
    await page.unroute(CALL);
    await dialog().getByRole('button', { name: 'Record' }).dblclick();
    await toast('Recorded');
    const given = page.getByRole('region', { name: 'Who was given the details' });
    await given.getByText('Clyde Valuers').waitFor();
    await given.getByText('The address of the property').waitFor();
    expect(await site.query('select recipient, what from application_disclosures')).toEqual([
      { recipient: 'Clyde Valuers', what: 'The address of the property' },
    ]);
  });
});

it('goes from the public form through review, lender and rejection, and each side sees its own', async () => {
  const { page: partner } = await site.visit();
  await openAsPartner(partner, PARTNER);
  await confirmAddress(site, PARTNER);
  const made = await partner.request.post('/api/introducers/me/referral-link');
  await openPage(page, ((await made.json()) as { url: string }).url);
  await fillFactFind(page);
  await page.getByRole('checkbox', { name: `${PARTNER.companyName} may see this application` }).check();
  await submit(page, FACT_FIND);
  await page.getByText('Application Submitted!').first().waitFor();
  const href = await page.locator('a[href*="/status/"]').first().getAttribute('href');
  await openAsAdmin(page, '/admin/applications');
  await page.locator('tbody [data-row-name]').waitFor();
  const [name] = await names();
  const edit = async (change: () => Promise<unknown>) => {
    await button(`Edit ${name}`).first().click();
    await page.getByRole('dialog', { name: 'Update Application' }).waitFor();
    await change();
    await button('Save Changes').click();
    await page.getByRole('dialog', { name: 'Update Application' }).waitFor({ state: 'detached' });
  };
  await edit(async () => {
    await page.getByLabel('Status').last().selectOption('In review');
    await page.getByLabel('Assigned Lender').selectOption('Alba Finance');
    await page.getByLabel('Internal Notes').fill('internal words');
  });
  await open(name!);
  await button('Details given').click();
  await page.getByLabel('Given to').selectOption('Alba Finance');
  await button('Record').click();
  await toast('Recorded');
  await page.getByRole('region', { name: 'Who was given the details' }).getByText('Alba Finance').waitFor();
  await link('All applications').click();
  await edit(async () => {
    await page.getByLabel('Status').last().selectOption('Rejected');
    await page.getByLabel('Reason').selectOption('The trading history is too short');
  });

  await page.goto(href!);

  await page.getByRole('heading', { name: 'Rejected' }).waitFor();
  const given = page.getByRole('region', { name: 'Who has been given your details' });
  await given.getByText('Alba Finance').waitFor();
  await given.getByText('Company, contact details and answers').waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/internal words|Administrator|too short/);
  expect(beyondSigningIn(errors)).toEqual([]);

  await partner.goto('/partners/dashboard');
  await button(name!, partner).click();
  const own = partner.getByRole('dialog', { name });
  for (const text of ['The trading history is too short', 'Alba Finance'])
    await own.getByText(text).first().waitFor();
  expect(await own.innerText()).toMatch(/Rejected/);
  expect(await partner.locator('body').innerText()).not.toMatch(/internal words|Administrator/);
});

describe.each(WIDTHS)('at %d px, light and dark', (width) => {
  it('axe finds nothing on the list, on a page, and in its dialogs', async () => {
    await insert(2, { notes: 'Rang twice' });
    await openAsAdmin(page, '/admin/applications');
    await page.setViewportSize({ width, height: 900 });
    await link('Company 001').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    await open('Company 001');
    await page.getByRole('region', { name: 'Activity' }).waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await button('Edit').click();
    await page.getByLabel('Status').last().selectOption('Rejected');
    await page.getByLabel('Reason').waitFor();
    expect(await findings(page)).toEqual([]);
    await button('Cancel').click();
    await button('Discard changes').click();
    await button('Find lenders').click();
    await page.getByRole('heading', { name: /^Matched Lenders/ }).waitFor();
    expect(await findings(page)).toEqual([]);
  });
});
