import { randomUUID } from 'node:crypto';
import type { NestExpressApplication } from '@nestjs/platform-express';
import request from 'supertest';
import { SuspendIntroducer } from '#modules/introducers/application/suspend-introducer.js';
import type { AccountHolder } from '#platform/application/principal.js';
import { signUpPartner, type Partner } from '../support/cases.js';
import { createAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let twin: NestExpressApplication;
let partner: Partner;
describe('Introducer suspension', () => {
  beforeAll(async () => {
    twin = await api.startTwin();
    const { id } = await createAdmin(api.app, testAdmin);
    admin = { type: 'admin', id };
  });
  beforeEach(async () => {
    partner = await signUpPartner(api.app);
  });

  let admin: AccountHolder;
  const suspension = () => api.app.get(SuspendIntroducer, { strict: false });
  const suspend = () => suspension().execute(partner.introducer.id, 'suspended', 'Sent clients twice', admin);
  const restore = () => suspension().execute(partner.introducer.id, 'restored', 'It was a mistake', admin);

  const signInAtTwin = async () => {
    const agent = request.agent(twin.getHttpServer());
    const { email } = partner.introducer;
    await agent.post('/api/introducers/login').send({ email, password: partner.password }).expect(200);
    return agent;
  };

  const activity = () =>
    api.query(
      `select admin_id, kind, action, reason from introducer_events join activity using (id)
     where introducer_id = $1 order by id`,
      [partner.introducer.id],
    );

  describe('a partner who is suspended', () => {
    it('is signed out immediately in every process, also after the restoration', async () => {
      const elsewhere = await signInAtTwin();
      await suspend();

      await partner.agent.get('/api/introducers/me').expect(401);
      await elsewhere.get('/api/introducers/me').expect(401);

      await restore();
      await partner.agent.get('/api/introducers/me').expect(401);
      await elsewhere.get('/api/introducers/me').expect(401);
      await signInAtTwin();
    });

    it('has no working system in any process until the partner is restored', async () => {
      const created = await partner.agent
        .post('/api/introducers/me/api-accounts')
        .set('Idempotency-Key', randomUUID())
        .send({ name: 'CRM', currentPassword: partner.password })
        .expect(201);
      const { username, secret } = created.body as { username: string; secret: string };
      const call = (app: NestExpressApplication) =>
        request(app.getHttpServer()).get('/api/introducers/me/referrals').auth(username, secret);
      await call(twin).expect(200);

      await suspend();
      await call(api.app).expect(401);
      await call(twin).expect(401);

      await restore();
      await call(api.app).expect(200);
      await call(twin).expect(200);
    });

    it('has a link that does not work until the partner is restored', async () => {
      const created = await partner.agent.post('/api/introducers/me/referral-link').expect(201);
      const { token } = created.body as { token: string };
      const follow = () => request(twin.getHttpServer()).get(`/api/referral-links/${token}`);

      await suspend();
      await follow().expect(404);

      await restore();
      await follow().expect(200);
    });

    it('is suspended and restored once when repeated, each logged', async () => {
      await restore();
      await suspend();
      await suspend();
      await restore();
      await restore();

      expect(await activity()).toEqual(
        [
          ['suspended', 'Sent clients twice'],
          ['restored', 'It was a mistake'],
        ].map(([kind, reason]) => ({ admin_id: admin.id, kind, action: `introducer-${kind}`, reason })),
      );
    });
  });

  it('returns 404 for an unknown partner', async () => {
    const id = randomUUID();
    const noneSuch = { code: 'introducer-not-found' };

    for (const kind of ['suspended', 'restored'] as const)
      await expect(suspension().execute(id, kind, 'No reason', admin)).rejects.toMatchObject(noneSuch);
  });
});
