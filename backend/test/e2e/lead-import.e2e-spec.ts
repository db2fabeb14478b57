import { Client } from 'pg';
import { basic, createApiAccount } from '../support/api-accounts.js';
import { fillLeads } from '../support/leads.js';
import {
  signInAsAdmin,
  signUpIntroducer,
  startTestApp,
  type TestIntroducer,
  useTestApp,
} from '../support/test-app.js';
import { binary as bytes } from '../support/workbook.js';
import { workbook } from '../support/workbooks.js';

const LEADS = '/api/introducers/me/leads';
const IMPORT = `${LEADS}/import`;
const PREVIEW = `${IMPORT}/preview`;

const api = useTestApp();
let fiona: TestIntroducer;
let rival: TestIntroducer;
describe('Lead import', () => {
  beforeAll(async () => {
    fiona = await signUpIntroducer(api.app);
    rival = await signUpIntroducer(api.app);
  });
  beforeEach(() => api.empty('leads'));

  type Content = string | Buffer;

  const send = (path: string, content: Content, name = 'leads.csv', { agent }: TestIntroducer = fiona) =>
    agent.post(path).attach('file', Buffer.from(content), name);
  const preview = async (content: Content, name?: string, by?: TestIntroducer): Promise<unknown> =>
    (await send(PREVIEW, content, name, by).expect(200)).body as unknown;
  const imported = async (content: Content, name?: string, by?: TestIntroducer): Promise<unknown> =>
    (await send(IMPORT, content, name, by).expect(200)).body as unknown;
  const names = async ({ agent }: TestIntroducer = fiona): Promise<string[]> =>
    ((await agent.get(LEADS).expect(200)).body as { name: string }[]).map(({ name }) => name);
  const activity = (): Promise<{ action: string; changes: object }[]> =>
    api.query(
      `select action, changes from activity where actor_id = $1 and subject_type like 'lead%'
       and at > now() - interval '1 hour' order by id`,
      [fiona.introducer.id],
    );

  const THREE = ['Name,Email', 'Ann,ann@x.example', 'Bob,bob@x.example', 'Cat,cat@x.example'].join('\r\n');

  describe('the preview', () => {
    it('returns how each column and row is read, and saves nothing', async () => {
      await fiona.agent.post(LEADS).send({ name: 'Old Ann', email: 'Ann@X.example' }).expect(201);
      const content = await workbook({
        Contacts: [
          ['Our leads'],
          null,
          ['First name', 'Surname', 'E-mail address', 'Mobile', 'Organisation', 'Stage', 'Birthday'],
          ['Bob', 'Reid', 'bob@x.example', 7_700_900_123, 'Reid Ltd', 'On holiday', '1 May'],
          ['Ann', null, 'ann@x.example'],
          ['Bobby', null, ' BOB@x.example'],
          [null, null, 'nobody', null, 'Nobody Ltd'],
        ],
      });

      expect(await preview(content, 'Leads.XLSX')).toEqual({
        columns: [
          { header: 'A (First name)', field: 'name', isRepeat: false },
          { header: 'B (Surname)', field: 'name', isRepeat: false },
          { header: 'C (E-mail address)', field: 'email', isRepeat: false },
          { header: 'D (Mobile)', field: 'phone', isRepeat: false },
          { header: 'E (Organisation)', field: 'company', isRepeat: false },
          { header: 'F (Stage)', field: 'status', isRepeat: false },
          { header: 'G (Birthday)', field: null, isRepeat: false },
        ],
        counts: { ready: 1, duplicates: 2, refused: 1 },
        rows: [
          {
            sheet: 'Contacts',
            row: 4,
            outcome: 'ready',
            lead: {
              name: 'Bob Reid',
              email: 'bob@x.example',
              phone: '07700900123',
              company: 'Reid Ltd',
              status: 'lead',
              source: null,
              notes: 'Stage: On holiday',
            },
            remarks: [
              {
                column: 'F (Stage)',
                value: 'On holiday',
                reason: 'Status not recognised, so it was set to “lead”. The original is in the notes.',
              },
            ],
          },
          {
            sheet: 'Contacts',
            row: 5,
            outcome: 'duplicate',
            lead: expect.objectContaining({ name: 'Ann', email: 'ann@x.example' }) as unknown,
            remarks: [
              { column: null, value: 'ann@x.example', reason: 'You already have a lead with this address.' },
            ],
          },
          {
            sheet: 'Contacts',
            row: 6,
            outcome: 'duplicate',
            lead: expect.objectContaining({ name: 'Bobby' }) as unknown,
            remarks: [{ column: null, value: 'BOB@x.example', reason: 'Row 4 has the same address.' }],
          },
          {
            sheet: 'Contacts',
            row: 7,
            outcome: 'refused',
            lead: expect.objectContaining({ name: null, email: 'nobody', company: 'Nobody Ltd' }) as unknown,
            remarks: [
              { column: 'A (First name)', value: null, reason: 'Name is missing.' },
              { column: 'C (E-mail address)', value: 'nobody', reason: 'This is not an email address.' },
            ],
          },
        ],
        refused: [
          {
            sheet: 'Contacts',
            row: 7,
            column: 'A (First name)',
            value: null,
            reason: 'Name is missing.',
          },
          {
            sheet: 'Contacts',
            row: 7,
            column: 'C (E-mail address)',
            value: 'nobody',
            reason: 'This is not an email address.',
          },
        ],
      });
      expect(await names()).toEqual(['Old Ann']);
    });

    it('returns the first hundred rows and counts all', async () => {
      const rows = Array.from({ length: 250 }, (_, n) => `Lead ${n},${n}@x.example`);

      const answer = (await preview(['Name,Email', ...rows].join('\n'))) as { rows: object[] };

      expect(answer).toMatchObject({ counts: { ready: 250, duplicates: 0, refused: 0 } });
      expect(answer.rows).toHaveLength(100);
    });
  });

  describe('the import', () => {
    it('adds the leads in the file’s order', async () => {
      expect(await imported(THREE)).toEqual({
        message: '3 leads were added.',
        created: 3,
        skipped: 0,
        refused: 0,
        rows: [],
      });

      expect(await names()).toEqual(['Ann', 'Bob', 'Cat']);
      const first = await fiona.agent.get(`${LEADS}?sort=name&limit=1`).expect(200);
      expect(first.body).toMatchObject([
        {
          name: 'Ann',
          email: 'ann@x.example',
          phone: null,
          company: null,
          status: 'lead',
          introducerId: fiona.introducer.id,
        },
      ]);
    });

    it('skips known leads: the same file twice adds nothing', async () => {
      await imported(THREE);

      expect(await imported(THREE)).toEqual({
        message: 'No leads were added. 3 duplicates were skipped.',
        created: 0,
        skipped: 3,
        refused: 0,
        rows: [],
      });
      expect(await names()).toHaveLength(3);
    });

    it('adds duplicates when asked to', async () => {
      await imported(THREE);

      const answer = await send(IMPORT, THREE).field('duplicates', 'add').expect(200);

      expect(answer.body).toMatchObject({ created: 3, skipped: 0 });
      expect(await names()).toHaveLength(6);
    });

    it('ignores other partners’ leads when it looks for duplicates', async () => {
      await imported(THREE, 'leads.csv', rival);

      expect(await imported(THREE)).toMatchObject({ created: 3, skipped: 0 });
      expect(await names(rival)).toHaveLength(3);
    });

    it('rejects invalid rows with the reason, and adds the others', async () => {
      expect(await imported(`${THREE}\r\n,dan@x.example\r\nEve,eve at x.example`)).toEqual({
        message: '3 leads were added. 2 rows could not be imported.',
        created: 3,
        skipped: 0,
        refused: 2,
        rows: [
          { sheet: null, row: 5, column: 'A (Name)', value: null, reason: 'Name is missing.' },
          {
            sheet: null,
            row: 6,
            column: 'B (Email)',
            value: 'eve at x.example',
            reason: 'This is not an email address.',
          },
        ],
      });
    });

    it('reads back our own export', async () => {
      const lead = {
        name: '=Zoë “Z”, of Reid',
        email: 'zoe@reid.example',
        phone: '+44 141 496 0177',
        company: '@Reid',
        status: 'closed-won',
        source: '- by phone',
        notes: 'one,\n"two"',
      };
      await rival.agent.post(LEADS).send(lead).expect(201);
      for (const format of ['csv', 'xlsx']) {
        const file = await rival.agent.get(`${LEADS}/export?format=${format}`).buffer(true).parse(bytes);
        await imported(file.body as Buffer, `leads.${format}`);

        const list = await fiona.agent.get(LEADS).expect(200);
        expect(list.body).toMatchObject([lead]);
        await api.query('delete from leads where introducer_id = $1', [fiona.introducer.id]);
      }
    });

    it('adds all or nothing', async () => {
      await api.query(
        `create function refuse_cat() returns trigger language plpgsql as
       $$ begin if new.name = 'Cat' then raise exception 'not this one'; end if; return new; end $$`,
      );
      await api.query(
        'create trigger refuse_cat before insert on leads for each row execute function refuse_cat()',
      );
      const before = await activity();
      const rows = Array.from({ length: 600 }, (_, n) => `Lead ${n},${n}@x.example`);

      await send(IMPORT, ['Name,Email', 'Cat,cat@x.example', ...rows].join('\n')).expect(500);

      await api.query('drop function refuse_cat() cascade');
      expect(await names()).toEqual([]);
      expect(await activity()).toEqual(before);
    });

    it('adds five thousand at once', async () => {
      const rows = Array.from({ length: 5_000 }, (_, n) => `Lead ${n},${n}@x.example`);

      expect(await imported(['Name,Email', ...rows].join('\n'))).toMatchObject({ created: 5_000 });

      expect((await fiona.agent.get(`${LEADS}?limit=1`).expect(200)).headers['x-total-count']).toBe('5000');
    });

    it('rejects a file that exceeds the list’s limit, as does its preview', async () => {
      await fillLeads(api.database.source, fiona.introducer.id, 49_998);
      const tooMany = {
        type: '/problems/lead-list-full',
        error:
          'These 3 leads do not fit in your list: it has 49,998 of at most 50,000 leads. Nothing was imported. Delete leads you no longer need, or import a smaller file.',
      };

      expect((await send(PREVIEW, THREE).expect(409)).body).toMatchObject(tooMany);
      expect((await send(IMPORT, THREE).expect(409)).body).toMatchObject(tooMany);
      const doubled = ['Name,Email', ...[1, 2, 3].map((n) => `Lead,${n}@y.uk`)].join('\n');
      expect((await send(IMPORT, doubled).field('duplicates', 'add').expect(409)).body).toMatchObject({
        type: '/problems/lead-list-full',
      });

      const fits = THREE.replace('Cat,cat@x.example', 'Two,2@y.uk');
      expect(await imported(fits)).toMatchObject({ created: 2, skipped: 1 });
    });

    it('is one entry of the activity log, without personal details', async () => {
      const before = await activity();

      await imported(`${THREE}\n,dan@x.example`);

      const entries = (await activity()).slice(before.length);
      expect(entries.map(({ action }) => action)).toEqual(['leads-imported']);
      expect(entries.at(-1)?.changes).toEqual({
        created: { from: null, to: 3 },
        skipped: { from: null, to: 0 },
        refused: { from: null, to: 1 },
      });
      expect(JSON.stringify(entries)).not.toMatch(/ann|@x/i);
    });

    it('waits for another import of the same partner, and reports a long wait', async () => {
      const other = new Client({ connectionString: api.database.url });
      await other.connect();
      await other.query(`select pg_advisory_lock(hashtextextended('leads of ' || $1, 0))`, [
        fiona.introducer.id,
      ]);

      const refused = await send(IMPORT, THREE).expect(409);
      const [theirs] = await Promise.all([imported(THREE, 'leads.csv', rival)]);

      await other.end();
      expect(refused.body).toMatchObject({
        type: '/problems/import-running',
        error: 'Another import of your leads is in progress. Please try again in a minute.',
      });
      expect(theirs).toMatchObject({ created: 3 });
      expect(await imported(THREE)).toMatchObject({ created: 3 });
    });
  });

  describe.each([
    ['the preview', PREVIEW],
    ['the import', IMPORT],
  ])('%s refuses', (_what, path) => {
    it.each([
      ['another kind of file', 'leads.pdf', '%PDF-1.7', 'Please upload a spreadsheet (.xlsx, .xls or .csv)'],
      ['an empty file', 'leads.csv', '', 'This file is empty. Please choose your spreadsheet.'],
      [
        'a file without leads',
        'leads.csv',
        'Jo,jo@x.example',
        'We found no leads in this file. It needs a row of headings, such as Name and Email, with one lead in each row below. In a .csv file, separate values with commas, semicolons, tabs or bars (|).',
      ],
      [
        'more rows than it takes',
        'leads.csv',
        `Name,Email\n${'Jo,jo@x.example\n'.repeat(5_001)}`,
        'This file has more than 5,000 rows of leads. Please split it and import one part at a time.',
      ],
    ])('%s', async (_kind, name, content, error) => {
      expect((await send(path, content, name).expect(400)).body).toMatchObject({ error });
      expect(await names()).toEqual([]);
    });

    it('a request with no file, two files or other fields than its own', async () => {
      const none = await fiona.agent.post(path).field('note', 'x').expect(400);
      const two = await send(path, THREE).attach('file', Buffer.from(THREE), 'more.csv').expect(400);

      expect(none.body).toMatchObject({ error: 'Please choose a spreadsheet (.xlsx, .xls or .csv)' });
      expect(two.body).toMatchObject({ error: 'Send one file in the field “file”, and nothing else' });
    });

    it('a body that is not a form, and a file that is too large', async () => {
      await fiona.agent.post(path).send({ file: THREE }).expect(415);
      await send(path, Buffer.alloc(10 * 1024 * 1024 + 1, 'a')).expect(413);
    });

    it('a caller who is not a signed-in partner', async () => {
      const account = basic(await createApiAccount(fiona));
      const http = api.http();

      await http.post(path).attach('file', Buffer.from(THREE), 'leads.csv').expect(401);
      await http
        .post(path)
        .set('Authorization', account)
        .attach('file', Buffer.from(THREE), 'leads.csv')
        .expect(401);
      const admin = await signInAsAdmin(api.app);
      await admin.post(path).attach('file', Buffer.from(THREE), 'leads.csv').expect(401);
      await send(path, THREE).set('Sec-Fetch-Site', 'cross-site').expect(403);
      expect(await names()).toEqual([]);
    });
  });

  it('rejects an unknown value for duplicates', async () => {
    const answer = await send(IMPORT, THREE).field('duplicates', 'merge').expect(400);

    expect(answer.body).toMatchObject({
      errors: [{ field: 'duplicates', message: 'duplicates must be skip or add' }],
    });
  });

  it('limit a partner’s number of files', async () => {
    const strict = await startTestApp({ rateLimitScale: 0.15 });
    const partner = await signUpIntroducer(strict.app);

    await send(PREVIEW, THREE, 'leads.csv', partner).expect(200);
    await send(IMPORT, THREE, 'leads.csv', partner).expect(200);
    await send(PREVIEW, THREE, 'leads.csv', partner).expect(200);
    const { headers } = await send(IMPORT, THREE, 'leads.csv', partner).expect(429);

    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await strict.close();
  });
});
