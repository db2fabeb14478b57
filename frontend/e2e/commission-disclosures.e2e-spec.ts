import { expect, type Page } from '@playwright/test';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { untilHolds } from './support/keyboard';
import { namedOn } from './support/named';
import { openSite, test } from './support/site';

// Staff disclose the commission, the client reads and acknowledges it on a phone, and only then an offer is
// accepted.
const site = openSite({ REQUIRE_DISCLOSURE: 'on' });

let staff: Page;
test.describe('Commission disclosures', () => {
  test.beforeEach(async () => {
    await site.empty('application_submissions', 'lenders', 'idempotency_keys');
    ({ page: staff } = await site.visit({ viewport: { width: 1440, height: 900 } }));
  });

  const { button, question, toast } = namedOn(() => staff);
  const disclosure = (words: string) => staff.getByRole('list', { name: 'Disclosures' }).getByText(words);

  test('are frozen, acknowledged on a phone, and allow an offer to be accepted', async () => {
    await staff.goto('/admin/login');
    await signInAsAdmin(staff);
    await post(staff, '/api/admin/lenders', { name: 'Alba', productTypes: 'business-loans' });
    const sent = (await post(staff, '/api/applications', {
      companyName: 'Alder Joinery Ltd',
      contactName: 'Isla Fraser',
      email: 'isla@alder.example',
      phone: '0141 496 0123',
      fundingType: 'business-loans',
      amount: '£125,000',
      tradingHistory: '5 years',
    })) as { id: string; statusToken: string };
    const path = `/api/admin/applications/${sent.id}`;
    await post(staff, `${path}/perimeter-check`, {});
    const submission = (await post(staff, `${path}/submissions`, { lender: 'Alba' })) as { id: string };
    await post(staff, `${path}/consents`, { lenders: ['Alba'], state: 'given', via: 'phone' });
    await post(staff, `/api/admin/submissions/${submission.id}/moves`, { to: 'sent' });
    const offer = (await post(staff, `/api/admin/submissions/${submission.id}/offers`, {
      kind: 'formal',
      amountPence: 12_500_000,
      termMonths: 60,
      rateKind: 'annual',
      rate: 8.95,
      repayment: 'amortising',
      brokerCommissionPence: 312_500,
      brokerCommissionBasis: 'confirmed',
    })) as { id: string };
    await post(staff, `/api/admin/offers/${offer.id}/sharing`, {});
    const accept = () => staff.request.post(`/api/admin/offers/${offer.id}/acceptance`, { data: {} });
    expect((await accept()).status()).toBe(409);

    await openAsAdmin(staff, `/admin/applications/${sent.id}`);
    await button('Disclose the commission').click();
    await untilHolds(staff, question('Disclose the commission to the client?'));
    await button('Disclose').dblclick();
    await toast('Commission disclosed');
    await disclosure('Not opened').waitFor();

    const { page: client } = await site.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await client.goto(`/status/${sent.statusToken}`);
    const paid = client.getByRole('region', { name: 'How we are paid for this' });
    await paid.getByText('£3,125').waitFor();
    expect((await accept()).status()).toBe(409);
    await paid.getByLabel('Your name').fill('Isla Fraser');
    await paid.getByRole('button', { name: 'I have read this' }).dblclick();
    await paid.getByText(/^Read by Isla Fraser/).waitFor();
    await client.close();

    await staff.reload();
    await disclosure('Acknowledged').first().waitFor();
    const [file] = await Promise.all([
      staff.waitForEvent('download'),
      button('Download PDF of disclosure 1').click(),
    ]);
    expect(file.suggestedFilename()).toBe('commission-disclosure-1.pdf');
    expect((await accept()).status()).toBe(200);
    expect(
      await site.query(
        'select version, acknowledged_by, opened_at <= acknowledged_at as opened from commission_disclosures',
      ),
    ).toEqual([{ version: 1, acknowledged_by: 'Isla Fraser', opened: true }]);
  });
});
