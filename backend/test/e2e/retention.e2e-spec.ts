import { randomUUID } from 'node:crypto';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { ErasesAgain, readLedger } from '#modules/backups/public.js';
import { ErasureLedger, Retention, type ErasureEntry } from '#modules/people/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { signUpPartner } from '../support/cases.js';
import { emptyLedger } from '../support/empty-tables.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;

describe('Retention', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
  });
  beforeEach(async () => {
    await emptyLedger(api.database.source);
    await api.empty(
      'application_submissions',
      'contact_submissions',
      'complaints',
      'holds',
      'erasures',
      'retention_runs',
      'tasks',
    );
  });

  const retention = () => api.app.get(Retention, { strict: false });
  const run = async () => {
    const ended = await retention().run();
    if (ended === null) throw new Error('Another process is at it');
    return ended;
  };
  const ids = async (table: string): Promise<string[]> =>
    (await api.query<{ id: string }>(`select id from ${table} order by id`)).map(({ id }) => id);
  const message = async (monthsAgo: number): Promise<string> => {
    const id = randomUUID();
    await api.query(
      `insert into contact_submissions (id, name, email, message, created_at)
       values ($1, 'Isla Fraser', 'isla@fraser-bakery.example', 'Please call me', now() - make_interval(months => $2, days => 2))`,
      [id, monthsAgo],
    );
    return id;
  };
  const enquiry = async (monthsAgo: number): Promise<string> => {
    const { id } = await partner.submit();
    await api.query(
      `update application_submissions set created_at = now() - make_interval(months => $2, days => 2),
         updated_at = now() - make_interval(months => $2, days => 2) where id = $1`,
      [id, monthsAgo],
    );
    return id;
  };
  const complete = (id: string, monthsAgo: number): Promise<object[]> =>
    api.query(
      `with sent as (
         insert into lender_submissions (id, application_id, lender_name, state, moved_at, created_at, updated_at)
         values (gen_random_uuid(), $1, 'Alba', 'completed', now(), now(), now()) returning id
       ) insert into completions (id, submission_id, completed_on, drawn_pence, broker_commission_pence, created_at)
       select gen_random_uuid(), id, (now() - make_interval(months => $2))::date, 1000000, 10000, now() from sent`,
      [id, monthsAgo],
    );
  const hold = (subjectType: string, subjectId: string, changes: object = {}) =>
    admin
      .post('/api/admin/holds')
      .send({ subjectType, subjectId, reason: 'Court case 2026/114', ...changes });

  it('deletes enquiries and messages after twelve months, and not before', async () => {
    const [young, old] = [await message(11), await message(12)];
    const [asked, forgotten] = [await enquiry(11), await enquiry(12)];
    expect(await retention().due()).toMatchObject({ enquiry: 1, message: 1, deal: 0 });

    expect(await run()).toMatchObject({ counts: { enquiry: 1, message: 1 }, remaining: 0 });

    expect(await ids('contact_submissions')).toEqual([young]);
    expect(await ids('application_submissions')).toEqual([asked]);
    const [{ n } = { n: 0 }] = await api.query<{ n: number }>(
      `select count(*)::int as n from erasures where cause = 'retention' and records::text ~ $1`,
      [`${old}|${forgotten}`],
    );
    expect(n).toBe(2);
  });

  it('keeps deals for six years after their completion, then anonymises them', async () => {
    const [recent, old] = [await enquiry(60), await enquiry(80)];
    await complete(recent, 60);
    await complete(old, 73);

    expect(await run()).toMatchObject({ counts: { deal: 1, enquiry: 0 }, remaining: 0 });

    const rows = await api.query<{ id: string; company_name: string }>(
      `select id, company_name from application_submissions where email = ''`,
    );
    expect(rows).toEqual([{ id: old, company_name: 'Erased' }]);
    expect(await run()).toMatchObject({ counts: { deal: 0 } });
  });

  it('deletes an application as an enquiry when its only completion was reversed', async () => {
    const id = await enquiry(13);
    await complete(id, 14);
    await api.query(`update completions set reversed_at = now() - interval '13 months'`);

    expect(await run()).toMatchObject({ counts: { enquiry: 1, deal: 0 }, remaining: 0 });

    expect(await ids('application_submissions')).toEqual([]);
  });

  it('keeps an application with commission lines for six years after the last, though its completion was reversed', async () => {
    const [recent, old] = [await enquiry(80), await enquiry(90)];
    for (const [id, months] of [
      [recent, 60],
      [old, 73],
    ] as const) {
      await complete(id, 85);
      await api.query(
        `insert into commission_entries (id, introducer_id, application_id, kind, amount_pence, vat_pence, how, earned_on,
           due_on, created_at)
         select gen_random_uuid(), $2, $1, kind, 0, 0, 'Alba', (now() - make_interval(months => ago))::date,
           (now() - make_interval(months => ago))::date, now()
         from (values ('earned', 85), ('clawback', $3::int)) as line(kind, ago)`,
        [id, partner.introducer.id, months],
      );
    }
    await api.query('update completions set reversed_at = now()');

    expect(await run()).toMatchObject({ counts: { enquiry: 0, deal: 1 }, remaining: 0 });

    expect(await api.query(`select id from application_submissions where email = ''`)).toEqual([{ id: old }]);
  });

  it('deletes the log after six years', async () => {
    await api.query(
      `insert into activity (id, at, actor_type, action, subject_type, subject_id) values
         (gen_random_uuid(), now() - interval '6 years 2 days', 'system', 'task-done', 'task', $1),
         (gen_random_uuid(), now() - interval '6 years' + interval '2 days', 'system', 'task-done', 'task', $1)`,
      [randomUUID()],
    );

    expect(await run()).toMatchObject({ counts: { activity: 1 } });
  });

  it('skips held records, and erases them at the next run once the hold ends', async () => {
    const [letter, asked] = [await message(13), await enquiry(13)];
    const answer = await hold('contact-message', letter).expect(201);
    await hold('application', asked).expect(201);
    await hold('application', asked).expect(409);

    expect(await run()).toMatchObject({ counts: { message: 0, enquiry: 0 }, remaining: 0 });
    await admin.post(`/api/admin/holds/${(answer.body as { id: string }).id}/end`).expect(200);
    await run();

    expect(await ids('contact_submissions')).toEqual([]);
    expect(await ids('application_submissions')).toEqual([asked]);
  });

  it('skips a record that is put on hold while the run selects it', async () => {
    const letter = await message(13);
    const other = api.database.source.createQueryRunner();
    await other.query('select pg_advisory_lock(1)');
    // The run's statement pauses after its snapshot, until the other connection has committed the hold.
    const [view] = await api.query<{ sql: string }>(`select pg_get_viewdef('current_holds') as sql`);
    await api.query(
      `create function paused() returns boolean language plpgsql as $$
       begin perform pg_advisory_xact_lock_shared(1); return true; end $$`,
    );
    await api.query(
      `create or replace view current_holds as select * from (${view?.sql.replace(';', '')}) as holds where (select paused())`,
    );
    const running = run();
    await until(async () => {
      const waiting = await api.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      );
      return waiting.length === 1;
    });
    await other.query(
      `insert into holds (id, subject_type, subject_id, reason, placed_at) values ($1, 'contact-message', $2, 'Court', now())`,
      [randomUUID(), letter],
    );
    await other.query('select pg_advisory_unlock(1)');
    await other.release();

    expect(await running).toMatchObject({ counts: { message: 0 }, remaining: 0 });

    expect(await ids('contact_submissions')).toEqual([letter]);
    await api.query(`create or replace view current_holds as ${view?.sql}`);
    await api.query('drop function paused');
  });

  it('erases a held record once its hold expires', async () => {
    const letter = await message(13);
    const today = londonIsoDay(new Date());
    await hold('contact-message', letter, { endsOn: today }).expect(400);
    const answer = await hold('contact-message', letter, { endsOn: '2999-01-01' }).expect(201);
    expect(await run()).toMatchObject({ counts: { message: 0 } });

    await api.query('update holds set ends_on = $1', [today]);
    expect(await run()).toMatchObject({ counts: { message: 1 } });

    await admin.get(`/api/admin/holds/${(answer.body as { id: string }).id}`).expect(404);
  });

  it('keeps an application with an open complaint', async () => {
    const asked = await enquiry(13);
    const complaint = {
      kind: 'service',
      name: 'Isla Fraser',
      email: 'isla@fraser-bakery.example',
      whatHappened: 'You did not call me.',
      receivedOn: londonIsoDay(new Date()),
      applicationId: asked,
    };
    const answer = await admin.post('/api/admin/complaints').send(complaint).expect(201);
    expect(await run()).toMatchObject({ counts: { enquiry: 0 } });

    const closing = { outcome: 'rejected', respondedOn: londonIsoDay(new Date()) };
    await admin
      .patch(`/api/admin/complaints/${(answer.body as { id: string }).id}`)
      .send(closing)
      .expect(200);
    expect(await run()).toMatchObject({ counts: { enquiry: 1 } });
  });

  it('deletes emails and stored responses that name what it erases', async () => {
    const [due, recent] = [await message(13), await message(1)];
    for (const id of [due, recent]) {
      await api.query(
        `insert into pgboss.job (name, data) select name, $1 from pgboss.queue where name like 'mail%' limit 1`,
        [{ messageId: id }],
      );
      await api.query(
        `insert into idempotency_keys (operation, caller, key, fingerprint, answer) values ('test', 'x', $1, '', $2)`,
        [id, { id }],
      );
    }

    await run();

    const naming = (id: string) =>
      api.query(
        `select from pgboss.job where data::text like $1
         union all select from idempotency_keys where answer::text like $1`,
        [`%${id}%`],
      );
    expect(await naming(due)).toEqual([]);
    expect(await naming(recent)).toHaveLength(2);
  });

  it('erases in batches of 500', async () => {
    await api.query(
      `insert into contact_submissions (id, name, email, message, created_at)
       select gen_random_uuid(), 'Isla', 'isla@x.example', 'Hello', now() - interval '2 years' from generate_series(1, 1200)`,
    );

    expect(await run()).toMatchObject({ counts: { message: 1_200 }, remaining: 0 });

    const sizes = await api.query<{ n: number }>('select jsonb_array_length(records) as n from erasures');
    expect(Math.max(...sizes.map(({ n }) => n))).toBeLessThanOrEqual(500);
  });

  it('is run by one process at a time', async () => {
    const other = api.database.source.createQueryRunner();
    await other.query('select pg_advisory_lock(7250143)');
    await message(13);
    expect(await retention().run()).toBeNull();

    await other.query('select pg_advisory_unlock(7250143)');
    await other.release();
    expect(await run()).toMatchObject({ counts: { message: 1 } });
  });

  it('stores what a run has done when it ends in the middle, and the next run does the rest', async () => {
    await api.query(
      `insert into contact_submissions (id, name, email, message, created_at)
       select gen_random_uuid(), 'Isla', 'isla@x.example', 'Hello', now() - interval '2 years' from generate_series(1, 700)`,
    );
    // The second of the batches of 500 fails, as if the database had gone away.
    await api.query(
      `create function fail_second() returns trigger language plpgsql as $$
       begin
         if (select count(*) from contact_submissions) < 500 then raise exception 'gone away'; end if;
         return null;
       end $$`,
    );
    await api.query(
      'create trigger fails before delete on contact_submissions for each statement execute function fail_second()',
    );
    await expect(run()).rejects.toThrow('gone away');
    await api.query('drop function fail_second cascade');

    expect(await ids('contact_submissions')).toHaveLength(200);
    expect((await retention().runs(1))[0]).toMatchObject({ endedAt: null, counts: { message: 500 } });
    expect(await run()).toMatchObject({ counts: { message: 200 }, remaining: 0 });
    expect(await ids('contact_submissions')).toEqual([]);
  });

  it('continues where a killed run stopped, and reports what is left', async () => {
    // The state that a killed run leaves: started, partly done, and not finished.
    await api.query(
      `insert into retention_runs (id, started_at, counts) values (gen_random_uuid(), now() - interval '2 days', '{}')`,
    );
    await message(13);
    expect(await retention().stoppedSince()).not.toBeNull();

    await run();

    expect(await retention().stoppedSince()).toBeNull();
    expect(await ids('contact_submissions')).toEqual([]);
  });

  it('previews the next run', async () => {
    await message(13);
    const answer = await admin.get('/api/admin/retention').expect(200);

    expect((answer.body as { periods: object[] }).periods).toContainEqual({
      period: 'message',
      what: 'A message from the contact form',
      howLong: '12 months after we receive it',
      atTheEnd: 'Deleted',
      due: 1,
    });
    expect(await ids('contact_submissions')).toHaveLength(1);
  });

  it('reapplies the printed ledger once after a restore', async () => {
    const [letter, other] = [await message(13), await message(1)];
    const before = await api.query('select * from contact_submissions where id = $1', [letter]);
    await run();
    const printed: ErasureEntry[] = [];
    for await (const part of api.app.get(ErasureLedger, { strict: false }).all()) printed.push(...part);
    // The database as of the backup.
    await api.empty('erasures');
    await api.query(
      'insert into contact_submissions select * from jsonb_populate_recordset(null::contact_submissions, $1)',
      [JSON.stringify(before)],
    );
    const [eraser] = api.app.get(Contributions).of(ErasesAgain);

    const read = readLedger(printed.map((entry) => JSON.stringify(entry)).join('\n'));
    for (const erasure of [...read, ...read]) await eraser?.eraseAgain(erasure);

    expect(await ids('contact_submissions')).toEqual([other]);
    expect(await api.query('select id, cause from erasures')).toEqual([
      { id: printed[0]?.id, cause: 'restore' },
    ]);
  });

  it('stops at an erasure that it cannot apply', async () => {
    const [eraser] = api.app.get(Contributions).of(ErasesAgain);
    const records = [{ type: 'future-record', id: randomUUID(), how: 'deleted' }];
    const erasing = eraser?.eraseAgain({ id: randomUUID(), at: new Date().toISOString(), records });

    await expect(erasing).rejects.toThrow('names records that this version cannot erase');
  });
});
