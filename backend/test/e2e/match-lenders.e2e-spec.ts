import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { sentAnswers } from '../support/answers.js';
import { alba, brisk, clyde, dundas, forth } from '../support/panel.js';
import { signInAsAdmin, startAppOn, testSettings, useTestApp } from '../support/test-app.js';

const loan = sentAnswers({ purpose: 'A second shop', propertyType: '' });

interface Answered {
  totalMatches: number;
  matches: { lender: { id: string; name: string }; score: number }[];
  nearMisses: { lender: { name: string }; reason: string }[];
}

const running = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;

/** Only stated values: a stored default is not a statement. */
const stated = (lender: typeof alba) =>
  Object.fromEntries(
    Object.entries(lender).filter(
      ([field, value]) =>
        typeof value === 'string' && field !== 'id' && !lender.notStated.some((flag) => flag === field),
    ),
  );

describe('Match lenders', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(running.app);
    for (const lender of [alba, brisk, clyde, dundas, forth])
      await admin.post('/api/admin/lenders').send(stated(lender)).expect(201);
  });

  const post = (path: string) => running.http().post(`/api/match-lenders${path}`);
  const match = (body: object | string, query = '') => post(query).send(body);
  const answerTo = async (body: object, query = ''): Promise<Answered> => {
    const answer = await match(body, query).expect(200);
    return answer.body as Answered;
  };
  const scores = ({ matches }: Answered) => matches.map(({ lender, score }) => [lender.name, score]);

  it('matches the same payload that is saved next, best first, with every reason', async () => {
    const answer = await answerTo(loan);

    expect(scores(answer)).toEqual([
      ['Alba', 100],
      ['Brisk', 100],
      ['Clyde', 88],
      ['Dundas', 65],
    ]);
    expect(answer).toMatchObject({ totalMatches: 4, strongMatches: 2, advisories: [], ruleVersion: '1.1' });
    expect(answer.matches[0]).toMatchObject({
      lender: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        name: 'Alba',
        description: null,
        productTypes: 'Business Loans, Invoice Finance',
        interestRate: null,
        contactEmail: null,
        contactPhone: null,
        website: null,
      },
      matchReasons: [
        'Offers Business Loans',
        'Lends £25,000 to £500,000, which covers the amount you need',
        'You meet the minimum trading history of 2 years',
        'Your credit profile meets the minimum of 650',
        'Specialises in the retail sector',
      ],
      confidence: { confirmed: 5, relevant: 5 },
    });
  });

  it('accepts a partner label in any case, and derives its products', async () => {
    const answer = await answerTo({
      fundingType: 'bridging finance',
      amount: '£500k',
      propertyValue: '£600,000',
      ltv: '50',
      propertyType: 'residential',
    });

    expect(scores(answer)).toEqual([['Forth', 49]]);
    expect(answer).toMatchObject({ advisories: [expect.stringContaining('We used 83.3%.')] });
  });

  it('returns as many matches as requested, and counts the rest', async () => {
    const { totalMatches, matches } = await answerTo(loan, '?limit=2');

    expect(totalMatches).toBe(4);
    expect(matches).toHaveLength(2);
  });

  it.each(['?limit=0', '?limit=501', '?limit=many', '?limit=', '?limit=1.5', '?limit=1&limit=2'])(
    'rejects %s with a sentence',
    async (query) => {
      const answer = await match(loan, query).expect(400);

      expect(answer.body).toMatchObject({
        errors: [{ field: 'limit', message: 'Limit must be a whole number from 1 to 500' }],
      });
    },
  );

  it.each<[string, object, string, RegExp]>([
    ['no funding type', { amount: '1000' }, 'fundingType', /^Please select a funding type$/],
    [
      'another funding type',
      { ...loan, fundingType: 'crypto' },
      'fundingType',
      /business-loans.*btl-mortgages.*Business Loan.*Bridging Finance/,
    ],
    ['no amount', { ...loan, amount: ' ' }, 'amount', /^Please select an amount range$/],
    ['a number for an amount', { ...loan, amount: 100_000 }, 'amount', /^Amount must be text$/],
    ['an object for a text', { ...loan, ltv: { $gt: 0 } }, 'ltv', /^Loan to value must be text$/],
    ['a list for a text', { ...loan, creditScore: ['700'] }, 'creditScore', /^Credit score must be text$/],
    [
      'too long a text',
      { ...loan, businessSector: 'x'.repeat(201) },
      'businessSector',
      /at most 200 characters$/,
    ],
  ])('rejects %s with a sentence for the field', async (_what, body, field, message) => {
    const answer = await match(body).expect(400);

    expect(answer.type).toBe('application/problem+json');
    expect(answer.body).toMatchObject({
      errors: [{ field, message: expect.stringMatching(message) as string }],
    });
  });

  it('rejects a body that is not a JSON object', async () => {
    await match([loan]).expect(400);
    await match('"loan"').type('json').expect(400);
    await match('fundingType=business-loans').type('form').expect(415);
  });

  it('treats hostile input as plain text', async () => {
    const hostile = '<script>alert(1)</script> ${7*7} ££££ 99999999999999999999';

    const answer = await answerTo({ ...loan, amount: hostile, tradingHistory: hostile, ltv: hostile });

    expect(answer).toMatchObject({ advisories: [expect.any(String), expect.any(String)] });
  });

  it('ignores invisible characters in an amount', async () => {
    const hidden = await answerTo({ ...loan, amount: '\u202e100\u200b000\u00ad' });

    expect(hidden).toEqual(await answerTo({ ...loan, amount: '100000' }));
  });

  it.each(['100000\n', '100\u0007000'])(
    'returns the amount %j without invisible characters',
    async (amount) => {
      const answer = await match({ ...loan, amount }).expect(400);

      expect(answer.body).toMatchObject({
        errors: [{ field: 'amount', message: expect.stringMatching(/^Amount /) as string }],
      });
    },
  );

  it('accepts addresses of several lines', async () => {
    const address = '1 Example Street\r\nGlasgow\nG1 1AA';

    await match({ ...loan, registeredAddress: address, propertyAddress: address }).expect(200);
  });

  it('returns what would change the result', async () => {
    const answer = await post('/hints')
      .send({ ...loan, amount: '170000' })
      .expect(200);

    expect(answer.body).toEqual({
      hints: ['If you borrowed £100,000 instead of £170,000, 1 more lender would be a strong match.'],
    });
  });

  it('compares matched lenders side by side, in the requested order', async () => {
    const { matches } = await answerTo(loan);
    const idOf = (name: string) => matches.find(({ lender }) => lender.name === name)?.lender.id;
    const lenderIds = [idOf('Brisk'), idOf('Alba')];

    const answer = await post('/comparison')
      .send({ ...loan, lenderIds })
      .expect(200);

    const { lenders } = answer.body as { lenders: { lenderId: string; statements: unknown[] }[] };
    expect(lenders.map(({ lenderId }) => lenderId)).toEqual(lenderIds);
    expect(lenders[1]?.statements).toContainEqual({
      criterion: 'amount',
      stated: 'Minimum amount: £25,000; Maximum amount: £500,000',
      sentence: 'Lends £25,000 to £500,000, which covers the amount you need',
    });
  });

  it('omits unknown lenders from the comparison', async () => {
    const answer = await post('/comparison')
      .send({ ...loan, lenderIds: [randomUUID(), randomUUID()] })
      .expect(200);

    expect(answer.body).toEqual({ lenders: [] });
  });

  const ID = randomUUID();

  it.each<[string, unknown]>([
    ['no lenders', undefined],
    ['a text', ID],
    ['one lender', [ID]],
    ['one lender twice', [ID, ID]],
    ['five lenders', Array.from({ length: 5 }, () => randomUUID())],
    ['a name for an id', [ID, 'Alba']],
    ['an object for an id', [ID, { $ne: null }]],
  ])('rejects a comparison of %s, with a sentence', async (_what, lenderIds) => {
    const answer = await post('/comparison')
      .send({ ...loan, lenderIds })
      .expect(400);

    expect(answer.body).toMatchObject({
      errors: [{ field: 'lenderIds', message: 'Choose 2 to 4 different lenders by id' }],
    });
  });

  it('requires the enquiry for a comparison', async () => {
    const answer = await post('/comparison')
      .send({ lenderIds: [ID, randomUUID()] })
      .expect(400);

    expect(answer.body).toMatchObject({
      errors: [
        { field: 'fundingType', message: 'Please select a funding type' },
        { field: 'amount', message: 'Please select an amount range' },
      ],
    });
  });

  it('uses the changed panel immediately, in every process', async () => {
    const other = await startAppOn(running.database.url, testSettings());
    const howManyInTheOther = async () => {
      const answer = await request(other.getHttpServer()).post('/api/match-lenders').send(loan).expect(200);
      return (answer.body as Answered).totalMatches;
    };
    expect(await howManyInTheOther()).toBe(4);

    const created = await admin
      .post('/api/admin/lenders')
      .send({ name: 'Esk', productTypes: 'Term loans' })
      .expect(201);
    expect(await howManyInTheOther()).toBe(5);

    const { id } = created.body as { id: string };
    await admin.patch(`/api/admin/lenders/${id}`).send({ isActive: 'false' }).expect(200);
    expect(await howManyInTheOther()).toBe(4);

    await other.close();
  });

  it('limits requests from one address', async () => {
    // Processes share their counts, so earlier tests used other addresses.
    const limited = await startAppOn(
      running.database.url,
      testSettings({ rateLimitScale: 1, trustProxy: 1 }),
    );
    const ask = () =>
      request(limited.getHttpServer())
        .post('/api/match-lenders')
        .set('X-Forwarded-For', '192.0.2.1')
        .send(loan);

    for (let count = 0; count < 10; count += 1) await ask().expect(200);
    const refused = await ask().expect(429);

    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
