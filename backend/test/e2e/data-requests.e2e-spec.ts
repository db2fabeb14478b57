import { randomUUID } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { Response } from 'superagent';
import { londonIsoDay } from '#kernel/time/london-time.js';
import { signUpPartner } from '../support/cases.js';
import { signInAsAdmin, useTestApp } from '../support/test-app.js';

const api = useTestApp();
let admin: Awaited<ReturnType<typeof signInAsAdmin>>;

interface Shown {
  readonly id: string;
  readonly reference: string;
  readonly clock: string;
  readonly dueOn: string | null;
  readonly status: string;
  readonly updatedAt: string;
  readonly records: readonly { readonly id: string; readonly name: string | null }[];
}

interface FoundPerson {
  readonly name: string;
  readonly email: string;
  readonly records: readonly { readonly type: string; readonly company: string | null }[];
}

/** ZIP entries, read from the central directory. */
const unzip = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const found = new Map<string, Buffer>();
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, extra, comment] = [20, 28, 30, 32].map((offset) =>
      offset === 20 ? file.readUInt32LE(at + offset) : file.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const local = file.readUInt32LE(at + 42);
    const begins = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const content = inflateRawSync(file.subarray(begins, begins + packed));
    found.set(file.toString('utf8', at + 46, at + 46 + name), content);
    at += 46 + name + extra + comment;
  }
  return found;
};

const binary = (response: Response, done: (failure: Error | null, body: Buffer) => void): void => {
  const parts: Buffer[] = [];
  response.on('data', (part: Buffer) => parts.push(part));
  response.on('end', () => done(null, Buffer.concat(parts)));
};

