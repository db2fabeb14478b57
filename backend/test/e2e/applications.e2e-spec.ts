import request from 'supertest';
import type { FieldError } from '#kernel/errors.js';
import { sentAnswers } from '../support/answers.js';
import { statedLender } from '../support/stated-lender.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const service = useTestApp();
describe('Applications', () => {
  beforeAll(async () => {
    const admin = await signInAsAdmin(service.app);
    await admin.post('/api/admin/lenders').send(statedLender).expect(201);
  });

  const post = () => service.http().post('/api/applications');
  interface Told {
    readonly id: string;
    readonly error: string;
    readonly detail: string;
    readonly errors: object[];
  }
  const read = (response: request.Response): { body: Told } => response;
  const stored = (id: string): Promise<Record<string, unknown>[]> =>
    service.query('select * from application_submissions where id = $1', [id]);
  const howMany = async (): Promise<number> => {
    const rows = await service.query<unknown>('select 1 from application_submissions');
    return rows.length;
  };

  it('stores the answers as typed and as numbers, and the current matches', async () => {
    const { body } = read(
      await post()
        .send(sentAnswers({ amount: '£50k-100k' }))
        .expect(201),
    );

    const [row] = await stored(body.id);
    expect(body).toEqual({
      id: row?.['id'],
      status: 'pending',
      matchScore: '100',
      createdAt: expect.any(String) as string,
      resultsToken: expect.any(String) as string,
      resultsUrl: expect.any(String) as string,
      statusToken: expect.any(String) as string,
      statusUrl: expect.any(String) as string,
      linksExpireAt: expect.any(String) as string,
      perimeter: { answer: 'ask', reason: null },
      callback: {
        by: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/) as string,
        sentence: expect.stringMatching(
          /^We will call you (today|tomorrow|on \w+).* by \d\d:\d\d\.$/,
        ) as string,
      },
    });
    expect(row).toMatchObject({
      company_name: 'Alder Joinery Ltd',
      amount: '£50k-100k',
      amount_from: '50000',
      amount_to: '100000',
      trading_months_from: 36,
      product_keys: ['business-loans'],
      status: 'pending',
      match_score: '100',
      rule_version: '1.1',
    });
    expect(JSON.parse(String(row?.['matched_lenders']))).toEqual([
      { id: expect.any(String) as string, name: 'Alba', score: 100 },
    ]);
  });

  it('logs the event without personal details', async () => {
    const { body } = read(await post().send(sentAnswers()).expect(201));

    const activity = await service.query(
      'select actor_type, actor_id, action, subject_type, changes from activity where subject_id = $1',
      [body.id],
    );
    expect(activity).toEqual([
      {
        actor_type: 'visitor',
        actor_id: null,
        action: 'application-submitted',
        subject_type: 'application',
        changes: { status: { from: null, to: 'pending' } },
      },
    ]);
  });

  const everyOptionalAnswer = {
    purpose: 'Stock',
    annualTurnover: '250k-500k',
    monthlyRevenue: '40000',
    employees: '9',
    companyNumber: 'SC123456',
    registeredAddress: '1 Example Street, Glasgow G1 1AA',
    adverseCreditDetails: 'none',
    existingLoans: 'none',
    propertyValue: '400000',
    purchasePrice: '385000',
    propertyType: 'land',
    propertyAddress: 'Leeds LS1 1AA',
    ltv: '70',
    exitStrategy: 'sale',
    developmentType: 'new build',
    gdo: '1200000',
    refurbCosts: '85000',
    assetType: 'van',
    assetAge: '2 years',
    assetCondition: 'used',
    invoiceVolume: '45000',
    debtorConcentration: '30%',
    averageInvoiceValue: '2400',
  };

  it('accepts every optional answer of the specification', async () => {
    const { body } = read(await post().send(sentAnswers(everyOptionalAnswer)).expect(201));

    const [row] = await stored(body.id);
    const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    expect(row).toMatchObject(
      Object.fromEntries(Object.entries(everyOptionalAnswer).map(([k, v]) => [snake(k), v])),
    );
  });

  it('never accepts fields of the broker or a partner from a visitor', async () => {
    const canaries = {
      id: '0193f000-0000-7000-8000-00000000beef',
      status: 'approved',
      introducerId: '0193f000-0000-7000-8000-00000000beef',
      assignedLender: 'canary',
      notes: 'canary',
      partnerNotes: 'canary',
      matchScore: '1',
      matchedLenders: 'canary',
      createdAt: '2001-01-01T00:00:00Z',
    };

    const { body } = read(
      await post()
        .send({ ...sentAnswers(), ...canaries })
        .expect(201),
    );

    const [row] = await stored(body.id);
    expect(body.id).not.toBe(canaries.id);
    expect(row).toMatchObject({
      status: 'pending',
      introducer_id: null,
      assigned_lender: null,
      notes: null,
      partner_notes: null,
      match_score: '100',
    });
    expect(JSON.stringify(row)).not.toContain('canary');
  });

  it('returns at each field the form’s own message', async () => {
    const before = await howMany();

    const { body } = read(
      await post()
        .send({ companyName: 'A', email: 'nobody', phone: '0141', fundingType: 'a loan' })
        .expect(400),
    );

    expect(body.errors).toEqual([
      { field: 'companyName', message: 'Company name is required' },
      { field: 'contactName', message: 'Contact name is required' },
      { field: 'email', message: 'Please enter a valid email' },
      { field: 'phone', message: 'Please enter a valid phone number' },
      { field: 'fundingType', message: expect.stringContaining('business-loans, invoice-finance') as string },
      { field: 'amount', message: 'Please select an amount range' },
    ]);
    expect(body.error).toBe(body.detail);
    expect(await howMany()).toBe(before);
  });

  it.each([
    ['companyName', 201],
    ['email', 255],
    ['phone', 41],
    ['purpose', 5001],
  ])('limits %s in length', async (field, length) => {
    const { body } = read(
      await post()
        .send(sentAnswers({ [field]: 'x'.repeat(length) }))
        .expect(400),
    );

    expect(body.errors).toEqual([{ field, message: expect.stringContaining('at most') as string }]);
  });

  const SEVERAL_LINES = [
    'purpose',
    'registeredAddress',
    'adverseCreditDetails',
    'existingLoans',
    'propertyAddress',
    'exitStrategy',
  ];

  it('accepts several lines in prose and addresses, and one line elsewhere', async () => {
    const texts = Object.entries(sentAnswers(everyOptionalAnswer));
    const withBreaks = Object.fromEntries(texts.map(([name, text]) => [name, `${text}\n\tand more`]));

    const errors = read(await post().send(withBreaks).expect(400)).body.errors as FieldError[];

    const oneLine = texts.map(([name]) => name).filter((name) => !SEVERAL_LINES.includes(name));
    expect(errors.map(({ field }) => field).sort()).toEqual(oneLine.sort());
    for (const { message } of errors)
      expect(message).toMatch(/^[A-Z].+ must be on one line. Remove the line break$/);
  });

  it('creates one application for a double click, and replays the response', async () => {
    const before = await howMany();
    const click = () => post().set('Idempotency-Key', 'click-1').send(sentAnswers());

    const answers = await Promise.all([click(), click(), click()]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(await howMany()).toBe(before + 1);
  });

  it('creates one application when the same one is sent again without a key', async () => {
    const before = await howMany();
    const answersOfAll = await Promise.all(
      Array.from({ length: 4 }, () => post().send(sentAnswers({ companyName: 'Birch Bakers' }))),
    );
    answersOfAll.push(await post().send(sentAnswers({ companyName: 'Birch Bakers' })));
    const other = await post()
      .send(sentAnswers({ companyName: 'Birch Bakers', amount: '200000' }))
      .expect(201);

    const [first, ...repeats] = answersOfAll.map(read);
    for (const { body } of repeats) expect(body).toEqual(first?.body);
    expect(read(other).body.id).not.toBe(first?.body.id);
    expect(await howMany()).toBe(before + 2);
  });

  it('saves more concurrent submissions than there are connections, also after a panel change', async () => {
    const before = await howMany();
    await service.query('update lender_panel set version = version + 1');
    const answersOfAll = await Promise.all(
      Array.from({ length: 25 }, (_, n) => post().send(sentAnswers({ companyName: `Company ${n}` }))),
    );

    expect(answersOfAll.map(({ status }) => status)).toEqual(Array.from({ length: 25 }, () => 201));
    expect(await howMany()).toBe(before + 25);
  });

  it('rejects a reused key with other answers', async () => {
    await post().set('Idempotency-Key', 'again').send(sentAnswers()).expect(201);

    const { body } = read(
      await post()
        .set('Idempotency-Key', 'again')
        .send(sentAnswers({ amount: '1' }))
        .expect(422),
    );

    expect(body).toMatchObject({ type: '/problems/idempotency-key-reused', status: 422 });
  });

  it.each(['', 'two words', 'x'.repeat(256)])('rejects the key %j', async (key) => {
    const { body } = read(await post().set('Idempotency-Key', key).send(sentAnswers()));

    expect(body).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key' }] });
  });
});
