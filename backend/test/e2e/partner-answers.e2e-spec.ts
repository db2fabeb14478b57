import request from 'supertest';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { CASES, signUpPartner, type Partner } from '../support/cases.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

// All responses to a partner and its systems, searched for data that they must not see, which exists at each step.

/** Unique texts. */
const SECRETS = {
  'a note on the application': 'Sounded nervous on the phone',
  'a note on a submission': 'Fiona owes us a favour',
  'a lender’s reference': 'REF-77141',
  'a lender that declined': 'Brae Capital',
  'why it declined': 'Their fund is full until May',
  'a lender whose offer was not accepted': 'Alba Finance',
  'a lender that was never sent it': 'Dunmore Capital',
  'the amount of an offer that was not accepted': '7654321',
  'the amount of the offer that was accepted': '12600000',
  'its rate': '13.37',
  'its conditions': 'A guarantee of both directors',
  'what the lender pays the broker': '987654',
  'what the lender calls the facility': 'FAC-5150',
  'why the completion was reversed': 'The solicitor sent it back',
  'the words for the client': 'We need two years of accounts',
  'a task': 'Ring the accountant about Tuesday',
  'the name of a member of the staff': testAdmin.name,
  'the address of a member of the staff': testAdmin.email,
} as const;
const ACCEPTED = 'Corrie Bank';
const DRAWN = { completedOn: '2026-03-12', drawnPence: 12_500_000, brokerCommissionPence: 987_654 };

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let ann: Partner;
let program: string;
describe('Partner answers', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    ann = await signUpPartner(api.app);
    program = basic(await createApiAccount(ann));
  });

  interface Shown {
    readonly progress: object;
    readonly timeline: readonly { readonly what: string; readonly to: string | null }[];
  }

  it('contain only the partner’s own data at each step, with the current status', async () => {
    const { id, updatedAt } = await ann.submit({ clientConsent: true });
    // These lenders do not match, because a partner sees matching ones with its case.
    const [alba, brae, dunmore] = [
      SECRETS['a lender whose offer was not accepted'],
      SECRETS['a lender that declined'],
      SECRETS['a lender that was never sent it'],
    ];
    for (const name of [alba, brae, dunmore, ACCEPTED])
      await admin.post('/api/admin/lenders').send({ name, productTypes: 'Business Loans' }).expect(201);

    const answers: string[] = [];
    const keep = ({ text, headers }: request.Response) => answers.push(JSON.stringify([text, headers]));
    const PATHS = [
      `${CASES}/${id}`,
      '/api/introducers/me/referrals',
      '/api/introducers/me/referrals/export?format=csv',
      '/api/introducers/me/commissions',
    ];
    const read = async () => {
      for (const path of PATHS) {
        keep(await ann.agent.get(path).expect(200));
        keep(await api.http().get(path).set('Authorization', program).expect(200));
      }
      keep(await ann.agent.patch(`${CASES}/${id}`).send({ notes: 'stale', updatedAt }));
      const full = (await ann.agent.get(`${CASES}/${id}`)).body as Shown;
      const [listed] = (await ann.agent.get('/api/introducers/me/referrals')).body as Shown[];
      expect(listed?.progress).toEqual(full.progress);
      return full;
    };
    const move = (submission: string, body: object) =>
      admin.post(`/api/admin/submissions/${submission}/moves`).send(body).expect(200);
    const progressIs = async (progress: object) => {
      expect((await read()).progress).toEqual({
        lendersAsked: 0,
        offers: 0,
        completedOn: null,
        drawnPence: null,
        ...progress,
      });
    };

    await progressIs({ stage: 'new' });
    await admin
      .post('/api/admin/tasks')
      .send({ title: SECRETS['a task'], applicationId: id, dueOn: '2030-01-01' })
      .expect(201);
    await admin.post(`/api/admin/applications/${id}/submissions`).send({ lender: dunmore }).expect(201);
    const first = await putTo(admin, id, alba);
    const second = await putTo(admin, id, brae);
    const third = await putTo(admin, id, ACCEPTED);
    await progressIs({ stage: 'with_lenders', lendersAsked: 3 });

    await move(first, { to: 'info_requested' });
    await move(first, { to: 'sent' });
    const reason = SECRETS['why it declined'];
    await move(second, { to: 'declined', reasonCode: 'other', reason });
    await offered(admin, first, { amountPence: 7_654_321 });
    const best = { amountPence: 12_600_000, rate: 13.37, conditions: SECRETS['its conditions'] };
    const offer = await offered(admin, third, best);
    const withdrawn = await offered(admin, third);
    await progressIs({ stage: 'offers', lendersAsked: 3, offers: 3 });
    await admin.post(`/api/admin/offers/${withdrawn}/withdrawal`).send({}).expect(200);
    await admin
      .patch(`/api/admin/submissions/${first}`)
      .send({ notes: SECRETS['a note on a submission'], reference: SECRETS['a lender’s reference'] })
      .expect(200);
    await progressIs({ stage: 'offers', lendersAsked: 3, offers: 2 });

    await accepted(admin, offer);
    const notes = SECRETS['a note on the application'];
    await admin.patch(`/api/admin/applications/${id}`).send({ notes }).expect(200);
    await progressIs({ stage: 'accepted', lendersAsked: 3, offers: 2 });
    const completion = `/api/admin/submissions/${third}/completion`;
    const facilityReference = SECRETS['what the lender calls the facility'];
    await admin
      .post(completion)
      .send({ ...DRAWN, facilityReference })
      .expect(200);
    const { completedOn, drawnPence } = DRAWN;
    await progressIs({ stage: 'completed', lendersAsked: 3, offers: 2, completedOn, drawnPence });
    const sentBack = { reasonCode: 'other', reason: SECRETS['why the completion was reversed'] };
    await admin.delete(completion).send(sentBack).expect(200);
    await progressIs({ stage: 'accepted', lendersAsked: 3, offers: 2 });
    const rejection = { status: 'rejected', clientReason: SECRETS['the words for the client'] };
    await admin.patch(`/api/admin/applications/${id}`).send(rejection).expect(200);

    const { timeline } = await read();
    expect(timeline.map(({ what, to }) => (to === null ? what : `${what}: ${to}`))).toEqual([
      'submitted: pending',
      ...['status: in_review', 'lender_asked', 'lender_asked', 'lender_asked', 'lender_declined'],
      ...['offer_came', 'offer_came', 'offer_came'],
      ...['status: approved', `lender: ${ACCEPTED}`, `offer_accepted: ${ACCEPTED}`],
      ...['completed', 'completion_reversed', 'status: rejected'],
    ]);
    const told = answers.join('\n');
    expect(told).toContain(ACCEPTED);
    expect(Object.entries(SECRETS).filter(([, secret]) => told.includes(secret))).toEqual([]);
  });
});
