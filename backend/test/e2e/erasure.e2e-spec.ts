import { randomUUID } from 'node:crypto';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { PERSON_RECORDS, type PersonRecordType } from '#modules/people/domain/person-record-types.js';
import { signUpPartner } from '../support/cases.js';
import { emptyLedger } from '../support/empty-tables.js';
import { CANARY, fillRecord, tablesWithCanary } from '../support/filled-record.js';
import { createAdmin, signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;

interface Preview {
  readonly version: string;
  readonly lines: readonly { readonly id: string; readonly outcome: string; readonly why: string }[];
  readonly others: readonly { readonly id: string }[];
  readonly recipients: readonly string[];
}

describe('Erasure', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(async () => {
    await emptyLedger(api.database.source);
    await api.empty(
      'application_submissions',
      'contact_submissions',
      'complaints',
      'data_requests',
      'holds',
      'erasures',
      'held_submissions',
      'leads',
      'idempotency_keys',
      'pgboss.job',
      'tasks',
    );
  });

  const today = () => londonIsoDay(new Date());
  type Chosen = { readonly type: PersonRecordType; readonly id: string };
  const requestFor = async (records: readonly Chosen[], changes: object = {}): Promise<string> => {
    const asked = {
      kind: 'erasure',
      name: 'Isla Fraser',
      email: 'isla@fraser-bakery.example',
      requestedBy: 'person',
      receivedOn: today(),
      identityConfirmedOn: today(),
      ...changes,
    };
    const made = await admin.post('/api/admin/data-requests').send(asked).expect(201);
    const { id } = made.body as { id: string };
    await admin.patch(`/api/admin/data-requests/${id}`).send({ records }).expect(200);
    return id;
  };
  const previewOf = async (request: string): Promise<Preview> =>
    (await admin.get(`/api/admin/data-requests/${request}/erasure`).expect(200)).body as Preview;
  const erase = (request: string, version: string) =>
    admin.post(`/api/admin/data-requests/${request}/erasure`).send({ version });
  const erased = async (records: readonly Chosen[]): Promise<void> => {
    const request = await requestFor(records);
    await erase(request, (await previewOf(request)).version).expect(200);
  };
  const submitCase = async (): Promise<string> => (await (await signUpPartner(api.app)).submit()).id;
  const message = async (email = 'isla@fraser-bakery.example', name = 'Isla Fraser'): Promise<string> => {
    const words = { name, email, message: `Please call me about ${randomUUID()}` };
    const sent = await api.http().post('/api/contact').send(words).expect(201);
    return (sent.body as { id: string }).id;
  };
  const complete = (id: string, day: string): Promise<object[]> =>
    api.query(
      `with sent as (
         insert into lender_submissions (id, application_id, lender_name, state, moved_at, created_at, updated_at)
         values (gen_random_uuid(), $1, 'Alba', 'completed', now(), now(), now()) returning id
       ) insert into completions (id, submission_id, completed_on, drawn_pence, broker_commission_pence, created_at)
       select gen_random_uuid(), id, $2, 1000000, 10000, now() from sent`,
      [id, day],
    );

  /** How to create each kind of record, and which referring tables hold records of their own. */
  const MADE: Readonly<
    Record<
      PersonRecordType,
      { make: () => Promise<string>; stopAt?: readonly string[]; left?: readonly string[] }
    >
  > = {
    application: {
      make: submitCase,
      stopAt: ['complaints', 'completions', 'commission_entries'],
    },
    'contact-message': { make: () => message() },
    'held-submission': {
      make: async () => {
        const words = {
          name: 'Isla',
          email: 'isla@x.example',
          message: 'Buy our links now',
          leaveBlank: 'x',
        };
        return ((await api.http().post('/api/contact').send(words).expect(201)).body as { id: string }).id;
      },
    },
    lead: {
      make: async () => {
        const { agent } = await signUpPartner(api.app);
        const lead = { name: 'Callum Reid', email: 'callum@reid.example' };
        return ((await agent.post('/api/introducers/me/leads').send(lead).expect(201)).body as { id: string })
          .id;
      },
    },
    introducer: {
      make: async () => (await signUpPartner(api.app)).introducer.id,
      // A partner's cases belong to the clients, and its ledger is kept for six years.
      stopAt: [
        'application_submissions',
        'application_counts',
        'application_events',
        'commission_entries',
        'commission_statements',
        'commission_terms',
        'commission_questions',
      ],
    },
    admin: {
      make: async () => {
        const { id } = await createAdmin(api.app, { ...testAdmin, email: `${randomUUID()}@example.co.uk` });
        await api.query('update admins set removed_at = now() where id = $1', [id]);
        return id;
      },
      // A colleague's past actions remain, under an anonymous account.
      stopAt: [
        ...['application_submissions', 'application_disclosures', 'application_events', 'lender_consents'],
        ...['commission_entries', 'commission_statements', 'commission_terms', 'commission_questions'],
        ...['commission_disclosures', 'complaints', 'contact_submissions', 'data_requests', 'holds'],
        ...[
          'introducer_events',
          'receivable_receipts',
          'lender_imports',
          'receivables',
          'staff_invitations',
          'taught_words',
          'tasks',
        ],
      ],
    },
    'staff-invitation': {
      make: async () => {
        const invited = { email: `${randomUUID()}@example.co.uk`, role: 'case-manager' };
        await admin.post('/api/admin/staff').send(invited).expect(201);
        const [row] = await api.query<{ id: string }>(
          'select id from staff_invitations order by id desc limit 1',
        );
        return row?.id ?? '';
      },
    },
    complaint: {
      make: async () => {
        const words = {
          kind: 'service',
          name: 'Isla',
          email: 'i@x.example',
          whatHappened: 'You did not call me.',
        };
        const made = await api.http().post('/api/complaints').send(words).expect(201);
        const { id } = made.body as { id: string };
        await api.query(
          `update complaints set outcome = 'upheld', received_on = '2015-01-01', responded_on = '2015-02-01' where id = $1`,
          [id],
        );
        return id;
      },
    },
    'data-request': {
      make: async () => {
        const id = await requestFor([]);
        await api.query(
          `update data_requests set outcome = 'granted', received_on = '2015-01-01', closed_on = '2015-02-01' where id = $1`,
          [id],
        );
        return id;
      },
    },
  };

  describe.each(Object.keys(MADE) as PersonRecordType[])('of %s', (type) => {
    it('leaves no trace of a canary in any table, job, log or search index', async () => {
      const { make, stopAt = [] } = MADE[type];
      const id = await make();
      const { table } = PERSON_RECORDS[type];
      await fillRecord(api.database.source, table, id, stopAt);
      await api.query(
        `insert into activity (id, actor_type, action, subject_type, subject_id, changes)
         values (gen_random_uuid(), 'system', 'task-changed', $1, $2, $3)`,
        [type, id, { title: { from: CANARY, to: CANARY } }],
      );
      await api.query(
        `insert into idempotency_keys (operation, caller, key, fingerprint, answer) values ('test', 'x', $1, '', $2)`,
        [id, { id, name: CANARY }],
      );
      expect(await tablesWithCanary(api.database.source)).toContain(table);

      await erased([{ type, id }]);

      expect(await tablesWithCanary(api.database.source)).toEqual([]);
    });
  });

  it('leaves no trace of a canary in an old deal either', async () => {
    const id = await submitCase();
    await complete(id, '2015-01-05');
    const filled = await fillRecord(api.database.source, 'application_submissions', id, ['complaints']);
    expect(filled).toEqual(expect.arrayContaining(['completions', 'commission_entries', 'offers']));

    await erased([{ type: 'application', id }]);

    expect(await tablesWithCanary(api.database.source)).toEqual([]);
    expect(await api.query('select id from application_submissions')).toEqual([{ id }]);
  });

  it('removes queued emails about a record', async () => {
    const id = await message();
    await api.query(
      `insert into pgboss.job (name, data) select name, $1 from pgboss.queue where name like 'mail%' limit 1`,
      [{ contactMessageId: id }],
    );
    await erased([{ type: 'contact-message', id }]);

    expect(await api.query('select from pgboss.job where data::text like $1', [`%${id}%`])).toEqual([]);
  });

  it('previews its effect on each record, and does only what was previewed', async () => {
    const [deal, enquiry] = [await submitCase(), await submitCase()];
    await complete(deal, today());
    const request = await requestFor([
      { type: 'application', id: deal },
      { type: 'application', id: enquiry },
    ]);

    const { lines, version, recipients } = await previewOf(request);
    expect(lines.map(({ id, outcome }) => ({ id, outcome }))).toEqual(
      expect.arrayContaining([
        { id: deal, outcome: 'stays' },
        { id: enquiry, outcome: 'deleted' },
      ]),
    );
    expect(recipients).toEqual([]);
    await erase(request, 'another').expect(409);
    await erase(request, version).expect(200);

    expect(await api.query('select id from application_submissions')).toEqual([{ id: deal }]);
    expect(await api.query('select records from erasures')).toEqual([
      { records: [{ type: 'application', id: enquiry, how: 'deleted' }] },
    ]);
  });

  it('deletes an application whose only completion was reversed', async () => {
    const id = await submitCase();
    await complete(id, today());
    await api.query('update completions set reversed_at = now()');

    await erased([{ type: 'application', id }]);

    expect(await api.query('select id from application_submissions')).toEqual([]);
  });

  it('anonymises a deal after six years, and keeps its figures', async () => {
    const id = await submitCase();
    await complete(id, '2015-01-05');
    const before = await api.query('select drawn_pence from completions');
    await api.query(`update application_submissions set updated_at = '2015-01-05'`);

    await erased([{ type: 'application', id }]);

    expect(
      await api.query('select company_name, contact_name, email, phone, notes from application_submissions'),
    ).toEqual([{ company_name: 'Erased', contact_name: 'Erased', email: '', phone: '', notes: null }]);
    // So that a partner's system that asks for changed cases gets it.
    expect(
      await api.query(`select from application_submissions where updated_at > '2015-01-05'`),
    ).toHaveLength(1);
    expect(await api.query('select drawn_pence from completions')).toEqual(before);
    expect(await api.query('select company_name from lender_submissions')).toEqual([
      { company_name: 'Erased' },
    ]);
  });

  it('erases an enquiry that a lender paid for, and keeps the payment without personal data', async () => {
    const id = await submitCase();
    await api.query(
      `with sent as (
         insert into lender_submissions (id, application_id, lender_name, state, moved_at, created_at, updated_at)
         values (gen_random_uuid(), $1, 'Alba', 'declined', now(), now(), now()) returning id
       ), owed as (
         insert into receivables (id, application_id, submission_id, lender_name, origin, expected_pence, expected_on,
           received_pence, open_pence, state, created_at, updated_at)
         select gen_random_uuid(), $1, id, 'Alba', 'payment', 10000, '2015-01-05', 10000, 0, 'received', now(), now()
         from sent returning id
       ) insert into receivable_receipts (id, receivable_id, received_pence, received_on, reference, created_at)
       select gen_random_uuid(), id, 10000, '2015-01-05', 'Isla Fraser', now() from owed`,
      [id],
    );

    await erased([{ type: 'application', id }]);

    expect(await api.query('select id from application_submissions')).toEqual([]);
    expect(await api.query('select application_id, received_pence::int from receivables')).toEqual([
      { application_id: null, received_pence: 10_000 },
    ]);
    expect(await api.query('select reference from receivable_receipts')).toEqual([{ reference: null }]);
  });

  it('logs that it happened, and not for whom', async () => {
    const id = await message();
    await erased([{ type: 'contact-message', id }]);

    const entries = await api.query<{ subject_type: string; changes: unknown }>(
      `select subject_type, changes from activity where action = 'person-erased' order by id desc limit 1`,
    );
    expect(entries).toEqual([{ subject_type: 'erasure', changes: null }]);
  });

  it.each([
    ['before identity is confirmed', { identityConfirmedOn: null }, 'identity-not-confirmed'],
    [
      'by a partner without the client’s authority',
      { requestedBy: 'representative' },
      'authority-not-confirmed',
    ],
    ['for a request for access', { kind: 'access' }, 'not-an-erasure'],
  ])('is rejected %s', async (_, changes, code) => {
    const request = await requestFor([{ type: 'contact-message', id: await message() }], changes);
    const answer = await admin.get(`/api/admin/data-requests/${request}/erasure`).expect(409);

    expect((answer.body as { type: string }).type).toContain(code);
  });

  it('separates two people who share an address, and erases only the chosen one', async () => {
    const [mine, hers] = [await message(), await message('isla@fraser-bakery.example', 'Morag Fraser')];
    const found = await admin.get('/api/admin/people').query({ q: 'isla@fraser-bakery.example' }).expect(200);
    expect((found.body as { people: { name: string }[] }).people.map(({ name }) => name).sort()).toEqual([
      'Isla Fraser',
      'Morag Fraser',
    ]);
    const request = await requestFor([{ type: 'contact-message', id: mine }]);
    const { others, version } = await previewOf(request);
    expect(others.map(({ id }) => id)).toContain(hers);

    await erase(request, version).expect(200);

    expect(await api.query('select id from contact_submissions')).toEqual([{ id: hers }]);
  });

  it('requires a new preview when the person submits something', async () => {
    const request = await requestFor([{ type: 'contact-message', id: await message() }]);
    const { version } = await previewOf(request);
    await message();

    await erase(request, version).expect(409);
  });

  it('waits for a change in progress, and requires a new preview if it matters', async () => {
    const id = await submitCase();
    const request = await requestFor([{ type: 'application', id }]);
    const { version } = await previewOf(request);
    const other = api.database.source.createQueryRunner();
    await other.startTransaction();
    await other.query(`update application_submissions set notes = 'typing' where id = $1`, [id]);
    await other.query(
      `insert into holds (id, subject_type, subject_id, reason, placed_at) values ($1, 'application', $2, 'Court', now())`,
      [randomUUID(), id],
    );
    const erasing = erase(request, version).then(({ status }) => status);
    await until(async () => {
      const waiting = await api.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length === 1;
    });
    await other.commitTransaction();
    await other.release();

    expect(await erasing).toBe(409);
    expect(await api.query('select id from application_submissions')).toEqual([{ id }]);
  });
});
