import type { Page } from 'playwright-core';
import { MailServer } from '../../backend/test/support/mail-server';
import { findingsAtEachWidth } from './support/accessibility';
import { openAsAdmin, post, signInAsAdmin } from './support/admin';
import { linkIn } from './support/mail';
import { namedOn } from './support/named';
import { openSite } from './support/site';

// Staff ask, the client agrees by the mailed link on a phone, two lenders offer, and staff see which the client would like.
const mails = new MailServer();
const site = openSite(async () => ({ SMTP_URL: await mails.start(), MAIL_FROM: 'no-reply@broker.example' }));
afterAll(() => mails.stop());

const CLIENT = 'isla@alder.example';

let staff: Page;
const { button, dialog, question, toast } = namedOn(() => staff);
const lender = (page: Page, name: string) => page.getByRole('listitem', { name });

/** The path of the link in the newest mail to the client. */
const mailedLink = async (): Promise<string> =>
  new URL(await linkIn(mails, CLIENT, /http\S*\/status\/[\w-]{43}/)).pathname;

beforeEach(async () => {
  await site.query('truncate application_submissions, lenders, idempotency_keys cascade');
  ({ page: staff } = await site.visit({ viewport: { width: 1440, height: 900 } }));
  await staff.goto('/admin/login');
  await signInAsAdmin(staff);
  for (const name of ['Alba', 'Brae'])
    await post(staff, '/api/admin/lenders', { name, productTypes: 'business-loans' });
});

it('is asked first, chooses among the offers on a phone, and is seen by staff to have chosen', async () => {
  const { id } = (await post(staff, '/api/applications', {
    ...{
      companyName: 'Alder Joinery Ltd',
      contactName: 'Isla Fraser',
      email: CLIENT,
      phone: '0141 496 0123',
    },
    ...{ fundingType: 'business-loans', amount: '£125,000', tradingHistory: '5 years' },
  })) as { id: string };
  for (const name of ['Alba', 'Brae'])
    await post(staff, `/api/admin/applications/${id}/submissions`, { lender: name });
  await openAsAdmin(staff, `/admin/applications/${id}`);

  await lender(staff, 'Alba').getByRole('button', { name: 'Sent', exact: true }).click();
  await dialog('Ask the client first').getByText('As it stands: Client not asked.').waitFor();
  expect(await findingsAtEachWidth(staff)).toEqual([]);
  await button('Cancel').click();
  await button('Ask about 2 lenders').click();
  await button('Send the question').dblclick();
  await toast('Client asked');

  const { page: client } = await site.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await client.goto(await mailedLink());
  await client.getByRole('heading', { name: 'May we give your details to these lenders?' }).waitFor();
  await client.getByRole('button', { name: 'Yes, Alba may have my details' }).dblclick();
  await lender(client, 'Alba').getByText('You said yes.').waitFor();
  await client.getByRole('button', { name: 'No, not Brae' }).click();
  await lender(client, 'Brae').getByText('You said no. Brae gets nothing from us.').waitFor();
  await client.getByRole('button', { name: 'Yes, Brae may have my details' }).click();
  await lender(client, 'Brae').getByText('You said yes.').waitFor();
  expect(await findingsAtEachWidth(client)).toEqual([]);

  await staff.reload();
  for (const [name, rate] of [
    ['Alba', 8.95],
    ['Brae', 7.2],
  ] as const) {
    await lender(staff, name).getByRole('button', { name: 'Sent', exact: true }).click();
    await button('Save').click();
    await lender(staff, name).getByRole('button', { name: 'Record offer' }).waitFor();
    const [submission] = await site.query('select id from lender_submissions where lender_name = $1', [name]);
    await post(staff, `/api/admin/submissions/${String(submission?.id)}/offers`, {
      ...{ kind: 'formal', amountPence: 12_500_000, termMonths: 60, rateKind: 'annual', rate },
      ...{ repayment: 'amortising', expiresOn: '2099-12-31' },
    });
  }
  await staff.reload();
  for (const name of ['Alba', 'Brae']) {
    await lender(staff, name).getByRole('button', { name: 'Share', exact: true }).click();
    await question(`Share the offer of ${name} with the client?`).waitFor();
    await button('Share offer').dblclick();
    await lender(staff, name)
      .getByText(/^Shared on/)
      .waitFor();
  }

  await client.goto(await mailedLink());
  const offer = (name: string) => client.getByRole('article', { name });
  await offer('Brae').getByText('7.2% a year').waitFor();
  expect(await findingsAtEachWidth(client)).toEqual([]);
  await client.getByRole('button', { name: 'I would like this one, Alba' }).click();
  await offer('Alba').getByText('Your choice. We know, and ring you.').waitFor();
  await client.getByRole('button', { name: 'I would like this one, Brae' }).dblclick();
  await offer('Brae').getByText('Your choice. We know, and ring you.').waitFor();
  await client.getByRole('button', { name: 'I would like this one, Alba' }).waitFor();

  await staff.reload();
  await lender(staff, 'Brae').getByText('The client’s choice').waitFor();
  expect(await site.query('select title, done_at is null as open from tasks order by id')).toEqual([
    { title: 'Refused: details may not go to Brae', open: false },
    { title: 'Chosen: the offer of Alba', open: false },
    { title: 'Chosen: the offer of Brae', open: true },
  ]);
  await lender(staff, 'Brae').getByRole('button', { name: 'Accept', exact: true }).click();
  await button('Accept offer').click();
  await toast('Offer accepted');
  await client.reload();
  await offer('Brae').getByText('Accepted. This offer goes ahead.').waitFor();
  await offer('Alba').getByText('Another offer has been accepted.').waitFor();
});
