import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationStatus } from '@/features/applications/applicant/applications-api';
import { renderAppAt } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const SHOW = 'GET /api/status/a-token';

const anApplicationStatus = (found: Partial<ApplicationStatus> = {}): ApplicationStatus => ({
  companyName: 'Alder Joinery Ltd',
  fundingType: 'business-loans',
  status: 'in_review',
  statusAt: '2026-03-12T11:00:00.000Z',
  statusText: 'We are reviewing your application and may contact you with questions.',
  submittedAt: '2026-03-12T09:30:00.000Z',
  expiresAt: '2026-06-10T09:30:00.000Z',
  disclosures: [],
  consents: [],
  ...found,
});

let server: ServerStub;
let restoreFetch: () => void;

beforeEach(() => {
  server = new ServerStub().on(SHOW, () => json(200, anApplicationStatus()));
  restoreFetch = server.install();
});
afterEach(() => restoreFetch());

const open = () => renderAppAt('/status/a-token');

it('says where the application stands, and since when', async () => {
  open();

  const section = await screen.findByRole('region', { name: 'In review' });
  expect(section).toHaveTextContent('Alder Joinery Ltd, Business Loans');
  expect(section).toHaveTextContent('We are reviewing your application');
  expect(section).toHaveTextContent('12 March 2026, 09:30');
  expect(section).toHaveTextContent('In review since12 March 2026, 11:00');
  expect(section).toHaveTextContent('10 June 2026');
});

it('shows a status that it does not know in its own word', async () => {
  server.on(SHOW, () => json(200, { ...anApplicationStatus(), status: 'on_hold' }));
  open();

  expect(await screen.findByRole('region', { name: 'On hold' })).toHaveTextContent('On hold since');
});

it.each([
  ['pending', 'Pending'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const)('has a word for %s', async (status, word) => {
  server.on(SHOW, () => json(200, anApplicationStatus({ status })));
  open();

  expect(await screen.findByRole('heading', { name: word })).toBeInTheDocument();
});

it('says that nobody has been given the details, until somebody has', async () => {
  open();

  expect(await screen.findByText(/^Nobody yet/)).toBeInTheDocument();
});

it('says who has been given the details, which, and when', async () => {
  const disclosures = [
    { recipient: 'Alba', what: 'All answers', at: '2026-03-13T14:05:00.000Z' },
    { recipient: 'Brisk', what: null, at: '2026-04-02T08:00:00.000Z' },
  ];
  server.on(SHOW, () => json(200, anApplicationStatus({ disclosures })));
  open();

  const section = await screen.findByRole('region', { name: 'Who has been given your details' });
  expect(
    within(section)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['AlbaAll answers', 'Brisk']);
  expect(within(section).getByText('13 March 2026, 14:05')).toBeInTheDocument();
  expect(within(section).getByText('2 April 2026, 09:00')).toBeInTheDocument();
  expect(screen.queryByText(/^Nobody yet/)).not.toBeInTheDocument();
});

describe('the question about lenders', () => {
  const consent = { id: 'c1', lender: 'Alba', state: 'asked', canAnswer: true } as const;
  const shown = (...consents: ApplicationStatus['consents']) =>
    server.on(SHOW, () => json(200, anApplicationStatus({ consents })));
  const alba = () => screen.findByRole('listitem', { name: 'Alba' });

  it('is answered once, however often it is pressed, and shows the answer', async () => {
    shown(consent);
    server.on('POST /api/status/a-token/consents/c1', () => {
      shown({ ...consent, state: 'given' });
      return json(200, { success: true });
    });
    open();
    await screen.findByRole('heading', { name: 'May we give your details to these lenders?' });
    await userEvent.dblClick(screen.getByRole('button', { name: 'Yes, Alba may have my details' }));

    expect(await screen.findByText('You said yes.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Take back my yes to Alba' })).toBeEnabled();
    const answers = server.calls.filter(({ method }) => method === 'POST');
    expect(answers.map(({ body }) => body)).toEqual([{ answer: 'yes' }]);
    expect(await violations()).toEqual([]);
  });

  it('takes no answer once the details have gone', async () => {
    shown({ ...consent, state: 'given', canAnswer: false });
    open();

    expect(await alba()).toHaveTextContent('You said yes, and your details have gone to Alba.');
    expect(within(await alba()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('says why an answer was not taken, and keeps the question', async () => {
    shown(consent);
    const error = 'Your details have been sent to Alba already.';
    server.on('POST /api/status/a-token/consents/c1', () => json(409, { error }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'No, not Alba' }));

    expect(await screen.findByText(error)).toBeInTheDocument();
    expect(await alba()).toHaveTextContent('Waiting for your answer.');
  });
});

it('tells of a link that opens nothing', async () => {
  server.on(SHOW, () => json(404, { error: 'There is nothing at this link' }));
  open();

  expect(
    await screen.findByRole('heading', { name: 'This link does not open anything' }),
  ).toBeInTheDocument();
});

it('axe finds nothing in it', async () => {
  server.on(SHOW, () =>
    json(
      200,
      anApplicationStatus({
        disclosures: [{ recipient: 'Alba', what: 'All answers', at: '2026-03-13T14:05:00.000Z' }],
      }),
    ),
  );
  open();
  await screen.findByRole('region', { name: 'In review' });

  expect(await violations()).toEqual([]);
});
