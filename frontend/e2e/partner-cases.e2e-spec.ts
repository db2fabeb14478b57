import { expect, type Page } from '@playwright/test';
import { findings, WIDTHS } from './support/accessibility';
import { CASE, caseOf, casesOn, decide, openCases } from './support/cases';
import { illegible } from './support/legibility';
import { openSite, test } from './support/site';

const site = openSite();

const LONG =
  'The Royal Caledonian Curling, Skating and Winter Sports Equipment Hire Company (Holdings) Limited';

let page: Page;

const { button, dialog, openForm, rows, submit, toast } = casesOn(() => page);

test.describe('Cases in the partner portal', () => {
  test('show both versions of notes when another tab saved first', async () => {
    ({ page } = await openCases(site));
    await submit(CASE);
    await button('Refresh').click();
    const notes = dialog('Update Application Notes');
    await button('Edit notes on Alder Joinery Ltd').click();
    await notes.getByLabel('Notes').fill('Rang on Friday');
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

  test('are readable in full with long names', async () => {
    ({ page } = await openCases(site));
    const [id] = await submit(
      {
        ...caseOf(LONG),
        contactName: 'Oluwaseun Adebayo-Featherstonehaugh',
        amount: 'between £500,000 and £750,000 depending on the survey',
      },
      CASE,
    );
    await decide(site, id!, 'in_review');

    for (const width of [...WIDTHS, 768]) {
      await page.setViewportSize({ width, height: 900 });
      await page.reload();
      await rows().getByText('In review').waitFor();
      expect(await illegible(page), `the list at ${width} px`).toEqual([]);
      await button(LONG).click();
      await dialog(LONG).getByText('In review').first().waitFor();
      expect(await illegible(page, '[role="dialog"]'), `the case at ${width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog(LONG).waitFor({ state: 'detached' });
      await openForm();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
