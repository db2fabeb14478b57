import { expect, type Page } from '@playwright/test';
import { overflows } from './support/accessibility';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { untilHolds } from './support/keyboard';
import { namedOn } from './support/named';
import { aPartner, openAsPartner } from './support/partner';
import { openSite, test } from './support/site';

// From an offer to the partner's commission, as staff and the partner see each step.
const site = openSite();

let staff: Page;
let partner: Page;
test.describe('Commissions', () => {
  test.beforeEach(async () => {
    const desktop = { viewport: { width: 1440, height: 900 } };
    ({ page: staff } = await site.visit(desktop));
    ({ page: partner } = await site.visit(desktop));
  });

  const { button, dialog, question, toast } = namedOn(() => staff);
  const idOf = (answer: unknown): string => (answer as { id: string }).id;
  const today = (): string =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' }).format(new Date());

  /** A partner's case with an offer, under terms that are due immediately. */
  const offerFor = async (account = aPartner(), companyName = 'Birch Bakery Ltd') => {
    await openAsPartner(partner, account, '/partners/commissions');
    const signedInId = (await (await partner.request.get('/api/introducers/me')).json()) as { id: string };
    await staff.goto('/admin/login');
    await signInAsAdmin(staff);
    await post(staff, '/api/admin/commission-terms', {
      introducerId: signedInId.id,
      basis: 'share',
      percent: 25,
      vat: 'standard',
      payAfterDays: 0,
      validFrom: today(),
    });
    await post(staff, '/api/admin/lenders', {
      name: `Alba of ${signedInId.id}`,
      productTypes: 'business-loans',
    });
    const lender = `Alba of ${signedInId.id}`;
    const applicationId = idOf(
      await post(partner, '/api/introducers/me/applications', {
        companyName,
        contactName: 'Bella Birch',
        email: 'bella@birch.example',
        phone: '0141 496 0456',
        fundingType: 'Business Loan',
        amount: '£50,000',
        tradingHistory: '3 years',
      }),
    );
    const path = `/api/admin/applications/${applicationId}`;
    await post(staff, `${path}/perimeter-check`, {});
    const submission = idOf(await post(staff, `${path}/submissions`, { lender }));
    await post(staff, `${path}/consents`, { lenders: [lender], state: 'given', via: 'phone' });
    await post(staff, `/api/admin/submissions/${submission}/moves`, { to: 'sent' });
    const offer = idOf(
      await post(staff, `/api/admin/submissions/${submission}/offers`, {
        kind: 'formal',
        amountPence: 12_500_000,
        termMonths: 60,
        rateKind: 'annual',
        rate: 8.95,
        repayment: 'amortising',
      }),
    );
    return { applicationId, submission, offer };
  };

  /** The partner's only line, reloaded. */
  const partnersLine = async (): Promise<string> => {
    await partner.goto('/partners/commissions');
    const row = partner.getByRole('table', { name: 'Commission' }).getByRole('row').nth(1);
    return (await row.textContent()) ?? '';
  };
  const figure = async (name: string): Promise<string | null> => {
    const card = partner.locator('dl > div', { hasText: name }).first();
    // The card appears before its figure.
    return card.locator('dd:first-of-type', { hasText: /\S/ }).textContent();
  };

  test('run from an offer to the partner’s account', async () => {
    const { applicationId, submission, offer } = await offerFor();
    expect(await partnersLine()).toMatch(/Birch Bakery Ltd.*Expected.*Not known yet/);

    await post(staff, `/api/admin/offers/${offer}/acceptance`, {});
    await post(staff, `/api/admin/submissions/${submission}/completion`, {
      completedOn: today(),
      drawnPence: 12_500_000,
      brokerCommissionPence: 250_000,
    });
    expect(await partnersLine()).toMatch(/25% of £2,500\.00.*Due.*£625\.00.*£125\.00 VAT/);
    expect(await figure('On your next statement')).toBe('£625.00');

    await openAsAdmin(staff, '/admin/commissions?state=open');
    await staff.getByText('By lender').click();
    await staff.getByRole('row', { name: /^Alba of .* £2,500\.00 £0\.00/ }).waitFor();
    await button('Birch Bakery Ltd').click();
    await staff.getByText('No receipts yet.').waitFor();
    await button('Record receipt').click();
    await untilHolds(staff, dialog('Record receipt'));
    await dialog('Record receipt').getByLabel('Amount received').fill('2,500');
    await button('Record receipt', dialog('Record receipt')).dblclick();
    await toast('Receipt recorded');
    expect(
      await site.query(
        'select received_pence::int as pence, count(*) over ()::int as n from receivable_receipts',
      ),
    ).toEqual([{ pence: 250_000, n: 1 }]);

    await openAsAdmin(staff, '/admin/commissions?tab=statements');
    await button('Draft statements').first().click();
    await untilHolds(staff, dialog('Draft statements'));
    await button('Run', dialog('Draft statements')).dblclick();
    // The row stays, while a toast may have disappeared.
    const draft = staff
      .getByRole('table', { name: 'Statements' })
      .getByRole('button', { name: /^Draft for/ })
      .first();
    await draft.waitFor();
    expect(await partnersLine()).toMatch(/25% of £2,500\.00.*Due/);
    await draft.click();
    await staff.getByRole('list', { name: 'Entries' }).getByText('Birch Bakery Ltd').waitFor();
    await button('Approve').click();
    await question('Approve £750.00 to Alder Accounts Ltd?').getByRole('button', { name: 'Approve' }).click();
    await toast('Statement approved');
    expect(await partnersLine()).toMatch(/On statement/);

    await partner.goto('/partners/commissions?tab=statements');
    const number = `${today().slice(0, 4)}-0001`;
    await partner.getByRole('button', { name: number }).click();
    const [file] = await Promise.all([
      partner.waitForEvent('download'),
      partner.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`statement-${number}.pdf`);

    await openAsAdmin(staff, '/admin/commissions?tab=statements');
    await staff.getByRole('checkbox', { name: `Select ${number}` }).check();
    await button('Pay 1 approved').click();
    await untilHolds(staff, dialog(`Pay ${number}`));
    await dialog(`Pay ${number}`).getByLabel('Reference').fill('BACS 0414');
    await button('Record Payment').dblclick();
    await toast('Payment recorded');
    expect(await partnersLine()).toMatch(/Paid.*£625\.00/);
    expect(await figure('Since 6 April')).toBe('£625.00');

    await openAsAdmin(staff, `/admin/applications/${applicationId}`);
    await button('Claw back £625.00').click();
    await untilHolds(staff, dialog('Claw back'));
    await dialog('Claw back').getByLabel('Reason').fill('Repaid within three months');
    await button('Claw Back').dblclick();
    await toast('Clawed back');
    expect(await partnersLine()).toMatch(/£625\.00 clawed back: Repaid within three months.*Due.*−£625\.00/);
    expect(
      await site.query(
        'select sum(amount_pence)::int as sum, count(*)::int as lines from commission_entries',
      ),
    ).toEqual([{ sum: 0, lines: 2 }]);
  });

  test('are queried by the partner, and appear among staff tasks', async () => {
    await offerFor();
    await partner.goto('/partners/commissions');
    await partner.getByRole('button', { name: 'Birch Bakery Ltd' }).click();
    await partner.getByRole('button', { name: 'Query this entry of Birch Bakery Ltd' }).click();
    await partner.getByLabel('Your question').fill('We agreed 30% for this client');
    await partner.getByRole('button', { name: 'Send Question' }).dblclick();
    await partner.getByText('Question sent').first().waitFor();

    expect(
      await site.query(`select title from tasks where kind = 'commission_question' order by id desc limit 1`),
    ).toEqual([{ title: 'Reply to commission query: Alder Accounts Ltd: We agreed 30% for this client' }]);
  });

  test('keep long names and addresses within the case page, the partner’s account and an open record', async () => {
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);
    const holder = aPartner();
    const email = `${name.slice(0, 56)}.${holder.email}`.toLowerCase();
    const account = { ...holder, companyName: `${name}Partners`, email };
    const { applicationId } = await offerFor(account, name);
    await partner.goto('/partners/account');
    await partner.getByText(email).waitFor();
    expect(await overflows(partner)).toEqual([]);
    await openAsAdmin(staff, `/admin/applications/${applicationId}`);
    await staff.getByRole('list', { name: 'Commission' }).getByText(`${name}Partners`).waitFor();
    expect(await overflows(staff)).toEqual([]);

    await staff.goto('/admin/commissions?tab=ledger');
    await button(name).click();
    expect(await overflows(staff)).toEqual([]);
    const close = await button('Close', dialog(name)).boundingBox();
    expect(close && close.x + close.width).toBeLessThanOrEqual(1440);
  });
});
