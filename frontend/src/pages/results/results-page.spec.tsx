import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SavedResults } from '@/features/applications/applicant/applications-api';
import { longDate } from '@/shared/lib/dates';
import { buildLender, buildMatch, buildAnswer } from '@/testing/build-match';
import { renderAppAt } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { press } from '@/testing/settled';
import { violations } from '@/testing/violations';

const SHOW = 'GET /api/results/a-token';
const REVOKE = 'DELETE /api/results/a-token';

const unanswered = {
  tradingHistory: null,
  annualTurnover: null,
  monthlyRevenue: null,
  invoiceVolume: null,
  creditScore: null,
  hasAdverseCredit: null,
  businessSector: null,
  propertyType: null,
  propertyValue: null,
  ltv: null,
  developmentType: null,
  refurbCosts: null,
};
const saved = (found: Partial<SavedResults> = {}): SavedResults => ({
  submittedAt: '2026-03-12T09:30:00.000Z',
  expiresAt: '2026-06-10T09:30:00.000Z',
  enquiry: { ...unanswered, fundingType: 'business-loans', amount: '2000000', creditScore: '700' },
  today: buildAnswer({
    matches: [buildMatch({ lender: buildLender({ name: 'Alba' }) })],
    ruleVersion: '1.1',
  }),
  ruleVersionThen: '1.1',
  ruleVersionNow: '1.1',
  changes: [],
  perimeter: { answer: 'ask', reason: null },
  callback: null,
  ...found,
});

let server: ServerStub;
let restoreFetch: () => void;

