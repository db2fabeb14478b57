import request from 'supertest';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { sentAnswers } from '../support/answers.js';
import { skipWaiting, workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, testAdmin, useMailingApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Shared offers', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    admin = await signInAsAdmin(api.app);
    for (const name of ['Alba', 'Brae'])
      await admin.post('/api/admin/lenders').send({ name, productTypes: 'Business Loans' }).expect(201);
  });

  const bodyOf = ({ body }: request.Response): unknown => body;

  let submitted = 0;
  let caseId: string;
  let token: string;
  let alba: string;
  let brae: string;
  beforeEach(async () => {
    submitted += 1;
    const form = sentAnswers({ companyName: `Alder ${submitted} Ltd`, email: 'isla@alder.example' });
    const sent = await api.http().post('/api/applications').send(form).expect(201);
    ({ id: caseId, statusToken: token } = sent.body as { id: string; statusToken: string });
    alba = await offered(admin, await putTo(admin, caseId, 'Alba'), { conditions: 'A guarantee' });
    brae = await offered(admin, await putTo(admin, caseId, 'Brae'), { expiresOn: '2099-12-31' });
    mails.received.length = 0;
  });

  const share = (id: string) => admin.post(`/api/admin/offers/${id}/sharing`).send({});
  const choose = (id: string, by = token) => api.http().post(`/api/status/${by}/offers/${id}/choice`);
  const onPage = async () =>
    (bodyOf(await api.http().get(`/api/status/${token}`).expect(200)) as { readonly offers: object[] })
      .offers;
  const mailed = (subject: string) =>
    mails.received
      .map(({ to, source }) => ({ to, source: readable(source) }))
      .filter(({ source }) => source.includes(`Subject: ${subject}`));

  it('are shown immediately, announced together in one email, chosen on the page, and reported to staff by a task and an email', async () => {
    const [me] = (await admin.get('/api/admin/applications/owners')).body as [{ id: string }];
    await admin.patch(`/api/admin/applications/${caseId}`).send({ ownerId: me.id }).expect(200);
    expect(await onPage()).toEqual([]);
    await share(alba).expect(200);
    await share(alba).expect(200);
    await share(brae).expect(200);
    await skipWaiting(api);
    await until(() => mailed('You have 2 offers').length > 0);

    expect(await onPage()).toEqual([
      {
        id: alba,
        lender: 'Alba',
        standing: 'open',
        kind: 'formal',
        conditions: 'A guarantee',
        amountPence: 12_500_000,
        termMonths: 60,
        rateKind: 'annual',
        rate: 8.95,
        expiresOn: null,
        repayment: 'amortising',
        arrangementFeePence: 250_000,
        brokerFeePence: 0,
        otherFeesPence: 0,
        exitFeePence: 0,
        updatedAt: expect.any(String) as string,
        figures: {
          monthlyPaymentPence: 259_176,
          finalPaymentPence: 259_176,
          totalRepayablePence: 15_550_573,
          totalCostPence: 3_300_573,
          effectiveAnnualRate: 10.27,
        },
      },
      expect.objectContaining({ id: brae, lender: 'Brae', expiresOn: '2099-12-31' }),
    ]);
    await choose(alba).expect(200);
    await choose(brae).expect(200);
    await choose(brae).expect(200);

    expect(await onPage()).toMatchObject([{ standing: 'open' }, { standing: 'chosen' }]);
    const submissions = await admin.get(`/api/admin/applications/${caseId}/submissions`).expect(200);
    expect(bodyOf(submissions)).toMatchObject([
      { offers: [{ chosenByApplicantAt: null }] },
      { offers: [{ chosenByApplicantAt: expect.any(String) as string }] },
    ]);
    const tasks = bodyOf(await admin.get('/api/admin/tasks').expect(200)) as {
      kind: string;
      doneAt: string | null;
    }[];
    expect(tasks.filter(({ kind, doneAt }) => kind === 'offer_chosen' && doneAt === null)).toMatchObject([
      {
        applicationId: caseId,
        title: 'Client chose the Brae offer',
        owner: { id: me.id },
      },
    ]);
    await until(() => mailed('A client has chosen an offer').length > 0);
    expect(mailed('You have')).toEqual([
      { to: ['isla@alder.example'], source: expect.stringContaining(`/status/${token}`) as string },
    ]);
    expect(mailed('A client has chosen an offer').at(-1)).toMatchObject({
      to: [testAdmin.email],
      source: expect.stringContaining(`/admin/applications/${caseId}`) as string,
    });
  });

  it('cannot be chosen once staff have accepted another, which the page shows', async () => {
    await share(alba).expect(200);
    await share(brae).expect(200);
    await choose(brae).expect(200);
    await accepted(admin, alba);

    expect(await onPage()).toMatchObject([{ standing: 'accepted' }, { standing: 'other_accepted' }]);
    expect(bodyOf(await choose(brae).expect(409))).toMatchObject({
      error: 'Another offer has been accepted. To change that, please call us.',
    });
    await share(alba).expect(409);
  });

  it('are reminded of once a day, in one email', async () => {
    const remind = () => admin.post(`/api/admin/applications/${caseId}/offers/reminder`).send({});
    const reminded = async () => {
      const ids = (bodyOf(await remind().expect(200)) as { id: string }[]).map(({ id }) => id);
      return ids.sort();
    };
    const reminders = () => mailed('Your 2 offers');
    expect(bodyOf(await remind().expect(409))).toMatchObject({ type: '/problems/no-offer-to-choose' });
    await share(alba).expect(200);
    await share(brae).expect(200);

    expect(await reminded()).toEqual([alba, brae].sort());
    await until(() => reminders().length > 0);
    expect(bodyOf(await remind().expect(409))).toMatchObject({
      type: '/problems/reminded-today',
      error: 'We reminded the client today. You can send the next reminder tomorrow.',
    });

    await api.query(`update offers set reminded_at = reminded_at - interval '1 day' where id in ($1, $2)`, [
      alba,
      brae,
    ]);
    expect(await reminded()).toEqual([alba, brae].sort());
    await until(() => reminders().length > 1);
    expect(reminders().map(({ to }) => to)).toEqual([['isla@alder.example'], ['isla@alder.example']]);
    expect(reminders()[0]?.source).toContain(`/status/${token}`);

    await choose(alba).expect(200);
    await remind().expect(409);
  });

  it('limit how often they are chosen', async () => {
    await share(alba).expect(200);

    const { headers } = await choose(alba).expect(200);

    expect(headers['ratelimit-policy']).toContain('"choose-offer";q=20000;w=3600');
  });

  it('cannot be chosen through another client’s link or before they are shared', async () => {
    const other = await api
      .http()
      .post('/api/applications')
      .send(sentAnswers({ companyName: `Other ${submitted} Ltd` }));
    await choose(alba).expect(404);
    await share(alba).expect(200);

    await choose(alba, (other.body as { statusToken: string }).statusToken).expect(404);
    await choose(alba, 'no-token').expect(404);
    await choose(NOBODYS).expect(404);
    await choose('not-an-id').expect(404);
    await share(NOBODYS).expect(404);
  });
});
