import { readFile } from 'node:fs/promises';
import type { Locator, Page, Route } from 'playwright-core';
import { findings, WIDTHS } from './support/accessibility';
import { beyondSigningIn } from './support/admin';
import { illegible } from './support/legibility';
import { untilListed } from './support/lists';
import { aPartner, openAsPartner, type Partner } from './support/partner';
import { scriptSize } from './support/script-size';
import { openSite } from './support/site';

const site = openSite();

const REFERRALS = '**/api/introducers/me/referrals?*';
const APPLICATIONS = '**/api/introducers/me/applications';
const LONG =
  'The Royal Caledonian Curling, Skating and Winter Sports Equipment Hire Company (Holdings) Limited';

let page: Page;
let errors: readonly string[];
let partner: Partner;

/** Each test has a partner of its own. */
const open = async (width = 1440): Promise<void> => {
  partner = aPartner();
  ({ page, errors } = await site.visit({ viewport: { width, height: 900 } }));
  await openAsPartner(page, partner);
};

const button = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const dialog = (name: string) => page.getByRole('dialog', { name });
const rows = () => page.getByRole('table', { name: 'Cases', exact: true }).locator('tbody tr');
const card = (name: string) => page.locator('dl > div', { hasText: name });

const CASE = {
  companyName: 'Alder Joinery Ltd',
  contactName: 'Alex Graham',
  email: 'alex@alder-joinery.example',
  phone: '0141 496 0199',
  fundingType: 'Business Loan',
  amount: '£48,000',
} as const;

const fill = async (
  form: Locator,
  { companyName, contactName, email, phone, fundingType, amount } = CASE,
) => {
  await form.getByLabel('Company Name').fill(companyName);
  await form.getByLabel('Contact Name').fill(contactName);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phone);
  await form.getByLabel('Funding Type').selectOption(fundingType);
  await form.getByLabel('Amount Required').fill(amount);
};
const openForm = async (): Promise<Locator> => {
  await button('Submit New Case').click();
  const form = dialog('Submit New Application');
  await form.waitFor();
  return form;
};

