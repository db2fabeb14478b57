import type { NestExpressApplication } from '@nestjs/platform-express';
import { DataSource } from 'typeorm';
import request from 'supertest';
import { migrate } from '#platform/infrastructure/database/connection/migrate.js';
import { startThrowAwayPostgres, type ThrowAwayPostgres } from '../support/throw-away-postgres.js';
import { signInAsAdmin, startAppOn, testSettings } from '../support/test-app.js';

let server: ThrowAwayPostgres;
let app: NestExpressApplication;
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Database restart', () => {
  beforeAll(async () => {
    server = await startThrowAwayPostgres();
    await migrate(server.url);
    app = await startAppOn(server.url, testSettings());
    admin = await signInAsAdmin(app);
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  const api = () => request(app.getHttpServer());
  const words = { name: 'Ada', email: 'ada@example.co.uk', message: 'Please call me back about a loan.' };
  const lender = (name: string) => ({ name, productTypes: 'Term loans' });
  const pick = [
    () => api().post('/api/contact').send(words),
    (turn: number) =>
      api().post('/api/contact').set('Idempotency-Key', `key-${turn}-of-a-caller`).send(words),
    () => api().post('/api/match-lenders').send({ fundingType: 'business-loans', amount: '100000' }),
    () => admin.get('/api/admin/me'),
    (turn: number) => admin.post('/api/admin/lenders').send(lender(`Lender ${turn}`)),
    () => api().post('/api/admin/login').send({ email: 'admin@example.co.uk', password: 'not the password' }),
  ];

  it('answers requests correctly or with 503 during restarts', async () => {
    const statuses = new Map<number, number>();
    let isOver = false;
    let turn = 0;
    const caller = async (): Promise<void> => {
      while (!isOver) {
        turn += 1;
        const { status } = await pick[turn % pick.length]!(turn);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const callers = Array.from({ length: 12 }, caller);

    for (const mode of ['immediate', 'fast', 'immediate', 'fast'] as const) {
      const before = statuses.get(201) ?? 0;
      while ((statuses.get(201) ?? 0) < before + 10) await new Promise((resolve) => setTimeout(resolve, 20));
      await server.restart(mode);
    }
    isOver = true;
    await Promise.all(callers);

    const expected = [200, 201, 401, 503];
    expect([...statuses.keys()].filter((status) => !expected.includes(status))).toEqual([]);
    await api().post('/api/contact').send(words).expect(201);
    await admin.get('/api/admin/me').expect(200);
  });

  it('answers 503 when the connection is lost between two statements', async () => {
    // The lock blocks the transaction, then the connection is cut: later queries find it closed.
    const owner = await new DataSource({ type: 'postgres', url: server.url }).initialize();
    const holder = owner.createQueryRunner();
    await holder.startTransaction();
    await holder.query('lock table activity in access exclusive mode');
    const stuck = admin.post('/api/admin/lenders').send(lender('A lender that waits'));
    const answer = stuck.then(({ status }) => status);
    const waits = async (): Promise<void> => {
      const waiting = await owner.query<object[]>('select 1 from pg_locks where not granted');
      if (waiting.length === 0) await waits();
    };
    await waits();

    await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
     where pid <> pg_backend_pid() and wait_event_type = 'Lock'`,
    );

    expect(await answer).toBe(503);
    await holder.rollbackTransaction();
    await holder.release();
    await owner.destroy();
  });
});
