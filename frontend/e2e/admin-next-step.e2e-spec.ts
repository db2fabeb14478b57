import { expect, type Page } from '@playwright/test';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { filledButtons, pressForLender } from './support/case-page';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

// The number of presses from a new case to two lenders asked and to a shared offer, on phone and desktop.
const site = openSite();

test.describe('Next step of a case', () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`takes six presses from a new case to two lenders asked, and six to a shared offer, at ${viewport.width}`, async () => {
      await site.empty('application_submissions', 'lenders', 'idempotency_keys');
      const { page } = await site.visit({ viewport });
      await page.goto('/admin/login');
      await signInAsAdmin(page);
      const { id } = (await post(page, '/api/applications', {
        companyName: 'Alder Joinery Ltd',
        contactName: 'Isla Fraser',
        email: 'isla@alder.example',
        phone: '0141 496 0123',
        fundingType: 'business-loans',
        amount: '100000',
      })) as { id: string };
      for (const name of ['Alba', 'Brae'])
        await post(page, '/api/admin/lenders', { name, productTypes: 'business-loans' });
      await openAsAdmin(page, `/admin/applications/${id}`);
      const { button, dialog, toast } = namedOn(() => page);
      const next = page.getByRole('region', { name: 'Next step' });
      let presses = 0;
      const press = async (target: ReturnType<Page['locator']>) => {
        presses += 1;
        await target.click();
      };

      await next.getByText('No one is working on this yet').waitFor();
      expect(await filledButtons(page)).toEqual(['Assign to me']);
      await press(next.getByRole('button', { name: 'Assign to me' }));
      await press(next.getByRole('button', { name: 'Add lenders' }));
      for (const name of ['Alba', 'Brae']) await press(page.getByRole('checkbox', { name }));
      await press(button('Ask the client and prepare'));
      await toast('Client asked');
      await next.getByText(/^Waiting for the client since/).waitFor();

      expect(presses).toBeLessThanOrEqual(6);
      expect(await filledButtons(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );

      await post(page, `/api/admin/applications/${id}/perimeter-check`, {});
      await post(page, `/api/admin/applications/${id}/consents`, {
        lenders: ['Alba'],
        state: 'given',
        via: 'phone',
      });
      await page.reload();
      await press(next.getByRole('button', { name: 'Send', exact: true }));
      await press(button('Save'));
      await next.getByText(/^Waiting for Alba since/).waitFor();

      presses = 1;
      await pressForLender(page, 'Alba', 'Record offer');
      const offer = dialog('Record Offer');
      expect(await offer.getByLabel('Amount (£)').inputValue()).not.toBe('');
      await press(offer.getByRole('textbox', { name: 'Rate' }));
      await page.keyboard.type('8.95');
      await press(offer.getByRole('textbox', { name: 'Term (months)' }));
      await page.keyboard.type('60');
      // The cost stays visible while terms are typed.
      await expect(offer.getByRole('region', { name: 'What it costs' })).toBeInViewport();
      await press(button('Record Offer'));
      await press(next.getByRole('button', { name: 'Share offers' }));
      await press(dialog('Share offers').getByRole('button', { name: 'Share offers' }));
      await next.getByText('Waiting for the client to choose an offer').waitFor();

      expect(presses).toBeLessThanOrEqual(6);
      expect(await filledButtons(page)).toEqual([]);
      await page.context().close();
    });
});
