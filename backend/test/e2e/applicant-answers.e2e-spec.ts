import request from 'supertest';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { sentAnswers } from '../support/answers.js';
import { allowSending } from '../support/consents.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

// All responses to an applicant, searched for data that the applicant must not see, which exists at each step.

/** Unique texts. */
const SECRETS = {
  'a note on the application': 'Sounded nervous on the phone',
  'a note on a submission': 'Fiona owes us a favour',
  'a lender’s reference': 'REF-77141',
  'an internal reason of a lender': 'Their fund is full until May',
  'the reason for the partner': 'Turnover too thin for our taste',
  'a lender that was never asked about': 'Dunmore Capital',
  'an offer that was not shared': '7654321',
  'a task': 'Ring the accountant about Tuesday',
  'the name of a member of the staff': testAdmin.name,
  'the address of a member of the staff': testAdmin.email,
} as const;

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Applicant answers', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    for (const name of ['Alba', 'Brae', 'Corrie', SECRETS['a lender that was never asked about']])
      await admin.post('/api/admin/lenders').send({ name, productTypes: 'Business Loans' }).expect(201);
  });

  it('contain only the applicant’s own data at each step', async () => {
    const sent = await api.http().post('/api/applications').send(sentAnswers()).expect(201);
    const { id, statusToken, resultsToken } = sent.body as Record<
      'id' | 'statusToken' | 'resultsToken',
      string
    >;
    const path = `/api/status/${statusToken}`;
    const answers: string[] = [];
    const read = async () => {
      const shown = await api.http().get(path).expect(200);
      answers.push(JSON.stringify([shown.body, shown.headers]));
      return shown.body as { consents: { id: string }[]; offers: { id: string }[] };
    };
    const keep = ({ body: answer, headers }: request.Response) =>
      answers.push(JSON.stringify([answer, headers]));

    const notes = SECRETS['a note on the application'];
    await admin.patch(`/api/admin/applications/${id}`).send({ notes }).expect(200);
    await admin
      .post('/api/admin/tasks')
      .send({ title: SECRETS['a task'], applicationId: id, dueOn: '2030-01-01' })
      .expect(201);
    await admin
      .post(`/api/admin/applications/${id}/submissions`)
      .send({ lender: SECRETS['a lender that was never asked about'] })
      .expect(201);
    await read();

    await allowSending(admin, id, 'Corrie');
    await admin
      .post(`/api/admin/applications/${id}/consents`)
      .send({ lenders: ['Brae'] })
      .expect(201);
    const asked = (await read()).consents.at(-1);
    keep(await api.http().post(`${path}/consents/${asked?.id}`).send({ answer: 'no' }).expect(200));
    const [alba, corrie] = [await putTo(admin, id, 'Alba'), await putTo(admin, id, 'Corrie')];
    keep(
      await api
        .http()
        .post(`${path}/consents/${(await read()).consents[0]?.id}`)
        .send({ answer: 'no' })
        .expect(409),
    );
    await admin
      .patch(`/api/admin/submissions/${alba}`)
      .send({ notes: SECRETS['a note on a submission'], reference: SECRETS['a lender’s reference'] })
      .expect(200);
    const offer = await offered(admin, alba);
    await offered(admin, alba, { amountPence: Number(SECRETS['an offer that was not shared']) });
    const reason = SECRETS['an internal reason of a lender'];
    await admin
      .post(`/api/admin/submissions/${corrie}/moves`)
      .send({ to: 'declined', reasonCode: 'other', reason })
      .expect(200);
    await read();

    await admin.post(`/api/admin/applications/${id}/commission-disclosures`).expect(201);
    await read();
    keep(
      await api.http().post(`${path}/disclosure/acknowledgement`).send({ name: 'Jane Smith' }).expect(200),
    );
    await admin.post(`/api/admin/offers/${offer}/sharing`).send({}).expect(200);
    const [shared] = (await read()).offers;
    keep(await api.http().post(`${path}/offers/${shared?.id}/choice`).expect(200));
    await read();
    await accepted(admin, offer);
    await read();
    keep(await api.http().post(`${path}/offers/${shared?.id}/choice`).expect(409));
    const words = {
      reason: SECRETS['the reason for the partner'],
      clientReason: 'We need two years of accounts',
    };
    await admin
      .patch(`/api/admin/applications/${id}`)
      .send({ status: 'rejected', ...words })
      .expect(200);
    expect(await read()).toMatchObject({ status: 'rejected', stage: 'closed', reason: words.clientReason });
    keep(await api.http().get(`/api/results/${resultsToken}`).expect(200));

    const told = answers.join('\n');
    expect(answers).toHaveLength(15);
    for (const kept of ['Alba', 'Brae', 'Corrie', '12500000']) expect(told).toContain(kept);
    const results = answers.at(-1) ?? '';
    const found = Object.entries(SECRETS).filter(([, secret]) =>
      // A visitor's match may show any suitable lender, also one that never receives the details.
      (secret === 'Dunmore Capital' ? told.replace(results, '') : told).includes(secret),
    );
    expect(found).toEqual([]);
  });
});
