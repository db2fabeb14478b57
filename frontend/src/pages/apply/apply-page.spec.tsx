import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component } from '@/pages/apply/apply-page';
import { buildReceipt } from '@/testing/build-receipt';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press, settled } from '@/testing/settled';
import { violations } from '@/testing/violations';

const SAVE = 'POST /api/applications';
const FAILED = 'Failed to submit application. Please try again.';

let server: ServerStub;
let restoreFetch: () => void;

describe('Apply page', () => {
  beforeEach(() => {
    server = new ServerStub().on(SAVE, () => json(201, buildReceipt()));
    restoreFetch = server.install();
    open();
  });
  afterEach(() => {
    restoreFetch();
    sessionStorage.clear();
  });

  const open = () =>
    renderWithApp(
      <main>
        <Component />
      </main>,
    );

  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  const answers = {
    companyName: 'Alder Joinery Ltd',
    contactName: 'Fiona Alder',
    email: 'fiona@alder-joinery.example',
    phone: '0141 496 0123',
    fundingType: 'asset-finance',
    amount: '50k-100k',
  };
  const answer = () =>
    fillIn({
      'Company Name': answers.companyName,
      'Contact Name': answers.contactName,
      Email: answers.email,
      Phone: answers.phone,
      'Funding Type': answers.fundingType,
      'Amount Required': answers.amount,
    });
  const optionsOf = (label: string) =>
    within(field(label))
      .getAllByRole('option')
      .map((option) => option.getAttribute('value'))
      .filter((value) => value !== '');
  const sent = () => screen.findByRole('heading', { name: 'Your application is with us' });

  it('has a heading and states how long it takes', () => {
    expect(
      screen.getByRole('heading', { level: 1, name: 'Get Started with Your Funding Application' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/about 5 minutes/)).toBeInTheDocument();
  });

  it('has seven questions and marks the six required ones', () => {
    const labels = [
      'Company Name',
      'Contact Name',
      'Email',
      'Phone',
      'Funding Type',
      'Amount Required',
      'Trading History',
    ].map((label) => screen.getByText(label).textContent.includes('*'));

    expect(labels).toEqual([true, true, true, true, true, true, false]);
  });

  it('offers the funding types, amounts and trading histories', () => {
    expect(optionsOf('Funding Type')).toHaveLength(9);
    expect(optionsOf('Amount Required')).toEqual([
      '0-10k',
      '10k-50k',
      '50k-100k',
      '100k-250k',
      '250k-500k',
      '500k-1m',
      '1m+',
    ]);
    expect(optionsOf('Trading History')).toEqual(['pre-revenue', '0-6m', '6m-1y', '1y-2y', '2y+']);
  });

  it('shows each error at its field, focuses the first and sends nothing', async () => {
    await press('Submit Application');

    for (const [label, message] of [
      ['Company Name', 'Company name is required'],
      ['Contact Name', 'Contact name is required'],
      ['Email', 'Please enter a valid email'],
      ['Phone', 'Please enter a valid phone number'],
      ['Funding Type', 'Please select a funding type'],
      ['Amount Required', 'Please select an amount range'],
    ] as const) {
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    }
    await waitFor(() => expect(field('Company Name')).toHaveFocus());
    expect(server.calls).toEqual([]);
  });

  it('submits the answers and explains what happens next, with both links', async () => {
    await answer();
    await fillIn({ 'Trading History': '2y+' });

    await press('Submit Application');

    expect(await sent()).toHaveFocus();
    expect(screen.getByText('Application Submitted!')).toBeInTheDocument();
    expect(
      screen.getByText("We're matching you with suitable lenders. You'll hear from us within 24 hours."),
    ).toBeInTheDocument();
    expect(server.calls[0]?.body).toEqual({ ...answers, tradingHistory: '2y+' });
    expect(screen.getByRole('link', { name: 'Your results' })).toHaveAttribute(
      'href',
      '/results/results-token',
    );
    expect(screen.getByRole('link', { name: 'Application status' })).toHaveAttribute(
      'href',
      '/status/status-token',
    );
    expect(screen.getByText(/10 June 2026/)).toBeInTheDocument();
  });

  it('reports a failure, keeps the values and retries under the same key', async () => {
    server.on(SAVE, () => json(500, { error: 'Something went wrong' }));
    await answer();

    await press('Submit Application');

    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(field('Company Name')).toHaveValue(answers.companyName);
    server.on(SAVE, () => json(201, buildReceipt()));
    await press('Submit Application');
    await sent();
    const [first, second] = server.calls.map(({ headers }) => headers['Idempotency-Key']);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('submits once for a double click, and shows progress', async () => {
    let release = (): void => undefined;
    server.on(SAVE, () => new Promise((resolve) => (release = () => resolve(json(201, buildReceipt())))));
    await answer();

    await settled(() => {
      const button = screen.getByText('Submit Application');
      fireEvent.click(button);
      fireEvent.click(button);
    });

    expect(await screen.findByText('Submitting...')).toBeDisabled();
    release();
    await sent();
    expect(server.calls).toHaveLength(1);
  });

  it('shows server errors beside their fields', async () => {
    const message = 'Phone can be at most 40 characters';
    server.on(SAVE, () => json(400, { error: message, errors: [{ field: 'phone', message }] }));
    await answer();

    await press('Submit Application');

    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(field('Phone')).toHaveFocus());
  });

  describe('after it was sent', () => {
    const sendAndComeBack = async () => {
      await answer();
      await press('Submit Application');
      await sent();
      cleanup();
      open();
    };

    it('shows both links again when the visitor returns in the same tab, without repeating the toast', async () => {
      await sendAndComeBack();

      expect(await sent()).not.toHaveFocus();
      expect(screen.getByRole('link', { name: 'Your results' })).toHaveAttribute(
        'href',
        '/results/results-token',
      );
      expect(screen.queryByText('Application Submitted!')).not.toBeInTheDocument();
      expect(server.calls).toHaveLength(1);
    });

    it('offers an empty form for another application, and forgets the links', async () => {
      await sendAndComeBack();

      await press('Send another application');

      expect(field('Company Name')).toHaveValue('');
      expect(field('Company Name')).toHaveFocus();
      expect(sessionStorage).toHaveLength(0);
    });
  });

  it('copies a link', async () => {
    await answer();
    await press('Submit Application');
    await sent();

    await press('Copy the link: Your results');

    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/results/results-token');
  });

  it('axe finds nothing when it is empty, with errors and sent', async () => {
    expect(await violations()).toEqual([]);

    await press('Submit Application');
    await screen.findByText('Company name is required');
    expect(await violations()).toEqual([]);

    await answer();
    await press('Submit Application');
    await sent();
    expect(await violations()).toEqual([]);
  }, 60_000);
});
