import request from 'supertest';
import { addBusinessMinutes } from '#modules/applications/domain/response-time/business-hours.js';
import { sentAnswers } from '../support/answers.js';
import { CASES, signUpPartner, type Partner, type ShownCase } from '../support/cases.js';
import { statedLender } from '../support/stated-lender.js';
import { createAdmin, signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const PATH = '/api/admin/applications';
const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let ann: Partner;
let lender: { readonly id: string };
describe('Application review', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    lender = (await admin.post('/api/admin/lenders').send(statedLender).expect(201)).body as { id: string };
    ann = await signUpPartner(api.app);
  });
  beforeEach(() => api.empty('application_submissions', 'idempotency_keys'));

  interface Shown {
    readonly id: string;
    readonly companyName: string;
    readonly status: string;
    readonly updatedAt: string;
    readonly partner: string | null;
    readonly due: string | null;
  }
  const read = (response: request.Response): { body: unknown; headers: Record<string, string> } => response;
  const submit = async (changes: Parameters<typeof sentAnswers>[0] = {}): Promise<string> => {
    const post = api.http().post('/api/applications').send(sentAnswers(changes));
    return ((await post.expect(201)).body as Shown).id;
  };
  const patch = (id: string, change: object) => admin.patch(`${PATH}/${id}`).send(change);
  const reviewed = async (id: string, change: object): Promise<Shown> =>
    (await patch(id, change).expect(200)).body as Shown;
  const list = async (query = ''): Promise<Shown[]> =>
    (await admin.get(`${PATH}${query}`).expect(200)).body as Shown[];
  const names = async (query = '') => (await list(query)).map(({ companyName }) => companyName);
  /** A copy of an earlier application. */
  const earlier = async (
    id: string,
    companyName: string,
    ago: string,
    more: object = {},
  ): Promise<string> => {
    const [copy] = await api.database.source.query<[{ id: string }]>(
      `insert into application_submissions
     select (jsonb_populate_record(own, $4::jsonb || jsonb_build_object('company_name', $2::text, 'created_at', at,
       'id', overlay(overlay(gen_random_uuid()::text placing '7' from 15) placing substr(ms, 1, 8) || '-' || substr(ms, 9)
         from 1 for 13)))).*
     from application_submissions own, lateral (select now() - $3::interval as at) came,
       lateral (select lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') as ms) said
     where own.id = $1 returning id`,
      [id, companyName, ago, JSON.stringify(more)],
    );
    return copy.id;
  };
  const timeline = async (id: string) =>
    ((await ann.agent.get(`${CASES}/${id}`).expect(200)).body as { timeline: object[] }).timeline;

  describe('the export', () => {
    const exported = async (query: string): Promise<string[]> =>
      (await admin.get(`${PATH}/export?${query}`).expect(200)).text.split('\r\n');

    it('contains the listed applications, and nothing that runs as a formula', async () => {
      await submit({ companyName: '=HYPERLINK("http://evil.example")', purpose: '@SUM(A1)' });
      await submit({ companyName: 'Oak Ltd', email: 'oak@client.example' });
      await ann.submit({ companyName: 'Referred Ltd' });

      const [head, evil, oak, referred, ...rest] = await exported('format=csv&sort=oldest');

      expect(head).toContain(
        'Submitted,Company,Contact,Email,Phone,Funding type,Amount,Status,Stage,Lender,Owner',
      );
      expect(evil).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
      expect(evil).toContain(`,'@SUM(A1),`);
      expect(oak).toContain(',Pending,New,');
      expect(referred).toContain(`,${ann.introducer.companyName},Partner,`);
      expect(rest).toEqual(['']);
      expect(await exported('format=csv&q=oak')).toHaveLength(3);
      expect(await exported('format=csv&owner=me')).toHaveLength(2);
    });

    it('is a workbook by default', async () => {
      const { headers } = read(await admin.get(`${PATH}/export`).expect(200));

      expect(headers['content-type']).toContain('spreadsheetml.sheet');
      expect(headers['content-disposition']).toMatch(/^attachment; filename="applications-.*\.xlsx"$/);
    });

    it('is logged with its filters', async () => {
      await exported('format=csv&status=pending&q=oak');

      const answer = await admin.get('/api/admin/activity?limit=1').expect(200);
      expect(answer.body).toMatchObject({
        items: [
          {
            action: 'applications-exported',
            actor: { name: testAdmin.name },
            changes: expect.arrayContaining([
              { field: 'status', from: null, to: 'pending' },
              { field: 'q', from: null, to: 'given' },
            ]) as unknown,
          },
        ],
      });
    });

    it.each(['format=pdf', 'status=maybe', 'owner=ann'])('rejects %s', async (query) => {
      await admin.get(`${PATH}/export?${query}`).expect(400);
    });
  });

  describe('the list of applications', () => {
    it('returns visitors’ and partners’, newest first, with all answers', async () => {
      const own = await submit({ companyName: 'Alder Joinery Ltd', purpose: 'A spray booth' });
      const referred = await ann.submit({ clientConsent: true, externalReference: 'CRM-1' });
      await ann.agent.patch(`${CASES}/${referred.id}`).send({ notes: 'An old client' }).expect(200);

      const { body, headers } = read(await admin.get(PATH).expect(200));

      expect(headers['x-total-count']).toBe('2');
      expect(body).toMatchObject([
        {
          id: referred.id,
          introducerId: ann.introducer.id,
          notes: null,
          partnerNotes: 'An old client',
          clientConsentAt: expect.any(String) as unknown,
          externalReference: 'CRM-1',
        },
        {
          id: own,
          companyName: 'Alder Joinery Ltd',
          email: 'fiona@alder-joinery.example',
          purpose: 'A spray booth',
          gdo: null,
          status: 'pending',
          assignedLender: null,
          matchScore: '100',
          introducerId: null,
          clientConsentAt: null,
          viaLink: false,
        },
      ]);
    });

    it('is searched, filtered, ordered and paged', async () => {
      const birch = await submit({ companyName: 'birch', fundingType: 'asset-finance' });
      await submit({ companyName: 'Alder' });
      await submit({ companyName: 'Cedar', email: 'someone@oak.example' });
      await reviewed(birch, { status: 'in_review' });

      expect(await names('?sort=company')).toEqual(['Alder', 'birch', 'Cedar']);
      expect(await names('?sort=-company')).toEqual(['Cedar', 'birch', 'Alder']);
      expect(await names('?sort=oldest')).toEqual(['birch', 'Alder', 'Cedar']);
      expect(await names('?q=OAK.ex')).toEqual(['Cedar']);
      expect(await names('?status=in_review')).toEqual(['birch']);
      expect(await names('?stage=reviewing')).toEqual(['birch']);
      expect(await names('?stage=new&sort=company')).toEqual(['Alder', 'Cedar']);
      expect(await names('?fundingType=Asset%20Finance')).toEqual(['birch']);
      const first = read(await admin.get(`${PATH}?sort=company&limit=2`).expect(200));
      const next = /^<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
      expect(
        ((await admin.get(next).expect(200)).body as Shown[]).map(({ companyName }) => companyName),
      ).toEqual(['Cedar']);
    });

    it('sums the amounts of each stage with the same filters', async () => {
      const birch = await submit({ companyName: 'Birch', amount: '£50,000 - £75,000' });
      await submit({ companyName: 'Alder', amount: '100000' });
      await submit({ companyName: 'Cedar', amount: '25000' });
      await reviewed(birch, { status: 'in_review' });
      const amounts = async (query: string) =>
        ((await admin.get(`${PATH}/amounts${query}`).expect(200)).body as { amountPence: number }[]).map(
          ({ amountPence }) => amountPence,
        );

      expect(await amounts('')).toEqual([12_500_000, 7_500_000, 0, 0, 0, 0, 0]);
      expect(await amounts('?status=in_review')).toEqual([0, 7_500_000, 0, 0, 0, 0, 0]);
      expect(await amounts('?q=cedar')).toEqual([2_500_000, 0, 0, 0, 0, 0, 0]);
      await admin.get(`${PATH}/amounts?stage=started`).expect(400);
    });

    it('filters by whether they may be regulated, with the reason for each', async () => {
      const soleTrader = { legalForm: 'sole_trader', securedOnHome: 'no' } as const;
      await submit({ companyName: 'Alder' });
      await submit({ companyName: 'Birch', amount: '25000', ...soleTrader });
      await submit({ companyName: 'Cedar', amount: '50000', ...soleTrader });

      expect(await names('?perimeter=ask')).toEqual(['Alder']);
      expect(await names('?perimeter=may_be_regulated')).toEqual(['Birch']);
      expect(await names('?perimeter=outside')).toEqual(['Cedar']);
      const all = (await list('?sort=company')) as (Shown & { perimeter: object })[];
      expect(all.map(({ perimeter }) => perimeter)).toEqual([
        { answer: 'ask', reason: 'Legal form not known. Ask how the business is set up.' },
        {
          answer: 'may_be_regulated',
          reason: 'Loan of up to £25,000 to a sole trader or small partnership.',
        },
        {
          answer: 'outside',
          reason:
            'Loan of over £25,000 to a sole trader or small partnership. The borrower must declare a business purpose.',
        },
      ]);
      await admin.get(`${PATH}?perimeter=inside`).expect(400);
    });

    it('filters by date received, by partner and by having none', async () => {
      const own = await submit({ companyName: 'Alder' });
      await ann.submit({ companyName: 'Birch' });
      await earlier(own, 'Cedar', '3 days');
      await earlier(own, 'Damson', '20 days');
      await earlier(own, 'Elder', '31 days');

      expect(await names('?received=24h')).toEqual(['Birch', 'Alder']);
      expect(await names('?received=7d')).toEqual(['Birch', 'Alder', 'Cedar']);
      expect(await names('?received=30d')).toEqual(['Birch', 'Alder', 'Cedar', 'Damson']);
      expect(await names('?received=older')).toEqual(['Elder']);
      expect(await names(`?partner=${ann.introducer.id}`)).toEqual(['Birch']);
      expect(await names(`?partner=${NOBODYS}`)).toEqual([]);
      expect(await names('?partner=direct&received=7d&sort=company')).toEqual(['Alder', 'Cedar']);
      expect((await list()).map(({ partner }) => partner)).toEqual([
        'Alder Accounts Ltd',
        null,
        null,
        null,
        null,
      ]);
    });

    it('sorts by due time, and counts overdue applications first', async () => {
      const own = await submit({ companyName: 'Alder' });
      const late = await earlier(own, 'Birch', '3 days');
      const soon = await earlier(own, 'Cedar', '1 minute');
      await earlier(own, 'Damson', '2 minutes', { first_moved_at: new Date() });
      await api.query(
        `update application_submissions set due_at = case id when $1 then now() - interval '1 minute'
         when $2 then now() + interval '5 minutes' else now() + interval '60 days' end`,
        [late, soon],
      );

      expect(await names('?sort=due')).toEqual(['Birch', 'Cedar', 'Alder', 'Damson']);
      expect(await names('?sort=-due')).toEqual(['Damson', 'Alder', 'Cedar', 'Birch']);
      expect((await list('?sort=due')).map(({ due }) => due)).toEqual(['overdue', 'soon', 'later', null]);
      expect(await names('?due=overdue')).toContain('Birch');
      expect(await names('?due=overdue&status=approved')).toEqual([]);
      expect([...(await names('?due=overdue')), ...(await names('?due=soon'))].sort()).toEqual([
        'Birch',
        'Cedar',
      ]);
      const first = read(await admin.get(`${PATH}?sort=due&limit=3`).expect(200));
      const next = /^<([^>]+)>/.exec(first.headers['link'] ?? '')?.[1] ?? '';
      expect(((await admin.get(next).expect(200)).body as Shown[])[0]).toMatchObject({
        companyName: 'Damson',
      });

      await reviewed(late, { status: 'in_review' });
      expect(await names('?due=overdue')).not.toContain('Birch');
    });

    it.each([
      'received=1d',
      'partner=somebody',
      'due=late',
      'limit=0',
      'sort=status',
      'status=processing',
      'stage=started',
      'fundingType=a%20loan',
      'cursor=%21',
    ])('rejects %s', async (query) => {
      await admin.get(`${PATH}?${query}`).expect(400);
    });
  });

  describe('a status change', () => {
    it('is possible between any statuses, with or without a reason', async () => {
      const id = await submit();
      const way = ['approved', 'rejected', 'pending', 'in_review', 'rejected', 'approved', 'pending'];

      for (const status of way) expect(await reviewed(id, { status })).toMatchObject({ id, status });
    });

    it('is shown to the partner with its reason, without who made it', async () => {
      const { id } = await ann.submit();
      await reviewed(id, { status: 'in_review', notes: 'internal words', assignedLender: ' alba ' });
      await reviewed(id, { status: 'rejected', reason: ' The sector is excluded ' });

      const entry = { at: expect.any(String) as unknown, by: 'broker', reason: null };
      expect((await timeline(id)).slice(1)).toEqual([
        { ...entry, what: 'status', from: 'pending', to: 'in_review' },
        { ...entry, what: 'lender', from: null, to: 'Alba' },
        { ...entry, what: 'status', from: 'in_review', to: 'rejected', reason: 'The sector is excluded' },
      ]);
      const { body } = read(await ann.agent.get(`${CASES}/${id}`).expect(200));
      expect(body).toMatchObject({ status: 'rejected', assignedLender: 'Alba', notes: null });
      expect(JSON.stringify(body)).not.toMatch(/internal|Ada/);
    });

    it('updates the partner’s figures and the time to the first decision', async () => {
      const decided = async (status: string, minutes: number) => {
        const { id } = await ann.submit({ companyName: `${status} ${minutes}` });
        await api.query(
          `update application_submissions set created_at = now() - $2 * interval '1 minute' where id = $1`,
          [id, minutes],
        );
        await reviewed(id, { status });
        return id;
      };
      await ann.submit();
      await decided('approved', 60);
      await decided('rejected', 240);
      await reviewed(await decided('approved', 90), { status: 'in_review' });

      expect((await ann.agent.get('/api/introducers/me/summary').expect(200)).body).toMatchObject({
        total: 4,
        approved: 1,
        rejected: 1,
        decided: 2,
        medianDecisionMinutes: 90,
      });
    });
  });

  describe('an owner', () => {
    interface Owner {
      readonly id: string;
      readonly name: string;
    }
    const caseManager = { ...testAdmin, email: 'case.manager@example.co.uk', name: 'Cara Case' };
    let cara: Owner;
    beforeAll(async () => {
      await createAdmin(api.app, caseManager, 'case-manager');
      const owners = (await admin.get(`${PATH}/owners`).expect(200)).body as Owner[];
      expect(owners.map(({ name }) => name)).toEqual([testAdmin.name, caseManager.name]);
      cara = owners[1] ?? { id: '', name: '' };
    });
    const asCara = async () => {
      const agent = request.agent(api.app.getHttpServer());
      const { email, password } = caseManager;
      await agent.post('/api/admin/login').send({ email, password }).expect(200);
      return agent;
    };
    const bulk = (body: object) => admin.post(`${PATH}/bulk`).send(body);

    it('is shown and filtered by for all staff, and named in the history', async () => {
      const id = await submit({ companyName: 'Alder' });
      await submit({ companyName: 'Birch' });

      expect(await reviewed(id, { ownerId: cara.id })).toMatchObject({ owner: cara });

      expect(await names(`?owner=${cara.id}`)).toEqual(['Alder']);
      expect(await names('?owner=me')).toEqual([]);
      expect(await names('?owner=nobody')).toEqual(['Birch']);
      const mine = await (await asCara()).get(`${PATH}?owner=me`).expect(200);
      expect(mine.body).toMatchObject([{ companyName: 'Alder', owner: cara, status: 'pending' }]);
      expect((await admin.get(`${PATH}/${id}`).expect(200)).body).toMatchObject({
        owner: cara,
        trail: [
          {},
          { action: 'application-owner-changed', changes: { owner: { from: null, to: cara.name } } },
        ],
      });
      await admin.get(`${PATH}?owner=somebody`).expect(400);
    });

    it('is shown to the partner only by name and phone number', async () => {
      const { id } = await ann.submit();
      await reviewed(id, { ownerId: cara.id });

      const { body } = read(await ann.agent.get(`${CASES}/${id}`).expect(200));
      expect(body).toMatchObject({
        timeline: [{ what: 'submitted' }],
        handler: { name: cara.name, phone: null },
      });
      expect(JSON.stringify(body)).not.toMatch(new RegExp(`owner|${cara.id}`));
    });

    it.each([NOBODYS, 'somebody', 7])('is not %s', async (ownerId) => {
      const { body } = read(await patch(await submit(), { ownerId }).expect(400));

      expect(body).toMatchObject({ errors: [{ field: 'ownerId' }] });
    });

    it('is assigned to many at once, with one result for each', async () => {
      const ids = [await submit({ companyName: 'Alder' }), NOBODYS, await submit({ companyName: 'Birch' })];

      const { body } = read(await bulk({ ids, ownerId: cara.id, status: 'in_review' }).expect(200));

      expect(body).toEqual([
        { id: ids[0], ok: true },
        { id: NOBODYS, ok: false, error: expect.stringContaining('Application not found') as string },
        { id: ids[2], ok: true },
      ]);
      expect(await names(`?owner=${cara.id}&status=in_review&sort=company`)).toEqual(['Alder', 'Birch']);
    });

    it('is not required to reject many with a message for their clients', async () => {
      const ids = [await submit({ companyName: 'Alder' }), await submit({ companyName: 'Birch' })];
      const said = { reason: 'The sector is excluded', clientReason: 'No lender of ours serves your trade.' };

      await bulk({ ids, status: 'rejected', ...said }).expect(200);

      for (const id of ids)
        expect((await admin.get(`${PATH}/${id}`).expect(200)).body).toMatchObject({
          status: 'rejected',
          trail: [{}, { changes: { reason: { to: said.reason }, clientReason: { to: said.clientReason } } }],
        });
    });

    it.each([
      ['no ids', { ownerId: null }],
      ['none at all', { ids: [], ownerId: null }],
      ['501', { ids: Array<string>(501).fill(NOBODYS), ownerId: null }],
      ['what is no id', { ids: ['a1'], ownerId: null }],
      ['nothing to change', { ids: [NOBODYS] }],
      ['a reason alone', { ids: [NOBODYS], reason: 'Because' }],
    ])('is not assigned to many with %s', async (_what, body) => {
      await bulk(body).expect(400);
    });

    it('is cleared when the owner leaves the staff', async () => {
      const id = await submit({ companyName: 'Alder' });
      await reviewed(id, { ownerId: cara.id });

      await admin.delete(`/api/admin/staff/${cara.id}`).expect(200);

      expect(await names('?owner=nobody')).toEqual(['Alder']);
      expect((await admin.get(`${PATH}/${id}`).expect(200)).body).toMatchObject({
        owner: null,
        trail: [{}, {}, { by: testAdmin.name, changes: { owner: { from: cara.name, to: null } } }],
      });
      const { body } = read(await patch(id, { ownerId: cara.id }).expect(400));
      expect(body).toMatchObject({ errors: [{ field: 'ownerId' }] });
    });
  });

  describe('response times', () => {
    const figures = async () => (await admin.get(`${PATH}/figures`).expect(200)).body as object;

    it('have no decision times when there are no decisions', async () => {
      expect(await figures()).toEqual({
        overdue: 0,
        dueSoon: 0,
        decided: 0,
        medianFirstMoveMinutes: null,
        medianDecisionMinutes: null,
      });
    });

    it('count overdue applications, and return the median of recent decisions in business hours', async () => {
      const own = await submit();
      await earlier(own, 'Birch', '9 days', { due_at: new Date(0) });
      await earlier(own, 'Cedar', '9 days', { due_at: new Date(0), first_moved_at: new Date() });
      const came = addBusinessMinutes(new Date(Date.now() - 35 * DAY_MS), 0);
      for (const minutes of [30, 90, 700]) {
        const decided = await submit({ companyName: `Decided ${minutes}` });
        await api.query(
          `update application_submissions set status = 'approved', created_at = $2, first_moved_at = $3,
           first_decided_at = $4 where id = $1`,
          [decided, came, addBusinessMinutes(came, 10), addBusinessMinutes(came, minutes)],
        );
      }
      await earlier(own, 'Long ago', '200 days', { first_decided_at: new Date(Date.now() - 100 * DAY_MS) });

      expect(await figures()).toMatchObject({
        overdue: 1,
        decided: 3,
        medianFirstMoveMinutes: 10,
        medianDecisionMinutes: 90,
      });
    });
  });

  describe('the notes', () => {
    it('are separate for broker and partner, and hidden from each other', async () => {
      const { id } = await ann.submit();
      await ann.agent.patch(`${CASES}/${id}`).send({ notes: 'the partner’s' }).expect(200);

      expect(await reviewed(id, { notes: 'the broker’s' })).toMatchObject({
        notes: 'the broker’s',
        partnerNotes: 'the partner’s',
      });
      expect((await ann.agent.get(`${CASES}/${id}`)).body).toMatchObject({ notes: 'the partner’s' });
      expect(await reviewed(id, { notes: null })).toMatchObject({
        notes: null,
        partnerNotes: 'the partner’s',
      });
      const kept = await api.query('select changes from activity');
      expect(JSON.stringify(kept)).not.toMatch(/the broker’s|the partner’s/);
    });
  });

  describe('a lender', () => {
    const assignedIdOf = async (id: string): Promise<string | null | undefined> => {
      const [row] = await api.query<{ lender: string | null }>(
        'select assigned_lender_id as lender from application_submissions where id = $1',
        [id],
      );
      return row?.lender;
    };

    it('is assigned by name and id, removed with null, and rejected when unknown', async () => {
      const id = await submit();

      expect(await reviewed(id, { assignedLender: 'ALBA' })).toMatchObject({ assignedLender: 'Alba' });
      expect(await assignedIdOf(id)).toBe(lender.id);

      const { body } = read(
        await patch(id, { assignedLender: 'Unassigned', status: 'approved' }).expect(400),
      );
      expect(body).toMatchObject({ errors: [{ field: 'assignedLender' }] });
      expect((await list())[0]).toMatchObject({ assignedLender: 'Alba', status: 'pending' });

      expect(await reviewed(id, { assignedLender: null })).toMatchObject({ assignedLender: null });
    });

    it('has its current name after a rename, and its last name after deletion', async () => {
      const named = { ...statedLender, name: 'Before' };
      const other = (await admin.post('/api/admin/lenders').send(named).expect(201)).body as { id: string };
      const id = await submit();
      await reviewed(id, { assignedLender: 'Before' });

      await admin.patch(`/api/admin/lenders/${other.id}`).send({ name: 'After' }).expect(200);
      expect((await list())[0]).toMatchObject({ assignedLender: 'After' });
      await admin.delete(`/api/admin/lenders/${other.id}`).expect(200);
      expect((await list())[0]).toMatchObject({ assignedLender: 'After' });
      expect(await assignedIdOf(id)).toBeNull();
    });
  });

  describe('a stale review', () => {
    it('is rejected with the current version and who changed it, and changes nothing', async () => {
      const id = await submit();
      const { updatedAt } = (await list())[0] ?? { updatedAt: '' };
      await reviewed(id, { status: 'in_review', updatedAt });

      const { body } = read(await patch(id, { status: 'approved', notes: 'lost?', updatedAt }).expect(409));

      expect(body).toMatchObject({
        type: '/problems/application-changed',
        changed: { by: testAdmin.name, current: { id, status: 'in_review', notes: null } },
      });
      expect((await list())[0]).toMatchObject({ status: 'in_review', notes: null });
      expect(await reviewed(id, { status: 'approved' })).toMatchObject({ status: 'approved' });
    });

    it('names the broker instead of a member of staff to a partner', async () => {
      const { id, updatedAt }: ShownCase = await ann.submit();
      await reviewed(id, { status: 'in_review', notes: 'internal words' });

      const { body } = read(
        await ann.agent.patch(`${CASES}/${id}`).send({ notes: 'mine', updatedAt }).expect(409),
      );

      expect(body).toMatchObject({ changed: { by: 'The broker', current: { status: 'in_review' } } });
      expect(JSON.stringify(body)).not.toMatch(/Ada|internal/);
    });
  });

  it.each([
    [{ status: 'processing' }, 'status'],
    [{ status: 'approved', reason: 7 }, 'reason'],
    [{ reason: 'x'.repeat(1_001) }, 'reason'],
    [{ notes: 'x'.repeat(5_001) }, 'notes'],
    [{ assignedLender: 7 }, 'assignedLender'],
    [{ updatedAt: 'today' }, 'updatedAt'],
  ])('rejects %j by name', async (change, field) => {
    const { body } = read(await patch(await submit(), change).expect(400));

    expect(body).toMatchObject({ errors: [{ field }] });
  });

  it.each([NOBODYS, 'not-an-id'])('returns 404 for %s', async (id) => {
    await patch(id, { status: 'approved' }).expect(404);
  });

  it('is for admins only, and not for other sites', async () => {
    await api.http().get(PATH).expect(401);
    await api.http().get(`${PATH}/figures`).expect(401);
    await ann.agent.get(`${PATH}/figures`).expect(401);
    await ann.agent.get(PATH).expect(401);
    await ann.agent.patch(`${PATH}/${NOBODYS}`).send({}).expect(401);
    await admin.patch(`${PATH}/${NOBODYS}`).set('Sec-Fetch-Site', 'cross-site').send({}).expect(403);
  });
});
