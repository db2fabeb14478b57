import request from 'supertest';
import { startAppOn, startTestApp, testSettings, useTestApp } from '../support/test-app.js';

const service = useTestApp();
describe('Contact', () => {
  beforeEach(() => service.empty('contact_submissions', 'idempotency_keys'));

  const words = {
    name: 'Fiona Alder',
    email: 'fiona@alder-joinery.example',
    message: 'Could you call me about a second spray booth?',
  };
  const post = (app = service.app) => request(app.getHttpServer()).post('/api/contact');
  const told = (response: request.Response) =>
    response.body as { id: string; createdAt: string; errors: object[] };
  const stored = (): Promise<Record<string, unknown>[]> => service.query('select * from contact_submissions');

  it('stores a message as typed, as not handled', async () => {
    const answer = await post()
      .send({ ...words, phone: ' 0141 496 0123 ' })
      .expect(201);

    const { id, createdAt } = told(answer);
    expect(Object.keys(told(answer))).toEqual(['id', 'createdAt']);
    expect(await stored()).toEqual([
      {
        ...words,
        id,
        phone: ' 0141 496 0123 ',
        created_at: new Date(createdAt),
        handled_at: null,
        handled_by: null,
      },
    ]);
  });

  it.each([undefined, null, '', '  '])('accepts a message with the phone number %j', async (phone) => {
    await post()
      .send({ ...words, phone })
      .expect(201);

    expect(await stored()).toMatchObject([{ phone: null }]);
  });

  it('returns at each field the form’s own message', async () => {
    const sentences = [
      { field: 'name', message: 'Name must be at least 2 characters' },
      { field: 'email', message: 'Please enter a valid email' },
      { field: 'message', message: 'Message must be at least 10 characters' },
    ];

    const short = await post().send({ name: 'A', email: 'fiona@', message: 'Call me!' }).expect(400);
    const missing = await post().send({}).expect(400);

    expect(told(short).errors).toEqual(sentences);
    expect(told(missing).errors).toEqual(sentences);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['name', 201],
    ['email', 255],
    ['phone', 41],
    ['message', 5_001],
  ])('limits %s in length', async (field, length) => {
    const answer = await post()
      .send({ ...words, [field]: 'x'.repeat(length) })
      .expect(400);

    const message = expect.stringContaining('at most') as string;
    expect(told(answer).errors).toEqual([{ field, message }]);
  });

  it.each([
    ['name', 'Fiona Alder\nBcc: everybody@alder.example', 'Name must be on one line. Remove the line break'],
    ['email', 'fiona@alder-joinery.example\r\n', 'Email must be on one line. Remove the line break'],
    ['phone', '0141\t496 0123', 'Phone must not contain a tab. Use a space instead'],
    ['phone', '0141 496\u001b[2K', 'Phone contains a hidden character. Delete the text and type it again'],
    [
      'message',
      'Could you\u0007 ring me?',
      'Message contains a hidden character. Delete the text and type it again',
    ],
  ])('rejects %s %j', async (field, text, message) => {
    const answer = await post()
      .send({ ...words, [field]: text })
      .expect(400);

    expect(told(answer).errors).toEqual([{ field, message }]);
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['name', 'Fiona \u202eAl\u00adder\u200b', 'Fiona Alder'],
    ['email', '\u202afiona@alder\u00ad-joinery.example\u202c', 'fiona@alder-joinery.example'],
    ['phone', '\u200e0141 496 0123\ufeff', '0141 496 0123'],
  ])('stores %s %j without invisible characters', async (field, typed, stays) => {
    await post()
      .send({ ...words, [field]: typed })
      .expect(201);

    expect(await stored()).toMatchObject([{ [field]: stays }]);
  });

  it('accepts a message of several lines as typed', async () => {
    const message = 'Dear all,\n\n\tplease ring me.\r\nFiona';

    await post()
      .send({ ...words, message })
      .expect(201);

    expect(await stored()).toMatchObject([{ message }]);
  });

  it('never accepts the broker’s fields from a visitor', async () => {
    const id = '0193f000-0000-7000-8000-00000000beef';

    await post()
      .send({ ...words, id, createdAt: '2001-01-01T00:00:00Z', handledAt: '2001-01-01T00:00:00Z' })
      .expect(201);

    const [row] = await stored();
    expect(row).toMatchObject({ handled_at: null });
    expect(row?.['id']).not.toBe(id);
  });

  it('creates one message for a double click, and replays the response', async () => {
    const click = () => post().set('Idempotency-Key', 'click').send(words);

    const answers = await Promise.all([click(), click(), click()]);

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('creates one message when the same text is sent again without a key', async () => {
    const answers = await Promise.all([post().send(words), post().send(words)]);
    const later = await post().send(words).expect(201);

    expect(new Set([...answers, later].map(({ text }) => text)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
  });

  it('stores the same text from two addresses separately', async () => {
    const proxied = await startAppOn(service.database.url, testSettings({ trustProxy: 1 }));
    const from = (address: string) => post(proxied).set('X-Forwarded-For', address).send(words).expect(201);
    await from('192.0.2.1');
    await from('192.0.2.2');
    await from('192.0.2.1:5000');
    await proxied.close();

    expect(await stored()).toHaveLength(2);
  });

  it('rejects a reused key with another text', async () => {
    await post().set('Idempotency-Key', 'again').send(words).expect(201);

    await post()
      .set('Idempotency-Key', 'again')
      .send({ ...words, name: 'Somebody Else' })
      .expect(422);
  });

  it('accepts a message with an empty honeypot', async () => {
    await post()
      .send({ ...words, leaveBlank: '' })
      .expect(201);

    expect(await stored()).toHaveLength(1);
  });

  it('accepts ten messages in ten minutes from one address', async () => {
    const limited = await startTestApp({ rateLimitScale: 1 });
    const statuses: number[] = [];
    let last: request.Response | undefined;
    for (let sent = 0; sent < 11; sent += 1) {
      last = await post(limited.app).send(words);
      statuses.push(last.status);
    }
    await limited.close();

    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});
