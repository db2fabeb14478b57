import type request from 'supertest';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { accepted, offered } from '../support/accepted-offers.js';
import { caseForm, signUpPartner, type Partner } from '../support/cases.js';
import { recordPerimeterCheck } from '../support/consents.js';
import { jobsDone, skipWaiting, workJobs } from '../support/jobs.js';
import { readable } from '../support/mail-server.js';
import { signInAsAdmin, testAdmin, useMailingApp } from '../support/test-app.js';

// A whole deal, from the fact-find to a reversal after the partner was paid. After every step all responses and
// emails to client, partner and staff are compared with one table of what each must and must not contain.

const CLIENT = 'bella@birch.example';
const INTERNAL = 'Their fund is full until May';
const REVERSED_BECAUSE = 'The solicitor sent the money back';
const today = londonIsoDay(new Date());

const { api, mails } = useMailingApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;
let id: string;
let token: string;
/** Ids of submissions and offers by lender name. */
const submissions = new Map<string, string>();
const offers = new Map<string, string>();
describe('Whole deal', () => {
  beforeAll(async () => {
    await workJobs(api.app);
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app, { companyName: 'Fielding Accountants' });
    // None of them matches the enquiry, so none is on the partner's case as a match.
    for (const name of ['Alba', 'Brae', 'Corrie'])
      await admin.post('/api/admin/lenders').send({ name, productTypes: 'Development Finance' }).expect(201);
    await admin
      .post('/api/admin/commission-terms')
      .send({
        introducerId: partner.introducer.id,
        basis: 'share',
        percent: 20,
        vat: 'exempt',
        validFrom: today,
      })
      .expect(201);
    await jobsDone(api);
  });

  const bodyOf = ({ body }: request.Response): unknown => body;
  interface Shown {
    readonly id: string;
  }

  /** Each step's actions by name. */
  const STEPS = {
    'the client sends the fact-find': async () => {
      const link = await partner.agent.post('/api/introducers/me/referral-link').expect(201);
      const { token: referralToken } = bodyOf(link) as { token: string };
      const form = caseForm({ email: CLIENT, referralToken, clientConsent: true });
      const sent = await api.http().post('/api/applications').send(form).expect(201);
      ({ id, statusToken: token } = bodyOf(sent) as { id: string; statusToken: string });
    },
    'staff ask about three lenders': async () => {
      await admin
        .post(`/api/admin/applications/${id}/consents`)
        .send({ lenders: ['Alba', 'Brae', 'Corrie'] })
        .expect(201);
    },
    'the client agrees to all': async () => {
      const { consents } = (await status()) as { consents: readonly Shown[] };
      for (const { id: consent } of consents)
        await api.http().post(`/api/status/${token}/consents/${consent}`).send({ answer: 'yes' }).expect(200);
    },
    'the details are sent': async () => {
      await recordPerimeterCheck(admin, id);
      for (const lender of ['Alba', 'Brae', 'Corrie']) {
        const made = await admin
          .post(`/api/admin/applications/${id}/submissions`)
          .send({ lender })
          .expect(201);
        const { id: submission } = bodyOf(made) as Shown;
        submissions.set(lender, submission);
        await move(submission, { to: 'sent' });
      }
    },
    'a lender declines': () =>
      move(submissions.get('Corrie'), { to: 'declined', reasonCode: 'other', reason: INTERNAL }),
    'two lenders offer': async () => {
      for (const lender of ['Alba', 'Brae'])
        offers.set(lender, await offered(admin, submissions.get(lender) ?? '', { expiresOn: '2099-12-31' }));
    },
    'both offers are shared': async () => {
      for (const offer of offers.values())
        await admin.post(`/api/admin/offers/${offer}/sharing`).send({}).expect(200);
      await skipWaiting(api);
    },
    'staff disclose the commission': async () => {
      await admin.post(`/api/admin/applications/${id}/commission-disclosures`).expect(201);
    },
    'the client confirms the disclosure': async () => {
      await api
        .http()
        .post(`/api/status/${token}/disclosure/acknowledgement`)
        .send({ name: 'Bella Birch' })
        .expect(200);
    },
    'the client chooses an offer': async () => {
      await api
        .http()
        .post(`/api/status/${token}/offers/${offers.get('Brae')}/choice`)
        .expect(200);
    },
    'staff accept it': () => accepted(admin, offers.get('Brae') ?? ''),
    'the money is paid out': async () => {
      await admin
        .post(`/api/admin/submissions/${submissions.get('Brae')}/completion`)
        .send({ completedOn: '2026-03-12', drawnPence: 12_500_000, brokerCommissionPence: 250_000 })
        .expect(200);
    },
    'the partner is paid': async () => {
      await admin
        .post('/api/admin/statements/run')
        .send({ month: today.slice(0, 7) })
        .expect(200);
      const [statement] = bodyOf(await admin.get('/api/admin/statements').expect(200)) as [Shown];
      await admin.post(`/api/admin/statements/${statement.id}/approval`).send({}).expect(200);
      await jobsDone(api);
      await admin
        .post(`/api/admin/statements/${statement.id}/payment`)
        .send({ paidOn: today, reference: 'BACS 0414' })
        .expect(200);
    },
    'the completion is reversed': async () => {
      await admin
        .delete(`/api/admin/submissions/${submissions.get('Brae')}/completion`)
        .send({ reasonCode: 'other', reason: REVERSED_BECAUSE })
        .expect(200);
    },
  } as const satisfies Record<string, () => Promise<void>>;
  type Step = keyof typeof STEPS;

  const move = async (submission: string | undefined, to: object) => {
    await admin.post(`/api/admin/submissions/${submission}/moves`).send(to).expect(200);
  };
  const status = async () => bodyOf(await api.http().get(`/api/status/${token}`).expect(200));

  /** Everything that one of the three can read. */
  const READERS = {
    client: async () => [await status()],
    partner: async () => [
      bodyOf(await partner.agent.get(`/api/introducers/me/applications/${id}`).expect(200)),
      bodyOf(await partner.agent.get('/api/introducers/me/commissions').expect(200)),
    ],
    staff: async () => [
      bodyOf(await admin.get(`/api/admin/applications/${id}`).expect(200)),
      bodyOf(await admin.get(`/api/admin/applications/${id}/submissions`).expect(200)),
      bodyOf(await admin.get('/api/admin/tasks').expect(200)),
    ],
  } as const;

  interface Side {
    /** Subjects of the step's emails in alphabetical order. */
    readonly mails?: readonly string[];
    /** In responses or emails. */
    readonly says: readonly string[];
    /** In addition to what this reader must never see. */
    readonly never?: RegExp;
  }

  const NOT_YET = /have received your application/;
  const REVIEWING = /have received your application|reviewing your application/i;
  const ADVICE =
    /not an offer of credit|passed our review|have received your application|reviewing your application/i;
  const PAID =
    /not an offer of credit|passed our review|going ahead|goes ahead|have received your application/i;
  const PAID_OUT = /paid out|"completed"|completion/i;
  const NEXT_STEP = 'We will call you about the next step.';
  const SENT = 'We have sent your details to the lenders you agreed to. We are waiting for their answers.';
  const CHOICE = 'You have 2 offers to choose from. Please decide by 31 December 2099.';

  const nextStep = (kind: string): string => `"nextStep":{"kind":"${kind}"`;

  const TABLE: Readonly<Record<Step, Readonly<Record<keyof typeof READERS, Side>>>> = {
    'the client sends the fact-find': {
      client: {
        mails: ['We have received your application'],
        says: [
          '"kind":"received"',
          '"headline":"We have received your application. We will call you ',
          '"Fielding Accountants"',
        ],
        never: PAID_OUT,
      },
      partner: {
        mails: ['A client has applied through your link'],
        says: ['"stage":"new"', '"viaLink":true'],
        never: PAID_OUT,
      },
      staff: {
        says: ['"stage":"new"', nextStep('assign'), '"recipient":"Fielding Accountants"'],
        never: PAID_OUT,
      },
    },
    'staff ask about three lenders': {
      client: {
        mails: ['Can we share your details with a lender?'],
        says: ['"kind":"consent_asked"', 'Can we share your details with Alba, Brae and Corrie?'],
        never: REVIEWING,
      },
      partner: { says: ['"stage":"new"'] },
      staff: { says: ['"consent-asked"', nextStep('await_consent')] },
    },
    'the client agrees to all': {
      client: {
        says: ['"kind":"consent_answered"', 'We will send your details only to lenders you agreed to.'],
        never: NOT_YET,
      },
      partner: { says: ['"stage":"new"'] },
      staff: { says: ['"consent-given"', nextStep('choose_lenders')] },
    },
    'the details are sent': {
      client: {
        says: ['"kind":"with_lenders"', SENT, '"recipient":"Alba"', '"recipient":"Corrie"'],
        never: REVIEWING,
      },
      partner: {
        mails: ['Your case is in review'],
        says: ['"stage":"with_lenders"', '"lender_asked"', '"lendersAsked":3'],
      },
      staff: {
        says: [
          '"stage":"with_lenders"',
          nextStep('await_lender'),
          '"recipient":"Fielding Accountants"',
          '"recipient":"Brae"',
        ],
      },
    },
    'a lender declines': {
      client: {
        mails: ['A lender has declined your application'],
        says: ['"kind":"with_lenders"', 'Corrie has declined your application.', SENT, '"hasDeclined":true'],
        never: REVIEWING,
      },
      partner: {
        mails: ['A lender has declined your case'],
        says: ['"lender_declined"', 'A lender has declined your case for Birch Bakery Ltd.'],
      },
      staff: { says: ['"declined"', nextStep('await_lender'), INTERNAL] },
    },
    'two lenders offer': {
      client: {
        says: ['"kind":"offer_to_check"', 'You will see it here once we have checked it.', '"offers":[]'],
        never: REVIEWING,
      },
      partner: { mails: ['Your case has an offer'], says: ['"stage":"offers"', '"offers":2'] },
      staff: { says: ['"stage":"offers"', nextStep('share_offers'), '"state":"offered"'] },
    },
    'both offers are shared': {
      client: {
        mails: ['You have 2 offers'],
        says: ['"kind":"offers_to_choose"', CHOICE, 'Corrie has declined your application.'],
        never: REVIEWING,
      },
      partner: { says: ['"stage":"offers"'] },
      staff: { says: ['"stage":"offers"', nextStep('await_choice')] },
    },
    'staff disclose the commission': {
      client: {
        mails: ['Please read how we are paid'],
        says: ['"kind":"offers_to_choose"', CHOICE, 'Please read how we are paid'],
        never: REVIEWING,
      },
      partner: { says: ['"stage":"offers"'] },
      staff: { says: ['"commission-disclosed"'] },
    },
    'the client confirms the disclosure': {
      client: {
        says: ['"kind":"offers_to_choose"', '"acknowledgedBy":"Bella Birch"'],
        never: /Please read how we are paid|reviewing your application/,
      },
      partner: { says: ['"stage":"offers"'] },
      staff: { says: ['"commission-disclosure-acknowledged"'] },
    },
    'the client chooses an offer': {
      client: {
        says: ['"kind":"offer_chosen"', `You have chosen the offer from Brae. ${NEXT_STEP}`],
        never: REVIEWING,
      },
      partner: { says: ['"stage":"offers"'] },
      staff: {
        mails: ['A client has chosen an offer'],
        says: ['"stage":"offers"', nextStep('accept'), '"offer_chosen"'],
      },
    },
    'staff accept it': {
      client: {
        mails: ['Your application is going ahead'],
        says: [
          '"kind":"going_ahead"',
          `Your application is going ahead with Brae. ${NEXT_STEP}`,
          '"standing":"accepted"',
          '"standing":"other_accepted"',
        ],
        never: ADVICE,
      },
      partner: {
        mails: ['Your case has been approved'],
        says: ['"stage":"accepted"', '"what":"offer_accepted","from":null,"to":"Brae"'],
      },
      staff: {
        says: ['"stage":"accepted"', nextStep('record_completion'), '"assignedLender":"Brae"'],
        never: /disclosure_out_of_date/,
      },
    },
    'the money is paid out': {
      client: {
        mails: ['Your funding has been paid out'],
        says: [
          '"kind":"paid_out"',
          'Brae has paid out your funding. If it has not reached you, please call us.',
          '"standing":"paid_out"',
        ],
        never: PAID,
      },
      partner: {
        mails: ['Your case has completed'],
        says: ['"stage":"completed"', '"what":"completed"', '"drawnPence":12500000', '"amountPence":50000'],
      },
      staff: {
        says: ['"stage":"completed"', nextStep('record_receipt')],
        never: /disclosure_out_of_date|disclosure_to_send/,
      },
    },
    'the partner is paid': {
      client: { says: ['"kind":"paid_out"'], never: PAID },
      partner: {
        mails: [
          `Your commission statement ${today.slice(0, 4)}-0001`,
          `Your commission statement ${today.slice(0, 4)}-0001 has been paid`,
        ],
        says: ['"stage":"completed"', '"state":"paid"'],
      },
      staff: { says: ['"stage":"completed"'], never: /disclosure_out_of_date/ },
    },
    'the completion is reversed': {
      client: {
        mails: ['Your funding is no longer recorded as paid out'],
        says: [
          '"kind":"payment_reversed"',
          `We recorded your funding from Brae as paid out, but have since reversed this. ${NEXT_STEP}`,
          '"standing":"accepted"',
        ],
        never:
          /has paid out your funding|not an offer of credit|passed our review|have received your application/,
      },
      partner: {
        mails: ['The completion of your case has been reversed'],
        says: [
          '"stage":"accepted"',
          '"completion_reversed"',
          '"completedOn":null',
          '"amountPence":-50000',
          'We have reversed the completion of your case for Birch Bakery Ltd. We have clawed back any commission it earned',
        ],
      },
      staff: {
        says: ['"stage":"accepted"', nextStep('record_completion'), REVERSED_BECAUSE],
        never: /disclosure_out_of_date/,
      },
    },
  };

  /** For every step: no internal terms for either, and for the partner no lender before acceptance, and no terms. */
  const NEVER: Readonly<Record<keyof typeof READERS, RegExp>> = {
    client: new RegExp([INTERNAL, REVERSED_BECAUSE, testAdmin.name].join('|')),
    partner: new RegExp([INTERNAL, REVERSED_BECAUSE, testAdmin.name, 'Alba', 'Corrie', '8\\.95'].join('|')),
    staff: /never to be found/,
  };

  const subjectOf = (source: string): string => /^Subject: (.*)$/m.exec(source)?.[1]?.trim() ?? '';

  /** A reader's emails since the last count. */
  const mailsTo = (address: string | null): string[] =>
    mails.received
      .filter(({ to }) =>
        address === null
          ? !to.includes(CLIENT) && !to.includes(partner.introducer.email)
          : to.includes(address),
      )
      .map(({ source }) => readable(source));

  it('shows client, partner and staff at each step the sentences in the table, and nothing forbidden', async () => {
    for (const [step, run] of Object.entries(STEPS) as [Step, () => Promise<void>][]) {
      mails.received.length = 0;
      await run();
      await jobsDone(api);

      const addresses = { client: CLIENT, partner: partner.introducer.email, staff: null };
      const found = await Promise.all(
        (['client', 'partner', 'staff'] as const).map(async (reader) => {
          const { mails: subjects = [], says, never } = TABLE[step][reader];
          const received = mailsTo(addresses[reader]);
          const text = [JSON.stringify(await READERS[reader]()), ...received].join('\n');
          return {
            step,
            reader,
            mails: { expected: subjects, received: received.map(subjectOf).toSorted() },
            missing: says.filter((words) => !text.includes(words)),
            forbidden: [NEVER[reader], ...(never ? [never] : [])].flatMap((words) => words.exec(text) ?? []),
          };
        }),
      );
      expect(found).toEqual(
        found.map(({ mails: { expected }, ...rest }) => ({
          ...rest,
          mails: { expected, received: expected },
          missing: [],
          forbidden: [],
        })),
      );
      // Client and staff see the same list of who has the details.
      const [[client], [staff]] = await Promise.all([READERS.client(), READERS.staff()]);
      const holders = (read: unknown) =>
        (read as { disclosures: { recipient: string }[] }).disclosures.map(({ recipient }) => recipient);
      expect([step, holders(client)]).toEqual([step, holders(staff)]);
    }
  });
});
