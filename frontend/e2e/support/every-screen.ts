import type { Page } from '@playwright/test';
import { post, signInAsAdmin } from './admin';
import { aPartner, confirmAddress } from './partner';
import type { Site } from './site';

interface Made {
  readonly id: string;
}

const CLIENT = { contactName: 'Isla Fraser', email: 'isla@fraser-bakery.example', phone: '0141 496 0177' };
const FUNDING = { fundingType: 'business-loans', amount: '100000', tradingHistory: '48 months' };
const TERMS = {
  kind: 'formal',
  amountPence: 10_000_000,
  termMonths: 60,
  rateKind: 'annual',
  repayment: 'amortising',
  conditions: 'A valuation of the workshop, and a personal guarantee of both directors',
  expiresOn: '2099-12-31',
  brokerCommissionPence: 250_000,
  brokerCommissionBasis: 'confirmed',
};

export const day = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short' }).format(new Date());

/** Signs up a partner on a page. */
const signUp = async (page: Page, companyName: string) => {
  const partner = { ...aPartner(), companyName };
  await post(page, '/api/introducers/signup', partner);
  return partner;
};

/**
 * Adds at least one record for every screen of the portals, in as many states as it has, through the API: `staff` and
 * `partner` are signed in afterwards, and `newcomer` is a partner whose address is not confirmed.
 */
