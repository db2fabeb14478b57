import { screen, waitFor, within } from '@testing-library/react';
import { buildDataRequest } from '@/testing/build-data-request';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import { violations } from '@/testing/violations';

const REQUEST = '/api/admin/data-requests/r1';
const PAGE = '/admin/people/requests/r1';

let server: ServerStub;
let restore: () => void;

const shows = (request = buildDataRequest()) =>
  server
    .on('GET /api/admin/data-requests', () => json(200, [request]))
    .on(`GET ${REQUEST}`, () => json(200, request))
    .on(`PATCH ${REQUEST}`, () => json(200, { ...request, updatedAt: '2026-03-13T09:30:00.000Z' }));

const line = (outcome: string, changes: object = {}) => ({
  type: 'application',
  id: outcome,
  name: 'Isla Fraser',
  company: 'Fraser Bakery Ltd',
  at: '2026-02-01T09:30:00.000Z',
  outcome,
  why: 'We have no reason to keep it',
  until: null,
  parts: [{ holds: 'Answers, contact details and notes', rows: 1 }],
  ...changes,
});
const preview = (changes: object = {}) => ({
  version: 'v1',
  lines: [
    line('deleted'),
    line('anonymised', { why: 'The figures are kept; names, contact details and texts are deleted' }),
    line('stays', { why: 'Complaint C1001 is open', until: '2032-04-01' }),
  ],
  others: [],
  recipients: [],
  waitingEmails: 0,
  ...changes,
});

/** Once it is there: dialogs hide what is behind them. */
const pressOnce = async (name: string) => {
  await screen.findByRole('button', { name });
  await press(name);
};
const sent = (method: string) => server.calls.findLast((call) => call.method === method)?.body;

