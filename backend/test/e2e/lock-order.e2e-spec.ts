import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { CommitImport } from '#modules/lenders/application/import/plan/commit-import.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { signUpPartner } from '../support/cases.js';
import { createAdmin, signInAsAdmin, useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';
import { workbookOf } from '../support/workbook.js';

// Two concurrent changes to the same records: a request, and a transaction or another request, each paused until
// the other waits. They must not deadlock, or save values read before the other's change.

interface Shown {
  readonly id: string;
}

// Short, so that a request that waits for an import fails soon.
const api = useTestApp({ requestMs: 10_000 });
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
describe('Lock order', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
  });

  let caseId: string;
  beforeEach(async () => {
    caseId = (await partner.submit()).id;
  });

  let transaction: QueryRunner;
  beforeEach(async () => {
    transaction = api.database.source.createQueryRunner();
    await transaction.startTransaction();
  });
  afterEach(async () => {
    if (transaction.isTransactionActive) await transaction.rollbackTransaction();
    await transaction.release();
  });

  const waiting = async (): Promise<number> => {
    const rows = await api.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  const somebodyWaits = () => until(async () => (await waiting()) === 1);

  let lenders = 0;
  const newLender = async (): Promise<Shown & { readonly name: string }> => {
    lenders += 1;
    const name = `Alba ${lenders}`;
    const made = await admin
      .post('/api/admin/lenders')
      .send({ name, productTypes: 'Business Loans' })
      .expect(201);
    return { ...(made.body as Shown), name };
  };
  const shownCase = async () =>
    (await admin.get(`/api/admin/applications/${caseId}`).expect(200)).body as unknown;
  const submissionsOf = async () =>
    (await admin.get(`/api/admin/applications/${caseId}/submissions`).expect(200)).body as unknown;
  const consentsOf = () =>
    api.query('select lender_name from lender_consents where application_id = $1', [caseId]);
  const ofCase = () => `/api/admin/applications/${caseId}`;
  const assign = (lender: string | null) =>
    admin.patch(`/api/admin/applications/${caseId}`).send({ assignedLender: lender });

  describe('a lender that is being renamed', () => {
    /** Locks its row first, like every change to a lender, and renames it once the request waits. */
    const renameWhile = async (
      { id, name }: Shown & { readonly name: string },
      call: () => PromiseLike<unknown>,
    ) => {
      const to = name.toUpperCase();
      await transaction.query('select from lender_panel for update');
      await transaction.query('select from lenders where id = $1 for update', [id]);
      const calling = call().then((answer) => answer);
      await somebodyWaits();
      await transaction.query('update lenders set name = $2 where id = $1', [id, to]);
      await transaction.commitTransaction();
      await calling;
      return to;
    };

    it('is assigned by its new name', async () => {
      const lender = await newLender();
      const name = await renameWhile(lender, () => assign(lender.name).expect(200));

      expect(await shownCase()).toMatchObject({ assignedLender: name });
    });

    it('is removed from its case', async () => {
      const lender = await newLender();
      await assign(lender.name).expect(200);
      await renameWhile(lender, () => assign(null).expect(200));

      expect(await shownCase()).toMatchObject({ assignedLender: null });
    });

    it('gets a submission under its new name, and keeps an existing one', async () => {
      const lender = await newLender();
      await assign(lender.name).expect(200);
      const path = `/api/admin/applications/${caseId}/submissions`;
      const name = await renameWhile(lender, () =>
        admin.post(path).send({ lender: lender.name }).expect(201),
      );

      expect(await submissionsOf()).toMatchObject([{ lender: { name } }]);
    });

    it('gets consent under its new name', async () => {
      const lender = await newLender();
      await assign(lender.name).expect(200);
      const path = `/api/admin/applications/${caseId}/consents`;
      const told = { lenders: [lender.name], state: 'given', via: 'phone' };
      const name = await renameWhile(lender, () => admin.post(path).send(told).expect(201));

      expect(await consentsOf()).toEqual([{ lender_name: name }]);
    });

    it('has its offer accepted under its new name', async () => {
      const lender = await newLender();
      const offer = await offered(admin, await putTo(admin, caseId, lender.name));
      const name = await renameWhile(lender, () => accepted(admin, offer));

      expect(await shownCase()).toMatchObject({ acceptedLender: name, assignedLender: name });
    });

    it('has the acceptance of its offer undone', async () => {
      const lender = await newLender();
      const offer = await offered(admin, await putTo(admin, caseId, lender.name));
      await accepted(admin, offer);
      await renameWhile(lender, () => admin.delete(`/api/admin/offers/${offer}/acceptance`).expect(200));

      expect(await shownCase()).toMatchObject({ acceptedLender: null, assignedLender: null });
    });

    it('is renamed in a case whose acceptance had begun', async () => {
      const { id, name } = await newLender();
      const offer = await offered(admin, await putTo(admin, caseId, name));
      await transaction.query('select from offers where id = $1 for update', [offer]);
      const accepting = accepted(admin, offer);
      await somebodyWaits();
      let isRenamed = false;
      const renaming = admin
        .patch(`/api/admin/lenders/${id}`)
        .send({ name: `${name} Bank` })
        .expect(200)
        .then(() => (isRenamed = true));
      await until(async () => isRenamed || (await waiting()) === 2);
      await transaction.commitTransaction();
      await Promise.all([accepting, renaming]);

      expect(await shownCase()).toMatchObject({ assignedLender: `${name} Bank` });
    });
  });

  describe('a submission that is noted on while several lenders change at once', () => {
    it.each([
      ['is renamed', `update lenders set name = name || ' Bank' where id = $1`],
      ['is deleted', 'delete from lenders where id = $1'],
    ])('keeps the note when its lender %s before the one with the case', async (_, change) => {
      const [asked, assigned] = [await newLender(), await newLender()];
      const submission = await putTo(admin, caseId, asked.name);
      await assign(assigned.name).expect(200);
      await transaction.query('select from lender_panel for update');
      await transaction.query(change, [asked.id]);
      const noting = admin
        .patch(`/api/admin/submissions/${submission}`)
        .send({ notes: 'Rings back on Monday' })
        .then((answer) => answer);
      await somebodyWaits();
      await transaction.query(change, [assigned.id]);
      await transaction.commitTransaction();

      expect(await noting).toMatchObject({ status: 200, body: { notes: 'Rings back on Monday' } });
    });
  });

  describe('an import of lenders that is being saved', () => {
    const LARGE = 2_000;

    /** What a request does while a large import has written everything but not committed. */
    const whileImporting = async <T>(call: () => Promise<T>): Promise<T> => {
      const rows = Array.from({ length: LARGE }, (_, at) => [`Imported ${lenders} ${at}`, 'Business Loans']);
      const previewed = await admin
        .post('/api/admin/lenders/import/preview')
        .attach('file', await workbookOf(['Lender', 'Products'], ...rows), 'Panel.xlsx')
        .expect(200);
      const me = (await admin.get('/api/admin/me').expect(200)).body as Shown;
      const origin = { actor: { type: 'admin', id: me.id }, panel: 'own' } as const;
      const commitImport = api.app.get(CommitImport, { strict: false });
      const [written, called] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
      const importing = api.app.get(Database).run(async () => {
        await commitImport.execute((previewed.body as Shown).id, origin);
        written.resolve(undefined);
        await called.promise;
      });
      await Promise.race([written.promise, importing]);
      try {
        return await call();
      } finally {
        called.resolve(undefined);
        await importing;
      }
    };

    it('allows staff to save an offer and a note on a submission', async () => {
      const { name } = await newLender();
      const submission = await putTo(admin, caseId, name);
      await whileImporting(async () => {
        await offered(admin, submission);
        await admin.patch(`/api/admin/submissions/${submission}`).send({ notes: 'Rings back' }).expect(200);
      });

      expect(await submissionsOf()).toMatchObject([{ state: 'offered', notes: 'Rings back' }]);
    });

    it.each([
      ['adds a submission', (name: string) => admin.post(`${ofCase()}/submissions`).send({ lender: name })],
      [
        'records a consent',
        (name: string) =>
          admin.post(`${ofCase()}/consents`).send({ lenders: [name], state: 'given', via: 'phone' }),
      ],
      ['assigns a lender', (name: string) => assign(name)],
    ])('asks a user who %s to try again in a minute', async (_, call) => {
      const { name } = await newLender();
      const refused = await whileImporting(() => call(name).then((answer) => answer));

      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
      expect(refused.body).toMatchObject({
        type: '/problems/lenders-being-updated',
        error: 'The lender list is being updated. Try again in a minute.',
      });
      expect((await call(name)).ok).toBe(true);
    });

    it('asks a user who accepts an offer to try again in a minute', async () => {
      const { name } = await newLender();
      const offer = await offered(admin, await putTo(admin, caseId, name));
      const accept = () => admin.post(`/api/admin/offers/${offer}/acceptance`).send({});
      const refused = await whileImporting(() => accept().then((answer) => answer));

      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
      expect(refused.body).toMatchObject({ type: '/problems/lenders-being-updated' });
      expect((await accept()).status).toBe(200);
    });
  });

  describe('what a lender owes for a completion', () => {
    const today = new Date().toISOString().slice(0, 10);
    const DRAWN = { completedOn: today, drawnPence: 1_000_000, brokerCommissionPence: 450_000 };

    /** Held by the transaction, so that a call which has locked the case waits for it. */
    const held = async () => {
      const lender = await newLender();
      const submission = await putTo(admin, caseId, lender.name);
      await accepted(admin, await offered(admin, submission));
      const completion = `/api/admin/submissions/${submission}/completion`;
      await admin.post(completion).send(DRAWN).expect(200);
      const listed = await admin.get(`/api/admin/receivables?applicationId=${caseId}`).expect(200);
      const [{ id = '' } = {}] = listed.body as Partial<Shown>[];
      await transaction.query('select from receivables where id = $1 for update', [id]);
      return {
        lender,
        pay: () =>
          admin
            .post(`/api/admin/receivables/${id}/receipts`)
            .send({ receivedPence: 450_000, receivedOn: today })
            .then((answer) => answer),
        reverse: () =>
          admin
            .delete(completion)
            .send({ reasonCode: 'client' })
            .then((answer) => answer),
        shown: async () => (await admin.get(`/api/admin/receivables/${id}`).expect(200)).body as unknown,
      };
    };
    /** Both in turn, the second while the first waits; then the transaction ends. */
    const inTurn = async <A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> => {
      const begun = first();
      await somebodyWaits();
      const then = second();
      await until(async () => (await waiting()) === 2);
      await transaction.commitTransaction();
      return Promise.all([begun, then]);
    };

    it('accepts a payment that started before its completion was reversed', async () => {
      const { pay, reverse, shown } = await held();
      const [paid, reversed] = await inTurn(pay, reverse);

      expect([paid.status, reversed.status]).toEqual([201, 200]);
      expect(await shown()).toMatchObject({ receivedPence: 450_000, openPence: 0 });
    });

    it('rejects a payment recorded while its completion is being reversed', async () => {
      const { pay, reverse, shown } = await held();
      const [reversed, paid] = await inTurn(reverse, pay);

      expect([reversed.status, paid.status]).toEqual([200, 409]);
      expect(await shown()).toMatchObject({ state: 'written_off', receivedPence: 0 });
    });

    it('accepts a payment while its lender is being renamed', async () => {
      const { lender, pay, shown } = await held();
      const name = `${lender.name} Bank`;
      const rename = () =>
        admin
          .patch(`/api/admin/lenders/${lender.id}`)
          .send({ name })
          .then((answer) => answer);
      const [paid, renamed] = await inTurn(pay, rename);

      expect([paid.status, renamed.status]).toEqual([201, 200]);
      expect(await shown()).toMatchObject({ receivedPence: 450_000, lender: { name } });
    });
  });

  describe('an erasure', () => {
    const today = new Date().toISOString().slice(0, 10);
    const erasureOf = async (records: readonly object[]): Promise<string> => {
      const asked = {
        ...{ kind: 'erasure', requestedBy: 'person', name: 'Isla', email: 'isla@x.example' },
        ...{ receivedOn: today, identityConfirmedOn: today },
      };
      const { id } = (await admin.post('/api/admin/data-requests').send(asked).expect(201)).body as Shown;
      await admin.patch(`/api/admin/data-requests/${id}`).send({ records }).expect(200);
      return id;
    };
    const erase = async (request: string) => {
      const path = `/api/admin/data-requests/${request}/erasure`;
      const { version } = (await admin.get(path).expect(200)).body as { version: string };
      return admin
        .post(path)
        .send({ version })
        .then(({ status }) => status);
    };

    it('locks accounts of staff before applications, as other changes do', async () => {
      const account = { email: 'uma@broker.example', name: 'Uma', password: 'seven quiet otters swim' };
      const { id } = await createAdmin(api.app, account);
      await api.query('update admins set removed_at = now() where id = $1', [id]);
      const request = await erasureOf([
        { type: 'application', id: caseId },
        { type: 'admin', id },
      ]);
      await transaction.query('select from admins where id = $1 for update', [id]);
      const erasing = erase(request);
      await somebodyWaits();
      await transaction.query('select from application_submissions where id = $1 for update', [caseId]);
      await transaction.commitTransaction();

      expect(await erasing).toBe(200);
    });

    it('rejects a change of an application that it has deleted meanwhile', async () => {
      await transaction.query('select from application_submissions where id = $1 for update', [caseId]);
      const changing = admin
        .patch(ofCase())
        .send({ status: 'in_review' })
        .then(({ status }) => status);
      await somebodyWaits();
      await transaction.query('delete from application_submissions where id = $1', [caseId]);
      await transaction.commitTransaction();

      expect(await changing).toBe(404);
    });

    it('waits for a hold that is being placed, and then asks to check again', async () => {
      const request = await erasureOf([{ type: 'application', id: caseId }]);
      await transaction.query('select from application_submissions where id = $1 for update', [caseId]);
      const erasing = erase(request);
      await somebodyWaits();
      await transaction.query(
        `insert into holds (id, subject_type, subject_id, reason, placed_at)
         values (gen_random_uuid(), 'application', $1, 'Court', now())`,
        [caseId],
      );
      await transaction.commitTransaction();

      expect(await erasing).toBe(409);
    });
  });

  it('unassigns a case that a member of staff changes while being removed', async () => {
    const { id: leaving } = await createAdmin(api.app, {
      email: 'lea@broker.example',
      name: 'Lea Leaving',
      password: 'seven quiet otters swim',
    });
    await admin.patch(`/api/admin/applications/${caseId}`).send({ ownerId: leaving }).expect(200);
    const task = randomUUID();
    await transaction.query('select from application_submissions where id = $1 for update', [caseId]);
    const removing = admin.delete(`/api/admin/staff/${leaving}`).then((answer) => answer);
    await somebodyWaits();
    await transaction.query(
      `insert into application_events (id, application_id, kind, at, actor_type, admin_id)
     values ($1, $2, 'noted', now(), 'admin', $3)`,
      [randomUUID(), caseId, leaving],
    );
    await transaction.query(
      `insert into tasks (id, kind, subject, application_id, title, due_on, owner_id, is_cause_gone, created_at, updated_at)
     values ($1::uuid, 'consent_refused', $1::uuid::text, $2, 'Ring the client', current_date, $3, false, now(), now())`,
      [task, caseId, leaving],
    );
    await transaction.commitTransaction();

    expect((await removing).status).toBe(200);
    expect(await shownCase()).toMatchObject({ owner: null });
    expect((await admin.get(`/api/admin/tasks/${task}`).expect(200)).body).toMatchObject({ owner: null });
  });
});