describe('Results page', () => {
  beforeEach(() => {
    server = new ServerStub()
      .on('GET /api/panel', () => json(200, { demonstration: false }))
      .on(SHOW, () => json(200, saved()))
      .on(REVOKE, () => json(200, { success: true }));
    restoreFetch = server.install();
  });
  afterEach(() => restoreFetch());

  const open = () => renderAppAt('/results/a-token');
  const listed = () => screen.findByRole('heading', { name: 'Matched Lenders (1)' });
  const region = (name: string) => screen.getByRole('region', { name });

  it('shows the saved enquiry, matched with the current panel', async () => {
    open();

    expect(await listed()).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Your results' })).toBeInTheDocument();
    const asked = region('What you asked for');
    for (const answer of ['Business Loans', '£2,000,000+', 'Good (650-750)']) {
      expect(within(asked).getByText(answer)).toBeInTheDocument();
    }
    expect(within(asked).queryByText('Trading history')).not.toBeInTheDocument();
  });

  it('states the date, the rule version, and that it is not an offer', async () => {
    open();
    await listed();

    expect(screen.getByText(/Compared on/)).toHaveTextContent(
      `Compared on ${longDate(new Date())} by rule version 1.1.`,
    );
    expect(screen.getByText('This is not an offer of credit.')).toBeInTheDocument();
    expect(screen.getByText(/Submitted on 12 March 2026/)).toHaveTextContent('until 10 June 2026');
  });

  it('states when we will call, until we have responded', async () => {
    const callback = { by: '2026-03-12T11:30:00.000Z', sentence: 'We will call you today by 11:30.' };
    server.on(SHOW, () => json(200, saved({ callback })));
    const { unmount } = open();
    expect(await screen.findByText('We will call you today by 11:30.')).toBeInTheDocument();
    unmount();

    server.on(SHOW, () => json(200, saved()));
    open();
    await listed();
    expect(screen.queryByText(/We will call you/)).not.toBeInTheDocument();
  });

  it('shows what has changed since', async () => {
    const lender = (name: string) => ({ id: name, name });
    const changes: SavedResults['changes'] = [
      { change: 'new', lender: lender('Brisk'), scoreThen: null, scoreNow: 90 },
      { change: 'score', lender: lender('Alba'), scoreThen: 70, scoreNow: 86 },
      { change: 'gone', lender: lender('Clyde'), scoreThen: 55, scoreNow: null },
    ];
    server.on(SHOW, () => json(200, saved({ changes, ruleVersionThen: '1.0' })));
    open();
    await listed();

    const items = within(region('What has changed since')).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Brisknew, 90%',
      'Alba70% then, 86% now',
      'Clydeno longer matches, 55% then',
    ]);
    expect(region('What has changed since')).toHaveTextContent(
      'The matching rule has changed since (version 1.0 then, 1.1 now), so scores may differ even where the lender has not changed.',
    );
  });

  it('reports a changed rule even when every score is the same', async () => {
    server.on(SHOW, () => json(200, saved({ ruleVersionThen: '1.0' })));
    open();
    await listed();

    expect(region('What has changed since')).toHaveTextContent(
      /version 1\.0 then, 1\.1 now.*Nothing\. The best lenders/,
    );
  });

  it('reports that nothing has changed', async () => {
    open();
    await listed();

    expect(region('What has changed since')).toHaveTextContent('the same as when you last answered');
  });

  it('can be printed', async () => {
    let printed = 0;
    Object.assign(window, { print: () => (printed += 1) });
    open();
    await listed();

    await press('Print');

    expect(printed).toBe(1);
  });

  it('withdraws both links after two confirmations', async () => {
    open();
    await listed();

    await press('Withdraw both links');
    expect(server.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await press('Withdraw links');

    const confirmation = await screen.findByRole('status');
    expect(confirmation).toHaveTextContent('Both links are withdrawn');
    expect(confirmation).toHaveFocus();
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect(screen.queryByText('Alba')).not.toBeInTheDocument();
  });

  it('keeps the links on cancel, and on failure', async () => {
    server.on(REVOKE, () => json(503, { error: 'The database is away.' }));
    open();
    await listed();

    await press('Withdraw both links');
    await press('Keep links');
    expect(screen.queryByRole('button', { name: 'Withdraw links' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Withdraw both links' })).toHaveFocus();
    await press('Withdraw both links');
    await press('Withdraw links');

    const group = within(screen.getByRole('group', { name: 'Withdraw both links?' }));
    expect(await group.findByText('The links still work. Please try again.')).toBeInTheDocument();
    expect(screen.getByText('Alba')).toBeInTheDocument();
  });

  it('shows that an invalid link does not work', async () => {
    server.on(SHOW, () => json(404, { error: 'There is nothing at this link' }));
    open();

    expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send a new link' })).toBeInTheDocument();
  });

  it('can retry after a server failure', async () => {
    server.on(SHOW, () => json(503, { error: 'The database is away.' }));
    open();
    expect(await screen.findByText('The database is away.')).toBeInTheDocument();

    server.on(SHOW, () => json(200, saved()));
    await press('Try again');

    expect(await listed()).toBeInTheDocument();
  });

  it('axe finds nothing, also while loading or failed', async () => {
    open();
    await listed();
    await press('Withdraw both links');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw links' })).toHaveFocus());

    expect(await violations()).toEqual([]);
  }, 60_000);

  it('asks missing questions, and shows the effect of an answer immediately', async () => {
    const question = { answer: 'ltv', criterion: 'LTV', lenders: 31 } as const;
    const [alba, brisk] = ['Alba', 'Brisk'].map((name) =>
      buildMatch({ lender: buildLender({ id: name, name }) }),
    );
    server
      .on(SHOW, () =>
        json(200, saved({ today: buildAnswer({ matches: [alba!, brisk!], questions: [question] }) })),
      )
      .on('PATCH /api/results/a-token/answers', () =>
        json(
          200,
          saved({
            enquiry: { ...unanswered, fundingType: 'bridging-property', amount: '500000', ltv: '70' },
            today: buildAnswer({ matches: [brisk!, alba!] }),
          }),
        ),
      );
    open();
    const field = await screen.findByLabelText('Loan to Value (LTV)');
    expect(screen.getByText('Affects 31 lenders.')).toBeInTheDocument();

    fireEvent.change(field, { target: { value: '70' } });

    expect(await screen.findByText('The order has changed: 1 up, 1 down.')).toBeInTheDocument();
    expect(within(region('What you asked for')).getByText('Up to 70%')).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toEqual({ ltv: '70' });
    expect(await violations()).toEqual([]);
  });
});
