import request from 'supertest';
import { sentAnswers } from '../support/answers.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, startAppOn, startTestApp, testSettings, useTestApp } from '../support/test-app.js';
import { DAY_MS } from '#kernel/time/time-units.js';

interface Submitted {
  readonly id: string;
  readonly resultsToken: string;
  readonly resultsUrl: string;
  readonly statusToken: string;
  readonly statusUrl: string;
  readonly createdAt: string;
  readonly linksExpireAt: string;
}
interface Results {
  readonly submittedAt: string;
  readonly enquiry: Record<string, unknown>;
  readonly today: { readonly matches: { readonly lender: { readonly name: string } }[] };
  readonly changes: object[];
}

const NINETY_DAYS = 90 * DAY_MS;

const service = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
const RECEIVED = /^We have received your application\. We will call you .+\.$/;

describe('Applicant links', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(service.app);
  });
  beforeEach(async () => {
    await service.empty('application_submissions', 'idempotency_keys', 'lenders');
    await addLender('Alba');
  });

  const addLender = async (name: string, changes: object = {}): Promise<string> => {
    const { body } = read(
      await admin
        .post('/api/admin/lenders')
        .send({ ...statedLender, name, ...changes })
        .expect(201),
    );
    return (body as { id: string }).id;
  };
  const read = (response: request.Response): { body: object } => response;
  const submit = async (key?: string, changes: object = {}): Promise<Submitted> => {
    const call = service.http().post('/api/applications');
    if (key) call.set('Idempotency-Key', key);
    const { body } = read(await call.send({ ...sentAnswers(), ...changes }).expect(201));
    return body as Submitted;
  };
  const results = async (token: string): Promise<Results> => {
    const { body } = read(await service.http().get(`/api/results/${token}`).expect(200));
    return body as Results;
  };
  const everythingStored = async (): Promise<string> => {
    const tables = ['applicant_links', 'idempotency_keys', 'application_submissions', 'activity'];
    const dumps = await Promise.all(tables.map((table) => service.query(`select t::text from ${table} t`)));
    return JSON.stringify(dumps);
  };

  it('gives the applicant two unguessable links for 90 days', async () => {
    const { resultsToken, resultsUrl, statusToken, statusUrl, createdAt, linksExpireAt } = await submit();

    expect(resultsToken).toMatch(/^[\w-]{43}$/);
    expect(statusToken).toMatch(/^[\w-]{43}$/);
    expect(statusToken).not.toBe(resultsToken);
    expect([resultsUrl, statusUrl]).toEqual([`/results/${resultsToken}`, `/status/${statusToken}`]);
    expect(Date.parse(linksExpireAt) - Date.parse(createdAt)).toBe(NINETY_DAYS);
  });

  it('are the same for a repeated request, and are not stored', async () => {
    const first = await submit('same-click');
    const second = await submit('same-click');

    const stored = await everythingStored();
    expect(second).toEqual(first);
    expect(stored).toContain(first.id);
    expect(stored).not.toContain(first.resultsToken);
    expect(stored).not.toContain(first.statusToken);
  });

  it('include whether the loan may be regulated, also in replays and results', async () => {
    const soleTrader = { legalForm: 'sole_trader', securedOnHome: 'no', amount: '25000' };
    const perimeter = {
      answer: 'may_be_regulated',
      reason:
        'Loans of up to £25,000 to sole traders and small partnerships can be regulated. We will check this with you before we approach a lender.',
    };

    const first = await submit('same-click', soleTrader);

    expect(first).toMatchObject({ perimeter });
    expect(await submit('same-click', soleTrader)).toEqual(first);
    expect(await results(first.resultsToken)).toMatchObject({ perimeter });
    expect(await submit(undefined, { leaveBlank: '1', ...soleTrader, purpose: 'Stock' })).toMatchObject({
      perimeter,
    });
    expect(await submit()).toMatchObject({ perimeter: { answer: 'ask', reason: null } });
  });

  it('are the same after the secret was rotated', async () => {
    const first = await submit('across-a-rotation');
    const replaced = await startAppOn(
      service.database.url,
      testSettings({
        sessionSecret: 'a-newer-session-secret-only-for-tests-012345',
        previousSessionSecrets: [service.settings.sessionSecret],
      }),
    );

    const { body } = read(
      await request(replaced.getHttpServer())
        .post('/api/applications')
        .set('Idempotency-Key', 'across-a-rotation')
        .send(sentAnswers()),
    );
    await replaced.close();

    expect(body).toEqual(first);
  });

  it('show the saved enquiry with current matches, without the applicant’s details', async () => {
    const { resultsToken, createdAt, linksExpireAt } = await submit(undefined, {
      registeredAddress: '1 Example Street, Glasgow G1 1AA',
    });

    const shown = await results(resultsToken);

    expect(shown).toMatchObject({
      submittedAt: createdAt,
      expiresAt: linksExpireAt,
      enquiry: { fundingType: 'business-loans', amount: '100000', tradingHistory: '36 months', ltv: null },
      today: { totalMatches: 1, strongMatches: 1, ruleVersion: '1.1' },
      ruleVersionThen: '1.1',
      ruleVersionNow: '1.1',
      changes: [],
    });
    expect(shown.today.matches[0]).toMatchObject({ lender: { name: 'Alba' }, score: 100 });
    expect(JSON.stringify(shown)).not.toMatch(/Alder|Fiona|0141 496 0123|Glasgow/);
  });

  it('report new, changed and removed lenders', async () => {
    const brisk = await addLender('Brisk');
    const clyde = await addLender('Clyde');
    const { resultsToken } = await submit();
    await admin.patch(`/api/admin/lenders/${brisk}`).send({ preferredSectors: 'hospitality' }).expect(200);
    await admin.delete(`/api/admin/lenders/${clyde}`).expect(200);
    const dundas = await addLender('Dundas');

    const { changes } = await results(resultsToken);

    expect(changes).toEqual([
      { change: 'new', lender: { id: dundas, name: 'Dundas' }, scoreThen: null, scoreNow: 100 },
      { change: 'score', lender: { id: brisk, name: 'Brisk' }, scoreThen: 100, scoreNow: 94 },
      { change: 'gone', lender: { id: clyde, name: 'Clyde' }, scoreThen: 100, scoreNow: null },
    ]);
  });

  it('report results saved under an earlier version of the rule', async () => {
    const { id, resultsToken } = await submit();
    const { source } = service.database;
    await source.query(`update application_submissions set rule_version = '1.0' where id = $1`, [id]);

    expect(await results(resultsToken)).toMatchObject({ ruleVersionThen: '1.0', ruleVersionNow: '1.1' });
  });

  it('return the status of the application, who has its details, and no more about the applicant', async () => {
    const { statusToken, resultsToken, createdAt } = await submit();

    const { body } = read(await service.http().get(`/api/status/${statusToken}`).expect(200));

    expect(body).toEqual({
      amount: '100000',
      purpose: null,
      resultsToken,
      companyName: 'Alder Joinery Ltd',
      consents: [],
      disclosure: null,
      offers: [],
      stage: 'new',
      situation: {
        kind: 'received',
        headline: expect.stringMatching(RECEIVED) as string,
        action: null,
        sentences: [],
      },
      callback: { by: expect.any(String) as string, sentence: expect.any(String) as string },
      questions: [],
      stageText: expect.stringMatching(RECEIVED) as string,
      reason: null,
      fundingType: 'business-loans',
      status: 'pending',
      statusAt: expect.any(String) as string,
      statusText: expect.stringMatching(RECEIVED) as string,
      submittedAt: createdAt,
      expiresAt: null,
      disclosures: [],
    });
  });

  it('return since when the status applies, and who received the details', async () => {
    const { id, statusToken } = await submit();
    const { source } = service.database;
    await source.query(
      `update application_submissions set status = 'in_review', first_moved_at = now() where id = $1`,
      [id],
    );
    await source.query(
      `insert into application_events (id, at, actor_type, kind, application_id, from_status, to_status)
     values ('ffffffff-0000-7000-8000-000000000001', '2031-01-01T10:00:00Z', 'admin', 'reviewed', $1, 'pending',
       'in_review'),
     ('ffffffff-0000-7000-8000-000000000002', '2031-01-02T10:00:00Z', 'admin', 'noted', $1, null, null)`,
      [id],
    );
    await source.query(
      `insert into application_disclosures (id, application_id, recipient, disclosed_at, recorded_by)
     values (gen_random_uuid(), $1, 'Brisk', '2031-01-04T10:00:00Z', null),
       (gen_random_uuid(), $1, 'Alba', '2031-01-03T10:00:00Z', null)`,
      [id],
    );

    const { body } = read(await service.http().get(`/api/status/${statusToken}`).expect(200));

    expect(body).toMatchObject({
      status: 'in_review',
      statusAt: '2031-01-01T10:00:00.000Z',
      statusText: 'We are reviewing your application. We may contact you with questions.',
      disclosures: [
        { recipient: 'Alba', at: '2031-01-03T10:00:00.000Z' },
        { recipient: 'Brisk', at: '2031-01-04T10:00:00.000Z' },
      ],
    });
  });

  it('lets the applicant withdraw both links', async () => {
    const { id, resultsToken, statusToken } = await submit();

    const { body } = read(await service.http().delete(`/api/results/${resultsToken}`).expect(200));

    expect(body).toEqual({ success: true });
    await service.http().get(`/api/results/${resultsToken}`).expect(404);
    await service.http().get(`/api/status/${statusToken}`).expect(404);
    await service.http().delete(`/api/results/${resultsToken}`).expect(404);
    const activity = await service.query(
      `select actor_type, actor_id, changes from activity where subject_id = $1 and action = 'links-revoked'`,
      [id],
    );
    expect(activity).toEqual([{ actor_type: 'visitor', actor_id: null, changes: null }]);
  });

  it('cannot be withdrawn through the status link', async () => {
    const { resultsToken, statusToken } = await submit();

    await service.http().delete(`/api/results/${statusToken}`).expect(404);

    await service.http().get(`/api/results/${resultsToken}`).expect(200);
  });

  it('return the same response for an unknown, expired, withdrawn and foreign link', async () => {
    const [expired, withdrawn, other] = [
      await submit(),
      await submit(undefined, { companyName: 'Birch Bakers' }),
      await submit(undefined, { companyName: 'Cedar Cafe' }),
    ];
    await service.query(
      `update applicant_links set expires_at = now() - interval '1 second' where application_id = $1`,
      [expired.id],
    );
    await service.http().delete(`/api/results/${withdrawn.resultsToken}`).expect(200);

    const tokens = [
      'never-given-out',
      '%00',
      expired.resultsToken,
      withdrawn.resultsToken,
      other.statusToken,
    ];
    const answers = await Promise.all(
      tokens.map((token) => service.http().get(`/api/results/${token}`).expect(404)),
    );

    const told = answers.map(({ text }) => text.replace(/"requestId":"[^"]+"/, ''));
    expect(new Set(told).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ type: '/problems/link-not-found' });
  });

  it('forbids caching and referrers for every response', async () => {
    const { resultsToken, statusToken } = await submit();
    const addresses = [
      `/api/results/${resultsToken}`,
      `/api/status/${statusToken}`,
      '/api/results/unknown',
      '/api/status/unknown',
    ];

    const answers = await Promise.all(addresses.map((address) => service.http().get(address)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    for (const { headers } of answers) {
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    }
  });

  it('are rate-limited, without revealing more', async () => {
    const limited = await startTestApp({ rateLimitScale: 0.1 });
    const ask = () => limited.http().get('/api/status/unknown');
    const statuses: number[] = [];
    for (let asked = 0; asked < 12; asked += 1) statuses.push((await ask()).status);
    const refused = await ask();
    await limited.close();

    expect(statuses).toEqual(Array<number>(12).fill(404));
    expect(refused.status).toBe(429);
    expect(refused.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  describe('the answers of a saved enquiry', () => {
    const answer = (token: string, sent: object) =>
      service.http().patch(`/api/results/${token}/answers`).send(sent);
    const open = { tradingHistory: '', creditScore: '' };

    it('are not requested once the application is decided', async () => {
      const { id, resultsToken } = await submit(undefined, open);
      await admin.patch(`/api/admin/applications/${id}`).send({ status: 'rejected' }).expect(200);

      expect(await results(resultsToken)).toMatchObject({ today: { questions: [] } });
      const { body } = read(await admin.get(`/api/admin/applications/${id}/matches`).expect(200));
      expect(body).toMatchObject({ today: { questions: [] } });
    });

    it('are completed through the link: the matches update, and the application is the same one', async () => {
      const { id, resultsToken } = await submit(undefined, open);
      expect(await results(resultsToken)).toMatchObject({
        today: {
          questions: [
            { answer: 'tradingHistory', criterion: 'trading history', lenders: 1 },
            { answer: 'creditScore', criterion: 'credit score', lenders: 1 },
          ],
        },
      });

      // Concurrent requests do not undo each other.
      await Promise.all([
        answer(resultsToken, { tradingHistory: '36 months', ltv: '', nonsense: 'x' }).expect(200),
        answer(resultsToken, { creditScore: '700' }).expect(200),
      ]);

      expect(await results(resultsToken)).toMatchObject({
        enquiry: { tradingHistory: '36 months', creditScore: '700' },
        today: { questions: [], matches: [{ score: 100 }] },
        changes: [],
      });
      const { body } = read(await admin.get(`/api/admin/applications/${id}`).expect(200));
      expect(body).toMatchObject({
        tradingHistory: '36 months',
        matchScore: '100',
        matches: [{ name: 'Alba', score: 100 }],
      });
      const { trail } = body as { trail: { action: string; actorType: string; changes: object }[] };
      expect(trail.map(({ changes }) => changes)).toEqual(
        expect.arrayContaining([
          { tradingHistory: { from: null, to: '36 months' } },
          { creditScore: { from: null, to: '700' } },
        ]),
      );
      const { body: listed } = read(await admin.get('/api/admin/applications').expect(200));
      expect(listed).toHaveLength(1);
    });

    it('rejects the whole request when an answer was given on submission', async () => {
      const { id, resultsToken } = await submit(undefined, open);

      const { body } = read(await answer(resultsToken, { amount: '250000', creditScore: '700' }).expect(409));

      expect(body).toMatchObject({ errors: [{ field: 'amount' }] });
      expect(await results(resultsToken)).toMatchObject({ enquiry: { amount: '100000', creditScore: null } });
      await admin.patch(`/api/admin/applications/${id}`).send({ status: 'approved' }).expect(200);
      await answer(resultsToken, { creditScore: '700' }).expect(409);
    });

    it('are validated like an application’s, and need the results link', async () => {
      const { resultsToken, statusToken } = await submit(undefined, open);

      await answer(resultsToken, { fundingType: 'gold' }).expect(400);
      await answer(resultsToken, { creditScore: 'x'.repeat(300) }).expect(400);
      await answer(statusToken, { creditScore: '700' }).expect(404);
    });
  });
});
