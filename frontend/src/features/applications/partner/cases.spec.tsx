import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Case, CaseEvent } from '@/features/applications/partner/cases-api';
import { buildCase, buildCaseInFull, buildCasesSummary } from '@/testing/build-case';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';
import { FIONA, renderPortalAt, withFiona } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press, settled } from '@/testing/settled';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;

const LIST = 'GET /api/introducers/me/referrals';
const SUBMIT = 'POST /api/introducers/me/applications';
const alder = buildCase();
const clyde = buildCase({
  id: 'c2',
  companyName: 'Clyde Cold Stores Ltd',
  status: 'in_review',
  amount: '250000',
});
const ANSWERS = {
  'Company Name': 'Alder Joinery Ltd',
  'Contact Name': 'Alex Graham',
  Email: 'alex@alder-joinery.example',
  Phone: '0141 496 0199',
  'Funding Type': 'Business Loan',
  'Amount Required': '£48,000',
};

describe('Cases', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withFiona(server)
      .on(LIST, () => json(200, [alder, clyde]))
      .on('GET /api/introducers/me/summary', () => json(200, buildCasesSummary()))
      .on('GET /api/introducers/me/applications/c1', () => json(200, buildCaseInFull()))
      .on('GET /api/introducers/me/applications/c1/questions', () => json(200, []))
      .on(SUBMIT, () => json(201, alder));
  });
  afterEach(() => {
    restore();
    jest.useRealTimers();
  });

  const callsTo = (call: string) =>
    server.calls.filter(({ method, path }) => `${method} ${path.split('?')[0]}` === call);
  const open = async (search = '') => {
    const view = renderPortalAt(`/partners/dashboard${search}`);
    // A case in the address opens over the list immediately and hides it.
    await screen.findByRole('heading', { name: 'Your Cases', hidden: true });
    return view;
  };
  const rowOf = async (company: string) =>
    (await screen.findByRole('button', { name: company })).closest('tr')!;
  const opened = async (button: string) => {
    const view = await open();
    await screen.findByText('Alder Joinery Ltd');
    fireEvent.click(screen.getByRole('button', { name: button }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  describe('the figures', () => {
    const card = (name: string) => screen.getByText(name).closest('div')!;

    it('show the partner’s own beside the panel’s', async () => {
      const summary = { total: 1204, thisMonth: 38, approved: 8, rejected: 5, decided: 13 };
      server.on('GET /api/introducers/me/summary', () =>
        json(200, buildCasesSummary({ ...summary, medianDecisionMinutes: 170 })),
      );
      await open();

      await waitFor(() => expect(card('Total Cases')).toHaveTextContent('1,204'));
      expect(card('This Month')).toHaveTextContent('38');
      expect(card('Success Rate')).toHaveTextContent('94%');
      expect(card('Success Rate')).toHaveTextContent('panel average');
      expect(card('Success Rate')).toHaveTextContent('Your cases: 62% approved (8 of 13 decided)');
      expect(card('Avg. Time')).toHaveTextContent('2hrs');
      expect(card('Avg. Time')).toHaveTextContent('Your cases: 3 hours to a first decision (median)');
      expect(await act(violations)).toEqual([]);
    });

    it('omit rates when no case has been decided', async () => {
      await open();

      await waitFor(() => expect(card('Total Cases')).toHaveTextContent('0'));
      for (const line of screen.queryAllByText(/Your cases:/)) expect(line).not.toBeVisible();
    });

    it('can be reloaded after a failure', async () => {
      server.on('GET /api/introducers/me/summary', () => json(503, { error: 'The database is away.' }));
      await open();

      expect(await screen.findByText('The database is away.')).toBeInTheDocument();
      expect(card('Success Rate')).toHaveTextContent('94%');
      server.on('GET /api/introducers/me/summary', () => json(200, buildCasesSummary({ total: 7 })));
      await press('Try again');

      await waitFor(() => expect(card('Total Cases')).toHaveTextContent('7'));
    });

    it('explain what they will show before the first case', async () => {
      await open();

      const sentence = 'Your cases and their outcomes will appear here.';
      const said = await screen.findByText(sentence);
      expect(screen.getByRole('region', { name: 'Cases by month' })).toContainElement(said);
      expect(screen.queryByRole('table', { name: 'Cases by month' })).not.toBeInTheDocument();
    });

    it('are shown by month and outcome, and in a table', async () => {
      const [first, ...others] = buildCasesSummary().months;
      server.on('GET /api/introducers/me/summary', () =>
        json(
          200,
          buildCasesSummary({ total: 3, months: [{ ...first!, approved: 2, rejected: 1 }, ...others] }),
        ),
      );
      await open();

      const table = await screen.findByRole('table', { name: 'Cases by month' });
      const [, january] = within(table).getAllByRole('row');
      expect(january).toHaveTextContent('January 2026' + '2' + '1' + '0' + '0');
    });
  });

  describe('the list', () => {
    it('has the specification’s columns in order, with readable statuses', async () => {
      await open();
      const row = await rowOf('Clyde Cold Stores Ltd');

      const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
      expect(headers.slice(-7)).toEqual([
        'Date',
        'Company',
        'Contact',
        'Funding Type',
        'Amount',
        'Status',
        'Actions',
      ]);
      for (const text of ['12 Mar 2026', 'Alex Graham', 'Business Loan', '£250,000']) {
        expect(within(row).getByText(text)).toBeInTheDocument();
      }
    });

    it.each([
      ['pending', 'Pending', 'waiting'],
      ['in_review', 'In review', 'processing'],
      ['approved', 'Approved', 'positive'],
      ['rejected', 'Rejected', 'negative'],
    ] as const)('shows %s as ‘%s’ in the tone %s', async (status, words, tone) => {
      server.on(LIST, () => json(200, [buildCase({ status })]));
      await open();

      expect(within(await rowOf('Alder Joinery Ltd')).getByText(words)).toHaveAttribute('data-tone', tone);
    });

    it('shows loading, and what to do while it is empty', async () => {
      let answer: (response: Response) => void = () => undefined;
      server.on(LIST, () => new Promise((resolve) => (answer = resolve)));
      await open();
      expect(await screen.findByText('Loading cases...')).toBeInTheDocument();

      answer(json(200, []));

      expect(await screen.findByText('No cases submitted yet')).toBeInTheDocument();
      expect(
        screen.getByText('Click "Submit New Case" to add your first client application'),
      ).toBeInTheDocument();
    });

    it('requests what its address says', async () => {
      await open('?q=alder&status=approved&fundingType=Asset+Finance&sort=-company');
      await screen.findByText('Alder Joinery Ltd');

      const [call] = callsTo(LIST);
      expect(Object.fromEntries(new URL(call!.path, 'http://here').searchParams)).toEqual({
        limit: '25',
        q: 'alder',
        status: 'approved',
        fundingType: 'Asset Finance',
        sort: '-company',
      });
    });
  });

  describe('submitting a case', () => {
    it('has the specification’s fields, and shows which are missing', async () => {
      const { dialog } = await opened('Submit New Case');
      expect(dialog).toHaveAccessibleName('Submit New Application');
      expect(within(dialog).getByLabelText(/^Amount Required/)).toHaveAttribute(
        'placeholder',
        'e.g. £50,000',
      );
      expect(within(dialog).getByLabelText('Trading History (Optional)')).toHaveAttribute(
        'placeholder',
        'e.g. 3 years',
      );
      expect(within(dialog).getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
      const options = within(within(dialog).getByLabelText(/^Funding Type/)).getAllByRole('option');
      expect(options.slice(1).map(({ textContent }) => textContent)).toEqual([
        'Business Loan',
        'Invoice Finance',
        'Asset Finance',
        'Property Mortgage',
        'Development Finance',
        'Bridging Finance',
      ]);

      await press('Submit Application');

      for (const message of [
        'Company name is required',
        'Contact name is required',
        'Please enter a valid email',
        'Please enter a valid phone number',
        'Please select a funding type',
        'Please enter the amount required',
      ]) {
        expect(await within(dialog).findByText(message)).toBeInTheDocument();
      }
      expect(callsTo(SUBMIT)).toEqual([]);
      expect(await act(violations)).toEqual([]);
    });

    it('sends it once despite repeated presses, and reloads the list', async () => {
      let answer: (response: Response) => void = () => undefined;
      server.on(SUBMIT, () => new Promise((resolve) => (answer = resolve)));
      const { user, dialog } = await opened('Submit New Case');
      await fillIn({ ...ANSWERS, 'Trading History': '3 years' });
      fireEvent.click(screen.getByRole('checkbox', { name: 'My client knows I am sharing these details' }));

      fireEvent.click(screen.getByRole('button', { name: 'Submit Application' }));
      const pending = await screen.findByRole('button', { name: 'Submitting...' });
      fireEvent.click(pending);
      expect(pending).toBeDisabled();
      expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
      await user.keyboard('{Escape}');
      expect(dialog).toBeInTheDocument();
      await settled(() => answer(json(201, alder)));

      expect(await screen.findByText('Application submitted successfully')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(callsTo(SUBMIT)).toHaveLength(1);
      const [{ body, headers } = { body: null, headers: {} }] = callsTo(SUBMIT);
      expect(body).toEqual({
        companyName: 'Alder Joinery Ltd',
        contactName: 'Alex Graham',
        email: 'alex@alder-joinery.example',
        phone: '0141 496 0199',
        fundingType: 'Business Loan',
        amount: '£48,000',
        tradingHistory: '3 years',
        clientConsent: true,
      });
      expect(headers).toHaveProperty('Idempotency-Key', expect.stringMatching(/^[0-9a-f-]{36}$/));
      await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
      await waitFor(() => expect(callsTo('GET /api/introducers/me/summary')).toHaveLength(2));
    });

    it('keeps what was typed on failure, shows the error at its field, and retries under the same key', async () => {
      const message = 'Please enter a valid phone number';
      server.on(SUBMIT, () => json(400, { error: message, errors: [{ field: 'phone', message }] }));
      const { dialog } = await opened('Submit New Case');
      await fillIn(ANSWERS);

      await press('Submit Application');

      expect(await screen.findByText('Failed to submit application')).toBeInTheDocument();
      expect(screen.getByText('Error')).toBeInTheDocument();
      expect(within(dialog).getByText(message)).toBeInTheDocument();
      expect(within(dialog).getByLabelText(/^Company Name/)).toHaveValue('Alder Joinery Ltd');
      server.on(SUBMIT, () => json(201, alder));
      await press('Submit Application');
      await screen.findByText('Application submitted successfully');
      const keys = callsTo(SUBMIT).map(({ headers }) => headers['Idempotency-Key']);
      expect(new Set(keys).size).toBe(1);
    });

    it('asks before it discards typed text', async () => {
      const { user, dialog } = await opened('Submit New Case');
      await fillIn({ 'Company Name': 'Alder' });

      await user.keyboard('{Escape}');
      await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
      expect(within(dialog).getByLabelText(/^Company Name/)).toHaveValue('Alder');

      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(callsTo(SUBMIT)).toEqual([]);
    });

    it('keeps what was typed while the user signs in again, and sends it then', async () => {
      let known = false;
      server
        .on(SUBMIT, () => (known ? json(201, alder) : json(401, { error: 'Please sign in' })))
        .on('POST /api/introducers/login', () => {
          known = true;
          return json(200, { introducer: FIONA });
        });
      await opened('Submit New Case');
      await fillIn(ANSWERS);

      await press('Submit Application');
      const again = await screen.findByRole('dialog', { name: 'Please sign in again' });
      expect(screen.getByLabelText(/^Company Name/)).toHaveValue('Alder Joinery Ltd');
      await fillIn({ Password: 'velvet tractor onion' });
      fireEvent.click(within(again).getByRole('button', { name: 'Sign In' }));

      expect(await screen.findByText('Application submitted successfully')).toBeInTheDocument();
      expect(callsTo(SUBMIT)).toHaveLength(2);
      expect(callsTo(SUBMIT)[1]?.headers).toEqual(callsTo(SUBMIT)[0]?.headers);
    });
  });

  describe('matches while a case is entered', () => {
    const MATCH = 'POST /api/introducers/me/match-lenders';
    /** A result with this many strong matches in total. */
    const found = (strong: number, total: number) =>
      json(
        200,
        buildAnswer({
          matches: Array.from({ length: total }, (_, index) =>
            buildMatch({ lender: buildLender({ name: `Lender ${index}` }), score: index < strong ? 86 : 55 }),
          ),
        }),
      );
    /** The debounce, then the renders and promises of the request. */
    const pause = async () => {
      await act(() => jest.advanceTimersByTimeAsync(600));
      for (let turn = 0; turn < 50; turn += 1) await act(() => jest.advanceTimersByTimeAsync(1));
    };

    const typing = async () => {
      await opened('Submit New Case');
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    };

    it('are counted when typing pauses, and shown with reasons', async () => {
      server.on(MATCH, () => found(2, 3));
      await typing();
      await fillIn({ 'Funding Type': 'Business Loan' });
      await pause();
      await fillIn({ 'Amount Required': '£4' });
      await fillIn({ 'Amount Required': '£48,000' });
      expect(callsTo(MATCH)).toEqual([]);

      await pause();

      expect(screen.getByText('2 strong matches')).toBeInTheDocument();
      expect(callsTo(MATCH).map(({ body }) => body)).toEqual([
        { fundingType: 'Business Loan', amount: '£48,000' },
      ]);
      jest.useRealTimers();
      await press('Show the lenders');
      const list = await screen.findByRole('dialog', { name: 'Matched Lenders' });
      expect(await within(list).findByText('Matched Lenders (3)')).toBeInTheDocument();
      expect(within(list).getAllByText('Why this lender matches:')).toHaveLength(3);
      fireEvent.click(within(list).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(list).not.toBeInTheDocument());
      expect(screen.getByLabelText(/^Amount Required/)).toHaveValue('£48,000');
    });

    it.each([
      [0, 1, '1 lender may fit', 'There are points to confirm. A strong match has a score of 70 or more'],
      [0, 3, '3 lenders may fit', 'There are points to confirm. A strong match has a score of 70 or more'],
      [2, 3, '2 strong matches', 'Of 3 lenders on the panel that may fit'],
      [0, 0, 'No strong matches', 'No lender on the panel fits these answers today.'],
    ])('with %i strong matches among %i lenders, shows: %s', async (strong, total, headline, explanation) => {
      server.on(MATCH, () => found(strong, total));
      await typing();
      await fillIn({ 'Funding Type': 'Business Loan', 'Amount Required': '£48,000' });
      await pause();

      expect(screen.getByText(headline).closest('[role="status"]')).toHaveTextContent(explanation);
    });

    it('can be compared over the case, which keeps what was typed', async () => {
      server
        .on(MATCH, () => found(2, 3))
        .on('POST /api/match-lenders/comparison', () => json(200, { lenders: [] }));
      await typing();
      await fillIn({ 'Funding Type': 'Business Loan', 'Amount Required': '£48,000' });
      await pause();
      await screen.findByRole('button', { name: 'Show the lenders' });
      jest.useRealTimers();
      await press('Show the lenders');
      const list = within(await screen.findByRole('dialog', { name: 'Matched Lenders' }));
      for (const name of ['Lender 0', 'Lender 1'])
        fireEvent.click(await list.findByRole('checkbox', { name: `Compare ${name}` }));
      fireEvent.click(list.getByRole('button', { name: 'Compare' }));

      expect(await list.findByRole('columnheader', { name: /^Lender 1/ })).toBeInTheDocument();
      expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument();
      fireEvent.click(list.getByRole('button', { name: 'Back to the list' }));
      expect(list.getByRole('checkbox', { name: 'Compare Lender 0' })).toBeChecked();
      fireEvent.click(list.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.getByLabelText(/^Amount Required/)).toHaveValue('£48,000'));
    });

    it('never show results for earlier answers', async () => {
      const waiting: ((response: Response) => void)[] = [];
      server.on(MATCH, () => new Promise((resolve) => waiting.push(resolve)));
      await typing();
      await fillIn({ 'Funding Type': 'Business Loan', 'Amount Required': '£48,000' });
      await pause();
      await fillIn({ 'Amount Required': '£4,800,000' });
      await pause();

      await settled(() => waiting[1]?.(found(1, 1)));
      await pause();
      expect(screen.getByText('1 strong match')).toBeInTheDocument();
      await settled(() => waiting[0]?.(found(9, 9)));
      await pause();

      expect(screen.getByText('1 strong match')).toBeInTheDocument();
    });

    it.each([
      ['the server fails', 503],
      ['the server wants to be left alone', 429],
    ])('show nothing when %s', async (_when, status) => {
      server.on(MATCH, () => json(status, { error: 'Not now.' }));
      await typing();
      await fillIn({ 'Funding Type': 'Business Loan', 'Amount Required': '£48,000' });
      await pause();

      expect(await screen.findByText('We will match lenders when you submit the case.')).toBeInTheDocument();
      expect(screen.queryByText(/Not now|Error/)).not.toBeInTheDocument();
      await fillIn({ 'Amount Required': '£50,000' });
      await pause();
      expect(callsTo(MATCH)).toHaveLength(status === 429 ? 1 : 2);
    });
  });

  describe('a case beside the list', () => {
    it('shows the details submitted, the history with reasons, and the matches', async () => {
      server.on('GET /api/introducers/me/applications/c1', () =>
        json(
          200,
          buildCaseInFull({
            status: 'rejected',
            furtherAnswers: [
              { name: 'purpose', question: 'Purpose', answer: 'A second spray booth' },
              { name: 'businessSector', question: 'Business sector', answer: 'manufacturing' },
            ],
            timeline: [
              {
                at: '2026-03-12T09:30:00.000Z',
                what: 'submitted',
                from: null,
                to: 'pending',
                reason: null,
                by: 'you',
              },
              {
                at: '2026-03-12T10:30:00.000Z',
                what: 'lender',
                from: null,
                to: 'Alba Finance',
                reason: null,
                by: 'broker',
              },
              {
                at: '2026-03-13T09:30:00.000Z',
                what: 'status',
                from: 'pending',
                to: 'rejected',
                reason: 'Trading history too short',
                by: 'broker',
              },
            ],
          }),
        ),
      );
      server.on(LIST, () =>
        json(200, [buildCase({ clientConsentAt: '2026-03-12T09:30:00.000Z', status: 'rejected' })]),
      );
      await open('?id=c1');
      const drawer = await screen.findByRole('dialog', { name: 'Alder Joinery Ltd' });

      const story = await within(drawer).findByRole('list', { name: 'Timeline' });
      expect(
        within(story)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        'RejectedTrading history too short13 March 2026, 09:30, by the broker',
        'Placed with Alba Finance12 March 2026, 10:30, by the broker',
        'Submitted12 March 2026, 09:30, by you',
      ]);
      for (const text of [
        'Alex Graham',
        '3 years',
        '£48,000',
        'A second spray booth',
        'Manufacturing',
        '82% match',
      ]) {
        expect(within(drawer).getByText(text)).toBeInTheDocument();
      }
      expect(
        within(drawer).getByText(/You confirmed that your client knows, 12 March 2026/),
      ).toBeInTheDocument();
      expect(within(drawer).getByRole('link', { name: 'alex@alder-joinery.example' })).toBeInTheDocument();
      expect(await act(violations)).toEqual([]);
    });

    it('shows its status with lenders, without naming those only asked for consent', async () => {
      const progress: Case['progress'] = {
        stage: 'completed',
        lendersAsked: 3,
        offers: 2,
        completedOn: '2026-03-27',
        drawnPence: 12_500_000,
      };
      const drawn = buildCase({
        status: 'approved',
        stage: 'completed',
        progress,
        assignedLender: 'Alba Finance',
      });
      const at = '2026-03-13T09:30:00.000Z';
      const caseEvent = (what: CaseEvent['what'], to: string | null = null): CaseEvent => ({
        at,
        what,
        from: null,
        to,
        reason: null,
        by: 'broker',
      });
      const timeline = [
        ...[
          caseEvent('lender_asked'),
          caseEvent('lender_asked'),
          caseEvent('lender_declined'),
          caseEvent('offer_came'),
        ],
        ...[
          caseEvent('offer_accepted', 'Alba Finance'),
          caseEvent('completed'),
          caseEvent('completion_reversed'),
        ],
      ];
      server.on('GET /api/introducers/me/applications/c1', () =>
        json(200, buildCaseInFull({ ...drawn, timeline })),
      );
      server.on(LIST, () => json(200, [drawn, clyde]));
      await open('?id=c1');
      const drawer = await screen.findByRole('dialog', { name: 'Alder Joinery Ltd' });

      const way = within(drawer).getByRole('list', { name: 'Progress' });
      expect(within(way).getByText('Paid out').closest('li')).toHaveAttribute('aria-current', 'step');
      expect(
        within(drawer).getByText(
          'Sent to 3 lenders. 2 offers received. £125,000 was paid out on 27 March 2026.',
        ),
      ).toBeInTheDocument();
      const story = await within(drawer).findByRole('list', { name: 'Timeline' });
      expect([...story.querySelectorAll('[data-what]')].map(({ textContent }) => textContent)).toEqual([
        ...['Completion reversed', 'Completed', 'Offer accepted: Alba Finance', 'Offer received'],
        ...['Declined by a lender', 'Sent to 2 lenders'],
      ]);
    });

    it.each([
      ['pending', { stage: 'new' }, null],
      ['in_review', { stage: 'with_lenders', lendersAsked: 1 }, 'With lenders'],
      ['in_review', { stage: 'offers', lendersAsked: 3, offers: 2 }, '2 offers'],
      ['in_review', { stage: 'accepted', lendersAsked: 3, offers: 2 }, 'Offer accepted'],
      ['approved', { stage: 'accepted', lendersAsked: 3, offers: 2 }, null],
      ['in_review', { stage: 'closed', lendersAsked: 2 }, 'No active lender'],
      ['rejected', { stage: 'closed', lendersAsked: 2 }, null],
    ] as const)('is in the list, %s, with %j: %s', async (status, reached, words) => {
      const progress = { ...buildCase().progress, ...reached };
      server.on(LIST, () => json(200, [buildCase({ status, stage: reached.stage, progress }), clyde]));
      await open();

      const cell = within(await rowOf('Alder Joinery Ltd')).getByText(
        /^(Pending|In review|Approved|Rejected)$/,
      );
      expect(cell.closest('td')?.querySelectorAll('[data-line]')[1]?.textContent ?? null).toBe(words);
    });

    describe('the questions about it', () => {
      const QUESTIONS = '/api/introducers/me/applications/c1/questions';
      const asked = {
        id: 'q1',
        question: 'When does the valuer visit?',
        askedAt: '2026-03-13T09:30:00.000Z',
        answer: null,
        answeredAt: null,
      };
      const beside = async () => {
        await open('?id=c1');
        return within(await screen.findByRole('dialog', { name: 'Alder Joinery Ltd' }));
      };

      it('can be asked beside the phone number, and are listed with their time', async () => {
        let questions: object[] = [];
        server
          .on(`GET ${QUESTIONS}`, () => json(200, questions))
          .on(`POST ${QUESTIONS}`, () => {
            questions = [asked];
            return json(201, { success: true });
          });
        const drawer = await beside();
        fireEvent.click(await drawer.findByRole('button', { name: 'Ask about this case' }));
        const dialog = within(await screen.findByRole('dialog', { name: 'Ask about this case' }));
        expect(dialog.getByText('Alder Joinery Ltd')).toBeInTheDocument();
        await press('Send Question');
        expect(await dialog.findByText('Enter your question')).toBeInTheDocument();
        await fillIn({ 'Your question': asked.question });

        await press('Send Question');

        expect(await screen.findByText('Question sent')).toBeInTheDocument();
        expect(callsTo(`POST ${QUESTIONS}`)[0]?.body).toEqual({ message: asked.question });
        const list = await screen.findByRole('list', { name: 'Questions' });
        expect(list).toHaveTextContent(
          'When does the valuer visit?Asked on 13 March 2026, 09:30We have not answered yet.',
        );
      });

      it('show the answer of the broker', async () => {
        const answered = { ...asked, answer: 'On Tuesday', answeredAt: '2026-03-13T11:00:00.000Z' };
        server.on(`GET ${QUESTIONS}`, () => json(200, [answered]));
        const drawer = await beside();

        const list = await drawer.findByRole('list', { name: 'Questions' });
        expect(list).toHaveTextContent('On TuesdayAnswered by the broker on 13 March 2026, 11:00');
        expect(await violations()).toEqual([]);
      });

      it('can be loaded again after a failure', async () => {
        server.on(`GET ${QUESTIONS}`, () => json(503, { error: 'The database is away.' }));
        const drawer = await beside();

        expect(await drawer.findByText('The database is away.')).toBeInTheDocument();
        expect(drawer.getByRole('button', { name: 'Ask about this case' })).toBeEnabled();
      });
    });

    it('is loaded by its id when the loaded page does not contain it', async () => {
      server
        .on(LIST, () => json(200, [clyde]))
        .on('GET /api/introducers/me/applications/c1', () => json(200, buildCaseInFull()));
      await open('?id=c1');

      expect(await screen.findByRole('dialog', { name: 'Alder Joinery Ltd' })).toBeInTheDocument();
      expect(callsTo('GET /api/introducers/me/applications/c1')).toHaveLength(1);
    });

    it('shows ‘not found’ for another partner’s case', async () => {
      server.on('GET /api/introducers/me/applications/c9', () =>
        json(404, { error: 'There is no such case.' }),
      );
      await open('?id=c9');

      expect(await screen.findByText('There is no such case.')).toBeInTheDocument();
    });
  });

  describe('the notes', () => {
    const PATCH = 'PATCH /api/introducers/me/applications/c1';

    it('are changed in a dialog with one field, and the list reloads', async () => {
      server.on(PATCH, () => json(200, buildCase({ notes: 'Rang on Friday' })));
      const { dialog } = await opened('Edit notes on Alder Joinery Ltd');
      expect(dialog).toHaveAccessibleName('Update Application Notes');
      expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);
      await fillIn({ Notes: 'Rang on Friday' });

      await press('Save');

      expect(await screen.findByText('Application updated successfully')).toBeInTheDocument();
      expect(callsTo(PATCH)[0]?.body).toEqual({ notes: 'Rang on Friday', updatedAt: alder.updatedAt });
      await waitFor(() => expect(callsTo(LIST)).toHaveLength(2));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('stay in the dialog when saving fails', async () => {
      server.on(PATCH, () => json(503, { error: 'The database is away.' }));
      const { dialog } = await opened('Edit notes on Alder Joinery Ltd');
      await fillIn({ Notes: 'Rang on Friday' });

      await press('Save');

      expect(await screen.findByText('Failed to update application')).toBeInTheDocument();
      expect(within(dialog).getByLabelText('Notes')).toHaveValue('Rang on Friday');
    });

    it('show both versions when they were changed elsewhere first', async () => {
      const theirs = buildCase({ notes: 'Rang on Monday', updatedAt: '2026-03-12T14:32:00.000Z' });
      let tries = 0;
      server.on(PATCH, () => {
        tries += 1;
        const changed = { by: 'You', at: theirs.updatedAt, current: theirs };
        return tries === 1 ? json(409, { error: 'You changed this case', changed }) : json(200, theirs);
      });
      const { dialog } = await opened('Edit notes on Alder Joinery Ltd');
      await fillIn({ Notes: 'Rang on Friday' });

      await press('Save');

      expect(await within(dialog).findByText(/You changed this case at 14:32/)).toBeInTheDocument();
      expect(within(dialog).getByText('Yours: Rang on Friday')).toBeInTheDocument();
      expect(within(dialog).getByText('Saved at 14:32: Rang on Monday')).toBeInTheDocument();
      fireEvent.click(within(dialog).getByRole('button', { name: 'Keep Saved at 14:32: Notes' }));
      await press('Save');
      await screen.findByText('Application updated successfully');
      expect(callsTo(PATCH)[1]?.body).toEqual({ notes: 'Rang on Monday', updatedAt: theirs.updatedAt });
    });

    it('show no conflict when only another part of the case changed', async () => {
      const moved = buildCase({ status: 'in_review', updatedAt: '2026-03-12T14:32:00.000Z' });
      const changed = { by: 'The broker', at: moved.updatedAt, current: moved };
      server.on(PATCH, () => json(409, { error: 'The broker changed this case', changed }));
      const { dialog } = await opened('Edit notes on Alder Joinery Ltd');
      await fillIn({ Notes: 'Rang on Friday' });

      await press('Save');

      expect(await within(dialog).findByText(/The broker changed this case at 14:32/)).toBeInTheDocument();
      expect(within(dialog).getByText(/None of these fields changed\. Press Save again/)).toBeInTheDocument();
      expect(within(dialog).getByLabelText('Notes')).toHaveValue('Rang on Friday');
    });
  });
});
