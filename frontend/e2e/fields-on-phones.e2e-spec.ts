import { expect, type Page } from '@playwright/test';
import { signInAsAdmin } from './support/admin';
import { openPage } from './support/browser';
import { LEADS, openLeadForm } from './support/leads';
import { openAsPartner } from './support/partner';
import { DEMONSTRATION, openSite, test } from './support/site';

const site = openSite(DEMONSTRATION);

/** Every input of the page with its font size. */
const fieldsOf = (page: Page) =>
  page
    .locator('input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), select, textarea')
    .filter({ visible: true })
    .evaluateAll((fields) =>
      fields.map((field) => ({
        name: field.getAttribute('name') ?? field.id,
        size: parseFloat(getComputedStyle(field).fontSize),
      })),
    );

const smallOf = async (page: Page) => {
  const fields = await fieldsOf(page);
  expect(fields.length).toBeGreaterThan(0);
  return fields.filter(({ size }) => size < 16);
};

for (const [where, device] of [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a window as narrow as a phone', { viewport: { width: 390, height: 844 } }],
] as const)
  test.describe(`the fields of the portals on ${where}`, () => {
    let page: Page;
    test.beforeEach(async () => {
      ({ page } = await site.visit(device));
    });

    test('are large enough to prevent iOS from zooming, for partners', async () => {
      await openPage(page, '/partners/login');
      await page.getByLabel('Password').waitFor();
      expect(await smallOf(page)).toEqual([]);

      await openAsPartner(page);
      await openPage(page, LEADS);
      await openLeadForm(page);
      expect(await smallOf(page)).toEqual([]);
    });

    test('are large enough to prevent iOS from zooming, for staff', async () => {
      await signInAsAdmin(page);
      await openPage(page, '/admin/applications');
      await page.getByRole('searchbox').first().waitFor();
      expect(await smallOf(page)).toEqual([]);
    });
  });
