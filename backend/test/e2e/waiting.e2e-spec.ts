import { addDays, londonIsoDay } from '#kernel/time/london-time.js';
import { sentAnswers } from '../support/answers.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
describe('Waiting work', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });

  const waiting = async (): Promise<object> =>
    (await admin.get('/api/admin/waiting').expect(200)).body as object;
  const total = async (list: string): Promise<number> => {
    const { headers } = (await admin.get(list).expect(200)) as { headers: Record<string, string> };
    return Number(headers['x-total-count']);
  };

  it('is zero when there is no work', async () => {
    expect(await waiting()).toEqual({ today: 0, messages: 0, unsentEmails: 0 });
  });

  it('counts the same as the lists', async () => {
    const today = londonIsoDay(new Date());
    for (const [title, dueOn] of [
      ['Late', today],
      ['Now', today],
      ['Tomorrow', addDays(today, 1)],
    ])
      await admin.post('/api/admin/tasks').send({ title, dueOn }).expect(201);
    await api.query(`update tasks set due_on = due_on - 1 where title = 'Late'`);
    await api.http().post('/api/applications').send(sentAnswers()).expect(201);
    await api.query(`update application_submissions set due_at = now() - interval '1 hour'`);
    await api
      .http()
      .post('/api/contact')
      .send({ name: 'Fiona', email: 'fiona@alder.example', message: 'Could you call me about a loan?' })
      .expect(201);

    const tasks = (await total('/api/admin/tasks?due=overdue')) + (await total('/api/admin/tasks?due=today'));
    const overdue = await total('/api/admin/applications?due=overdue');

    expect(overdue).toBe(1);
    expect(tasks).toBeGreaterThanOrEqual(2);
    expect(await waiting()).toEqual({ today: tasks + overdue, messages: 1, unsentEmails: 0 });
  });
});
