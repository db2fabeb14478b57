import { AutomaticTasks, TaskSource, type DatedCause } from '#modules/tasks/public.js';
import { Contributions } from '#platform/application/contributions.js';
import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import { dueOfCause } from '#modules/tasks/domain/task-causes.js';
import { Database } from '#platform/infrastructure/database/database.js';
import { ScheduledTasksJob } from '#modules/tasks/infrastructure/scheduled-tasks.job.js';
import { signUpPartner } from '../support/cases.js';
import { createAdmin, signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';

const NOBODYS = '0193f000-0000-7000-8000-00000000dead';

interface Shown {
  readonly id: string;
  readonly title: string;
  readonly doneAt: string | null;
}

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let adaId: string;
let caseId: string;
let standing: DatedCause[];
describe('Automatic tasks', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    adaId = ((await admin.get('/api/admin/me').expect(200)).body as { id: string }).id;
    caseId = (await (await signUpPartner(api.app)).submit()).id;
    await admin.patch(`/api/admin/applications/${caseId}`).send({ ownerId: adaId }).expect(200);
    const sources = api.app.get(Contributions).of(TaskSource);
    const source = sources.find(({ kind }) => kind === 'chase_lender');
    if (source) source.currentBy = () => Promise.resolve(standing);
  });
  beforeEach(async () => {
    standing = [];
    await api.empty('tasks');
  });

  const today = londonIsoDay(new Date());
  const weekBefore = addDays(today, -14);
  const silent = (subject: string, applicationId = caseId) => ({
    subject,
    applicationId,
    about: 'Alba',
    day: weekBefore,
  });
  const tasks = async (): Promise<Shown[]> =>
    (await admin.get('/api/admin/tasks?sort=oldest').expect(200)).body as Shown[];
  const threeRuns = () =>
    Promise.all([1, 2, 3].map(() => api.app.get(ScheduledTasksJob, { strict: false }).handle()));
  const caused = () => api.app.get(AutomaticTasks, { strict: false });
  const logged = (action: string): Promise<object[]> =>
    api.query(`select from activity where action = $1 and subject_id in (select id from tasks)`, [action]);

  it('are created once by three processes, for the owner of the case, and completed once', async () => {
    standing = [silent('s1'), silent('s2')];
    await threeRuns();

    const due = dueOfCause('chase_lender', weekBefore);
    const task = {
      kind: 'chase_lender',
      title: 'Chase Alba',
      dueOn: due,
      applicationId: caseId,
      ownerId: adaId,
    };
    expect(await tasks()).toMatchObject([task, task]);
    expect(await logged('task-added')).toHaveLength(2);

    standing = [silent('s1')];
    await threeRuns();
    expect((await tasks()).filter(({ doneAt }) => doneAt !== null)).toHaveLength(1);
    expect(await logged('task-done')).toHaveLength(1);
  });

  it('reopen when the cause returns, unless staff completed them', async () => {
    standing = [silent('s1')];
    await threeRuns();
    const [task] = await tasks();
    await admin
      .post(`/api/admin/tasks/${task?.id ?? ''}/done`)
      .send({})
      .expect(200);
    await threeRuns();
    expect(await tasks()).toMatchObject([{ doneAt: expect.any(String) as unknown }]);

    standing = [];
    await threeRuns();
    standing = [silent('s1')];
    await threeRuns();
    expect(await tasks()).toMatchObject([{ id: task?.id, doneAt: null }]);
  });

  it('are reassigned to the case’s owner when the cause returns after its owner left', async () => {
    const bob = await createAdmin(api.app, { ...testAdmin, email: 'bob@example.co.uk', name: 'Bob Broker' });
    const give = (ownerId: string) =>
      admin.patch(`/api/admin/applications/${caseId}`).send({ ownerId }).expect(200);
    await give(bob.id);
    standing = [silent('s1')];
    await threeRuns();
    expect(await tasks()).toMatchObject([{ ownerId: bob.id }]);
    standing = [];
    await threeRuns();

    await admin.delete(`/api/admin/staff/${bob.id}`).expect(200);
    await give(adaId);
    standing = [silent('s1')];
    await threeRuns();

    expect(await tasks()).toMatchObject([{ ownerId: adaId, doneAt: null }]);
  });

  it('are saved with their cause or not at all, and not for a deleted case', async () => {
    const database = api.app.get(Database);
    const cause = { subject: 'o1', applicationId: NOBODYS, about: 'Alba' };
    const failing = database.run(async () => {
      await caused().make('offer_chosen', cause);
      throw new Error('The cause was not kept');
    });
    await expect(failing).rejects.toThrow('not kept');
    expect(await tasks()).toEqual([]);

    await Promise.all([1, 2, 3].map(() => database.run(() => caused().make('offer_chosen', cause))));
    expect(await tasks()).toMatchObject([
      { kind: 'offer_chosen', title: 'Client chose the Alba offer', applicationId: null, owner: null },
    ]);
  });

  it('are created by a message, and completed with it', async () => {
    const words = { name: 'Fiona', email: 'fiona@alder.example', message: 'Could you call me?' };
    const sent = await api.http().post('/api/contact').send(words).expect(201);
    expect(await tasks()).toMatchObject([{ kind: 'question', title: 'Reply to Fiona', doneAt: null }]);

    const { id } = sent.body as Shown;
    await admin.patch(`/api/admin/messages/${id}`).send({ handled: true }).expect(200);
    expect(await tasks()).toMatchObject([{ doneAt: expect.any(String) as unknown }]);
    await admin.patch(`/api/admin/messages/${id}`).send({ handled: false }).expect(200);
    expect(await tasks()).toMatchObject([{ doneAt: null }]);
  });
});
