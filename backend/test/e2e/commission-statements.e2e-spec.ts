import { jest } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import request from 'supertest';
import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { StatementRepository } from '#modules/commissions/application/statements/statement.repository.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { signUpPartner } from '../support/cases.js';
import { signInAsAdmin, startAppOn, testSettings, useTestApp } from '../support/test-app.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';
const PATH = '/api/admin/statements';
const OWN = '/api/introducers/me/statements';
const today = londonIsoDay(new Date());
const month = today.slice(0, 7);
const year = today.slice(0, 4);
const paid = { paidOn: today, reference: 'BACS 0414' };

interface Shown {
  readonly id: string;
  readonly number: string | null;
  readonly netPence: number;
  readonly vatPence: number;
  readonly totalPence: number;
  readonly entries: readonly { readonly amountPence: number; readonly vatPence: number }[];
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
describe('Commission statements', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(async () => {
    partner = await signUpPartner(api.app);
  });

  const bodyOf = ({ body }: request.Response): unknown => body;
  const adjust = (amountPence: number, of = partner, vat = 'standard') =>
    admin
      .post('/api/admin/commissions/adjustments')
      .send({ introducerId: of.introducer.id, amountPence, vat, reason: 'Łódź branch: agreed by phone' })
      .expect(201);
  const run = (of = month) => admin.post(`${PATH}/run`).send({ month: of });
  const statements = async (query = '') =>
    (await admin.get(`${PATH}?introducerId=${partner.introducer.id}${query}`).expect(200)).body as Shown[];
  const drafted = async (): Promise<string> => {
    await run().expect(200);
    return (await statements('&state=draft'))[0]?.id ?? '';
  };
  const approve = (id: string) => admin.post(`${PATH}/${id}/approval`).send({});
  const approved = async (): Promise<Shown> => bodyOf(await approve(await drafted()).expect(200)) as Shown;

  it('are listed by month, also one that was run late', async () => {
    await api.query(
      `insert into commission_statements (id, introducer_id, month, state, net_pence, vat_pence, created_at, updated_at)
     values ('0193f500-0000-7000-8000-000000000001', $1, '2026-02', 'draft', 100, 0, now(), now()),
       ('0193f500-0000-7000-8000-000000000002', $1, '2026-01', 'draft', 100, 0, now(), now())`,
      [partner.introducer.id],
    );

    expect(await statements()).toMatchObject([{ month: '2026-02' }, { month: '2026-01' }]);
    expect(await statements('&sort=oldest')).toMatchObject([{ month: '2026-01' }, { month: '2026-02' }]);
  });

  describe('a run', () => {
    it('drafts one statement for a partner, and nothing twice', async () => {
      await adjust(90_000);
      const made = bodyOf(await run().expect(200)) as Shown[];
      const again = bodyOf(await run().expect(200));

      expect(again).toEqual(made);
      expect(await statements()).toMatchObject([
        {
          number: null,
          month,
          state: 'draft',
          netPence: 90_000,
          vatPence: 18_000,
          totalPence: 108_000,
          approvedAt: null,
          paidOn: null,
          paymentReference: null,
        },
      ]);
    });

    it('adds newly due entries to a draft', async () => {
      await adjust(90_000);
      const id = await drafted();
      await adjust(10_000);
      expect(await drafted()).toBe(id);

      expect(await statements()).toMatchObject([{ id, totalPence: 120_000 }]);
      const one = bodyOf(await admin.get(`${PATH}/${id}`).expect(200)) as Shown;
      expect(one.entries.map(({ amountPence }) => amountPence)).toEqual([90_000, 10_000]);
    });

    it('carries a zero or negative total forward, also when there is a draft', async () => {
      await adjust(-1_000);
      await run().expect(200);
      expect(await statements()).toEqual([]);
      await adjust(1_000);
      await run().expect(200);
      expect(await statements()).toEqual([]);
      await adjust(500);
      const id = await drafted();
      expect(id).not.toBe('');
      await adjust(-500);
      await run().expect(200);

      expect(await statements()).toEqual([]);
      const logged = await api.query<{ action: string }>(
        'select action from activity where subject_id = $1 order by id',
        [id],
      );
      expect(logged.map(({ action }) => action)).toEqual(['statement-drafted', 'statement-discarded']);
      const open = await admin.get(`/api/admin/commissions?introducerId=${partner.introducer.id}&state=due`);
      expect(bodyOf(open)).toHaveLength(4);
    });

    it('is for this month or an earlier one, including its last day', async () => {
      await run('2099-01').expect(400);
      await run('2026-13').expect(400);
      await adjust(90_000);
      await run(addDays(`${month}-01`, -1).slice(0, 7)).expect(200);

      expect(await statements()).toEqual([]);
    });

    it('has enough time for many partners', async () => {
      for (const one of [partner, await signUpPartner(api.app), await signUpPartner(api.app)])
        await adjust(1_000, one);
      const kept = api.app.get(StatementRepository, { strict: false });
      const [gather, now] = [kept.gather.bind(kept), performance.now.bind(performance)];
      let slept = 0;
      jest.spyOn(performance, 'now').mockImplementation(() => now() + slept);
      jest.spyOn(kept, 'gather').mockImplementation((...asked) => {
        slept += 2_000;
        return gather(...asked);
      });
      try {
        await run().expect(200);
      } finally {
        jest.restoreAllMocks();
      }

      expect(await statements()).toMatchObject([{ totalPence: 1_200 }]);
    });

    it('drafts nothing twice when two processes run it at the same time', async () => {
      const other = await startAppOn(api.database.url, testSettings());
      try {
        const elsewhere = await signInAsAdmin(other);
        await adjust(90_000);
        await Promise.all([
          run().expect(200),
          elsewhere.post(`${PATH}/run`).send({ month }).expect(200),
          run().expect(200),
        ]);
      } finally {
        await other.close();
      }

      expect(await statements()).toMatchObject([{ totalPence: 108_000 }]);
    });
  });

  it('are drafted automatically once a month, also with two processes', async () => {
    const kept = api.app.get(StatementRepository, { strict: false });
    expect(await kept.wasRun('2020-01')).toBe(false);
    await Promise.all([kept.keepRun('2020-01'), kept.keepRun('2020-01')]);

    expect([await kept.wasRun('2020-01'), await kept.wasRun('2020-02')]).toEqual([true, false]);
  });

  describe('an approval', () => {
    it('assigns the next number without gaps, also for concurrent approvals', async () => {
      const [{ months } = { months: [] }] = await api.query<{ months: string[] }>(
        `with due as (
         insert into commission_entries (id, introducer_id, kind, amount_pence, vat_pence, how, earned_on, due_on, created_at)
         select gen_random_uuid(), $1, 'adjustment', 1000, 200, 'Agreed', day, day, now()
         from generate_series($2::date - interval '9 months', $2, interval '1 month') as day returning due_on)
       select json_agg(to_char(due_on, 'YYYY-MM') order by due_on) as months from due`,
        [partner.introducer.id, `${month}-01`],
      );
      for (const one of months) await run(one).expect(200);
      const ids = (await statements('&state=draft')).map(({ id }) => id);
      expect(ids).toHaveLength(10);
      await approve(NOBODYS).expect(404);
      const answers = await Promise.all(ids.map((id) => approve(id).expect(200)));
      await approve(ids[0] ?? '').expect(409);

      const given = answers.map((answer) => (bodyOf(answer) as Shown).number);
      expect(new Set(given).size).toBe(given.length);
      const all = bodyOf(await admin.get(PATH).expect(200)) as Shown[];
      const numbers = all.flatMap(({ number }) => number ?? []).toSorted();
      expect(numbers).toEqual(expect.arrayContaining(given));
      expect(numbers).toEqual(numbers.map((_, place) => `${year}-${String(place + 1).padStart(4, '0')}`));
    });

    it('freezes the statement, and a mistake is corrected by an adjustment on the next', async () => {
      await adjust(90_000);
      const first = await approved();
      await adjust(-5_000);
      await adjust(8_000);
      const second = await drafted();

      expect(second).not.toBe(first.id);
      await admin.delete(`${PATH}/${first.id}`).expect(409);
      const { entries, totalPence } = bodyOf(await admin.get(`${PATH}/${first.id}`).expect(200)) as Shown;
      expect([entries.length, totalPence]).toEqual([1, 108_000]);
      await expect(
        api.query('update commission_entries set statement_id = null where statement_id = $1', [first.id]),
      ).rejects.toThrow('append-only');
    });
  });

  it('are discarded as drafts, and their entries wait for the next run', async () => {
    await adjust(90_000);
    const id = await drafted();
    await admin.delete(`${PATH}/${id}`).expect(200);
    await admin.delete(`${PATH}/${id}`).expect(404);

    expect(await statements()).toEqual([]);
    expect(await drafted()).not.toBe('');
  });

  it('are paid one or many at once, atomically', async () => {
    await adjust(90_000);
    const one = await approved();
    await adjust(10_000);
    const two = await approved();
    await adjust(20_000);
    const draft = await drafted();
    const payMany = (ids: readonly string[], changes: object = {}) =>
      admin.post(`${PATH}/payments`).send({ ids, ...paid, ...changes });

    await payMany([one.id, draft]).expect(409);
    await payMany([]).expect(400);
    await payMany([one.id], { paidOn: addDays(today, 1) }).expect(400);
    await payMany([one.id], { reference: '' }).expect(400);
    expect(bodyOf(await payMany([one.id, two.id]).expect(200))).toMatchObject([
      { number: one.number, state: 'paid', paidOn: today, paymentReference: 'BACS 0414' },
      { number: two.number, state: 'paid' },
    ]);
    await admin.post(`${PATH}/${one.id}/payment`).send(paid).expect(409);
    const summary = await partner.agent.get('/api/introducers/me/commissions/summary').expect(200);
    expect(bodyOf(summary)).toMatchObject({
      onStatement: 0,
      paid: 100_000,
      paidThisTaxYear: 100_000,
      // Partners see no drafts.
      due: 20_000,
    });
    const lines = await partner.agent.get('/api/introducers/me/commissions?state=paid').expect(200);
    expect(bodyOf(lines)).toMatchObject([{ statementId: two.id, state: 'paid' }, { statementId: one.id }]);
  });

  describe('the partner', () => {
    it('sees drafted entries as due, and the statement once it is approved', async () => {
      await adjust(90_000);
      const id = await drafted();
      const own = '/api/introducers/me/commissions';
      const seen = async (state: string) =>
        bodyOf(await partner.agent.get(`${own}?state=${state}`).expect(200));
      const summary = async () => bodyOf(await partner.agent.get(`${own}/summary`).expect(200));

      expect(await seen('due')).toMatchObject([{ amountPence: 90_000, state: 'due', statementId: null }]);
      expect(await seen('on_statement')).toEqual([]);
      expect(await summary()).toMatchObject({ due: 90_000, onStatement: 0 });
      const staffs = await admin.get(`/api/admin/commissions?introducerId=${partner.introducer.id}`);
      expect(bodyOf(staffs)).toMatchObject([{ state: 'on_statement', statementId: id }]);
      const draft = bodyOf(await admin.get(`${PATH}/${id}`).expect(200)) as Shown;
      expect(draft.entries).toEqual(bodyOf(staffs));

      await approve(id).expect(200);
      expect(await seen('due')).toEqual([]);
      expect(await seen('on_statement')).toMatchObject([{ state: 'on_statement', statementId: id }]);
      expect(await summary()).toMatchObject({ due: 0, onStatement: 90_000 });
    });

    it('sees each amount in one total, also during a run', async () => {
      await adjust(90_000);
      const { manager } = api.app.get(Database, { strict: false });
      const query = manager.query.bind(manager);
      let isRun = false;
      jest.spyOn(manager, 'query').mockImplementation(async (...asked: Parameters<typeof query>) => {
        const rows = await query<unknown>(...asked);
        if (!isRun && asked[0].includes('commission_entries')) {
          isRun = true;
          await run().expect(200);
        }
        return rows;
      });
      try {
        const summary = await partner.agent.get('/api/introducers/me/commissions/summary').expect(200);
        expect(bodyOf(summary)).toMatchObject({ earned: 0, due: 90_000, onStatement: 0, paid: 0 });
      } finally {
        jest.restoreAllMocks();
      }
      expect(await statements('&state=draft')).toHaveLength(1);
    });

    it('can read its approved statements, by session and system', async () => {
      await adjust(90_000);
      const draft = await drafted();
      await partner.agent.get(`${OWN}/${draft}`).expect(404);
      await partner.agent.get(`${OWN}/${draft}/pdf`).expect(404);
      expect(bodyOf(await partner.agent.get(OWN).expect(200))).toEqual([]);
      const { id, number } = bodyOf(await approve(draft).expect(200)) as Shown;

      expect(bodyOf(await partner.agent.get(OWN).expect(200))).toMatchObject([
        { id, number, totalPence: 108_000 },
      ]);
      const one = bodyOf(await partner.agent.get(`${OWN}/${id}`).expect(200)) as Shown;
      expect(one.entries).toMatchObject([{ amountPence: 90_000 }]);
      expect(Object.keys(one)).not.toContain('approvedBy');
      const credentials = await createApiAccount(partner);
      await api.http().get(`${OWN}/${id}`).set('Authorization', basic(credentials)).expect(200);
      const other = await signUpPartner(api.app);
      for (const part of ['', '/pdf', '/export']) await other.agent.get(`${OWN}/${id}${part}`).expect(404);
    });
  });

  describe('its document', () => {
    const pdfOf = async (path: string): Promise<Buffer> => {
      const got = await admin.get(path).buffer(true).parse(binary).expect(200);
      expect(got.headers['content-type']).toBe('application/pdf');
      return got.body as Buffer;
    };
    const binary = (response: request.Response, done: (error: Error | null, body: Buffer) => void): void => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    };

    it('is byte-identical every time, including a draft’s, also after the partner is renamed', async () => {
      await adjust(90_000);
      const id = await drafted();
      const path = `${PATH}/${id}/pdf`;
      const draft = await pdfOf(path);
      expect(draft.equals(await pdfOf(path))).toBe(true);
      expect(draft.subarray(0, 5).toString()).toBe('%PDF-');
      await approve(id).expect(200);
      const frozen = await pdfOf(path);
      await partner.agent.patch('/api/introducers/me').send({ companyName: 'Renamed Ltd' }).expect(200);

      expect(frozen.equals(draft)).toBe(false);
      expect(frozen.equals(await pdfOf(path))).toBe(true);
    });

    it('is also a spreadsheet whose rows add up to its total', async () => {
      await adjust(90_000);
      await adjust(-12_345);
      const { id, netPence, vatPence } = await approved();
      const { text, headers } = await partner.agent.get(`${OWN}/${id}/export?format=csv`).expect(200);
      expect(headers['content-disposition']).toMatch(/"statement-\d{4}-\d{4}-\d{4}-\d\d-\d\d\.csv"$/);
      const [head, ...rows] = text
        .trim()
        .split('\r\n')
        .map((line) => line.split(','));

      expect(head?.slice(-3)).toEqual(['Net', 'VAT', 'Total']);
      const sums = [3, 4].map((column) =>
        rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0),
      );
      expect(sums).toEqual([netPence, vatPence]);
      const workbook = await admin.get(`${PATH}/${id}/export`).buffer(true).parse(binary).expect(200);
      // By an independent reader.
      const [heads, ...lines] = await readSheet(workbook.body as Buffer);
      expect(heads?.slice(-3)).toEqual(['Net', 'VAT', 'Total']);
      const inPence = (column: number) =>
        lines.reduce((sum, line) => sum + Math.round(Number(line[column]) * 100), 0);
      expect([3, 4, 5].map(inPence)).toEqual([netPence, vatPence, netPence + vatPence]);
    });
  });

  it('store a self-billing agreement from an administrator', async () => {
    const path = `/api/admin/introducers/${partner.introducer.id}`;
    const agreement = { selfBillingAgreedOn: today, vatNumber: 'gb 123 456 789' };
    const agreed = { selfBillingAgreedOn: today, vatNumber: 'GB123456789' };

    expect(bodyOf(await admin.patch(path).send(agreement).expect(200))).toMatchObject(agreed);
    expect(bodyOf(await admin.patch(path).send({ selfBillingAgreedOn: null }).expect(200))).toMatchObject({
      ...agreed,
      selfBillingAgreedOn: null,
    });
    expect(bodyOf(await admin.patch(path).send({ vatNumber: '12' }).expect(400))).toMatchObject({
      errors: [{ field: 'vatNumber' }],
    });
    await admin.patch(`/api/admin/introducers/${NOBODYS}`).send(agreement).expect(404);
  });

  describe('a change that was made from an earlier version', () => {
    const BEFORE = '2026-01-01T00:00:00.000Z';
    const versionOf = async (id: string) => {
      const { updatedAt } = bodyOf(await admin.get(`${PATH}/${id}`).expect(200)) as { updatedAt: string };
      return updatedAt;
    };
    const refused = async (id: string, call: request.Test) => {
      const current = bodyOf(await admin.get(`${PATH}/${id}`).expect(200));
      expect(bodyOf(await call.expect(409))).toMatchObject({
        type: expect.stringMatching(/statement-changed$/) as string,
        changed: { current },
      });
    };

    it('approves nothing', async () => {
      await adjust(90_000);
      const id = await drafted();

      await refused(id, admin.post(`${PATH}/${id}/approval`).send({ updatedAt: BEFORE }));
      await admin
        .post(`${PATH}/${id}/approval`)
        .send({ updatedAt: await versionOf(id) })
        .expect(200);
    });

    it('discards nothing', async () => {
      await adjust(90_000);
      const id = await drafted();

      await refused(id, admin.delete(`${PATH}/${id}`).send({ updatedAt: BEFORE }));
      await admin
        .delete(`${PATH}/${id}`)
        .send({ updatedAt: await versionOf(id) })
        .expect(200);
    });

    it('pays nothing, alone or with others', async () => {
      await adjust(90_000);
      const { id } = await approved();
      await adjust(10_000);
      const { id: later } = await approved();
      const both = { ids: [later, id], ...paid };

      await refused(id, admin.post(`${PATH}/${id}/payment`).send({ ...paid, updatedAt: BEFORE }));
      await refused(later, admin.post(`${PATH}/payments`).send({ ids: [later], ...paid, updatedAt: BEFORE }));
      await admin
        .post(`${PATH}/payments`)
        .send({ ...both, updatedAt: await versionOf(id) })
        .expect(409);
      expect(await statements('&state=paid')).toEqual([]);
      await admin
        .post(`${PATH}/payments`)
        .send({ ...both, updatedAt: await versionOf(later) })
        .expect(200);
    });
  });
});
