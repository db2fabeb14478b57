import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { findings, WIDTHS } from './support/accessibility';
import { APPLICATIONS, CASE, caseOf, casesOn, decide, openCases, storedCases } from './support/cases';
import { holdNext } from './support/hold-back';
import { illegible } from './support/legibility';
import { untilListed } from './support/lists';
import type { Partner } from './support/partner';
import { openSite, test } from './support/site';

const site = openSite();

const REFERRALS = '**/api/introducers/me/referrals?*';
const LONG =
  'The Royal Caledonian Curling, Skating and Winter Sports Equipment Hire Company (Holdings) Limited';

let page: Page;
let partner: Partner;

/** Each test has its own partner. */
const open = async (width?: number): Promise<void> => {
  ({ page, partner } = await openCases(site, width));
};

const { button, dialog, openForm, rows, submit, toast } = casesOn(() => page);

test.describe('Cases in the partner portal', () => {
  test.describe('the list of cases', () => {
    test.beforeEach(() => open());

    test('has a row for each case, with a coloured status', async () => {
      const [pending, inReview, approved, rejected] = await submit(
        caseOf('One Ltd'),
        caseOf('Two Ltd'),
        caseOf('Three Ltd'),
        { ...caseOf('Four Ltd'), fundingType: 'invoice-finance', amount: '250000' },
      );
      await decide(site, inReview!, 'in_review');
      await decide(site, approved!, 'approved');
      await decide(site, rejected!, 'rejected');
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

    test('keeps search, filter, order and page in the address', async () => {
      await submit(
        ...Array.from({ length: 27 }, (_, index) => caseOf(`Case ${String(index).padStart(2, '0')} Ltd`)),
        {
          ...caseOf('Zebra Crossings Ltd'),
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
      await page.getByLabel('Funding type').selectOption('Bridging Finance');
      await page.getByText('1 to 1 of 1').waitFor();
      await page.getByLabel('Search cases').fill('zebra');
      await page.waitForURL('**q=zebra**');
      await page.reload();
      await page.getByText('1 to 1 of 1').waitFor();
      expect(await page.getByLabel('Search cases').inputValue()).toBe('zebra');
      await page.getByLabel('Status').selectOption('Approved');
      await page.getByText('Nothing matches', { exact: true }).waitFor();
      await button('Clear all').click();
      await page.getByText('1 to 25 of 28').waitFor();
    });

    test('shows loading and errors, and can retry', async () => {
      await page.route(REFERRALS, (route) => route.abort());
      await page.reload();
      await page.getByText('The cases could not be loaded.').waitFor();
      await page.unroute(REFERRALS);
      const { goOn, waiting } = await holdNext(page, REFERRALS);

      await button('Try again').click();
      await waiting;
      goOn();
      await page.getByText('No cases submitted yet').waitFor();

      const second = await holdNext(page, REFERRALS);
      await page.reload();
      await page.getByText('Loading cases...').waitFor();
      await second.waiting;
      second.goOn();
      await page.getByText('No cases submitted yet').waitFor();
    });

    for (const format of ['csv', 'xlsx'])
      test(`exports .${format} as filtered`, async () => {
        await submit(CASE, { ...caseOf('Zebra Crossings Ltd'), fundingType: 'Bridging Finance' });
        await page.getByLabel('Funding type').selectOption('Bridging Finance');
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

  test.describe('a case beside the list', () => {
    test.beforeEach(() => open());

    test('shows its history with reasons, the details submitted, and the matches', async () => {
      const [id] = await submit({ ...CASE, tradingHistory: '3 years', clientConsent: true });
      await decide(site, id!, 'rejected', 'Trading history too short');
      await button('Refresh').click();
      await rows().getByText('Rejected').waitFor();

      await button('Alder Joinery Ltd').click();

      const drawer = dialog('Alder Joinery Ltd');
      const story = drawer.getByRole('list', { name: 'Timeline' });
      await story.getByText('Trading history too short').waitFor();
      expect(await story.getByRole('listitem').allInnerTexts()).toEqual([
        expect.stringMatching(/^Rejected\s+Trading history too short\s+\d.*, by the broker$/),
        expect.stringMatching(/^Submitted\s+\d.*, by you$/),
      ]);
      await drawer.getByText(/You confirmed that your client knows, /).waitFor();
      await drawer.getByText('3 years').waitFor();
      await drawer.getByText('Matches when submitted').waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
    });

    test('opens from its address, also from another page of the list, and not for another partner', async () => {
      const [id] = await submit(CASE, caseOf('Clyde Cold Stores Ltd'));
      const address = `/partners/dashboard?q=clyde&id=${id}`;

      await page.goto(address);
      await dialog('Alder Joinery Ltd').getByText('Submitted', { exact: true }).first().waitFor();

      await page.close();
      await open();
      await page.goto(address);
      await dialog('Not opened').getByRole('heading', { name: 'Not found' }).waitFor();
    });
  });

  test.describe('the notes', () => {
    test.beforeEach(async () => {
      await open();
      await submit(CASE);
      await button('Refresh').click();
      await rows().getByText('Alder Joinery Ltd').waitFor();
    });
    const notes = () => dialog('Update Application Notes');

    test('have one field, saved once, and shown with the case', async () => {
      await button('Edit notes on Alder Joinery Ltd').click();
      expect(await notes().getByRole('textbox').count()).toBe(1);
      await notes().getByLabel('Notes').fill('Rang on Friday');
      const { goOn, waiting } = await holdNext(page, `${APPLICATIONS}/*`);

      await button('Save').dblclick();
      await button('Saving...').waitFor();
      await waiting;
      goOn();

      await toast('Application updated successfully');
      await notes().waitFor({ state: 'detached' });
      await button('Alder Joinery Ltd').click();
      await dialog('Alder Joinery Ltd').getByText('Rang on Friday').waitFor();
      expect(await storedCases(site, partner)).toMatchObject([{ partner_notes: 'Rang on Friday' }]);
    });

    test('stay in the dialog when saving fails', async () => {
      await button('Edit notes on Alder Joinery Ltd').click();
      await notes().getByLabel('Notes').fill('Rang on Friday');
      await page.route(`${APPLICATIONS}/*`, (route) => route.abort());

      await button('Save').click();

      await toast('Error');
      await toast('Failed to update application');
      expect(await notes().getByLabel('Notes').inputValue()).toBe('Rang on Friday');
    });

    test('show both versions when another tab saved first', async () => {
      await button('Edit notes on Alder Joinery Ltd').click();
      await notes().getByLabel('Notes').fill('Rang on Friday');
      const other = await page.context().newPage();
      await other.goto('/partners/dashboard');
      await other.getByRole('button', { name: 'Edit notes on Alder Joinery Ltd' }).click();
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

  for (const width of [...WIDTHS, 768])
    test.describe(`at ${width} px`, () => {
      test('long names are readable in full', async () => {
        await open(width);
        const [id] = await submit(
          {
            ...caseOf(LONG),
            contactName: 'Oluwaseun Adebayo-Featherstonehaugh',
            amount: 'between £500,000 and £750,000 depending on the survey',
          },
          CASE,
        );
        await decide(site, id!, 'in_review');
        await page.reload();
        await rows().getByText('In review').waitFor();

        expect(await illegible(page)).toEqual([]);
        await button(LONG).click();
        await dialog(LONG).getByText('In review').first().waitFor();
        expect(await illegible(page, '[role="dialog"]')).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog(LONG).waitFor({ state: 'detached' });
        await openForm();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    });
});
