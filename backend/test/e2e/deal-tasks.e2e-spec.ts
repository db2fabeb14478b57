import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import { ScheduledTasksJob } from '#modules/tasks/infrastructure/scheduled-tasks.job.js';
import { accepted, offered, putTo } from '../support/accepted-offers.js';
import { signUpPartner } from '../support/cases.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

interface Shown {
  readonly kind: string;
  readonly title: string;
  readonly dueOn: string;
  readonly doneAt: string | null;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let partner: Awaited<ReturnType<typeof signUpPartner>>;
let caseId: string;
let submission: string;
describe('Deal tasks', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    partner = await signUpPartner(api.app);
    await admin.post('/api/admin/lenders').send({ name: 'Alba', productTypes: 'Business Loans' }).expect(201);
  });
  beforeEach(async () => {
    await api.empty('tasks', 'lender_submissions');
    caseId = (await partner.submit()).id;
    submission = await putTo(admin, caseId, 'Alba');
  });

  const today = londonIsoDay(new Date());
  const path = () => `/api/admin/submissions/${submission}`;

  /** The combined result of three concurrent processes. */
  const tasks = async (kind: string): Promise<Shown[]> => {
    await Promise.all([1, 2, 3].map(() => api.app.get(ScheduledTasksJob, { strict: false }).handle()));
    return shown(kind);
  };
  const shown = async (kind: string): Promise<Shown[]> => {
    const all = (await admin.get('/api/admin/tasks?sort=oldest').expect(200)).body as Shown[];
    return all.filter((task) => task.kind === kind);
  };
  const isOpen = { doneAt: null };
  const isDone = { doneAt: expect.any(String) as string };

  describe('chasing a lender', () => {
    const silentFor = (days: number) =>
      api.query(`update lender_submissions set moved_at = moved_at - $2 * interval '1 day' where id = $1`, [
        submission,
        days,
      ]);
    const move = (to: string) => admin.post(`${path()}/moves`).send({ to, reasonCode: 'client' }).expect(200);

    it('is a task after five working days without a change, completed by the next one', async () => {
      await silentFor(4);
      expect(await tasks('chase_lender')).toEqual([]);

      await silentFor(10);
      expect(await tasks('chase_lender')).toMatchObject([
        { title: 'Chase Alba', applicationId: caseId, ...isOpen },
      ]);

      await move('info_requested');
      expect(await shown('chase_lender')).toMatchObject([isDone]);
      await move('sent');
      await silentFor(14);
      expect(await tasks('chase_lender')).toMatchObject([isOpen]);
    });

    it('ends with the submission, and with a rejected case', async () => {
      await silentFor(14);
      expect(await tasks('chase_lender')).toMatchObject([isOpen]);

      await admin.patch(`/api/admin/applications/${caseId}`).send({ status: 'rejected' }).expect(200);
      expect(await tasks('chase_lender')).toMatchObject([isDone]);
      await admin.patch(`/api/admin/applications/${caseId}`).send({ status: 'in_review' }).expect(200);
      expect(await tasks('chase_lender')).toMatchObject([isOpen]);
      await move('declined');
      expect(await tasks('chase_lender')).toMatchObject([isDone]);
    });
  });

  describe('following up an offer before it expires', () => {
    it.each([
      [
        'it is accepted',
        async (id: string) => {
          await accepted(admin, id);
        },
      ],
      [
        'it is withdrawn',
        (id: string) => admin.post(`/api/admin/offers/${id}/withdrawal`).send({}).expect(200),
      ],
      [
        'it gets another date',
        (id: string) =>
          admin
            .patch(`/api/admin/offers/${id}`)
            .send({ expiresOn: addDays(today, 90) })
            .expect(200),
      ],
    ])('is completed together with the change when %s', async (_when, change) => {
      const offerId = await offered(admin, submission, { expiresOn: addDays(today, 1) });
      expect(await tasks('offer_runs_out')).toMatchObject([isOpen]);

      await change(offerId);

      expect(await shown('offer_runs_out')).toMatchObject([isDone]);
    });
  });

  describe('asking whether to renew', () => {
    const completedUntil = async (endsOn: string) => {
      await accepted(admin, await offered(admin, submission));
      const drawn = { completedOn: addDays(today, -400), drawnPence: 12_500_000, brokerCommissionPence: 0 };
      await admin
        .post(`${path()}/completion`)
        .send({ ...drawn, endsOn })
        .expect(200);
    };
    const redeemed = (redeemedOn: string | null) =>
      admin.patch(`${path()}/completion`).send({ redeemedOn }).expect(200);

    it.each([
      [91, 0],
      [90, 1],
      [-80, 1],
      [-91, 0],
    ])('creates, when a facility ends in %d days, this many tasks: %d', async (days, count) => {
      await completedUntil(addDays(today, days));

      const renewals = await tasks('renewal');
      expect(renewals).toHaveLength(count);
      for (const renewal of renewals)
        expect(renewal).toMatchObject({
          title: 'Ask client about renewal',
          applicationId: caseId,
          dueOn: addDays(today, days - 90),
          ...isOpen,
        });
    });

    it('completes when the facility is repaid early, and reopens when that is undone', async () => {
      await completedUntil(addDays(today, 60));
      expect(await tasks('renewal')).toMatchObject([isOpen]);

      expect((await redeemed(today)).body).toMatchObject({ completion: { redeemedOn: today } });
      expect(await shown('renewal')).toMatchObject([isDone]);
      await redeemed(null);
      expect(await tasks('renewal')).toMatchObject([isOpen]);
    });

    it('completes when the completion is reversed', async () => {
      await completedUntil(addDays(today, 60));
      expect(await tasks('renewal')).toMatchObject([isOpen]);

      await admin.delete(`${path()}/completion`).send({ reasonCode: 'client' }).expect(200);
      expect(await shown('renewal')).toMatchObject([isDone]);
    });

    it('rejects an impossible date, and a submission that is not completed', async () => {
      await admin.patch(`${path()}/completion`).send({ redeemedOn: today }).expect(409);
      await completedUntil(addDays(today, 60));

      for (const wrong of [addDays(today, 1), addDays(today, -401), 'soon']) {
        const refused = await admin.patch(`${path()}/completion`).send({ redeemedOn: wrong }).expect(400);
        expect(refused.body).toMatchObject({ errors: [{ field: 'redeemedOn' }] });
      }
      const { body } = (await admin.patch(`${path()}/completion`).send({}).expect(200)) as { body: unknown };
      expect(body).toMatchObject({ completion: { redeemedOn: null } });
    });

    it('is logged once in the activity of the case', async () => {
      await completedUntil(addDays(today, 60));
      await redeemed(today);
      await redeemed(today);

      const { body } = (await admin.get(`/api/admin/applications/${caseId}`).expect(200)) as {
        body: { trail: { action: string }[] };
      };
      expect(body.trail.filter(({ action }) => action === 'completion-changed')).toHaveLength(1);
    });
  });
});