describe('Data requests', () => {
  beforeAll(async () => {
    admin = await signInAsAdmin(api.app);
  });
  beforeEach(() => api.empty('data_requests', 'tasks', 'contact_submissions', 'application_submissions'));

  const PATH = '/api/admin/data-requests';
  const asked = {
    kind: 'access',
    name: 'Isla Fraser',
    email: 'isla@fraser-bakery.example',
    requestedBy: 'person',
    receivedOn: '2026-03-12',
  };
  const record = async (changes: object = {}): Promise<Shown> =>
    (
      await admin
        .post(PATH)
        .send({ ...asked, ...changes })
        .expect(201)
    ).body as Shown;
  const change = async (id: string, changes: object): Promise<Shown> =>
    (await admin.patch(`${PATH}/${id}`).send(changes).expect(200)).body as Shown;
  const tasks = () =>
    api.query<{ due_on: string }>(
      `select due_on::text from tasks where kind = 'answer_data_request' and done_at is null`,
    );
  const message = async (words: string): Promise<string> => {
    const { name, email } = asked;
    const sent = await api.http().post('/api/contact').send({ name, email, message: words }).expect(201);
    return (sent.body as { id: string }).id;
  };
  const partnersCase = async () => {
    const partner = await signUpPartner(api.app);
    return { id: (await partner.submit({ email: asked.email })).id, partner };
  };

  it('has a due date a month after identity is confirmed, pauses for clarification, and has a task meanwhile', async () => {
    const { id, clock, dueOn } = await record();
    expect({ clock, dueOn }).toEqual({ clock: 'waiting', dueOn: null });
    expect(await tasks()).toEqual([]);

    expect(await change(id, { identityConfirmedOn: '2026-03-12' })).toMatchObject({
      clock: 'running',
      dueOn: '2026-04-13',
    });
    expect(await tasks()).toEqual([{ due_on: '2026-04-13' }]);

    const pauses = [{ askedOn: '2026-03-16', answeredOn: null }];
    expect(await change(id, { pauses })).toMatchObject({ clock: 'paused', dueOn: null });
    expect(await tasks()).toEqual([]);

    const answered = [{ askedOn: '2026-03-16', answeredOn: '2026-03-26' }];
    expect(await change(id, { pauses: answered })).toMatchObject({ clock: 'running', dueOn: '2026-04-22' });
  });

  it('moves its task to a new due date without completing it', async () => {
    const { id } = await record({ identityConfirmedOn: '2026-03-12' });

    await change(id, { identityConfirmedOn: '2026-03-16' });

    expect(await tasks()).toEqual([{ due_on: '2026-04-16' }]);
    const entries = await api.query<{ action: string }>(
      `select action from activity where subject_id in (select id from tasks) order by id`,
    );
    expect(entries.map(({ action }) => action)).toEqual(['task-added', 'task-changed']);
  });

  it('closes with an outcome and its date, and reopens when both are cleared', async () => {
    const { id } = await record({ identityConfirmedOn: '2026-03-12' });
    await admin.patch(`${PATH}/${id}`).send({ outcome: 'granted' }).expect(400);

    expect(await change(id, { outcome: 'granted', closedOn: londonIsoDay(new Date()) })).toMatchObject({
      status: 'closed',
      clock: 'closed',
    });
    expect(await tasks()).toEqual([]);
    expect(await change(id, { outcome: null, closedOn: null })).toMatchObject({
      status: 'open',
      clock: 'running',
    });
  });

  it('offers its letter as a PDF, once it is written', async () => {
    const { id, reference } = await record();
    const path = `${PATH}/${id}/letter`;
    expect((await admin.get(path).expect(404)).body).toMatchObject({
      type: '/problems/request-letter-not-found',
    });
    await change(id, {
      letter: 'Dear Ms Fraser,\n\nHere is a copy of your data.\n\nYours sincerely\nAda Admin',
    });

    const letter = await admin.get(path).buffer(true).parse(binary).expect(200);

    expect(letter.headers['content-type']).toBe('application/pdf');
    expect(letter.headers['content-disposition']).toBe(`attachment; filename="letter-${reference}.pdf"`);
    expect((letter.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const again = await admin.get(path).buffer(true).parse(binary).expect(200);
    expect(again.body).toEqual(letter.body);
  });

  it('finds people by their organisation in every kind of record that has one, and lists namesakes apart', async () => {
    const partner = await signUpPartner(api.app, { companyName: 'Fraser Accounts LLP' });
    const bakery = { companyName: 'Fraser Bäckerei Ltd', contactName: 'Isla Fraser' };
    await partner.submit({ ...bakery, email: 'isla@bakery.example' });
    await partner.submit({ companyName: 'Elm Ltd', contactName: 'Isla Fraser', email: 'isla@elm.example' });
    const lead = { name: 'Isla Fraser', company: bakery.companyName, email: 'isla@home.example' };
    await partner.agent.post('/api/introducers/me/leads').send(lead).expect(201);
    const complaint = {
      kind: 'service',
      name: 'Ross Fraser',
      company: bakery.companyName,
      email: 'ross@bakery.example',
      whatHappened: 'I have not heard from you for two weeks.',
    };
    await api.http().post('/api/complaints').send(complaint).expect(201);
    const found = async (q: string) => {
      const answer = await admin.get('/api/admin/people').query({ q }).expect(200);
      const { people } = answer.body as { people: readonly FoundPerson[] };
      return people.map(({ name, email, records }) => [
        name,
        email,
        ...records.map(({ type, company }) => `${type}: ${company}`),
      ]);
    };

    expect((await found('fraser backerei')).toSorted()).toEqual([
      ['Isla Fraser', 'isla@bakery.example', 'application: Fraser Bäckerei Ltd'],
      ['Isla Fraser', 'isla@home.example', 'lead: Fraser Bäckerei Ltd'],
      ['Ross Fraser', 'ross@bakery.example', 'complaint: Fraser Bäckerei Ltd'],
    ]);
    expect(await found('fraser accounts')).toMatchObject([
      { 1: partner.introducer.email, 2: 'introducer: Fraser Accounts LLP' },
    ]);
  });

  it('has an owner and a task to confirm identity until it is confirmed, then one to answer', async () => {
    const { id, ...recorded } = await record({ receivedOn: '2026-03-12' });
    const open = () =>
      api.query(`select kind, due_on::text, owner_id is not null as owned from tasks where done_at is null`);
    expect(recorded).toMatchObject({
      owner: { name: expect.any(String) as string },
      identityDueOn: '2026-03-19',
      latestDueOn: '2026-04-20',
    });
    expect(await open()).toEqual([{ kind: 'confirm_identity', due_on: '2026-03-19', owned: true }]);

    expect(
      await change(id, { identityConfirmedOn: '2026-03-16', identityCheckedBy: 'called' }),
    ).toMatchObject({ identityCheckedBy: 'called', identityDueOn: null, latestDueOn: null });
    expect(await open()).toEqual([{ kind: 'answer_data_request', due_on: '2026-04-16', owned: true }]);

    await change(id, { ownerId: null });
    expect(await open()).toMatchObject([{ owned: false }]);
  });

  it('names the chosen records, and reports a deleted one', async () => {
    const there = await message('Please call me about a van.');
    const gone = randomUUID();
    const { id } = await record();
    const records = [there, gone].map((record) => ({ type: 'contact-message', id: record }));

    expect((await change(id, { records })).records).toEqual([
      expect.objectContaining({ id: there, name: 'Isla Fraser' }),
      expect.objectContaining({ id: gone, name: null, company: null, at: null }),
    ]);
  });

  it('exports a valid ZIP, without notes and other people’s data unless included', async () => {
    const { id: application } = await partnersCase();
    await api.query(`update application_submissions set notes = 'Sounded tired' where id = $1`, [
      application,
    ]);
    const letter = await message('Please send me all you have.');
    const { id, reference } = await record({ identityConfirmedOn: '2026-03-12' });
    await change(id, {
      records: [
        { type: 'application', id: application },
        { type: 'contact-message', id: letter },
      ],
    });
    const preview = await admin.get(`${PATH}/${id}/export`).expect(200);
    const { marked } = preview.body as { marked: { key: string; mark: string }[] };
    expect(marked).toContainEqual(
      expect.objectContaining({ key: 'application_submissions.notes', mark: 'internal' }),
    );
    const exported = async (include: readonly string[]) => {
      const answer = await admin.post(`${PATH}/${id}/export`).send({ include }).buffer().parse(binary);
      expect(answer.headers['content-disposition']).toContain(`personal-data-${reference}.zip`);
      return unzip(answer.body as Buffer);
    };

    const plain = await exported([]);
    expect([...plain.keys()]).toEqual(['person.json', 'person.html']);
    const text = String(plain.get('person.html'));
    expect(text).toContain('Please send me all you have.');
    expect(text).not.toContain('Sounded tired');
    expect(JSON.parse(String(plain.get('person.json')))).toMatchObject({ request: { reference } });

    const whole = await exported(['application_submissions.notes']);
    expect(String(whole.get('person.html'))).toContain('Sounded tired');
  });

  it('exports a client’s data for a partner only once the client’s authority is recorded', async () => {
    const { id: application } = await partnersCase();
    const { id } = await record({ requestedBy: 'representative', identityConfirmedOn: '2026-03-12' });
    await change(id, { records: [{ type: 'application', id: application }] });
    await admin.get(`${PATH}/${id}/export`).expect(409);

    await change(id, { authorityConfirmedOn: '2026-03-13' });
    await admin.get(`${PATH}/${id}/export`).expect(200);
  });

  it('exports a partner’s account without the data of its clients', async () => {
    const { id: client, partner } = await partnersCase();
    await api.query(`update application_submissions set contact_name = 'Callum Reid' where id = $1`, [
      client,
    ]);
    const { id } = await record({ identityConfirmedOn: '2026-03-12' });
    await change(id, { records: [{ type: 'introducer', id: partner.introducer.id }] });

    const answer = await admin.post(`${PATH}/${id}/export`).send({}).buffer().parse(binary);
    const files = unzip(answer.body as Buffer);

    expect(String(files.get('person.json'))).toContain(partner.introducer.email);
    expect(String(files.get('person.json'))).not.toContain('Callum Reid');
  });

  it('is for administrators only', async () => {
    const { agent } = await signUpPartner(api.app);
    await agent.get(PATH).expect(401);
    await api.http().get(PATH).expect(401);
  });
});