describe('People', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server).on('GET /api/admin/applications/owners', () => json(200, []));
  });
  afterEach(() => restore());

  it('is for administrators only', async () => {
    server.on('GET /api/admin/me', () => json(200, { ...ADA, role: 'case-manager' }));
    renderPortalAt('/admin/people');

    expect(await screen.findByText('This is for administrators')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'People' })).not.toBeInTheDocument();
  });

  it('lists requests with their due dates, and opens one', async () => {
    shows(buildDataRequest({ clock: 'paused', dueOn: null }));
    renderPortalAt('/admin/people');

    const name = await screen.findByRole('link', { name: 'Isla Fraser' });
    expect(name).toHaveAttribute('href', PAGE);
    const row = name.closest('tr')!;
    for (const text of ['R1001', 'Access', 'Paused', '1 record', 'Unassigned'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('finds people, lists those with the same name separately, and records a request for one', async () => {
    const person = (email: string, company: string) => ({
      name: 'Isla Fraser',
      email,
      records: ['application', 'lead'].map((type) => ({
        type,
        id: `${type} ${email}`,
        company,
        phone: null,
        at: '2026-02-01',
      })),
      waitingEmails: 0,
    });
    const people = [
      person('isla@a.example', 'Fraser Bakery Ltd'),
      person('isla@b.example', 'Fraser Joinery Ltd'),
    ];
    server.on('GET /api/admin/people', () => json(200, { people, isComplete: true }));
    const { user } = renderPortalAt('/admin/people?tab=search');
    await screen.findByLabelText('Email, phone, name or company');
    await fillIn({ 'Email, phone, name or company': 'isla' });
    expect(server.calls.filter(({ path }) => path.startsWith('/api/admin/people?'))).toEqual([]);
    await user.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }));

    expect(await screen.findByText(/2 people found/)).toBeInTheDocument();
    const [first, second] = screen.getAllByRole('region', { name: /^Isla Fraser/ });
    expect(within(first!).getByText('Fraser Bakery Ltd')).toBeInTheDocument();
    expect(within(second!).getByText('Fraser Joinery Ltd')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
    await user.click(within(first!).getByRole('button', { name: 'Record request' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record data request' }));
    expect(dialog.getByLabelText(/^Email/)).toHaveValue('isla@a.example');
  });

  it.each<[string, Partial<ReturnType<typeof buildDataRequest>>, string]>([
    ['identity', { clock: 'waiting', identityConfirmedOn: null }, 'Record identity check'],
    ['authority', { requestedBy: 'representative' }, 'Record authority'],
    ['the fee', { clock: 'waiting', feePence: 1_000 }, 'Record fee payment'],
    ['a reply', { clock: 'paused', pauses: [{ askedOn: '2026-03-16', answeredOn: null }] }, 'Record reply'],
    ['records', { records: [] }, 'Choose records'],
    ['a copy', {}, 'Export data'],
    ['correction', { kind: 'correction' }, 'Close request'],
  ])('shows one next step for a request that waits for %s', async (_, changes, button) => {
    shows(buildDataRequest(changes));
    renderPortalAt(PAGE);
    const section = await screen.findByRole('region', { name: 'Next step' });

    expect(within(section).getByRole('button', { name: button })).toHaveClass('MuiButton-contained');
    expect(document.querySelectorAll('main .MuiButton-contained')).toHaveLength(1);
  });

  it('downloads the letter as a PDF', async () => {
    shows(buildDataRequest({ letter: 'Dear Ms Fraser' }));
    server.on(`GET ${REQUEST}/letter`, () => json(503, { error: 'Not now.' }));
    renderPortalAt(PAGE);
    await pressOnce('Download PDF');

    expect(await screen.findByText('Download failed')).toBeInTheDocument();
    expect(server.calls.map(({ path }) => path)).toContain(`${REQUEST}/letter`);
  });

  it('says by when to confirm identity and the latest date to answer, and asks how it was checked', async () => {
    shows(
      buildDataRequest({
        clock: 'waiting',
        dueOn: null,
        identityConfirmedOn: null,
        identityCheckedBy: null,
        identityDueOn: '2026-03-19',
        latestDueOn: '2026-04-20',
      }),
    );
    renderPortalAt(PAGE);
    expect(await screen.findByText('Confirm who Isla Fraser is by 19 March 2026')).toBeInTheDocument();
    expect(screen.getByText(/^20 April 2026 at the latest/)).toBeInTheDocument();

    await pressOnce('Record identity check');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record identity check' }));
    await press('Record identity check');
    expect(await dialog.findByText('Choose how you checked')).toBeInTheDocument();
    await fillIn({ 'How you checked': 'called' });
    await press('Record identity check');

    await screen.findByText('Identity confirmed');
    expect(sent('PATCH')).toMatchObject({ identityCheckedBy: 'called' });
  });

  it('explains the due date', async () => {
    shows();
    renderPortalAt(PAGE);

    expect(
      await screen.findByText(/: one month from 12 March 2026, or the next working day$/),
    ).toBeInTheDocument();
  });

  it('pauses the due date from when the person is asked to clarify', async () => {
    shows();
    renderPortalAt(PAGE);
    await pressOnce('Stop the clock');
    await screen.findByRole('dialog', { name: 'Stop the clock' });
    await fillIn({ 'Asked on': '2026-03-16' });
    await press('Stop the clock');

    await screen.findByText('Clock stopped');
    expect(sent('PATCH')).toEqual({
      pauses: [{ askedOn: '2026-03-16', answeredOn: null }],
      updatedAt: '2026-03-12T09:30:00.000Z',
    });
  });

  it('selects records from those that the person’s email, phone or name finds', async () => {
    shows(buildDataRequest({ records: [], phone: '0141 496 0177' }));
    server.on('GET /api/admin/people', ({ path }) =>
      json(200, {
        people: [
          {
            name: 'Isla Fraser',
            email: path.endsWith('q=Isla+Fraser') ? 'isla@fraser.example' : 'isla@fraser-bakery.example',
            records: [{ type: 'lead', id: 'l1', company: null, phone: null, at: '2026-02-01' }],
            waitingEmails: 0,
          },
        ],
        isComplete: true,
      }),
    );
    const { user } = renderPortalAt(PAGE);
    await pressOnce('Choose records');
    expect(await screen.findByText(/2 people found/)).toBeInTheDocument();
    const [likeliest] = screen.getAllByRole('checkbox', { name: /^Partner’s contact/ });
    await user.click(likeliest!);
    expect(await violations()).toEqual([]);
    await press('Save records');

    await screen.findByText('Records chosen');
    expect(sent('PATCH')).toMatchObject({ records: [{ type: 'lead', id: 'l1' }] });
  });

  describe('when a colleague changes the request while a dialog is open', () => {
    const LATER = '2026-03-13T09:30:00.000Z';
    const sentence = 'Bo Keeper changed this request.';
    const theirs = buildDataRequest({ records: [], notes: 'Called on Friday.', updatedAt: LATER });

    it.each([
      ['the choice of records', 'Change records', 'Save records'],
      ['a stop of the clock', 'Stop the clock', 'Stop the clock'],
    ])('does not save %s over theirs, however often it is sent', async (_, open, save) => {
      shows();
      server
        .on('GET /api/admin/people', () => json(200, { people: [], isComplete: true }))
        .on(`PATCH ${REQUEST}`, () => {
          server.on(`GET ${REQUEST}`, () => json(200, theirs));
          const changed = { by: 'Bo Keeper', at: LATER, current: theirs };
          return json(409, { status: 409, error: sentence, changed });
        });
      renderPortalAt(PAGE);
      await pressOnce(open);
      await pressOnce(save);
      await screen.findByText(sentence);
      await screen.findByText('Called on Friday.');
      await press(save);

      const changes = () => server.calls.filter(({ method }) => method === 'PATCH');
      await waitFor(() => expect(changes()).toHaveLength(2));
      expect(changes().map(({ body }) => body)).toEqual(
        Array(2).fill(expect.objectContaining({ updatedAt: '2026-03-12T09:30:00.000Z' })),
      );
    });
  });

  it('excludes notes and other people’s data from the export unless they are ticked', async () => {
    shows();
    const key = 'application_submissions.notes';
    server
      .on(`GET ${REQUEST}/export`, () =>
        json(200, {
          parts: [{ holds: 'Answers', rows: 1 }],
          marked: [{ key, holds: 'Answers', column: 'notes', mark: 'internal', rows: 1 }],
        }),
      )
      .on(`POST ${REQUEST}/export`, () => json(409, { error: 'This request is closed.' }));
    const { user } = renderPortalAt(PAGE);
    await pressOnce('Export data');
    await pressOnce('Download ZIP');
    await waitFor(() => expect(sent('POST')).toEqual({ include: [] }));
    expect(await screen.findByText('This request is closed.')).toBeInTheDocument();

    await user.click(screen.getByRole('checkbox', { name: 'Answers: Notes' }));
    await press('Download ZIP');
    await waitFor(() => expect(sent('POST')).toEqual({ include: [key] }));
  });

  it('offers no part of an earlier export while the current one loads', async () => {
    shows();
    const part = (column: string) => ({
      key: `application_submissions.${column}`,
      holds: 'Answers',
      column,
      mark: 'others',
      rows: 1,
    });
    const exportOf = (...columns: string[]) => json(200, { parts: [], marked: columns.map(part) });
    server
      .on(`GET ${REQUEST}/export`, () => exportOf('notes'))
      .on(`POST ${REQUEST}/export`, () => json(409, { error: 'This request is closed.' }));
    const { user } = renderPortalAt(PAGE);
    await pressOnce('Export data');
    await screen.findByRole('checkbox', { name: 'Answers: Notes' });
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    let answer = (): void => undefined;
    server.on(
      `GET ${REQUEST}/export`,
      () => new Promise((resolve) => (answer = () => resolve(exportOf('witness', 'notes')))),
    );

    await pressOnce('Export data');
    await screen.findByRole('dialog', { name: 'Export data' });
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();

    answer();
    await user.click(await screen.findByRole('checkbox', { name: 'Answers: Notes' }));
    await press('Download ZIP');
    await waitFor(() => expect(sent('POST')).toEqual({ include: ['application_submissions.notes'] }));
  });

  describe('the preview of an erasure', () => {
    beforeEach(() => {
      shows(buildDataRequest({ kind: 'erasure' }));
      server.on(`GET ${REQUEST}/erasure`, () => json(200, preview()));
    });

    it('shows for each record what is erased, what is kept and why', async () => {
      renderPortalAt(PAGE);
      const table = await screen.findByRole('table', { name: 'What would be erased' });

      const rows = within(table).getAllByRole('row').slice(1);
      expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
        'Deleted',
        'Made anonymous',
        'Staysuntil 1 April 2032',
      ]);
      expect(within(table).getByText('Complaint C1001 is open')).toBeInTheDocument();
      expect(
        screen.getByText('1 record deleted, 1 record made anonymous, 1 record kept'),
      ).toBeInTheDocument();
      expect(await violations()).toEqual([]);
    });

    it('erases only what was approved in the preview', async () => {
      server.on(`POST ${REQUEST}/erasure`, () => json(200, { id: 'e1', erased: [] }));
      const { user } = renderPortalAt(PAGE);
      const erase = await screen.findByRole('button', { name: 'Erase 2 records' });
      expect(erase).toBeDisabled();

      await user.click(screen.getByRole('checkbox', { name: /^I have checked each line/ }));
      await user.click(erase);
      expect(await screen.findByText(/cannot be undone/)).toBeInTheDocument();
      expect(await violations()).toEqual([]);
      await press('Erase');

      await screen.findByText('Data erased');
      expect(sent('POST')).toEqual({ version: 'v1' });
    });

    it('shows the new preview, unconfirmed, when something has changed since', async () => {
      const sentence = 'Something has changed since this preview. Check the new preview and confirm again.';
      server.on(`POST ${REQUEST}/erasure`, () => {
        server.on(`GET ${REQUEST}/erasure`, () =>
          json(200, preview({ version: 'v2', lines: [line('stays', { why: 'On hold: Court' })] })),
        );
        return json(409, { error: sentence });
      });
      const { user } = renderPortalAt(PAGE);
      await user.click(await screen.findByRole('checkbox', { name: /^I have checked each line/ }));
      await user.click(screen.getByRole('button', { name: 'Erase 2 records' }));
      await pressOnce('Erase');

      expect(await screen.findByText(sentence)).toBeInTheDocument();
      expect(await screen.findByText('On hold: Court')).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^Erase/ })).not.toBeInTheDocument();
      expect(screen.getByText(/^Nothing can be erased now/)).toBeInTheDocument();
    });

    it('warns about records with the same address, and names recipients to tell', async () => {
      server.on(`GET ${REQUEST}/erasure`, () =>
        json(
          200,
          preview({
            others: [
              { type: 'contact-message', id: 'm1', name: 'Morag Fraser', company: null, at: '2026-02-01' },
            ],
            recipients: ['Alba Capital'],
            waitingEmails: 2,
          }),
        ),
      );
      renderPortalAt(PAGE);

      expect(await screen.findByText(/Message of Morag Fraser/)).toBeInTheDocument();
      expect(screen.getByText(/^Alba Capital/)).toBeInTheDocument();
      expect(screen.getByText('2 emails waiting or unsent would be removed.')).toBeInTheDocument();
    });
  });

  it('ends a hold once someone has confirmed it', async () => {
    const hold = {
      id: 'h1',
      subjectType: 'application',
      subjectId: 'p1',
      subjectName: 'Fraser Bakery Ltd',
      reason: 'Court case 2026/114',
      status: 'current',
      placedBy: null,
      placedAt: '2026-03-12T09:30:00.000Z',
      endsOn: null,
      endedAt: null,
    };
    server
      .on('GET /api/admin/holds', () => json(200, [hold]))
      .on('POST /api/admin/holds/h1/end', () => json(200, { ...hold, status: 'ended' }));
    renderPortalAt('/admin/people?tab=holds');
    expect(await screen.findByText('Court case 2026/114')).toBeInTheDocument();
    expect(await violations()).toEqual([]);

    await pressOnce('End hold on Fraser Bakery Ltd');
    expect(await screen.findByText('End the hold on Fraser Bakery Ltd?')).toBeInTheDocument();
    await press('End hold');

    expect(await screen.findByText('Hold ended')).toBeInTheDocument();
  });

  it('shows what the next run erases, and warns when the runs have stopped', async () => {
    server.on('GET /api/admin/retention', () =>
      json(200, {
        periods: [
          {
            period: 'message',
            what: 'A message from the contact form',
            howLong: '12 months after we receive it',
            atTheEnd: 'Deleted',
            due: 3,
          },
        ],
        runs: [
          {
            id: 'n1',
            startedAt: '2026-03-12T02:30:00.000Z',
            endedAt: null,
            counts: { message: 2 },
            remaining: null,
          },
        ],
        stoppedSince: '2026-03-12',
      }),
    );
    renderPortalAt('/admin/people?tab=retention');

    expect(await screen.findByText('3 records due tonight')).toBeInTheDocument();
    expect(screen.getByText(/^Nothing has been deleted on time since 12 March 2026/)).toBeInTheDocument();
    expect(screen.getByText('Not ended')).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });
});
