import { expect, type Page } from '@playwright/test';
import { readable } from '../../backend/test/support/mail-server';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { pressForLender } from './support/case-page';
import { COMPANY, FACT_FIND, submit } from './support/forms';
import { linkIn } from './support/mail';
import { namedOn } from './support/named';
import { aPartner, confirmAddress, openAsPartner, PARTNER } from './support/partner';
import { ADMIN } from './support/product';
import { openSite, test } from './support/site';

// A partner's client submits the fact-find on a phone, answers consent requests for three lenders, and chooses one
// of two offers; staff accept it and record the drawdown.
const site = openSite({ MAIL_FROM: 'no-reply@broker.example' });
test.describe('From fact-find to money', () => {
  const CLIENT = 'alex@example.co.uk';
  const LENDERS = ['Alba', 'Brae', 'Corrie'] as const;
  /** Texts that neither client nor partner may read. */
  const INTERNAL = ['Their fund is full until May', 'Sounded nervous', '2,345', ADMIN.email];

  let staff: Page;
  let partner: Page;
  let client: Page;
  const { button, dialog, question, toast } = namedOn(() => staff);
  const lender = (page: Page, name: string) => page.getByRole('listitem', { name });
  const offer = (name: string) => client.getByRole('article', { name });

  /** The link's path in the client's newest email. */
  const mailedLink = async (): Promise<string> =>
    new URL(await linkIn(site, CLIENT, /http\S*\/status\/[\w-]{43}/)).pathname;
  const textOf = (page: Page): Promise<string> => page.locator('body').innerText();

  test.beforeEach(async () => {
    await site.empty('application_submissions', 'lenders', 'idempotency_keys');
    ({ page: staff } = await site.visit({ viewport: { width: 1440, height: 900 } }));
    await staff.goto('/admin/login');
    await signInAsAdmin(staff);
    // Matching lenders would be on the partner's case anyway.
    for (const name of LENDERS)
      await post(staff, '/api/admin/lenders', { name, productTypes: 'development-finance' });
    const account = aPartner();
    ({ page: partner } = await site.visit());
    await openAsPartner(partner, account);
    await confirmAddress(site, account);
    const { token } = (await post(partner, '/api/introducers/me/referral-link', {})) as { token: string };
    ({ page: client } = await site.visit({ viewport: { width: 390, height: 844 }, hasTouch: true }));
    await client.goto(`/fact-find#ref=${token}`);
  });

  /** The client's fact-find with three draft submissions, on its page. */
  const sendFactFind = async () => {
    await client.getByText(`${PARTNER.companyName} sent you this link`).waitFor();
    await FACT_FIND.fill(client);
    await client.getByRole('checkbox', { name: `${PARTNER.companyName} may see this application` }).check();
    await submit(client, FACT_FIND);
    await client.getByText(FACT_FIND.success).first().waitFor();
    const [row] = await site.query('select id from application_submissions');
    const id = String(row?.id);
    for (const name of LENDERS)
      await post(staff, `/api/admin/applications/${id}/submissions`, { lender: name });
    expect(
      (
        await staff.request.patch(`/api/admin/applications/${id}`, { data: { notes: 'Sounded nervous' } })
      ).ok(),
    ).toBe(true);
    await openAsAdmin(staff, `/admin/applications/${id}`);
  };

  const askAndAgree = async () => {
    await pressForLender(staff, 'Alba', 'Mark as sent');
    await dialog('Record the regulation check').waitFor();
    await staff.getByLabel(/^Legal form/).selectOption('Limited company');
    await staff.getByRole('radio', { name: 'Not regulated' }).check();
    await dialog('Record the regulation check').getByRole('button', { name: 'Record check' }).dblclick();
    await toast('Check recorded');
    // Presses before the list is loaded are retried.
    await staff.getByText(/checked on/).waitFor();
    await pressForLender(staff, 'Alba', 'Mark as sent');
    await dialog('Get consent first').getByText('Status: Consent not requested.').waitFor();
    await button('Cancel').click();
    await button('Request consent for 3 lenders').click();
    await button('Send the question').dblclick();
    await toast('Consent requested');

    await client.goto(await mailedLink());
    await client.getByRole('heading', { level: 1, name: /^Can we share your details with/ }).waitFor();
    await client.getByRole('button', { name: 'Yes, Alba may have my details' }).dblclick();
    await lender(client, 'Alba').getByText('You said yes.').waitFor();
    await client.getByRole('button', { name: 'No, not Brae' }).click();
    await lender(client, 'Brae').getByText('You said no. We will not send your details to Brae.').waitFor();
    for (const name of ['Brae', 'Corrie']) {
      await client.getByRole('button', { name: `Yes, ${name} may have my details` }).click();
      await lender(client, name).getByText('You said yes.').waitFor();
    }
  };

  /** Sends all three: Corrie declines, the others offer, and both offers are shared. */
  const sendAndShare = async () => {
    await staff.reload();
    for (const name of LENDERS) {
      await pressForLender(staff, name, 'Mark as sent');
      await dialog(`Record that ${name} has the details`)
        .getByRole('button', { name: 'Mark as sent' })
        .click();
      await lender(staff, name).getByRole('button', { name: 'Record offer' }).waitFor();
    }
    await pressForLender(staff, 'Corrie', 'Record decline');
    await dialog('Corrie: Record decline').getByLabel('Reason').selectOption('policy');
    await dialog('Corrie: Record decline')
      .getByLabel('Details (internal)')
      .fill('Their fund is full until May');
    await button('Save').dblclick();
    await lender(staff, 'Corrie').getByText('Declined').waitFor();
    for (const [name, rate] of [
      ['Alba', 8.95],
      ['Brae', 7.2],
    ] as const) {
      const [submission] = await site.query('select id from lender_submissions where lender_name = $1', [
        name,
      ]);
      await post(staff, `/api/admin/submissions/${String(submission?.id)}/offers`, {
        kind: 'formal',
        amountPence: 12_500_000,
        termMonths: 60,
        rateKind: 'annual',
        rate,
        repayment: 'amortising',
        expiresOn: '2099-12-31',
      });
    }
    await staff.reload();
    for (const name of ['Alba', 'Brae']) {
      await pressForLender(staff, name, 'Share');
      await question(`Share the offer from ${name} with the client?`).waitFor();
      await button('Share offer').dblclick();
      await lender(staff, name)
        .getByText(/^Shared on/)
        .waitFor();
    }
  };

  const choose = async () => {
    await client.goto(await mailedLink());
    await offer('Brae').getByText('7.44%').waitFor();
    await client.getByRole('button', { name: 'Choose this offer, Alba' }).click();
    await offer('Alba').getByText('Your choice. We will call you.').waitFor();
    await client.getByRole('button', { name: 'Choose this offer, Brae' }).dblclick();
    await offer('Brae').getByText('Your choice. We will call you.').waitFor();
    await client.getByRole('button', { name: 'Choose this offer, Alba' }).waitFor();
  };

  const acceptAndComplete = async () => {
    await staff.reload();
    await lender(staff, 'Brae').getByText('The client’s choice').waitFor();
    expect(
      await site.query("select title, done_at is null as open from tasks where kind <> 'manual' order by id"),
    ).toEqual([
      { title: 'Client refused consent for Brae', open: false },
      { title: 'Client chose the Alba offer', open: false },
      { title: 'Client chose the Brae offer', open: true },
    ]);
    await pressForLender(staff, 'Brae', 'Accept');
    await button('Accept offer').dblclick();
    await toast('Offer accepted');
    await client.reload();
    await offer('Brae').getByText('Accepted. This offer goes ahead.').waitFor();
    await offer('Alba').getByText('Another offer has been accepted.').waitFor();
    await pressForLender(staff, 'Brae', 'Record completion');
    await dialog('Brae: record completion').getByLabel('Completion date').fill('2026-03-12');
    await dialog('Brae: record completion').getByLabel('Our commission').fill('2,345');
    await button('Record Completion').dblclick();
    await toast('Completion recorded');
  };

  test('runs from the fact-find to drawdown, and shows partner and client only the status', async () => {
    await sendFactFind();
    await askAndAgree();
    await sendAndShare();
    await choose();
    await acceptAndComplete();

    const linkInEmail = await linkIn(site, CLIENT, /Subject: Your funding has been paid out/);
    expect(linkInEmail).not.toBeNull();
    await client.reload();
    await client.getByText('Brae has paid out your funding.').waitFor();
    for (const untrue of ['Approved', 'not an offer of credit', 'goes ahead'])
      expect(await textOf(client)).not.toContain(untrue);
    await partner.reload();
    await partner.getByRole('row', { name: COMPANY }).getByText('Paid out').waitFor();
    await partner.getByRole('button', { name: COMPANY, exact: true }).click();
    const story = partner.getByRole('list', { name: 'Timeline' });
    await story.getByText('Completed').waitFor();
    expect(await story.locator('[data-what]').allInnerTexts()).toEqual([
      ...['Completed', 'Offer accepted: Brae', 'Placed with Brae', 'Approved'],
      ...['Offer received', 'Offer received', 'Declined by a lender'],
      ...['Sent to 3 lenders', 'In review', 'Submitted'],
    ]);
    await partner
      .getByText('Sent to 3 lenders. 2 offers received. £125,000 was paid out on 12 March 2026.')
      .waitFor();
    const [partners, clients] = [await textOf(partner), await textOf(client)];
    for (const internal of INTERNAL) expect([partners, clients].join('\n')).not.toContain(internal);
    for (const notAccepted of ['Alba', 'Corrie', '7.2%']) expect(partners).not.toContain(notAccepted);
    const written = site.mail.received.map(({ source }) => readable(source)).join('\n');
    for (const internal of INTERNAL.slice(0, 3)) expect(written).not.toContain(internal);

    await staff.goto('/admin');
    await staff.getByRole('region', { name: 'Funded' }).getByText('£125,000').first().waitFor();
  });
});
