import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { offered, putTo } from '../support/accepted-offers.js';
import { sentAnswers } from '../support/answers.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { signUpPartner, type Partner } from '../support/cases.js';
import { startNotingLine, type NotingLine } from '../support/noting-line.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, startAppOn, testSettings } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

let database: TestDatabase;
let line: NotingLine;
let app: NestExpressApplication;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;
describe('SQL statements', () => {
  beforeAll(async () => {
    database = await createTestDatabase();
    line = await startNotingLine(database.url);
    app = await startAppOn(line.url, testSettings());
    admin = await signInAsAdmin(app);
    await admin.post('/api/admin/lenders').send(statedLender).expect(201);
    partner = await signUpPartner(app);
    await partner.submit();
  });
  afterAll(async () => {
    await app.close();
    line.close();
    await database.drop();
  });

  /** A statement's verb and tables: 'select admins, sessions'. */
  const gist = (statement: string): string => {
    const [verb = ''] = statement.split(' ', 1);
    const tables = [
      ...statement.matchAll(
        /(?<!distinct )\b(?:from|join|into|update) "?(?!set\b|lateral\b)([a-z]\w+)\b(?!\()/gi,
      ),
    ].map(([, table]) => table);
    return `${verb.toLowerCase()} ${[...new Set(tables)].join(', ')}`;
  };
  /** The background exchange of counts; no request waits for it. */
  const COUNTS = 'with rate_limits, told';
  /** pg-boss polls its queues. */
  const QUEUE = 'select pgboss';
  const askedBy = async (call: () => request.Test): Promise<readonly string[]> =>
    (await line.during(async () => expect((await call()).ok).toBe(true)))
      .map(gist)
      .filter((asked) => asked !== COUNTS && asked !== QUEUE);

  /** One statement reads a partner's cases with their progress at lenders. */
  const CASES_WITH_PROGRESS = 'select case_submissions, application_submissions';

  describe('a page of a list', () => {
    it('takes for staff the session with its account, the page with its total, owners, next tasks, next steps, receivables and accepted lenders, and the names of its partners', async () => {
      const asked = await askedBy(() => admin.get('/api/admin/applications?limit=25'));

      expect(asked).toEqual([
        'select admins, sessions',
        'select staff_names, open_tasks, current_offers, case_deals, case_receivables, accepted_lenders, application_counts, application_submissions',
        'select introducers',
      ]);
    });

    it('takes for a partner the session with its account, and the page with its total', async () => {
      const asked = await askedBy(() => partner.agent.get('/api/introducers/me/referrals?limit=25'));

      expect(asked).toEqual(['select introducers, sessions', CASES_WITH_PROGRESS]);
    });

    it('takes for a partner’s system the account with its partner, and the page with its total', async () => {
      const credentials = await createApiAccount(partner);
      const call = () =>
        request(app.getHttpServer())
          .get('/api/introducers/me/referrals?limit=25')
          .set('Authorization', basic(credentials));
      await call().expect(200);

      expect(await askedBy(call)).toEqual(['select users, introducers', CASES_WITH_PROGRESS]);
    });
  });

  it('takes one more when a session’s last use is older than a minute', async () => {
    await database.source.query(`update sessions set idle_until = idle_until - interval '2 minutes'`);
    const me = () => admin.get('/api/admin/me');

    expect(await askedBy(me)).toEqual(['select admins, sessions', 'update sessions']);
    expect(await askedBy(me)).toEqual(['select admins, sessions']);
  });

  describe('a step of staff', () => {
    const isOfApplication = (asked: string): boolean =>
      /^(?:select|update) application_submissions$/.test(asked);
    /** How often the application itself is read and written, apart from lists. */
    const onApplication = async (call: () => request.Test) => (await askedBy(call)).filter(isOfApplication);
    const ONCE = ['select application_submissions', 'update application_submissions'];
    let caseId: string;
    let submission: string;
    let amount = 70_000;
    beforeEach(async () => {
      amount += 1_000;
      ({ id: caseId } = await partner.submit({ amount: String(amount) }));
      submission = await putTo(admin, caseId, statedLender.name);
    });
    const move = (to: object) => () => admin.post(`/api/admin/submissions/${submission}/moves`).send(to);
    const acceptance = async () => {
      const offer = await offered(admin, submission);
      return () => admin.post(`/api/admin/offers/${offer}/acceptance`).send({ approve: true });
    };
    const completion = () => `/api/admin/submissions/${submission}/completion`;
    const drawn = { completedOn: '2026-03-12', drawnPence: 12_500_000, brokerCommissionPence: 250_000 };

    it('locks, reads and writes the application once when its status changes', async () => {
      const review = { status: 'approved', assignedLender: statedLender.name };

      expect(
        await onApplication(() => admin.patch(`/api/admin/applications/${caseId}`).send(review)),
      ).toEqual(ONCE);
    });

    it('locks, reads and writes the application once when a lender declines', async () => {
      expect(await onApplication(move({ to: 'declined', reasonCode: 'other', reason: 'Full' }))).toEqual(
        ONCE,
      );
    });

    it('locks, reads and writes the application once when an offer is accepted', async () => {
      expect(await askedBy(await acceptance())).toEqual([
        'select admins, sessions',
        'start ',
        'select lender_panel',
        'select offers',
        'select lender_submissions',
        'select application_submissions',
        'select lender_submissions',
        'select offers',
        'update offers',
        'update lender_submissions',
        'update application_submissions',
        'with application_events, activity',
        'insert pgboss',
        'with application_events, activity',
        'select offers',
        'commit ',
        'select offers',
      ]);
    });

    it('locks, reads and writes the application once when a deal completes with its commission, and when that is reversed', async () => {
      await (await acceptance())().expect(200);

      expect(await onApplication(() => admin.post(completion()).send(drawn))).toEqual(ONCE);
      const reversal = { reasonCode: 'client', reason: 'They sent it back' };
      expect(await onApplication(() => admin.delete(completion()).send(reversal))).toEqual(ONCE);
    });
  });

  describe('a visitor’s request', () => {
    const loan = { fundingType: 'business-loans', amount: '100000' };
    const post = (path: string, body: object) => request(app.getHttpServer()).post(path).send(body);

    it('takes for a match the panel’s version', async () => {
      await post('/api/match-lenders', loan).expect(200);

      expect(await askedBy(() => post('/api/match-lenders', loan))).toEqual(['select lender_panel']);
    });

    it('takes for an application the panel’s version and one transaction that also counts the emails to its address; with a key, one look-up', async () => {
      const costs = [
        'select lender_panel',
        'start ',
        'with application_submissions, applicant_links, application_events, idempotency_keys, activity',
        'insert rate_limits',
        'insert pgboss',
        'commit ',
      ];
      await post('/api/applications', sentAnswers()).expect(201);

      const asked = await askedBy(() => post('/api/applications', sentAnswers({ amount: '200000' })));
      expect(asked).toEqual(costs);

      const withKey = await askedBy(() =>
        post('/api/applications', sentAnswers({ amount: '300000' })).set('Idempotency-Key', 'statements-1'),
      );
      expect(withKey).toEqual(['select idempotency_keys', ...costs]);
    });

    it('takes for a message one transaction of two statements: the message with its request, and the task; with a key, one look-up', async () => {
      const costs = [
        'start ',
        'with contact_submissions, activity, idempotency_keys',
        'with tasks, case_names, staff_names, activity, written',
        'commit ',
      ];
      const words = { name: 'Fiona Alder', email: 'fiona@alder.example', message: 'Please call me.' };
      await post('/api/contact', words).expect(201);

      const asked = await askedBy(() => post('/api/contact', { ...words, message: 'Please call soon.' }));
      expect(asked).toEqual(costs);

      const withKey = await askedBy(() =>
        post('/api/contact', { ...words, message: 'Please write.' }).set('Idempotency-Key', 'statements-2'),
      );
      expect(withKey).toEqual(['select idempotency_keys', ...costs]);
    });

    it('takes for the same message again, without a key, a rolled-back attempt and a look-up', async () => {
      const words = { name: 'Fiona Alder', email: 'fiona@alder.example', message: 'Once is enough.' };
      const first = await post('/api/contact', words).expect(201);

      const again = await askedBy(() => post('/api/contact', words));
      expect(again).toEqual([
        'start ',
        'with contact_submissions, activity, idempotency_keys',
        'rollback ',
        'select idempotency_keys',
      ]);
      expect((await post('/api/contact', words).expect(201)).body).toEqual(first.body);
    });

    it('takes for a sign-up one transaction with the account and its email, and the session', async () => {
      const account = {
        email: 'new@partner.example',
        password: 'seven quiet otters swim',
        companyName: 'New Ltd',
        contactName: 'Nia New',
        phone: '0141 496 0999',
        businessType: 'Accountant',
        acceptTerms: true,
      };

      expect(await askedBy(() => post('/api/introducers/signup', account))).toEqual([
        'insert rate_limits',
        'start ',
        'insert introducers',
        'insert activity',
        'insert email_confirmations',
        'insert pgboss',
        'commit ',
        'update sessions',
        'with introducers, sessions, opened',
        'update sessions',
        'update introducers',
        'with introducers, sessions, opened',
        'update sessions',
      ]);
    });

    it('takes for a case by referral link the link, then one transaction with the email to its partner', async () => {
      const made = await partner.agent.post('/api/introducers/me/referral-link').send({}).expect(201);
      const { token } = made.body as { readonly token: string };

      expect(
        await askedBy(() =>
          post('/api/applications', {
            ...sentAnswers({ amount: '350000' }),
            referralToken: token,
            clientConsent: true,
          }),
        ),
      ).toEqual([
        'select referral_links',
        'select introducers',
        'select lender_panel',
        'start ',
        'with application_submissions, applicant_links, application_events, idempotency_keys, activity',
        'insert rate_limits',
        'insert pgboss',
        'insert pgboss',
        'commit ',
      ]);
    });

    it('takes for a password reset request two counts, the account, and one transaction with its email', async () => {
      const { email } = partner.introducer;

      expect(await askedBy(() => post('/api/introducers/password-resets', { email }))).toEqual([
        'insert rate_limits',
        'insert rate_limits',
        'select introducers',
        'start ',
        'delete password_resets',
        'insert password_resets',
        'insert pgboss',
        'commit ',
      ]);
    });

    describe('by the applicant’s links', () => {
      /** Finds the link with its application and expiry. */
      const LINK = 'select applicant_links, application_submissions';
      let caseId: string;
      let statusToken: string;
      let resultsToken: string;
      let amount = 400_000;
      beforeEach(async () => {
        amount += 1_000;
        const sent = await post(
          '/api/applications',
          sentAnswers({ amount: String(amount), creditScore: '' }),
        ).expect(201);
        ({
          id: caseId,
          statusToken,
          resultsToken,
        } = sent.body as Record<'id' | 'statusToken' | 'resultsToken', string>);
      });

      it('takes for a client’s consent the link, then one transaction', async () => {
        const about = { lenders: [statedLender.name] };
        const asked = await admin.post(`/api/admin/applications/${caseId}/consents`).send(about).expect(201);
        const [consent] = asked.body as [{ readonly id: string }];
        const answer = () => post(`/api/status/${statusToken}/consents/${consent.id}`, { answer: 'yes' });

        expect(await askedBy(answer)).toEqual([
          LINK,
          'start ',
          'select application_submissions',
          'select lender_consents',
          'select lender_submissions',
          'select application_submissions',
          LINK,
          LINK,
          'update lender_consents',
          'with application_events, activity',
          'with tasks, gone',
          'commit ',
        ]);
      });

      it('takes for answers one transaction with a new match, and the page with its matches', async () => {
        const answers = () =>
          request(app.getHttpServer())
            .patch(`/api/results/${resultsToken}/answers`)
            .send({ creditScore: '700' });

        expect(await askedBy(answers)).toEqual([
          'start ',
          LINK,
          'select application_submissions',
          'select application_events',
          'select lender_panel',
          'update application_submissions',
          'with application_events, activity',
          'commit ',
          LINK,
          'select application_submissions',
          'select lender_panel',
        ]);
      });

      it('takes for withdrawing the links one transaction', async () => {
        expect(
          await askedBy(() => request(app.getHttpServer()).delete(`/api/results/${resultsToken}`)),
        ).toEqual(['start ', LINK, 'update applicant_links', 'with application_events, activity', 'commit ']);
      });

      it('takes for acknowledging a disclosure the link, then one transaction', async () => {
        await admin.post(`/api/admin/applications/${caseId}/commission-disclosures`).send({}).expect(201);

        expect(
          await askedBy(() =>
            post(`/api/status/${statusToken}/disclosure/acknowledgement`, { name: 'Fiona Alder' }),
          ),
        ).toEqual([
          LINK,
          'start ',
          'select application_submissions',
          'select commission_disclosures',
          'update commission_disclosures',
          'with application_events, activity',
          'with application_events, activity',
          'commit ',
        ]);
      });

      it('takes for choosing an offer the link, then one transaction with a task and an email for staff', async () => {
        const offer = await offered(admin, await putTo(admin, caseId, statedLender.name));
        await admin.post(`/api/admin/offers/${offer}/sharing`).send({}).expect(200);

        expect(await askedBy(() => post(`/api/status/${statusToken}/offers/${offer}/choice`, {}))).toEqual([
          LINK,
          'start ',
          'select application_submissions',
          'select lender_submissions',
          'select offers',
          'update offers',
          'with application_events, activity',
          'with tasks, case_names, staff_names, activity, written',
          'insert pgboss',
          'commit ',
        ]);
      });
    });
  });
});