export const fillEveryScreen = async (site: Site, staff: Page, partner: Page, newcomer: Page) => {
  await signInAsAdmin(staff);
  const account = await signUp(partner, 'Fernbank Accountants and Business Advisers');
  await confirmAddress(site, account);
  await signUp(newcomer, 'Newcomer Brokers');

  const lenders = (
    await site.query(
      `select name from lenders where is_active = 'true' and 'business-loans' = any(product_keys) order by name limit 4`,
    )
  ).map(({ name }) => String(name));
  const [first = '', second = '', third = '', fourth = ''] = lenders;

  const apply = (companyName: string, more: object = {}) =>
    post(staff, '/api/applications', { ...CLIENT, ...FUNDING, companyName, ...more }) as Promise<
      Made & { statusToken: string; resultsToken: string }
    >;
  const agree = async (id: string, names: readonly string[]): Promise<void> => {
    await post(staff, `/api/admin/applications/${id}/perimeter-check`, {});
    const agreed = { lenders: names, state: 'given', via: 'phone' };
    await post(staff, `/api/admin/applications/${id}/consents`, agreed);
  };
  const submit = async (id: string, lender: string): Promise<string> => {
    const { id: submission } = (await post(staff, `/api/admin/applications/${id}/submissions`, {
      lender,
    })) as Made;
    return submission;
  };
  const offer = async (id: string, lender: string, rate: number): Promise<string> => {
    const submission = await submit(id, lender);
    await post(staff, `/api/admin/submissions/${submission}/moves`, { to: 'sent' });
    const { id: offered } = (await post(staff, `/api/admin/submissions/${submission}/offers`, {
      ...TERMS,
      rate,
    })) as Made;
    return offered;
  };
  const complete = async (id: string, lender: string): Promise<void> => {
    await agree(id, [lender]);
    await post(staff, `/api/admin/offers/${await offer(id, lender, 8)}/acceptance`, {});
    const [{ id: submission } = {}] = await site.query(
      'select id from lender_submissions where application_id = $1',
      [id],
    );
    await post(staff, `/api/admin/submissions/${String(submission)}/completion`, {
      completedOn: day(),
      drawnPence: 10_000_000,
      brokerCommissionPence: 250_000,
    });
  };

  // A new enquiry, overdue, from a company that has applied twice.
  await apply('Fraser Bakery Ltd', { amount: '60000' });
  const enquiry = await apply('Fraser Bakery Ltd');
  await site.query(`update application_submissions set due_at = now() - interval '9 hours' where id = $1`, [
    enquiry.id,
  ]);
  const task = (title: string, dueOn: string) =>
    post(staff, '/api/admin/tasks', { title, dueOn, applicationId: enquiry.id });
  await task('Ask for the accounts', day());
  await task('Send the terms', '2099-01-01');
  await submit(enquiry.id, first);

  // Waiting for the client's consent.
  const asked = await apply('Alder Joinery Ltd', { email: 'fiona@alder.example' });
  await post(staff, `/api/admin/applications/${asked.id}/consents`, { lenders: [first, second, third] });

  await post(staff, `/api/admin/applications/${asked.id}/perimeter-check`, {});
  await submit(asked.id, first);

  // Two offers shared, a third not yet, one lender asked, the commission disclosed.
  const deal = await apply('Abernethy Commercial Laundry Ltd', { email: 'ann@abernethy.example' });
  await agree(deal.id, lenders);
  for (const [rate, lender] of [
    [7.2, first],
    [8.95, second],
  ] as const)
    await post(staff, `/api/admin/offers/${await offer(deal.id, lender, rate)}/sharing`, {});
  await offer(deal.id, third, 9.9);
  const waiting = await submit(deal.id, fourth);
  await post(staff, `/api/admin/submissions/${waiting}/moves`, { to: 'sent' });
  await post(staff, `/api/admin/applications/${deal.id}/commission-disclosures`, {});

  // Paid out: one from a partner, with commission.
  const paid = await apply('Clyde Cold Stores Ltd', { email: 'cal@clyde.example' });
  await complete(paid.id, second);
  const { id: partnerId } = (await (await partner.request.get('/api/introducers/me')).json()) as Made;
  await post(staff, '/api/admin/commission-terms', {
    ...{ introducerId: partnerId, basis: 'share', percent: 25 },
    ...{ vat: 'standard', payAfterDays: 0, validFrom: day() },
  });
  const caseOf = (companyName: string, more: object = {}) =>
    post(partner, '/api/introducers/me/applications', {
      ...CLIENT,
      ...{ companyName, email: `${companyName.slice(0, 4)}@client.example`, clientConsent: true },
      ...{ fundingType: 'Business Loan', amount: '£50,000', tradingHistory: '3 years' },
      ...more,
    }) as Promise<Made>;
  const own = await caseOf('Birch Furniture Ltd');
  await complete(own.id, first);
  await caseOf('Llanfairpwllgwyngyllgogerych Haulage and Storage Holdings (Anglesey) Limited');
  await post(staff, '/api/admin/statements/run', { month: day().slice(0, 7) });

  await post(partner, '/api/introducers/me/leads', {
    ...{ name: 'Callum Reid', email: 'callum.reid@client.example', phone: '0141 496 0123' },
    ...{ company: 'Reid Joinery Ltd', status: 'contacted', notes: 'Met at the spring fair' },
  });
  const { token } = (await post(partner, '/api/introducers/me/referral-link', {})) as { token: string };

  await post(staff, '/api/admin/taught-words', {
    ...{ kind: 'product', word: 'Widget lending', meaning: 'asset-finance' },
  });

  // A message on hold, one held as possible spam, a complaint, and a request of each kind.
  const letter = { name: CLIENT.contactName, email: CLIENT.email, message: 'Please call me.' };
  const message = (await post(staff, '/api/contact', letter)) as Made;
  await post(staff, '/api/contact', { ...letter, name: 'Rob Otter', leaveBlank: 'https://spam.example' });
  await post(staff, '/api/admin/holds', {
    ...{ subjectType: 'contact-message', subjectId: message.id, reason: 'Court case 2026/114' },
  });
  const person = { name: CLIENT.contactName, email: CLIENT.email };
  const complaint = (await post(staff, '/api/admin/complaints', {
    ...{ kind: 'service', ...person, whatHappened: 'No one called me.', receivedOn: '2026-03-12' },
  })) as Made;
  const requestOf = async (kind: string): Promise<string> => {
    const dates = { receivedOn: '2026-03-12', identityConfirmedOn: '2026-03-12' };
    const request = { kind, ...person, requestedBy: 'person', ...dates };
    const { id } = (await post(staff, '/api/admin/data-requests', request)) as Made;
    const records = [
      { type: 'application', id: enquiry.id },
      { type: 'contact-message', id: message.id },
    ];
    await staff.request.patch(`/api/admin/data-requests/${id}`, { data: { records } });
    return id;
  };
  return {
    lenders: { first, fourth },
    referral: `#ref=${token}`,
    /** Ids, and tokens of the status pages, by the names of their records. */
    addresses: {
      ...{ enquiry: enquiry.id, asked: asked.id, deal: deal.id, paid: paid.id },
      complaint: complaint.id,
      access: await requestOf('access'),
      erasure: await requestOf('erasure'),
      statusAsked: asked.statusToken,
      statusDeal: deal.statusToken,
      statusPaid: paid.statusToken,
    } as Readonly<Record<string, string>>,
  };
};
