import { screen, waitFor } from '@testing-library/react';
import { ComplaintForm } from '@/features/complaints/complaint-form';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import { violations } from '@/testing/violations';

const SEND = 'POST /api/complaints';
const complaint = {
  Name: 'Isla Fraser',
  Email: 'isla@fraser-bakery.example',
  'What happened': 'I waited a week for your call.',
};

let server: ServerStub;
let restoreFetch: () => void;

describe('ComplaintForm', () => {
  beforeEach(() => {
    server = new ServerStub().on(SEND, () =>
      json(201, { id: 'c1', reference: 'C1001', createdAt: '2026-03-12T09:30:00.000Z' }),
    );
    restoreFetch = server.install();
    renderWithApp(
      <main>
        <ComplaintForm kind="data" label="Make a data complaint" hint="Which data." />
      </main>,
    );
  });
  afterEach(() => restoreFetch());

  it('shows each error at its field, focuses the first and sends nothing', async () => {
    await press('Send complaint');

    expect(await screen.findByText('Please enter your name')).toBeInTheDocument();
    expect(screen.getByText('Please enter a valid email')).toBeInTheDocument();
    expect(screen.getByText('Please tell us what happened (at least 10 characters)')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
    expect(server.calls).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it('sends the kind with the answers, and shows the reference', async () => {
    await fillIn({ ...complaint, 'What would put it right': ' A call. ' });

    await press('Send complaint');

    expect(await screen.findByText(/Its reference is C1001/)).toHaveTextContent(
      'We have emailed a confirmation to isla@fraser-bakery.example.',
    );
    expect(server.calls[0]?.body).toEqual({
      kind: 'data',
      name: 'Isla Fraser',
      email: 'isla@fraser-bakery.example',
      whatHappened: 'I waited a week for your call.',
      wanted: 'A call.',
    });
    expect(screen.getByLabelText(/^What happened/)).toHaveValue('');
    expect(await violations()).toEqual([]);
  });

  it('keeps the text when sending fails, and retries under the same key', async () => {
    server.on(SEND, () => json(503, { error: 'The database is away.' }));
    await fillIn(complaint);
    await press('Send complaint');
    expect(await screen.findByText('Not sent')).toBeInTheDocument();
    expect(screen.getByLabelText(/^What happened/)).toHaveValue(complaint['What happened']);

    server.on(SEND, () => json(201, { id: 'c1', reference: 'C1001', createdAt: '' }));
    await press('Send complaint');
    await screen.findByText(/Its reference is C1001/);

    const [first, second] = server.calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(second).toBe(first);
  });
});
