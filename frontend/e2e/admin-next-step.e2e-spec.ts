import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { filledButtons, pressForLender } from './support/case-page';
import { pressOn, typeInto, untilHolds } from './support/keyboard';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

// From a new case to its completion: the number of presses on a phone, and the keyboard on a desktop.
const site = openSite();

test.describe('Next step of a case', () => {
  /** A member of staff who is signed in, a panel of these lenders, and a new case. */
  const addNewCase = async (viewport: ViewportSize, lenders: readonly string[]) => {
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
    for (const name of lenders)
      await post(page, '/api/admin/lenders', { name, productTypes: 'business-loans' });
    return { page, id };
  };

  test('takes six presses on a phone from a new case to two lenders asked, and six to a shared offer', async () => {
    const viewport = { width: 390, height: 844 };
    const { page, id } = await addNewCase(viewport, ['Alba', 'Brae']);
    await openAsAdmin(page, `/admin/applications/${id}`);
    const { button, dialog, question, toast } = namedOn(() => page);
    const next = page.getByRole('region', { name: 'Next step' });
    let presses = 0;
    const press = async (target: ReturnType<Page['locator']>) => {
      presses += 1;
      await target.click();
    };

    await next.getByText('No one is working on this yet').waitFor();
    expect(await filledButtons(page)).toEqual(['Assign to me']);
    await press(next.getByRole('button', { name: 'Assign to me' }));
    await press(next.getByRole('button', { name: 'Put to lenders' }));
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
    await press(button('Mark as sent', dialog('Record that Alba has the details')));
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
    expect(presses).toBeLessThanOrEqual(6);
    await question('Disclose the commission to the client?').getByRole('button', { name: 'Cancel' }).click();
    await next.getByText('Waiting for the client to choose an offer').waitFor();

    expect(await filledButtons(page)).toEqual([]);
    await page.close();
  });

  test('leads by keyboard from Today to the completion of a case', async () => {
    const { page, id } = await addNewCase({ width: 1440, height: 900 }, ['Alba']);
    await site.query(`update application_submissions set due_at = now() - interval '5 minutes'`);
    const { button, dialog, question } = namedOn(() => page);
    const next = page.getByRole('region', { name: 'Next step' });
    const start = (name: string) => pressOn(page, button(name, next));
    const confirm = async (opened: Locator, name: string) => {
      await untilHolds(page, opened);
      await pressOn(page, button(name, opened));
      await opened.waitFor({ state: 'detached' });
    };

    await openAsAdmin(page, '/admin/today');
    await page.getByRole('link', { name: 'Alder Joinery Ltd' }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await next.waitFor();
    await button('Assign to me', next).waitFor();
    expect(await filledButtons(page)).toEqual(['Assign to me']);
    await start('Assign to me');
    await next.getByText('Choose lenders').waitFor();
    await start('Put to lenders');
    const lenders = page.getByRole('dialog', { name: /^Put Alder Joinery Ltd to lenders/ });
    await untilHolds(page, lenders);
    await pressOn(page, lenders.getByRole('checkbox', { name: 'Alba' }), 'Space');
    await confirm(lenders, 'Ask the client and prepare');
    await next.getByText(/^Waiting for the client since/).waitFor();
    expect(await filledButtons(page)).toEqual([]);

    // What the client answers, and the check that staff record by phone.
    await post(page, `/api/admin/applications/${id}/perimeter-check`, {});
    await post(page, `/api/admin/applications/${id}/consents`, {
      lenders: ['Alba'],
      state: 'given',
      via: 'phone',
    });
    await page.reload();
    await start('Send');
    await confirm(dialog('Record that Alba has the details'), 'Mark as sent');
    await start('Record answer');
    const answer = dialog('What did Alba answer?');
    await untilHolds(page, answer);
    await pressOn(page, button('Record offer', answer));
    const offer = dialog('Record Offer');
    await untilHolds(page, offer);
    await typeInto(page, 'Rate', '8.95');
    await typeInto(page, 'Term (months)', '60');
    // The cost stays visible while terms are typed.
    await expect(offer.getByRole('region', { name: 'What it costs' })).toBeInViewport();
    await confirm(offer, 'Record Offer');
    await start('Share offers');
    await confirm(dialog('Share offers'), 'Share offers');
    await confirm(question('Disclose the commission to the client?'), 'Cancel');
    await next.getByText('Waiting for the client to choose an offer').waitFor();
    expect(await filledButtons(page)).toEqual([]);

    await site.query('update offers set chosen_by_applicant_at = now(), updated_at = now()');
    await page.reload();
    await start('Accept');
    await confirm(question('Accept the offer from Alba?'), 'Accept offer');
    await start('Record completion');
    const completion = dialog('Alba: record completion');
    await untilHolds(page, completion);
    await typeInto(page, 'Our commission from the lender (£)', '2000');
    await confirm(completion, 'Record Completion');

    await next.getByText(/^Commission of £2,000/).waitFor();
    expect(await filledButtons(page)).toEqual(['Record receipt']);
    await page.close();
  });
});
