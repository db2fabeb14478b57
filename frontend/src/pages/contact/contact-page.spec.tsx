import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Component } from '@/pages/contact/contact-page';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press, settled } from '@/testing/settled';
import { violations } from '@/testing/violations';

const SEND = 'POST /api/contact';
const SENT = "Thank you for contacting us. We'll get back to you within 24 hours.";
const FAILED = 'Failed to send message. Please try again.';

const message = {
  name: 'Fiona Alder',
  email: 'fiona@alder-joinery.example',
  message: 'Could you call me about a second spray booth?',
};

let server: ServerStub;
let restoreFetch: () => void;

describe('Contact page', () => {
  beforeEach(() => {
    server = new ServerStub().on(SEND, () => json(201, { id: 'm1', createdAt: '2026-03-12T09:30:00.000Z' }));
    restoreFetch = server.install();
    renderWithApp(
      <main>
        <Component />
      </main>,
    );
  });
  afterEach(() => restoreFetch());

  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
  const write = () => fillIn({ Name: message.name, Email: message.email, Message: message.message });
  const keys = () => server.calls.map(({ headers }) => headers['Idempotency-Key']);

  it('has a title and promises a response within 24 hours', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeInTheDocument();
    expect(screen.getByText('Our funding experts respond within 24 hours.')).toBeInTheDocument();
  });

  it('has name, email, phone and message, and marks required fields', () => {
    expect(screen.getByRole('heading', { name: 'Send us a Message' })).toBeInTheDocument();
    const labels = ['Name', 'Email', 'Phone', 'Message'].map((label) => screen.getByText(label).textContent);

    expect(labels.map((label) => label.replace(/\s/g, ' '))).toEqual([
      'Name *',
      'Email *',
      'Phone',
      'Message *',
    ]);
  });

  it('shows four ways to reach the firm', () => {
    const cards = within(screen.getByRole('list', { name: 'Ways to reach us' })).getAllByRole('listitem');

    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Visit Us',
      'Call Us',
      'Email Us',
      'Quick Response',
    ]);
    const [visit, call, email, quick] = cards;
    expect(visit).toHaveTextContent('Glasgow');
    expect(call).toHaveTextContent('0141 496 0000');
    expect(call).toHaveTextContent('Mon-Fri 9am-6pm');
    expect(email).toHaveTextContent('hello@kelvinbridge.example');
    expect(quick).toHaveTextContent(
      'We reply typically within 2 hours during business hours, and always within 24 hours.',
    );
  });

  it('shows each error at its field, focuses the first and sends nothing', async () => {
    await fillIn({ Name: 'F', Email: 'fiona', Phone: '1', Message: 'Too short' });

    await press('Send Message');

    expect(await screen.findByText('Name must be at least 2 characters')).toBeInTheDocument();
    expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email');
    expect(field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters');
    expect(field('Phone')).toBeValid();
    await waitFor(() => expect(field('Name')).toHaveFocus());
    expect(server.calls).toEqual([]);
  });

  it('sends the message, shows a toast and clears the form', async () => {
    await write();
    await fillIn({ Phone: ' 0141 496 0123 ' });

    await press('Send Message');

    expect(await screen.findByText('Message Sent!')).toBeInTheDocument();
    expect(screen.getByText(SENT)).toBeInTheDocument();
    expect(screen.getByText(/We will reply to fiona@alder-joinery.example/)).toBeInTheDocument();
    expect(server.calls[0]?.body).toEqual({ ...message, phone: '0141 496 0123' });
    for (const label of ['Name', 'Email', 'Phone', 'Message']) expect(field(label)).toHaveValue('');
    expect(screen.queryByText('Name must be at least 2 characters')).not.toBeInTheDocument();
  });

  it('reports a failure, keeps the values and retries under the same key', async () => {
    server.on(SEND, () => json(503, { error: 'The database is away.' }));
    await write();

    await press('Send Message');

    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    expect(field('Message')).toHaveValue(message.message);
    server.on(SEND, () => json(201, {}));
    await press('Send Message');
    await screen.findByText('Message Sent!');
    const [first, second] = keys();
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('reports a rate limit once, beside the button, with our phone number', async () => {
    server.on(SEND, () => json(429, { error: 'Too many requests', type: '/problems/too-many-requests' }));
    await write();
    await press('Send Message');

    expect(
      await screen.findByText(/Too many requests from your network\. .* call us on [\d ]+\./),
    ).toBeInTheDocument();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('uses a new key for another message', async () => {
    await write();
    await press('Send Message');
    await screen.findByText('Message Sent!');

    await write();
    await fillIn({ Message: 'Never mind, I found one.' });
    await press('Send Message');
    await waitFor(() => expect(server.calls).toHaveLength(2));

    const [first, second] = keys();
    expect(second).not.toBe(first);
  });

  it('sends once for a double click, and shows progress', async () => {
    let release = (): void => undefined;
    server.on(SEND, () => new Promise((resolve) => (release = () => resolve(json(201, {})))));
    await write();

    await settled(() => {
      const button = screen.getByText('Send Message');
      fireEvent.click(button);
      fireEvent.click(button);
    });

    expect(await screen.findByText('Sending...')).toBeDisabled();
    await act(() => {
      release();
      return Promise.resolve();
    });
    await screen.findByText('Message Sent!');
    expect(server.calls).toHaveLength(1);
  });

  it('shows server errors beside their fields', async () => {
    const message = 'Name can be at most 200 characters';
    server.on(SEND, () => json(400, { error: message, errors: [{ field: 'name', message }] }));
    await write();

    await press('Send Message');

    expect(await screen.findByText(message)).toBeInTheDocument();
    await waitFor(() => expect(field('Name')).toHaveFocus());
  });

  it('sends the honeypot that a bot filled in', async () => {
    await write();
    const trap = screen.getByLabelText('Leave this blank');
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap).toHaveAttribute('data-1p-ignore');
    expect(trap).toHaveAttribute('data-bwignore');
    expect(trap).toHaveAttribute('data-lpignore', 'true');
    expect(trap).toHaveAttribute('data-form-type', 'other');

    await fillIn({ 'Leave this blank': '0141 496 0999' });
    await press('Send Message');
    await screen.findByText('Message Sent!');

    expect(server.calls[0]?.body).toEqual({ ...message, leaveBlank: '0141 496 0999' });
  });

  it('axe finds nothing when it is empty, with errors and sent', async () => {
    expect(await violations()).toEqual([]);

    await press('Send Message');
    await screen.findByText('Name must be at least 2 characters');
    expect(await violations()).toEqual([]);

    await write();
    await press('Send Message');
    await screen.findByText('Message Sent!');
    expect(await violations()).toEqual([]);
  }, 60_000);
});
