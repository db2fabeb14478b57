import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { agent } from 'supertest';
import { CreateScheduledTasks } from '#modules/tasks/application/create-scheduled-tasks.js';
import { firstRun } from '../../src/first-run.js';
import { startAppOn, testSettings } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { DAY_MS } from '#kernel/time/time-units.js';

interface Case {
  readonly id: string;
  readonly companyName: string;
  readonly email: string;
  readonly phone: string;
  readonly status: string;
  readonly assignedLender: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}
interface Details extends Case {
  readonly timeline: readonly {
    readonly at: string;
    readonly what: string;
    readonly to: string;
    readonly reason: string | null;
  }[];
  readonly matches: readonly { readonly name: string }[];
}
interface Lead {
  readonly email: string;
  readonly phone: string | null;
  readonly status: string;
  readonly createdAt: string;
}

let database: TestDatabase;
let app: NestExpressApplication;
let dataDir: string;
let news: string[];
let partner: ReturnType<typeof agent>;
let admin: ReturnType<typeof agent>;

const demonstration = () => testSettings({ dataDir, demo: true });

describe('Demonstration partner', () => {
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'demonstration-'));
    database = await createTestDatabase();
    app = await startAppOn(database.url, demonstration());
    news = await firstRun(app, demonstration());
    const [, email, password] =
      /^Partners sign in at \S+ as (\S+) with the password (\S+)$/m.exec(news.join('\n')) ?? [];
    partner = agent(app.getHttpServer());
    await partner
      .post('/api/introducers/login')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ email, password })
      .expect(200);
    const [, adminEmail, adminPassword] =
      /^Staff sign in at \S+ as (\S+) with the password (\S+)$/m.exec(news.join('\n')) ?? [];
    admin = agent(app.getHttpServer());
    await admin
      .post('/api/admin/login')
      .set('Sec-Fetch-Site', 'same-origin')
      .send({ email: adminEmail, password: adminPassword })
      .expect(200);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const read = async <T>(path: string): Promise<T> => {
    const answer = await partner.get(`/api/introducers/me${path}`).expect(200);
    return answer.body as T;
  };
  const countOf = (words: readonly string[]): Record<string, number> => {
    const counts: Record<string, number> = {};
    for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
    return counts;
  };
  const countBy = (statuses: readonly { readonly status: string }[]): Record<string, number> =>
    countOf(statuses.map(({ status }) => status));
  const isNobodys = (email: string, phone: string | null): boolean =>
    email.endsWith('.example') &&
    /^(?:(?:0113|0117|0131|0141|0161) 496 0\d{3}|0191 498 0\d{3}|020 7946 0\d{3}|029 2018 0\d{3}|01632 960\d{3}|07700 900\d{3})$/.test(
      phone ?? '01632 960000',
    );

  it('is labelled as a demonstration in the partner’s name', async () => {
    expect(await read('')).toMatchObject({
      email: 'partner@demo.example',
      companyName: expect.stringContaining('demonstration') as unknown,
    });
  });

  it('has a referral link that clients used, and an API account', async () => {
    expect(await read('/referral-link')).toMatchObject({ link: { token: expect.any(String) as unknown } });
    expect(await read<object[]>('/referrals')).toContainEqual(expect.objectContaining({ viaLink: true }));
    expect(await read('/api-accounts')).toMatchObject([{ name: 'CRM (demonstration)', revokedAt: null }]);
  });

  it('has an API account that is logged, without an email', async () => {
    const log = await admin.get('/api/admin/activity?subjectType=api-account').expect(200);
    expect(log.body).toMatchObject({ items: [{ action: 'api-account-created' }] });
    expect(await database.source.query(`select data from pgboss.job where name like 'mail-%'`)).toEqual([]);
  });

  it('has commission: a paid month, a draft, and lines of every kind', async () => {
    const lines = await read<{ kind: string; state: string }[]>('/commissions');

    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['earned', 'clawback', 'adjustment']));
    expect(lines.map(({ state }) => state)).toEqual(expect.arrayContaining(['earned', 'due', 'paid']));
    expect(await read('/statements')).toMatchObject([
      { state: 'paid', number: expect.stringMatching(/-0001$/) as string },
    ]);
    const statements = await admin.get('/api/admin/statements').expect(200);
    expect(statements.body).toMatchObject([{ state: 'draft' }, { state: 'paid' }]);
    const log = await admin.get('/api/admin/activity?subjectType=commission-disclosure').expect(200);
    expect(log.body).toMatchObject({ items: [{ action: 'commission-disclosed' }] });
  });

  it('has cases in every status over the last months', async () => {
    const cases = await read<Case[]>('/referrals');

    expect(countBy(cases)).toEqual({ pending: 4, in_review: 5, approved: 10, rejected: 5 });
    const ages = cases.map(({ createdAt }) => (Date.now() - Date.parse(createdAt)) / DAY_MS);
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(4);
    expect(Math.max(...ages)).toBeLessThan(180);
    expect(ages).toEqual(ages.toSorted((a, b) => a - b));
  });

  it('has a history for each case, in order and never in the future', async () => {
    for (const { id, status } of await read<Case[]>('/referrals')) {
      const { timeline, matches, assignedLender, updatedAt } = await read<Details>(`/applications/${id}`);
      const times = timeline.map(({ at }) => Date.parse(at));

      expect(times).toEqual(times.toSorted((a, b) => a - b));
      // Changes at lenders do not edit the case.
      const edits = timeline.filter(({ what }) => ['submitted', 'status', 'lender'].includes(what));
      expect(Date.parse(edits.at(-1)?.at ?? '')).toBe(Date.parse(updatedAt));
      expect(times.at(-1)).toBeLessThan(Date.now());
      expect(Date.parse(updatedAt)).toBeLessThan(Date.now());
      expect(matches).not.toEqual([]);
      if (status === 'approved') expect(matches.map(({ name }) => name)).toContain(assignedLender);
      if (status === 'rejected') expect(timeline.at(-1)?.reason).toMatch(/\.$/);
    }
  });

  it('has decision times from hours to days', async () => {
    expect(await read('/summary')).toMatchObject({ total: 24, approved: 10, rejected: 5, decided: 15 });
    const { medianDecisionMinutes } = await read<{ medianDecisionMinutes: number }>('/summary');
    expect(medianDecisionMinutes).toBeGreaterThan(60);
    expect(medianDecisionMinutes).toBeLessThan(3 * 24 * 60);
  });

  describe('the broker’s dashboard', () => {
    const ask = async <T>(path: string): Promise<T> =>
      (await admin.get(`/api/admin/${path}`).expect(200)).body as T;

    it('has several weeks of visitors’ applications in every status, beside the partner’s cases', async () => {
      const all = await ask<(Case & { notes: string; introducerId: string | null })[]>('applications');
      const own = all.filter(({ introducerId }) => introducerId === null);

      expect(all).toHaveLength(24 + own.length);
      expect(countBy(own)).toEqual({ pending: 5, in_review: 9, approved: 19, rejected: 9 });
      const ages = own.map(({ createdAt }) => (Date.now() - Date.parse(createdAt)) / DAY_MS);
      expect(Math.min(...ages)).toBeGreaterThan(0);
      expect(Math.max(...ages)).toBeGreaterThan(56);
      expect(Math.max(...ages)).toBeLessThan(84);
      for (const { updatedAt } of own) expect(Date.parse(updatedAt)).toBeLessThan(Date.now());
    });

    it('has receivables in every state, one of them overdue and one with a receipt that was undone', async () => {
      const all =
        await ask<{ state: string; isOverdue: boolean; receipts: { reversal: object | null }[] }[]>(
          'receivables',
        );

      expect(new Set(all.map(({ state }) => state))).toEqual(
        new Set(['open', 'short', 'received', 'over', 'written_off']),
      );
      expect(all.filter(({ isOverdue }) => isOverdue)).toHaveLength(1);
      const undone = all.flatMap(({ receipts }) => receipts.filter(({ reversal }) => reversal !== null));
      expect(undone).toHaveLength(1);
    });

    it('counts the same completions in the overview, the applications and the receivables', async () => {
      const { stages, funded } = await ask<{
        stages: { stage: string; count: number }[];
        funded: { twelveMonths: { count: number } };
      }>('reports/pipeline');
      const receivables = await ask<{ applicationId: string }[]>('receivables');
      const completed = await ask<Case[]>('applications?stage=completed');

      expect(stages).toContainEqual(expect.objectContaining({ stage: 'completed', count: completed.length }));
      expect(funded.twelveMonths.count).toBe(completed.length);
      expect(new Set(receivables.map(({ applicationId }) => applicationId))).toEqual(
        new Set(completed.map(({ id }) => id)),
      );
    });

    it('has an accepted submission to the assigned lender of each approved case', async () => {
      const approved = await ask<(Case & { acceptedLender: string | null; stage: string })[]>(
        'applications?status=approved&limit=100',
      );

      for (const { companyName, stage, acceptedLender, assignedLender } of approved)
        expect({ companyName, stage, acceptedLender }).toEqual({
          companyName,
          stage: expect.stringMatching(/^(accepted|completed)$/) as string,
          acceptedLender: assignedLender,
        });
    });

    it('has consents that clients answered, and offers shared with them', async () => {
      const query = (sql: string) => database.source.query<object[]>(sql);

      expect(
        await query('select state, count(*)::int as n from lender_consents group by state order by state'),
      ).toEqual([
        { state: 'asked', n: 3 },
        { state: 'given', n: 48 },
        { state: 'refused', n: 2 },
      ]);
      expect(await query('select from offers where shared_at < now() and expires_on > now()')).toHaveLength(
        4,
      );
      expect(await query('select from application_disclosures')).toHaveLength(46);
    });

    it('has cases in every stage, eight of them paid out, with the partner’s commission', async () => {
      const all = await ask<(Case & { stage: string; introducerId: string | null })[]>('applications');
      const stagesOf = (cases: typeof all) => countOf(cases.map(({ stage }) => stage));

      expect(stagesOf(all)).toEqual({
        new: 9,
        reviewing: 6,
        with_lenders: 3,
        offers: 4,
        accepted: 21,
        completed: 8,
        closed: 15,
      });
      expect(Object.keys(stagesOf(all.filter(({ introducerId }) => introducerId !== null)))).toHaveLength(7);
      expect(await read('/commissions?state=due')).toContainEqual(
        expect.objectContaining({ companyName: 'Pennine Wholesale Ltd', amountPence: 25_000 }),
      );
      const cases = await read<{ progress: object }[]>('/referrals');
      expect(cases).toContainEqual(
        expect.objectContaining({
          progress: {
            stage: 'completed',
            lendersAsked: 2,
            offers: 2,
            drawnPence: 18_500_000,
            completedOn: expect.any(String) as unknown,
          },
        }),
      );
    });

    it('has a case at every next step, and companies with long names', async () => {
      type Listed = Case & { nextStep: { kind: string } | null };
      const all = await ask<Listed[]>('applications');

      expect(Object.keys(countOf(all.map(({ nextStep }) => nextStep?.kind ?? 'nothing'))).toSorted()).toEqual(
        [
          'accept',
          'answer_lender',
          'assign',
          'await_choice',
          'await_consent',
          'await_lender',
          'chase_lender',
          'check_perimeter',
          'choose_lenders',
          'nothing',
          'record_completion',
          'record_receipt',
          'renew_offer',
          'send',
          'share_offers',
          'task',
        ],
      );
      const lengths = all.map(({ companyName }) => companyName.length);
      expect(lengths.filter((length) => length >= 28 && length <= 32).length).toBeGreaterThanOrEqual(5);
    });

    it('has tasks that are overdue, due today, due later and completed, and automatic ones', async () => {
      // Like the job that runs every minute.
      await app.get(CreateScheduledTasks, { strict: false }).execute();
      const tasks =
        await ask<{ kind: string; owner: object | null; applicationId: string | null }[]>('tasks');

      expect(countOf(tasks.map(({ kind }) => kind))).toEqual({
        acknowledge_complaint: 1,
        answer_complaint: 1,
        answer_data_request: 1,
        manual: 7,
        question: 1,
        consent_refused: 2,
        offer_chosen: 1,
        offer_runs_out: 2,
        receivable_overdue: 1,
        chase_lender: 1,
      });
      // Messages have no owner, and some applications have none yet.
      expect(tasks.filter(({ owner }) => owner === null)).toHaveLength(2);
      for (const due of ['overdue', 'today', 'week', 'later', 'done'])
        expect(await ask(`tasks?due=${due}`)).not.toEqual([]);
    });

    it('has owners for reviewed cases, and none for pending ones', async () => {
      for (const { status, owner } of await ask<(Case & { owner: object | null })[]>('applications'))
        expect({ status, owned: owner !== null }).toEqual({ status, owned: status !== 'pending' });
    });

    it('marks each application as demonstration, with reserved email addresses and numbers', async () => {
      for (const { notes, email, phone } of await ask<(Case & { notes: string })[]>('applications')) {
        expect(notes).toBe('Demonstration: an invented company.');
        expect([email, phone, isNobodys(email, phone)]).toEqual([email, phone, true]);
      }
    });

    it('has figures for waiting work, response times and every product', async () => {
      expect(await ask('applications/figures')).toMatchObject({
        overdue: expect.any(Number) as unknown,
        medianFirstMoveMinutes: expect.any(Number) as unknown,
        medianDecisionMinutes: expect.any(Number) as unknown,
      });
      const { products } = await ask<{ products: { enquiries: number[] }[] }>('reports/enquiries');
      for (const { enquiries } of products) expect(Math.max(...enquiries)).toBeGreaterThan(0);
    });

    it('has panel gaps, and lenders to confirm because only public facts are known', async () => {
      const panel = await ask<{
        gaps: { groups: { criterion: string }[] };
        toConfirm: { confirmedAt: string | null }[];
      }>('reports/panel');

      expect(panel.gaps.groups.map(({ criterion }) => criterion)).toEqual(
        expect.arrayContaining(['amount', 'LTV']),
      );
      expect(panel.toConfirm).toHaveLength(20);
      for (const { confirmedAt } of panel.toConfirm) expect(confirmedAt).toBeNull();
    });
  });

  it('has a complaint of each kind and status, an access request with a paused clock, and a hold', async () => {
    const all = async (path: string) => (await admin.get(path).expect(200)).body as Record<string, unknown>[];

    const complaints = await all('/api/admin/complaints');
    expect(complaints.map(({ kind, status }) => `${kind as string} ${status as string}`)).toEqual([
      'service open',
      'data acknowledged',
      'service closed',
    ]);
    expect(await all('/api/admin/data-requests')).toMatchObject([
      { kind: 'erasure', clock: 'running', records: [{ type: 'complaint' }, { type: 'application' }] },
      { kind: 'access', clock: 'paused', dueOn: null },
    ]);
    expect(await all('/api/admin/holds')).toMatchObject([
      { status: 'current', subjectName: 'Wharf Lane Lettings Ltd' },
    ]);
  });

  it('has a good backup from last night', async () => {
    const answer = await admin.get('/api/admin/backups/status').expect(200);

    const age = Date.now() - Date.parse((answer.body as { lastGoodAt: string }).lastGoodAt);
    expect(age).toBeGreaterThanOrEqual(0);
    expect(age).toBeLessThan(DAY_MS);
  });

  it('has leads of every status', async () => {
    const leads = await read<Lead[]>('/leads');

    expect(countBy(leads)).toEqual({
      lead: 6,
      contacted: 5,
      qualified: 5,
      client: 4,
      'closed-won': 5,
      'closed-lost': 5,
    });
  });

  it('uses only reserved email addresses and numbers', async () => {
    const people = [...(await read<Case[]>('/referrals')), ...(await read<Lead[]>('/leads'))];

    expect(people.filter(({ email, phone }) => !isNobodys(email, phone))).toEqual([]);
  });

  it('sends no emails to them', async () => {
    const jobs = await database.source.query<{ name: string }[]>(
      "select distinct name from pgboss.job where name !~ '^prune|^__pgboss'",
    );

    expect(jobs).toEqual([]);
  });

  it('is created once, and each start prints how to sign in', async () => {
    const again = await firstRun(app, demonstration());

    expect(again).toEqual(news.slice(1));
    expect(await read<Case[]>('/referrals')).toHaveLength(24);
  });

  it('is not created when there is a partner already', async () => {
    const other = await createTestDatabase();
    const office = await startAppOn(other.url, demonstration());
    try {
      await agent(office.getHttpServer())
        .post('/api/introducers/signup')
        .set('Sec-Fetch-Site', 'same-origin')
        .send({
          email: 'ada@example.co.uk',
          password: 'correct horse battery',
          companyName: 'Ada & Co',
          contactName: 'Ada King',
          phone: '0141 496 0123',
          businessType: 'Accountant',
        })
        .expect(201);

      expect((await firstRun(office, demonstration())).join('\n')).not.toContain('Partners sign in');
    } finally {
      await office.close();
      await other.drop();
    }
  });

  it('is not created on the broker’s own database', async () => {
    const other = await createTestDatabase();
    const settings = testSettings({ dataDir, demo: true, databaseUrl: other.url });
    const office = await startAppOn(other.url, settings);
    try {
      expect((await firstRun(office, settings)).join('\n')).not.toContain('Partners sign in');
      expect(await other.source.query('select 1 from introducers')).toEqual([]);
    } finally {
      await office.close();
      await other.drop();
    }
  });
});
