import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { Component } from '@/pages/fact-find/fact-find-page';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';
import { buildReceipt } from '@/testing/build-receipt';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';

const MATCH = 'POST /api/match-lenders';
const SAVE = 'POST /api/applications';
const FAILED = 'Failed to process your application. Please try again.';

const twoLenders = buildAnswer({
  matches: [
    buildMatch({ lender: buildLender({ name: 'Alba' }) }),
    buildMatch({ lender: buildLender({ name: 'Brisk' }), score: 55 }),
  ],
});

let server: ServerStub;
let restoreFetch: () => void;
let reducedMotion: boolean;
let scrolls: unknown[];

describe('Fact-find page', () => {
  beforeEach(() => {
    server = new ServerStub()
      .on('GET /api/panel', () => json(200, { demonstration: true }))
      .on('POST /api/match-lenders/hints', () => json(200, { hints: [] }))
      .on(MATCH, () => json(200, twoLenders))
      .on(SAVE, () => json(201, buildReceipt()));
    restoreFetch = server.install();
    reducedMotion = false;
    scrolls = [];
    Object.assign(window, {
      matchMedia: (query: string) => ({
        matches: query.includes('reduced-motion') && reducedMotion,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    });
    Object.assign(Element.prototype, { scrollIntoView: (how: unknown) => scrolls.push(how) });
  });

  afterEach(() => {
    restoreFetch();
    sessionStorage.clear();
  });

  const field = (label: RegExp) => screen.getByLabelText(label);
  // The form validates asynchronously after the event.
  const settled = (events: () => void) =>
    act(() => {
      events();
      return Promise.resolve();
    });
  // One event per answer, because each keystroke would render the whole form.
  const change = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
  const fill = (label: RegExp, value: string) => settled(() => change(label, value));
  const click = (element: HTMLElement) => settled(() => fireEvent.click(element));
  const submit = () => click(screen.getByText('Find Matching Lenders'));
  const found = () => screen.findByText('Matched Lenders (2)');
  const sent = (path: string) => server.calls.filter((call) => call.path === path);
  const keys = () => sent('/api/applications').map(({ headers }) => headers['Idempotency-Key']);

  const fillIn = () =>
    settled(() => {
      change(/^Company Name/, 'Kelvin Ltd');
      change(/^Contact Name/, 'Morag');
      change(/^Email/, 'morag@kelvin.example');
      change(/^Phone/, '0141 496 0123');
      change(/^Funding Type/, 'business-loans');
      change(/^Amount Required/, '100000');
    });

  const required = {
    companyName: 'Kelvin Ltd',
    contactName: 'Morag',
    email: 'morag@kelvin.example',
    phone: '0141 496 0123',
    fundingType: 'business-loans',
    amount: '100000',
  };

  describe('the form', () => {
    it('has a heading, marks required fields and links to the quick application', () => {
      renderWithApp(<Component />);

      expect(
        screen.getByRole('heading', { level: 1, name: 'Get Matched with the Right Lenders' }),
      ).toBeInTheDocument();
      expect(screen.getByText('Company Name')).toHaveTextContent('Company Name *');
      expect(screen.getByText('Purpose')).not.toHaveTextContent('*');
      expect(screen.getByRole('link', { name: 'Send a quick application' })).toHaveAttribute(
        'href',
        '/apply',
      );
      expect(screen.getByRole('link', { name: 'Complete the detailed fact-find' })).toHaveAttribute(
        'href',
        '/enhanced-fact-find',
      );
    });

    it('starts with the funding type and amount from its address', async () => {
      renderWithApp(<Component />, { at: '/fact-find?fundingType=asset-finance&amount=£80,000' });

      await waitFor(() => expect(screen.getByLabelText(/^Funding Type/)).toHaveValue('asset-finance'));
      expect(screen.getByLabelText(/^Amount Required/)).toHaveValue('100000');
    });

    it('labels the panel as a demonstration when the server says so', async () => {
      renderWithApp(<Component />);

      expect(await screen.findByText('Demonstration panel: public facts, not offers.')).toBeInTheDocument();
    });

    it('shows the sections for the funding type', async () => {
      renderWithApp(<Component />);
      const heading = (title: string) => screen.queryByText(title);

      expect(heading('Financial Details')).not.toBeInTheDocument();
      await fill(/^Funding Type/, 'invoice-finance');
      expect(heading('Financial Details')).toBeInTheDocument();
      expect(screen.getByLabelText('Monthly Invoice Volume')).toBeInTheDocument();
      await fill(/^Funding Type/, 'btl-mortgages');

      expect(heading('Financial Details')).not.toBeInTheDocument();
      expect(heading('Property Details')).toBeInTheDocument();
    });

    it('keeps the answers of a hidden section without sending them', async () => {
      renderWithApp(<Component />);
      await fillIn();
      await fill(/^Trading History/, '36 months');
      await click(field(/^Yes/));

      await fill(/^Funding Type/, 'bridging-property');
      await submit();
      await found();

      expect(sent('/api/match-lenders')[0]?.body).toEqual({ ...required, fundingType: 'bridging-property' });
      await fill(/^Funding Type/, 'business-loans');
      expect(field(/^Trading History/)).toHaveValue('36 months');
    });

    it('shows each error at its field, focuses the first and sends nothing', async () => {
      renderWithApp(<Component />);

      await submit();

      for (const message of [
        'Company name is required',
        'Contact name is required',
        'Please enter a valid email',
        'Please enter a valid phone number',
        'Please select a funding type',
        'Please select an amount range',
      ]) {
        expect(await screen.findByText(message)).toBeInTheDocument();
      }
      await waitFor(() => expect(field(/^Company Name/)).toHaveFocus());
      expect(sent('/api/match-lenders')).toEqual([]);
    });

    it('summarises the answers as read', async () => {
      renderWithApp(<Component />);

      await fill(/^Amount Required/, '2000000');

      const summary = screen.getByRole('complementary', { name: 'Your answers', hidden: true });
      expect(within(summary).getByText('£2,000,000+')).toBeInTheDocument();
    });
  });

  describe('a search', () => {
    it('matches, saves the same answers, then shows the results', async () => {
      renderWithApp(<Component />);
      await fillIn();
      await fill(/^Trading History/, '36 months');

      await submit();

      expect(await found()).toBeInTheDocument();
      expect(screen.getByText('Application Submitted!')).toBeInTheDocument();
      expect(screen.getByText('Found 2 matching lenders. Review them below.')).toBeInTheDocument();
      expect(screen.queryByText('Select Lender')).not.toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'Send a quick application' })).not.toBeInTheDocument();
      const posts = server.calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/hints'));
      expect(posts.map(({ path }) => path)).toEqual(['/api/match-lenders', '/api/applications']);
      expect(posts[0]?.body).toEqual({ ...required, tradingHistory: '36 months' });
      expect(posts[1]?.body).toEqual(posts[0]?.body);
    });

    it('asks about a home once the legal form is known, and explains what may be regulated', async () => {
      const reason = 'Loans of up to £25,000 to sole traders and small partnerships can be regulated.';
      server.on(SAVE, () =>
        json(201, { ...buildReceipt(), perimeter: { answer: 'may_be_regulated', reason } }),
      );
      renderWithApp(<Component />);
      await fillIn();
      expect(screen.queryByText('Secured on a Home')).not.toBeInTheDocument();
      await fill(/^Legal Form/, 'sole_trader');
      const home = within(screen.getByRole('radiogroup', { name: 'Secured on a Home' }));
      await settled(() => fireEvent.click(home.getByLabelText('No')));

      await submit();

      await found();
      expect(sent('/api/applications')).toMatchObject([
        { body: { legalForm: 'sole_trader', securedOnHome: 'no' } },
      ]);
      expect(screen.getByText(/^Loans of up to £25,000/)).toHaveTextContent(/not legal advice/);
    });

    it('disables the button and shows progress', async () => {
      let release = (): void => undefined;
      server.on(MATCH, () => new Promise((resolve) => (release = () => resolve(json(200, twoLenders)))));
      renderWithApp(<Component />);
      await fillIn();

      await settled(() => {
        const button = screen.getByText('Find Matching Lenders');
        fireEvent.click(button);
        fireEvent.click(button);
      });

      expect(await screen.findByText('Finding Matches...')).toBeDisabled();
      expect(screen.getByLabelText('Finding matches')).toBeInTheDocument();
      release();
      await found();
      expect(sent('/api/match-lenders')).toHaveLength(1);
      expect(sent('/api/applications')).toHaveLength(1);
    });

    it.each([
      [false, 'smooth'],
      [true, 'auto'],
    ])('scrolls to the list and focuses it (reduced motion: %s)', async (reduced, behavior) => {
      reducedMotion = reduced;
      renderWithApp(<Component />);
      await fillIn();

      await submit();

      const heading = await found();
      await waitFor(() => expect(heading).toHaveFocus());
      expect(scrolls).toEqual([{ behavior, block: 'start' }]);
    });

    it('shows the links for returning', async () => {
      renderWithApp(<Component />);
      await fillIn();

      await submit();
      await found();

      const link = (name: string) => screen.getByText(name, { selector: 'a' });
      expect(link('Your results')).toHaveAttribute('href', '/results/results-token');
      expect(link('Application status')).toHaveAttribute('href', '/status/status-token');
    });

    it('shows hints that arrive after the list', async () => {
      const hint = "In 6 months' time, 1 more lender would be a strong match.";
      server.on('POST /api/match-lenders/hints', () => json(200, { hints: [hint] }));
      renderWithApp(<Component />);
      await fillIn();

      await submit();

      expect(await screen.findByText(hint)).toBeInTheDocument();
      expect(sent('/api/match-lenders/hints')[0]?.body).toEqual(required);
    });
  });

  describe('a search that fails', () => {
    it('reports it, keeps the values and retries under the same key', async () => {
      server.on(SAVE, () => json(503, { error: 'The database is away.' }));
      renderWithApp(<Component />);
      await fillIn();

      await submit();

      expect(await screen.findByText(FAILED)).toBeInTheDocument();
      expect(screen.getByText('Error')).toBeInTheDocument();
      expect(field(/^Company Name/)).toHaveValue('Kelvin Ltd');
      expect(screen.queryByText(/^Matched Lenders/)).not.toBeInTheDocument();
      server.on(SAVE, () => json(201, buildReceipt()));
      await submit();
      await found();
      const [first, second] = keys();
      expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
      expect(second).toBe(first);
    });

    it('uses a new key for other answers', async () => {
      server.on(SAVE, () => json(503, { error: 'The database is away.' }));
      renderWithApp(<Component />);
      await fillIn();

      await submit();
      await screen.findByText(FAILED);
      await fill(/^Amount Required/, '50000');
      await submit();
      await waitFor(() => expect(sent('/api/applications')).toHaveLength(2));

      const [first, second] = keys();
      expect(second).not.toBe(first);
    });

    it('saves nothing when the match fails', async () => {
      server.on(MATCH, () => json(503, { error: 'The database is away.' }));
      renderWithApp(<Component />);
      await fillIn();

      await submit();
      await screen.findByText(FAILED);

      expect(sent('/api/applications')).toEqual([]);
    });

    it('shows server errors beside their fields', async () => {
      const message = 'This is not a phone number we can read.';
      server.on(MATCH, () =>
        json(400, {
          error: 'Some answers could not be read.',
          errors: [{ field: 'phone', message }],
        }),
      );
      renderWithApp(<Component />);
      await fillIn();

      await submit();

      expect(await screen.findByText(message)).toBeInTheDocument();
      const phone = field(/^Phone/);
      expect(phone).toHaveAccessibleDescription(message);
      await waitFor(() => expect(phone).toHaveFocus());
    });
  });

  // Colours need a layout engine: the theme's own test and the browser tests check them.
  describe('for assistive technology', () => {
    const violations = async (): Promise<string[]> => {
      const report = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
      return report.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    };

    it('axe finds nothing in the empty form, with errors, and in the results', async () => {
      renderWithApp(
        <main>
          <Component />
        </main>,
      );
      await fill(/^Funding Type/, 'invoice-finance');
      expect(await violations()).toEqual([]);

      await submit();
      await screen.findByText('Company name is required');
      expect(await violations()).toEqual([]);

      await fillIn();
      await submit();
      await click(await screen.findByText('Why 86?'));
      expect(await violations()).toEqual([]);
    }, 60_000);
  });

  it('restores the answers after a reload or the back button', async () => {
    const first = renderWithApp(<Component />);
    await fill(/^Company Name/, 'Kelvin Ltd');
    first.unmount();

    renderWithApp(<Component />);

    await waitFor(() => expect(field(/^Company Name/)).toHaveValue('Kelvin Ltd'));
  });

  describe('the product that led here', () => {
    function Site() {
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => void navigate(-1)}>Browser back</button>
          <Link to="/fact-find" state={{ fundingType: 'asset-finance' }}>
            Start
          </Link>
          <Link to="/elsewhere">Elsewhere</Link>
          <Routes>
            <Route path="/fact-find" element={<Component />} />
            <Route path="*" element={null} />
          </Routes>
        </>
      );
    }
    const open = async () => {
      renderWithApp(<Site />);
      await click(screen.getByText('Start'));
      expect(field(/^Funding Type/)).toHaveValue('asset-finance');
    };
    const leaveAndComeBack = async () => {
      await click(screen.getByText('Elsewhere'));
      await click(screen.getByText('Browser back'));
    };

    it('is selected, and never replaces a later choice', async () => {
      await open();
      await fill(/^Funding Type/, 'invoice-finance');

      await leaveAndComeBack();

      expect(field(/^Funding Type/)).toHaveValue('invoice-finance');
    });

    it('is stored as an answer like any other', async () => {
      await open();

      await leaveAndComeBack();

      expect(field(/^Funding Type/)).toHaveValue('asset-finance');
    });
  });

  const outdated = () => screen.queryByText(/These matches are for your earlier answers/);

  describe('after a search', () => {
    const searchAndLeave = async () => {
      const visit = renderWithApp(<Component />);
      await fillIn();
      await submit();
      await found();
      visit.unmount();
    };

    it('restores the list, the links and the answers when the visitor returns, without requests', async () => {
      await searchAndLeave();
      const calls = server.calls.length;

      renderWithApp(<Component />);

      expect(await found()).toBeInTheDocument();
      expect(screen.getByText('Your results', { selector: 'a' })).toHaveAttribute(
        'href',
        '/results/results-token',
      );
      expect(field(/^Company Name/)).toHaveValue('Kelvin Ltd');
      expect(outdated()).toBeNull();
      expect(screen.queryByText('Application Submitted!')).not.toBeInTheDocument();
      expect(
        server.calls
          .slice(calls)
          .map(({ path }) => path)
          .sort(),
      ).toEqual(['/api/match-lenders/hints', '/api/panel']);
      expect(scrolls).toEqual([]);
    });

    it('creates no second application for the same answers', async () => {
      await searchAndLeave();
      renderWithApp(<Component />);
      await found();

      await submit();

      await waitFor(() => expect(keys()).toHaveLength(2));
      const [first, second] = keys();
      expect(second).toBe(first);
      await found();
    });

    it('is limited to the tab, and cleared when the reader starts again', async () => {
      await searchAndLeave();
      expect(localStorage).toHaveLength(0);
      renderWithApp(<Component />);
      await found();

      await click(screen.getByText('Start again'));
      await click(screen.getByText('Clear answers'));

      expect(screen.queryByText(/^Matched Lenders/)).not.toBeInTheDocument();
      expect(field(/^Company Name/)).toHaveValue('');
      expect(field(/^Company Name/)).toHaveFocus();
      expect(sessionStorage).toHaveLength(0);
    });

    it.each([
      ['the match', MATCH, () => json(200, twoLenders)],
      ['the saving', SAVE, () => json(201, buildReceipt())],
    ])('stays cleared when the answer to %s arrives later, and can search again', async (_, call, late) => {
      let answer = (): void => undefined;
      server.on(call, () => new Promise((resolve) => (answer = () => resolve(late()))));
      renderWithApp(<Component />);
      await fillIn();
      await submit();
      await waitFor(() => expect(sent(call.split(' ')[1]!)).toHaveLength(1));

      await click(screen.getByText('Start again'));
      await click(screen.getByText('Clear answers'));
      await settled(answer);

      expect(await screen.findByText('Find Matching Lenders')).toBeEnabled();
      expect(screen.queryByText('Application Submitted!')).not.toBeInTheDocument();
      expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
      expect(sessionStorage).toHaveLength(0);

      server.on(call, late);
      await fillIn();
      await submit();
      await found();
    });

    it.each([
      ['the match', MATCH, () => json(200, twoLenders)],
      ['the saving', SAVE, () => json(201, buildReceipt())],
    ])('stays cleared when the visitor had left the page before the answer to %s', async (_, call, late) => {
      let answer = (): void => undefined;
      server.on(call, () => new Promise((resolve) => (answer = () => resolve(late()))));
      const visit = renderWithApp(<Component />);
      await fillIn();
      await submit();
      await waitFor(() => expect(sent(call.split(' ')[1]!)).toHaveLength(1));
      visit.unmount();
      const applications = sent('/api/applications').length;

      const next = renderWithApp(<Component />);
      expect(field(/^Company Name/)).toHaveValue('Kelvin Ltd');
      await click(screen.getByText('Start again'));
      await click(screen.getByText('Clear answers'));
      await settled(answer);
      await settled(() => undefined);

      expect(sent('/api/applications')).toHaveLength(applications);
      expect(sessionStorage).toHaveLength(0);
      next.unmount();
      renderWithApp(<Component />);
      expect(field(/^Company Name/)).toHaveValue('');
      expect(screen.queryByText(/^Matched Lenders/)).not.toBeInTheDocument();
    });

    it('marks the list as outdated once an answer changes, and searches again', async () => {
      renderWithApp(<Component />);
      await fillIn();
      await submit();
      await found();
      expect(outdated()).toBeNull();

      await fill(/^Amount Required/, '50000');
      expect(outdated()).toBeInTheDocument();
      await fill(/^Amount Required/, '100000');
      expect(outdated()).toBeNull();
      await fill(/^Amount Required/, '50000');
      await click(screen.getByText('Search again'));

      await waitFor(() => expect(sent('/api/applications')).toHaveLength(2));
      expect(sent('/api/match-lenders')[1]?.body).toEqual({ ...required, amount: '50000' });
      await found();
      expect(outdated()).toBeNull();
    });

    it('marks the list when an answer changed during the search', async () => {
      let answer = (): void => undefined;
      server.on(MATCH, () => new Promise((resolve) => (answer = () => resolve(json(200, twoLenders)))));
      renderWithApp(<Component />);
      await fillIn();
      await submit();
      await screen.findByText('Finding Matches...');

      await fill(/^Amount Required/, '50000');
      await settled(() => answer());

      await found();
      expect(outdated()).toBeInTheDocument();
      await fill(/^Amount Required/, '100000');
      expect(outdated()).toBeNull();
    });

    it('keeps the mark after the back button, and when searching again fails', async () => {
      renderWithApp(<Component />);
      await fillIn();
      await submit();
      await found();
      await fill(/^Amount Required/, '50000');
      cleanup();

      renderWithApp(<Component />);
      await found();
      expect(outdated()).toBeInTheDocument();
      server.on(MATCH, () => json(503, { error: 'The database is away.' }));
      await click(screen.getByText('Search again'));
      await screen.findByText(FAILED);

      expect(await found()).toBeInTheDocument();
      expect(outdated()).toBeInTheDocument();
    });

    it.each([
      ['nonsense', '{"version":'],
      ['of another version', JSON.stringify({ version: 0, found: {} })],
    ])('discards stored results when they are %s', (_what, kept) => {
      sessionStorage.setItem('fact-find search', kept);

      renderWithApp(<Component />);

      expect(screen.queryByText(/^Matched Lenders/)).not.toBeInTheDocument();
    });
  });

  describe('a question beside the found lenders', () => {
    const COMPLETE = `PATCH /api/results/${buildReceipt().resultsToken}/answers`;
    const [alba, brisk, clyde] = ['Alba', 'Brisk', 'Clyde'].map((name) =>
      buildMatch({ lender: buildLender({ id: name, name }) }),
    );
    const open = buildAnswer({
      matches: [alba!, brisk!],
      questions: [{ answer: 'creditScore', criterion: 'credit score', lenders: 2 }],
    });
    const beside = () =>
      screen.findByRole('region', { name: /^Answer one more to sort|^All questions answered/ });
    const search = async () => {
      server
        .on(MATCH, () => json(200, open))
        .on(COMPLETE, () => json(200, { today: buildAnswer({ matches: [brisk!, clyde!] }) }));
      renderWithApp(<Component />);
      await fillIn();
      await submit();
      return beside();
    };
    const answer = (region: HTMLElement) =>
      settled(() =>
        fireEvent.change(within(region).getByLabelText(/^Credit Score/), { target: { value: '700' } }),
      );

    it('corrects the saved application, and the list shows the changes', async () => {
      const region = await search();
      expect(within(region).getByText('Affects 2 lenders.')).toBeInTheDocument();

      await answer(region);

      expect(await screen.findByText('The order has changed: 1 up, 1 new, 1 no longer.')).toBeInTheDocument();
      expect(screen.getByText('No longer a match: Alba.')).toBeInTheDocument();
      const cards = screen.getAllByRole('article');
      expect(cards[0]).toHaveTextContent(/^BriskUp 1/);
      expect(cards[1]).toHaveTextContent(/^ClydeNew/);
      expect(server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { creditScore: '700' },
      ]);
      // The question keeps its place and can be changed.
      expect(within(region).getByText('Answered. You can change it here.')).toBeInTheDocument();
      expect(within(region).getByLabelText(/^Credit Score/)).toHaveValue('700');
    });

    it('does not return with a late answer after the reader starts again', async () => {
      const region = await search();
      let late = (): void => undefined;
      server.on(
        COMPLETE,
        () => new Promise((resolve) => (late = () => resolve(json(200, { today: buildAnswer() })))),
      );
      await answer(region);

      await click(screen.getByText('Start again'));
      await click(screen.getByText('Clear answers'));
      await settled(late);

      expect(screen.queryByText(/^Matched Lenders/)).not.toBeInTheDocument();
      expect(field(/^Company Name/)).toHaveValue('');
      expect(sessionStorage).toHaveLength(0);
    });

    it('keeps an answer that could not be saved, and can retry', async () => {
      const region = await search();
      server.on(COMPLETE, () => json(503, {}));
      await answer(region);
      const again = await within(region).findByRole('button', { name: 'Try again' });
      expect(within(region).getByRole('alert')).toHaveTextContent('Your answer was not saved.');
      expect(within(region).getByLabelText(/^Credit Score/)).toHaveValue('700');
      server.on(COMPLETE, () => json(200, { today: buildAnswer({ matches: [brisk!, clyde!] }) }));

      await settled(() => fireEvent.click(again));

      expect(await screen.findByText(/The order has changed/)).toBeInTheDocument();
      expect(server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { creditScore: '700' },
        { creditScore: '700' },
      ]);
      expect(within(region).getByRole('alert')).toBeEmptyDOMElement();
    });

    it('can be answered in the form too, without a second application', async () => {
      await answer(await search());
      await screen.findByText(/The order has changed/);

      await waitFor(() =>
        expect(
          screen.getAllByLabelText(/^Credit Score/).map((each) => (each as HTMLInputElement).value),
        ).toEqual(['700', '700']),
      );
      expect(screen.queryByText(/You have changed an answer\./)).not.toBeInTheDocument();
      await submit();
      await waitFor(() => expect(sent('/api/match-lenders')).toHaveLength(2));
      await screen.findByText('Matched Lenders (2)');
      expect(sent('/api/match-lenders')[1]?.body).toEqual({ ...required, creditScore: '700' });
      expect(sent('/api/applications')).toHaveLength(1);
    });

    it('shows why an answer could not be saved, and keeps the list', async () => {
      const error = 'This application is approved.';
      const region = await search();
      server.on(COMPLETE, () => json(409, { error }));

      await answer(region);

      expect(await within(region).findByText(error)).toBeInTheDocument();
      expect(within(region).queryByText(/^Answered/)).not.toBeInTheDocument();
      expect(screen.getAllByRole('article')[0]).toHaveTextContent(/^Alba/);
    });
  });
});
