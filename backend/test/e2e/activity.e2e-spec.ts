import { randomUUID } from 'node:crypto';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { CASES, caseForm, signUpPartner, type Partner } from '../support/cases.js';
import { signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const PATH = '/api/admin/activity';

interface Entry {
  readonly id: string;
  readonly at: string;
  readonly action: string;
  readonly actor: { readonly type: string; readonly id: string | null; readonly name: string | null };
  readonly subject: { readonly type: string; readonly id: string; readonly name: string | null };
  readonly reason: string | null;
  readonly changes: readonly object[];
}
interface Part {
  readonly items: readonly Entry[];
  readonly next: string | null;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Partner;
let caseId: string;
let byProgram: string;
let account: { readonly id: string };
describe('Activity', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app, { companyName: 'Alder Accounts Ltd' });
    await signUpPartner(api.app, { companyName: 'Birch Brokers', contactName: 'Bella Birch' });
    caseId = (await partner.submit({ companyName: 'Rowan Retail' })).id;
    const credentials = await createApiAccount(partner);
    account = credentials;
    const sent = await api
      .http()
      .post(CASES)
      .set('Authorization', basic(credentials))
      .set('Idempotency-Key', randomUUID())
      .send(caseForm({ companyName: 'Sycamore Sales' }))
      .expect(201);
    byProgram = (sent.body as { id: string }).id;
    const review = { status: 'rejected', reason: 'The turnover is too low', notes: 'Rang twice about debts' };
    await admin.patch(`/api/admin/applications/${caseId}`).send(review).expect(200);
  });

  const part = async (search: string): Promise<Part> =>
    (await admin.get(`${PATH}?${search}`).expect(200)).body as Part;
  const found = async (filters: Readonly<Record<string, string>>): Promise<readonly Entry[]> =>
    (await part(new URLSearchParams(filters).toString())).items;
  const actions = async (filters: Readonly<Record<string, string>>) =>
    (await found(filters)).map(({ action }) => action);

  it('requires an admin', async () => {
    await api.http().get(PATH).expect(401);
    await partner.agent.get(PATH).expect(401);
  });

  it('returns who changed which record, old and new values and why, newest first', async () => {
    const [noted, reviewed] = await found({});
    expect(noted).toMatchObject({ action: 'application-noted', changes: [], reason: null });
    expect(reviewed).toEqual({
      id: expect.any(String) as unknown,
      at: expect.any(String) as unknown,
      action: 'application-reviewed',
      actor: { type: 'admin', id: expect.any(String) as unknown, name: testAdmin.name },
      subject: { type: 'application', id: caseId, name: 'Rowan Retail' },
      reason: 'The turnover is too low',
      changes: [{ field: 'status', from: 'pending', to: 'rejected' }],
    });
  });

  it('stores only that there was a reason, without the text', async () => {
    const [row] = await api.query(`select changes from activity where action = 'application-reviewed'`);

    expect(row).toEqual({
      changes: { status: { from: 'pending', to: 'rejected' }, reason: { from: null, to: 'given' } },
    });
  });

  it('returns every entry once over all pages', async () => {
    const all = await found({});
    const seen: Entry[] = [];
    let next: string | null = null;
    do {
      const { items, next: further }: Part = await part(`limit=2${next === null ? '' : `&cursor=${next}`}`);
      seen.push(...items);
      next = further;
    } while (next !== null);
    expect(seen).toEqual(all);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(all.length);
  });

  describe('is searched by person:', () => {
    it.each([
      ['a member of staff', 'ada admin', ['application-noted', 'application-reviewed']],
      ['a partner', 'bella', ['introducer-signed-up']],
      ['an API account', 'office crm', ['application-submitted']],
      ['nobody', 'nobody of this name', []],
    ])('%s', async (_who, person, expected) => {
      expect(await actions({ person })).toEqual(expected);
    });

    it('finds their id and type', async () => {
      expect(await actions({ person: account.id })).toEqual(['application-submitted']);
      expect(await actions({ person: partner.introducer.id, subjectType: 'application' })).toEqual([
        'application-submitted',
      ]);
      expect(await actions({ actorType: 'api-account' })).toEqual(['application-submitted']);
      expect(await actions({ actorType: 'admin', person: 'bella' })).toEqual([]);
      expect(await actions({ actorType: 'visitor' })).toEqual([]);
    });
  });

  describe('is searched by record:', () => {
    it('finds its name, its id and its type', async () => {
      const ofCase = ['application-noted', 'application-reviewed', 'application-submitted'];
      expect(await actions({ record: 'rowan' })).toEqual(ofCase);
      expect(await actions({ record: caseId })).toEqual(ofCase);
      expect(await actions({ subjectType: 'application' })).toHaveLength(4);
      expect(await actions({ record: 'rowan', subjectType: 'lender' })).toEqual([]);
      expect(await actions({ record: 'alder accounts', subjectType: 'introducer' })).toEqual([
        'introducer-signed-up',
      ]);
    });

    it('finds by record and person together', async () => {
      expect(await actions({ record: 'rowan', person: 'ada admin' })).toEqual([
        'application-noted',
        'application-reviewed',
      ]);
      expect(await actions({ record: byProgram, person: 'ada admin' })).toEqual([]);
    });
  });

  it('filters by dates in London', async () => {
    const night = randomUUID();
    await api.query(
      `insert into activity (id, at, actor_type, action, subject_type, subject_id)
     values ($1, '2026-07-01T23:30:00Z', 'system', 'lender-updated', 'lender', $1)`,
      [night],
    );
    const on = async (from: string, to: string) => (await found({ from, to })).map(({ id }) => id);

    expect(await on('2026-07-02', '2026-07-02')).toEqual([night]);
    expect(await on('2026-07-01', '2026-07-01')).toEqual([]);
    expect(await on('2026-06-01', '2026-07-02')).toEqual([night]);
  });

  it.each([
    'from=yesterday',
    'to=2026-02-30',
    'actorType=robot',
    'cursor=nonsense',
    `cursor=${randomUUID()}`,
  ])('rejects %s', async (search) => {
    const answer = await admin.get(`${PATH}?${search}`).expect(400);
    expect(answer.body).toMatchObject({ errors: [{ field: search.split('=')[0] }] });
  });

  it('contains no secret, no note, and no lead’s details', async () => {
    const lead = { name: 'Ewan Lead', email: 'ewan@lead.example', notes: 'Wants a van' };
    await partner.agent
      .post('/api/introducers/me/leads')
      .set('Idempotency-Key', randomUUID())
      .send(lead)
      .expect(201);
    await api.query(
      `insert into activity (id, actor_type, action, subject_type, subject_id, changes)
     values ($1, 'system', 'x', 'lender', $1, '{"password": {"from": "old", "to": "velvet tractor onion"}}')`,
      [randomUUID()],
    );

    const { text } = await admin.get(PATH).expect(200);
    expect(text).not.toMatch(/velvet|debts|Ewan|ewan@|van|\$2b\$/);
  });

  it('names who changed a record meanwhile, also when it was a partner', async () => {
    const submitted = await partner.submit({ companyName: 'Willow Works' });
    await partner.agent.patch(`${CASES}/${submitted.id}`).send({ notes: 'Prefers mornings' }).expect(200);

    const stale = { status: 'approved', updatedAt: submitted.updatedAt };
    const answer = await admin.patch(`/api/admin/applications/${submitted.id}`).send(stale).expect(409);
    expect(answer.body).toMatchObject({ changed: { by: 'Alder Accounts Ltd' } });
  });

  it('returns an import as one entry, with its changes to each lender as parts', async () => {
    const [whole, created, updated, alone] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await api.query(
      `insert into activity (id, at, actor_type, action, subject_type, subject_id)
     values ($1, '2026-06-01T10:00:00Z', 'system', 'lenders-imported', 'lender-import', $1),
       ($2, '2026-06-01T10:00:00Z', 'system', 'lender-created', 'lender', $2),
       ($3, '2026-06-01T10:00:00Z', 'system', 'lender-updated', 'lender', $3),
       ($4, '2026-06-01T10:00:01Z', 'system', 'lender-updated', 'lender', $4)`,
      [whole, created, updated, alone],
    );
    const ids = async (query: Readonly<Record<string, string>>) =>
      (await found(query)).map(({ id }) => id).sort();
    const day = { from: '2026-06-01', to: '2026-06-01' };

    expect(await ids(day)).toEqual([whole, alone].sort());
    expect(await ids({ partsOf: whole })).toEqual([created, updated].sort());
    expect(await ids({ partsOf: alone })).toEqual([]);
    expect(await ids({ ...day, subjectType: 'lender' })).toEqual([created, updated, alone].sort());
    expect(await ids({ record: created })).toEqual([created]);
    await admin.get('/api/admin/activity?partsOf=e1').expect(400);
  });
});
