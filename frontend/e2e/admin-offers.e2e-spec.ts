import { expect, type Page } from '@playwright/test';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { insertApplications } from './support/applications';
import { pressForLender } from './support/case-page';
import { pressOn, untilGivenBack, untilHolds } from './support/keyboard';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

// Submits an application to two lenders that both offer; staff accept one offer.
const site = openSite();
const ID = '0193f000-0000-7000-8000-000000000001';

let page: Page;
test.describe('Offers in the staff portal', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'lenders', 'idempotency_keys');
    await insertApplications(site, 1, { company_name: 'Alder Joinery' });
    ({ page } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await page.goto('/admin/login');
    await signInAsAdmin(page);
    for (const name of ['Alba', 'Brae'])
      await post(page, '/api/admin/lenders', { name, productTypes: 'business-loans' });
    await post(page, `/api/admin/applications/${ID}/perimeter-check`, {});
    const agreed = { lenders: ['Alba', 'Brae'], state: 'given', via: 'phone' };
    await post(page, `/api/admin/applications/${ID}/consents`, agreed);
    await openAsAdmin(page, `/admin/applications/${ID}`);
  });

  const { button, dialog, toast } = namedOn(() => page);
  const lender = (name: string) => page.getByRole('listitem', { name });
  const offers = () =>
    site.query(
      `select lender_name, state, accepted_at is not null as accepted, amount_pence::int, rate::float
     from lender_submissions join offers on submission_id = lender_submissions.id order by lender_name`,
    );

  const recordOffer = async (name: string, rate: string, amount = '125,000') => {
    await pressOn(page, lender(name).getByRole('button', { name: 'Record offer' }));
    await untilHolds(page, dialog('Record Offer'));
    const field = (label: string) => dialog('Record Offer').getByRole('textbox', { name: label });
    await field('Amount (£)').fill(amount);
    await field('Rate').fill(rate);
    await field('Term (months)').fill('60');
  };

  test('are compared side by side after a submission to lenders, and one is accepted', async () => {
    await page.getByRole('region', { name: 'Submissions and offers' }).getByRole('button').first().click();
    for (const name of ['Alba', 'Brae']) await page.getByRole('checkbox', { name }).check();
    await button('The client has agreed').click();
    await button('Record consent and prepare').click();
    await toast('Submissions prepared');
    for (const name of ['Alba', 'Brae']) {
      await pressForLender(page, name, 'Mark as sent');
      await dialog(`Record that ${name} has the details`)
        .getByRole('button', { name: 'Mark as sent' })
        .click();
      await lender(name).getByRole('button', { name: 'Record offer' }).waitFor();
    }

    await recordOffer('Alba', '8.95');
    await dialog('Record Offer').getByText('£2,591.76').first().waitFor();
    await button('Record Offer').dblclick();
    await lender('Alba').getByText('£125,000 · 60 months · 8.95% a year').waitFor();
    await recordOffer('Brae', '7.2', '£125k');
    await button('Record Offer').click();
    await lender('Brae').getByText('£125,000 · 60 months · 7.2% a year').waitFor();
    await button('Compare 2 offers').click();
    const first = dialog('Offers side by side').getByRole('article').first();
    await first.getByRole('heading', { name: 'Brae' }).waitFor();
    await first.getByRole('button', { name: 'Accept' }).click();
    await button('Accept offer').dblclick();
    await toast('Offer accepted');

    expect(await offers()).toEqual([
      { lender_name: 'Alba', state: 'withdrawn', accepted: false, amount_pence: 12_500_000, rate: 8.95 },
      { lender_name: 'Brae', state: 'accepted', accepted: true, amount_pence: 12_500_000, rate: 7.2 },
    ]);
    expect(await site.query('select status, assigned_lender from application_submissions')).toEqual([
      { status: 'approved', assigned_lender: 'Brae' },
    ]);
  });

  test('come from lenders of the match and from any other panel lender by name', async () => {
    await post(page, '/api/admin/lenders', {
      name: 'Corrie',
      productTypes: 'business-loans',
      minAmount: '£250,000',
    });
    await post(page, '/api/admin/lenders', { name: 'Dunmore', productTypes: 'bridging-finance' });
    await post(page, `/api/admin/applications/${ID}/submissions`, { lender: 'Alba' });
    await page.reload();
    await page.getByRole('region', { name: 'Submissions and offers' }).getByRole('button').first().click();

    const all = page.getByRole('dialog', { name: 'Put Alder Joinery to lenders' });
    await all.getByText(/^Already in submissions/).waitFor();
    await all.getByText('Corrie · Near miss').waitFor();
    await all.getByText('Minimum loan is £250,000').waitFor();
    await all.getByText('Dunmore · Not matched').waitFor();
    await all.getByLabel('Lender’s name').fill('dun');
    await all.getByText('Brae').waitFor({ state: 'detached' });
    await all.getByRole('checkbox', { name: 'Dunmore' }).check();
    await all.getByLabel('Lender’s name').fill('corrie');
    await all.getByRole('checkbox', { name: 'Corrie' }).check();
    await all.getByRole('button', { name: 'The client has agreed' }).click();
    await all.getByRole('button', { name: 'Record consent and prepare' }).dblclick();

    for (const name of ['Alba', 'Corrie', 'Dunmore']) await lender(name).getByText('Draft').waitFor();
    expect(await site.query('select lender_name from lender_submissions order by lender_name')).toEqual([
      { lender_name: 'Alba' },
      { lender_name: 'Corrie' },
      { lender_name: 'Dunmore' },
    ]);
  });

  test('are completed after drawdown, and reversed with a reason', async () => {
    const made = (path: string, data: object) => post(page, path, data) as Promise<{ id: string }>;
    const { id } = await made(`/api/admin/applications/${ID}/submissions`, { lender: 'Alba' });
    await post(page, `/api/admin/submissions/${id}/moves`, { to: 'sent' });
    const terms = { kind: 'formal', amountPence: 12_500_000, termMonths: 60, rateKind: 'annual', rate: 8.95 };
    const offer = await made(`/api/admin/submissions/${id}/offers`, { ...terms, repayment: 'amortising' });
    await post(page, `/api/admin/offers/${offer.id}/acceptance`, {});
    await page.reload();

    const title = 'Alba: record completion';
    await pressOn(page, lender('Alba').getByRole('button', { name: 'Record completion' }));
    await untilHolds(page, dialog(title));
    await button('Record Completion').click();
    await dialog(title).getByText('or 0 if the lender pays nothing').waitFor();
    await dialog(title).getByLabel('Completion date').fill('2026-03-12');
    await dialog(title).getByLabel('Our commission').fill('2,500');
    await button('Record Completion').dblclick();
    await toast('Completion recorded');
    await lender('Alba')
      .getByText('£125,000 drawn on 12 March 2026 · Our commission £2,500 · Ends on 12 March 2031')
      .waitFor();

    await pressForLender(page, 'Alba', 'Reverse completion');
    await dialog('Alba: reverse completion').getByLabel('Reason').selectOption('client');
    await button('Reverse').click();
    await toast('Completion reversed');
    expect(await site.query('select state from lender_submissions')).toEqual([{ state: 'accepted' }]);
    expect(await site.query('select reversed_at is not null as reversed from completions')).toEqual([
      { reversed: true },
    ]);
  });

  test('restore the focus after a form, and show errors at the field', async () => {
    await post(page, `/api/admin/applications/${ID}/submissions`, { lender: 'Alba' });
    await page.reload();
    await pressForLender(page, 'Alba', 'Mark as sent');
    await dialog('Record that Alba has the details').getByRole('button', { name: 'Mark as sent' }).click();
    await recordOffer('Alba', '0.9');
    await page.getByLabel('The rate is').selectOption('factor');
    await dialog('Record Offer')
      .getByText('The factor must be 1 to 10: the total repaid for each £1')
      .waitFor();
    await button('Record Offer').click();

    await dialog('Record Offer').getByText('Not sent. Check the fields marked above.').waitFor();
    expect(await offers()).toEqual([]);
    await page.keyboard.press('Escape');
    await button('Discard changes').click();
    await untilGivenBack(
      page,
      dialog('Record Offer'),
      lender('Alba').getByRole('button', { name: 'Record offer' }),
    );
  });
});
