import request from 'supertest';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { signUpPartner } from '../support/cases.js';
import { createAdmin, signInAsAdmin, testAdmin, useTestApp } from '../support/test-app.js';
import { DAY_MS } from '#kernel/time/time-units.js';

const PATH = '/api/admin/calendar';

const api = useTestApp({ publicUrl: 'https://broker.example' });
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;
let adaId: string;
describe('Calendar', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
    adaId = ((await admin.get('/api/admin/me').expect(200)).body as { id: string }).id;
  });
  beforeEach(() => api.empty('tasks', 'calendar_links'));

  const inDays = (days: number) => londonIsoDay(new Date(Date.now() + days * DAY_MS));
  const renew = async (by = admin): Promise<string> => {
    const { url } = (await by.post(PATH).send({}).expect(200)).body as { url: string };
    return url.replace('https://broker.example', '');
  };
  const read = (path: string) => api.http().get(path);

  /** The events of a calendar as properties, with lines unfolded and text unescaped. */
  const eventsIn = (calendar: string): Record<string, string>[] => {
    const lines = calendar.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    const events: Record<string, string>[] = [];
    for (const line of lines) {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
      if (line === 'BEGIN:VEVENT') events.push({});
      else Object.assign(events.at(-1) ?? {}, { [name]: value.replaceAll(/\\([,;\\])/g, '$1') });
    }
    return events;
  };

  it('gives its owner an address for calendar apps, with each task on its due date', async () => {
    const { id: caseId } = await (await signUpPartner(api.app)).submit();
    const add = async (task: object) => {
      const added = await admin
        .post('/api/admin/tasks')
        .send({ ownerId: adaId, ...task })
        .expect(201);
      return (added.body as { id: string }).id;
    };
    const first = await add({ title: 'Ring, write; wait', dueOn: inDays(1), applicationId: caseId });
    await add({ title: 'Prepare the meeting', dueOn: inDays(40) });
    await add({ title: 'A colleague’s', dueOn: inDays(1), ownerId: null });
    const done = await add({ title: 'Done', dueOn: inDays(1) });
    await admin.post(`/api/admin/tasks/${done}/done`).send({}).expect(200);
    expect((await admin.get(PATH).expect(200)).body).toEqual({ link: null });

    const path = await renew();

    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
    expect((await admin.get(PATH).expect(200)).body).toMatchObject({
      link: { url: `https://broker.example${path}` },
    });
    const { headers, text } = await read(path).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(eventsIn(text)).toEqual([
      expect.objectContaining({
        UID: first,
        SUMMARY: 'Ring, write; wait (Birch Bakery Ltd)',
        'DTSTART;VALUE=DATE': inDays(1).replaceAll('-', ''),
        'URL;VALUE=URI': `https://broker.example/admin/applications/${caseId}`,
        TRANSP: 'TRANSPARENT',
      }),
      expect.objectContaining({
        SUMMARY: 'Prepare the meeting',
        'DTSTART;VALUE=DATE': inDays(40).replaceAll('-', ''),
      }),
    ]);
  });

  it('returns 404 at the previous address after a renewal', async () => {
    const before = await renew();

    const after = await renew();

    expect(after).not.toBe(before);
    const refused = await read(before).expect(404);
    expect(refused.body).toMatchObject({ error: expect.stringContaining('new address') as string });
    await read(after).expect(200);
    await read('/calendar/never-was.ics').expect(404);
  });

  it('stores only a digest of its address', async () => {
    const path = await renew();

    const [kept] = await api.query<Record<string, unknown>>('select * from calendar_links');

    expect(JSON.stringify(kept)).not.toContain(path.slice('/calendar/'.length, -'.ics'.length));
    const logged = await api.query<{ action: string; subject_id: string }>(
      `select action, subject_id from activity where action = 'calendar-link-renewed' order by id desc limit 1`,
    );
    expect(logged).toEqual([{ action: 'calendar-link-renewed', subject_id: adaId }]);
  });

  it('ends with its owner’s account, also if they return', async () => {
    const bob = { ...testAdmin, email: 'bob@example.co.uk', name: 'Bob Broker' };
    await createAdmin(api.app, bob);
    const his = request.agent(api.app.getHttpServer());
    await his.post('/api/admin/login').send({ email: bob.email, password: bob.password }).expect(200);
    const path = await renew(his);
    const { id } = (await his.get('/api/admin/me').expect(200)).body as { id: string };
    await read(path).expect(200);

    await admin.delete(`/api/admin/staff/${id}`).expect(200);

    await read(path).expect(404);
    await his.post(PATH).send({}).expect(401);
    await api.query('update admins set removed_at = null where id = $1', [id]);
    await read(path).expect(404);
  });
});