/** What a partner's own program would send, by the session of the page. */
const submit = (...cases: readonly Readonly<Record<string, unknown>>[]): Promise<string[]> =>
  page.evaluate(async (bodies) => {
    const ids: string[] = [];
    for (const body of bodies) {
      const answer = await fetch('/api/introducers/me/applications', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      ids.push(((await answer.json()) as { id: string }).id);
    }
    return ids;
  }, cases);

const named = (companyName: string) => ({ ...CASE, companyName });

/** As the broker's staff decides. */
const decide = async (id: string, status: string, reason: string | null = null): Promise<void> => {
  await site.query(
    `update application_submissions set status = $2, updated_at = now(), first_decided_at = now() where id = $1`,
    [id, status],
  );
  await site.query(
    `insert into application_events (id, at, actor_type, kind, application_id, from_status, to_status, reason)
     values (gen_random_uuid(), now(), 'admin', 'reviewed', $1, 'pending', $2, $3)`,
    [id, status, reason],
  );
};

const storedCases = () =>
  site.query(
    `select company_name, contact_name, email, phone, funding_type, amount, trading_history, status,
       client_consent_at is not null as consent, partner_notes
     from application_submissions
     where introducer_id = (select id from introducers where email = $1) order by id`,
    [partner.email],
  );

describe('the dashboard', () => {
  it('says whose it is, what it counts, and what to do while there is nothing', async () => {
    await open();

    await page.getByText(partner.companyName).first().waitFor();
    await button('Logout').waitFor();
    await page.getByRole('heading', { name: 'Your Cases' }).waitFor();
    await page.getByText('No cases submitted yet').waitFor();
    await page.getByText('Click "Submit New Case" to add your first client application').waitFor();
    await card('Total Cases').getByText('0', { exact: true }).waitFor();
    await card('This Month').getByText('0', { exact: true }).waitFor();
    await card('Success Rate').getByText('94%', { exact: true }).waitFor();
    await card('Success Rate').getByText('Approval rate, panel average').waitFor();
    await card('Avg. Time').getByText('2hrs', { exact: true }).waitFor();
    expect(
      await page
        .getByText(/Your cases:/)
        .filter({ visible: true })
        .count(),
    ).toBe(0);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Applications', 'Leads & CRM']);
    expect(await page.getByRole('tab', { name: 'Applications' }).getAttribute('aria-selected')).toBe('true');
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  it('measures the partner’s own cases beside the panel’s averages, and draws them by month', async () => {
    await open();
    const [approved, rejected, earlier] = await submit(
      CASE,
      named('Clyde Cold Stores Ltd'),
      named('Tay Logistics'),
      named('Byres Road Bakery'),
    );
    await decide(approved!, 'approved');
    await decide(rejected!, 'rejected');
    await site.query(
      `update application_submissions set created_at = created_at - interval '40 days' where id = $1`,
      [earlier],
    );

    await button('Refresh').click();

    await card('Total Cases').getByText('4', { exact: true }).waitFor();
    await card('This Month').getByText('3', { exact: true }).waitFor();
    await card('Success Rate').getByText('Your cases: 50% approved (1 of 2 decided)').waitFor();
    await card('Avg. Time')
      .getByText(/Your cases: 1 minute to a first decision \(median\)/)
      .waitFor();
    const figures = page.getByRole('table', { name: 'Cases by month' });
    expect(await figures.locator('tbody tr').count()).toBe(12);
    expect(await figures.locator('tbody tr').last().locator('td').allTextContents()).toEqual([
      '1',
      '1',
      '0',
      '1',
    ]);
    await button('Show the figures').click();
    await figures.getByText('Approved').waitFor();
  });

  it('keeps its tab in the address', async () => {
    await open();

    await page.getByRole('tab', { name: 'Leads & CRM' }).click();
    await page.waitForURL('**/partners/dashboard?tab=leads');
    await page.reload();
    await page.getByRole('tab', { name: 'Leads & CRM', selected: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Your Cases' }).waitFor();
  });
});

describe('a new case', () => {
  beforeEach(() => open());

  it('is submitted once by a double click, and the list and the figures are read again', async () => {
    const form = await openForm();
    expect(await form.getByLabel('Amount Required').getAttribute('placeholder')).toBe('e.g. £50,000');
    expect(await form.getByLabel('Trading History (Optional)').getAttribute('placeholder')).toBe(
      'e.g. 3 years',
    );
    expect(await form.getByLabel('Email').getAttribute('type')).toBe('email');
    expect(await form.getByLabel('Funding Type').locator('option').allInnerTexts()).toEqual([
      'Choose',
      'Business Loan',
      'Invoice Finance',
      'Asset Finance',
      'Property Mortgage',
      'Development Finance',
      'Bridging Finance',
    ]);
    await fill(form);
    await form.getByLabel('Trading History (Optional)').fill('3 years');
    await form.getByLabel('My client knows I am sharing these details').check();

    await button('Submit Application').dblclick();

    await toast('Application submitted successfully');
    await form.waitFor({ state: 'detached' });
    await rows().getByText('Alder Joinery Ltd').waitFor();
    await card('Total Cases').getByText('1', { exact: true }).waitFor();
    expect(await storedCases()).toEqual([
      {
        company_name: 'Alder Joinery Ltd',
        contact_name: 'Alex Graham',
        email: 'alex@alder-joinery.example',
        phone: '0141 496 0199',
        funding_type: 'Business Loan',
        amount: '£48,000',
        trading_history: '3 years',
        status: 'pending',
        consent: true,
        partner_notes: null,
      },
    ]);
    expect(beyondSigningIn(errors)).toEqual([]);
  });

  it('says that it is on its way while the server takes its time, and can neither be sent again nor closed', async () => {
    const form = await openForm();
    await fill(form);
    const { goOn, waiting } = await held(APPLICATIONS);

    await button('Submit Application').click();

    await button('Submitting...').waitFor();
    expect(await button('Submitting...').isDisabled()).toBe(true);
    expect(await button('Cancel').isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await waiting;
    expect(await form.isVisible()).toBe(true);
    goOn();
    await toast('Application submitted successfully');
    expect(await storedCases()).toHaveLength(1);
  });

  it('is kept once when its answer is lost and it is sent again', async () => {
    const form = await openForm();
    await fill(form);
    await page.route(APPLICATIONS, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Submit Application').click();
    await toast('Error');
    await toast('Failed to submit application');
    expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');
    await page.unroute(APPLICATIONS);

    await button('Submit Application').click();

    await toast('Application submitted successfully');
    expect(await storedCases()).toHaveLength(1);
  });

  it('says at the field what the server will not take, and leads there', async () => {
    const form = await openForm();
    await fill(form, { ...CASE, amount: '9'.repeat(201) as typeof CASE.amount });

    await button('Submit Application').click();

    await toast('Failed to submit application');
    await page.waitForFunction(
      (field) => field === document.activeElement && field.getAttribute('aria-invalid') === 'true',
      await form.getByLabel('Amount Required').elementHandle(),
    );
    expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');
  });

  it('asks before it is thrown away, by a key or the way back', async () => {
    await page.getByRole('tab', { name: 'Leads & CRM' }).click();
    await page.getByRole('heading', { name: 'Leads & CRM' }).waitFor();
    await page.getByRole('tab', { name: 'Applications' }).click();
    await page.getByRole('heading', { name: 'Your Cases' }).waitFor();
    const form = await openForm();
    await form.getByLabel('Company Name').fill('Alder');

    await page.keyboard.press('Escape');
    await button('Keep editing').click();
    await page.evaluate(() => history.back());
    await button('Keep editing').click();
    expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder');

    await button('Cancel').click();
    await button('Discard changes').click();
    await form.waitFor({ state: 'detached' });
    expect(await storedCases()).toEqual([]);
  });

  it('holds what was typed when the session ends, and is submitted after a new sign-in', async () => {
    const form = await openForm();
    await fill(form);
    await site.query('delete from sessions');

    await button('Submit Application').click();
    const again = dialog('Please sign in again');
    await again.waitFor();
    expect(await page.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');
    await again.getByLabel('Password').fill(partner.password);
    await again.getByRole('button', { name: 'Sign In' }).click();

    await toast('Application submitted successfully');
    expect(await storedCases()).toHaveLength(1);
  });
});

describe('who would lend, while a case is typed', () => {
  beforeEach(async () => {
    await site.query('delete from lenders');
    await site.query(
      `insert into lenders (id, name, product_types, normalised_name, product_keys, not_stated, is_demo,
         accepts_adverse_credit, accepts_startups, accepts_refurb_projects, accepts_development_projects,
         is_active, created_at, updated_at, min_amount, max_amount, min_trading_history)
       select ('0193f000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Bank ' || n, 'business-loans',
         'bank' || n, '{business-loans}', '{}', false, 'false', 'false', 'true', 'true', 'true', now(), now(),
         '£5,000', '£100,000', '12 months' from generate_series(1, 3) as n`,
    );
    await site.query('update lender_panel set version = version + 1');
    await open();
  });

  it('is counted without being asked for, and shown with the reasons that a visitor reads', async () => {
    const form = await openForm();
    await form
      .getByText('With a funding type and an amount, the lenders that fit are counted here.')
      .waitFor();
    await fill(form);
    await form.getByLabel('Trading History (Optional)').fill('3 years');

    await form.getByText('3 strong matches').waitFor();
    await button('Show the lenders').click();
    const list = dialog('Matched Lenders');
    await list.getByRole('heading', { name: 'Matched Lenders (3)' }).waitFor();
    expect(await list.getByText('Why this lender matches:').count()).toBe(3);
    expect(await findings(page)).toEqual([]);
    await button('Close', list).click();
    await list.waitFor({ state: 'detached' });
    expect(await form.getByLabel('Company Name').inputValue()).toBe('Alder Joinery Ltd');

    await form.getByLabel('Amount Required').fill('£2m');
    await form.getByText('No strong matches').waitFor();
  });

  it('never holds up whoever types, nor says that it failed', async () => {
    const form = await openForm();
    await page.route('**/api/introducers/me/match-lenders', (route) =>
      route.fulfill({ status: 429, json: { error: 'Too many requests' } }),
    );

    await fill(form);

    await form.getByText('Which lenders fit is found out when the case is submitted.').waitFor();
    expect(await page.getByText('Too many requests').count()).toBe(0);
    await button('Submit Application').click();
    await toast('Application submitted successfully');
  });

  it('forgets the answer about what stood there before', async () => {
    const form = await openForm();
    const { goOn, waiting } = await held('**/api/introducers/me/match-lenders');
    await fill(form);
    await waiting;
    const given = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/match-lenders'));

    await form.getByLabel('Amount Required').fill('£2m');

    await given;
    goOn();
    await form.getByText('No strong matches').waitFor();
  });
});

describe('the list of cases', () => {
  beforeEach(() => open());

  it('has a row for each, with its status in words and colour', async () => {
    const [pending, inReview, approved, rejected] = await submit(
      named('One Ltd'),
      named('Two Ltd'),
      named('Three Ltd'),
      { ...named('Four Ltd'), fundingType: 'invoice-finance', amount: '250000' },
    );
    await decide(inReview!, 'in_review');
    await decide(approved!, 'approved');
    await decide(rejected!, 'rejected');
    await button('Refresh').click();
    await rows().getByText('Rejected').waitFor();
    await untilListed(page, 'Cases');

    const table = page.getByRole('table', { name: 'Cases', exact: true });
    expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
      'Date',
      'Company',
      'Contact',
      'Funding Type',
      'Amount',
      'Status',
      'Actions',
    ]);
    const arrow = table.getByRole('columnheader', { name: 'Date' }).locator('svg');
    expect(await arrow.evaluate((shown) => getComputedStyle(shown).opacity)).toBe('1');
    const [{ day } = {}] = await site.query(
      `select to_char(created_at at time zone 'Europe/London', 'DD Mon YYYY') as day
       from application_submissions where id = $1`,
      [pending],
    );
    const first = await rows().first().locator('td > *:not([aria-hidden])').allInnerTexts();
    expect(first.slice(0, 6)).toEqual([
      day,
      'Four Ltd',
      'Alex Graham',
      'Invoice Finance',
      '£250,000',
      'Rejected',
    ]);
    const tones = await rows()
      .locator('[data-tone]')
      .evaluateAll((chips) => chips.map((chip) => [chip.textContent, chip.getAttribute('data-tone')]));
    expect(tones).toEqual([
      ['Rejected', 'negative'],
      ['Approved', 'positive'],
      ['In review', 'processing'],
      ['Pending', 'waiting'],
    ]);
  });

  it('is searched, filtered, ordered and turned, and its address brings it back', async () => {
    await submit(
      ...Array.from({ length: 27 }, (_, index) => named(`Case ${String(index).padStart(2, '0')} Ltd`)),
      {
        ...named('Zebra Crossings Ltd'),
        fundingType: 'Bridging Finance',
      },
    );
    await button('Refresh').click();
    await page.getByText('1 to 25 of 28').waitFor();
    await button('Next').click();
    await page.getByText('26 to 28 of 28').waitFor();
    await page.goBack();
    await page.getByText('1 to 25 of 28').waitFor();

    await button('Company').click();
    await rows().first().getByText('Case 00 Ltd').waitFor();
    await button('Company').click();
    await rows().first().getByText('Zebra Crossings Ltd').waitFor();
    await page.getByLabel('Kind of finance').selectOption('Bridging Finance');
    await page.getByText('1 to 1 of 1').waitFor();
    await page.getByLabel('Search cases').fill('zebra');
    await page.waitForURL('**q=zebra**');
    await page.reload();
    await page.getByText('1 to 1 of 1').waitFor();
    expect(await page.getByLabel('Search cases').inputValue()).toBe('zebra');
    await page.getByLabel('Status').selectOption('Approved');
    await page.getByText('Nothing matches').waitFor();
    await button('Show all').click();
    await page.getByText('1 to 25 of 28').waitFor();
  });

  it('says that it is loading, and what went wrong, and takes another try', async () => {
    await page.route(REFERRALS, (route) => route.abort());
    await page.reload();
    await page.getByText('The cases could not be read.').waitFor();
    await page.unroute(REFERRALS);
    const { goOn, waiting } = await held(REFERRALS);

    await button('Try again').click();
    await waiting;
    goOn();
    await page.getByText('No cases submitted yet').waitFor();

    const second = await held(REFERRALS);
    await page.reload();
    await page.getByText('Loading cases...').waitFor();
    await second.waiting;
    second.goOn();
    await page.getByText('No cases submitted yet').waitFor();
  });

  it.each(['csv', 'xlsx'])('is kept as a file, .%s, as it is filtered', async (format) => {
    await submit(CASE, { ...named('Zebra Crossings Ltd'), fundingType: 'Bridging Finance' });
    await page.getByLabel('Kind of finance').selectOption('Bridging Finance');
    const downloading = page.waitForEvent('download');

    await button('Export your cases').click();
    await page.getByRole('menuitem', { name: `.${format}` }).click();

    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^cases-\\d{4}-\\d\\d-\\d\\d\\.${format}$`));
    const content = await readFile(await file.path());
    if (format === 'csv') {
      expect(content.toString()).toContain('Zebra Crossings Ltd');
      expect(content.toString()).not.toContain('Alder Joinery Ltd');
    } else expect(content.subarray(0, 2).toString()).toBe('PK');
  });
});

describe('a case beside the list', () => {
  beforeEach(() => open());

  it('tells everything of it: what happened and why, what was submitted, and who fitted', async () => {
    const [id] = await submit({ ...CASE, tradingHistory: '3 years', clientConsent: true });
    await decide(id!, 'rejected', 'Trading history too short');
    await button('Refresh').click();
    await rows().getByText('Rejected').waitFor();

    await button('Alder Joinery Ltd').click();

    const drawer = dialog('Alder Joinery Ltd');
    const story = drawer.getByRole('list', { name: 'What happened' });
    await story.getByText('Trading history too short').waitFor();
    expect(await story.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Submitted\s+\d.*, by you$/),
      expect.stringMatching(/^Rejected\s+Trading history too short\s+\d.*, by the broker$/),
    ]);
    await drawer.getByText(/You said that your client knows, /).waitFor();
    await drawer.getByText('3 years').waitFor();
    await drawer.getByText('Lenders that fitted then').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  });

  it('opens from its address, also when it is not on the loaded page, and not for another partner', async () => {
    const [id] = await submit(CASE, named('Clyde Cold Stores Ltd'));
    const address = `/partners/dashboard?q=clyde&id=${id}`;

    await page.goto(address);
    await dialog('Alder Joinery Ltd').getByText('Submitted', { exact: true }).first().waitFor();

    await page.context().close();
    await open();
    await page.goto(address);
    await dialog('Not opened').getByText('There is nothing here').waitFor();
  });
});

describe('the notes', () => {
  beforeEach(async () => {
    await open();
    await submit(CASE);
    await button('Refresh').click();
    await rows().getByText('Alder Joinery Ltd').waitFor();
  });
  const notes = () => dialog('Update Application Notes');

  it('are one field, saved once, and shown with the case', async () => {
    await button('Edit Alder Joinery Ltd').click();
    expect(await notes().getByRole('textbox').count()).toBe(1);
    await notes().getByLabel('Notes').fill('Rang on Friday');
    const { goOn, waiting } = await held(`${APPLICATIONS}/*`);

    await button('Save').dblclick();
    await button('Saving...').waitFor();
    await waiting;
    goOn();

    await toast('Application updated successfully');
    await notes().waitFor({ state: 'detached' });
    await button('Alder Joinery Ltd').click();
    await dialog('Alder Joinery Ltd').getByText('Rang on Friday').waitFor();
    expect(await storedCases()).toMatchObject([{ partner_notes: 'Rang on Friday' }]);
  });

  it('stay in the dialog when saving fails', async () => {
    await button('Edit Alder Joinery Ltd').click();
    await notes().getByLabel('Notes').fill('Rang on Friday');
    await page.route(`${APPLICATIONS}/*`, (route) => route.abort());

    await button('Save').click();

    await toast('Error');
    await toast('Failed to update application');
    expect(await notes().getByLabel('Notes').inputValue()).toBe('Rang on Friday');
  });

  it('show both versions when another tab saved first', async () => {
    await button('Edit Alder Joinery Ltd').click();
    await notes().getByLabel('Notes').fill('Rang on Friday');
    const other = await page.context().newPage();
    await other.goto('/partners/dashboard');
    await other.getByRole('button', { name: 'Edit Alder Joinery Ltd' }).click();
    await other.getByRole('textbox', { name: 'Notes' }).fill('Rang on Monday');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    await page.bringToFront();

    await button('Save').click();

    await page.getByText(/^You changed this case at/).waitFor();
    await page.getByText('Yours: Rang on Friday').waitFor();
    await page.getByText(/^Saved at \d\d:\d\d: Rang on Monday$/).waitFor();
    expect(await findings(page)).toEqual([]);
    await button('Save').click();
    await toast('Application updated successfully');
    await button('Alder Joinery Ltd').click();
    await dialog('Alder Joinery Ltd').getByText('Rang on Friday').waitFor();
  });
});

describe.each([...WIDTHS, 768])('at %d px, light and dark', (width) => {
  it('axe finds nothing, and long names are read to their end', async () => {
    await open(width);
    const [id] = await submit(
      {
        ...named(LONG),
        contactName: 'Oluwaseun Adebayo-Featherstonehaugh',
        amount: 'between £500,000 and £750,000 depending on the survey',
      },
      CASE,
    );
    await decide(id!, 'in_review');
    await button('Refresh').click();
    await rows().getByText('In review').waitFor();

    expect(await findings(page)).toEqual([]);
    expect(await illegible(page)).toEqual([]);
    await button(LONG).click();
    await dialog(LONG).getByText('In review').first().waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await illegible(page, '[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog(LONG).waitFor({ state: 'detached' });
    await openForm();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

it('loads at most 250 KB of compressed JavaScript before it shows the dashboard', async () => {
  await open();

  const size = await scriptSize(page, async () => {
    await page.reload();
    await page.getByText('No cases submitted yet').waitFor();
  });

  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThanOrEqual(250 * 1024);
});

/** Holds the next call back until it is let go; `waiting` tells that it has come. */
async function held(call: string): Promise<{ goOn: () => void; waiting: Promise<unknown> }> {
  let goOn: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (goOn = resolve));
  const waiting = page.waitForRequest(call);
  await page.route(
    call,
    async (route: Route) => {
      await gate;
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return { goOn, waiting };
}
