import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { signUpPartner } from '../support/cases.js';
import { createAdmin, signInAsAdmin, useTestApp } from '../support/test-app.js';
import { until } from '../support/until.js';

// Two who change the same records at once: a call, and a transaction of the test's own or another call, stopped in turn
// until the other waits. Neither may wait for the other in a circle, nor keep what it read before the other's change.

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
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

const shownCase = async () =>
  (await admin.get(`/api/admin/applications/${caseId}`).expect(200)).body as unknown;
it('a case is changed by a member of the staff who is being removed, and is nobody’s after it', async () => {
  const { id: leaving } = await createAdmin(api.app, {
    ...{ email: 'lea@broker.example', name: 'Lea Leaving', password: 'seven quiet otters swim' },
  });
  await admin.patch(`/api/admin/applications/${caseId}`).send({ ownerId: leaving }).expect(200);
  await transaction.query('select from application_submissions where id = $1 for update', [caseId]);
  const removing = admin.delete(`/api/admin/staff/${leaving}`).then((answer) => answer);
  await somebodyWaits();
  await transaction.query(
    `insert into application_events (id, application_id, kind, at, actor_type, admin_id)
     values ($1, $2, 'noted', now(), 'admin', $3)`,
    [randomUUID(), caseId, leaving],
  );
  await transaction.commitTransaction();

  expect((await removing).status).toBe(200);
  expect(await shownCase()).toMatchObject({ owner: null });
});
