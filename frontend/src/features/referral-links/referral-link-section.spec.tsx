import { screen, waitFor, within } from '@testing-library/react';
import { renderPortalAt, withFiona } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const PATH = '/api/introducers/me/referral-link';
const link = (token: string) => ({
  token,
  url: `https://broker.example/fact-find#ref=${token}`,
  createdAt: '2026-03-12T09:30:00.000Z',
});

let server: ServerStub;
let restore: () => void;
let stored: object | null;
describe('ReferralLinkSection', () => {
  beforeEach(() => {
    stored = link('first');
    server = withFiona(new ServerStub())
      .on('GET /api/introducers/me/api-accounts', () => json(200, []))
      .on(`GET ${PATH}`, () => json(200, { link: stored }))
      .on(`POST ${PATH}`, () => json(201, (stored = link('second'))));
    restore = server.install();
  });
  afterEach(() => restore());

  const open = async () => {
    const view = renderPortalAt('/partners/integrations');
    const section = within(await screen.findByRole('region', { name: 'Your referral link' }));
    return { ...view, section };
  };
  const renewals = () => server.calls.filter(({ method }) => method === 'POST');

  it('shows the link for copying and scanning', async () => {
    const { user, section } = await open();

    await user.click(await section.findByRole('button', { name: 'Copy your referral link' }));

    expect(await navigator.clipboard.readText()).toBe('https://broker.example/fact-find#ref=first');
    expect(section.getByRole('img', { name: 'QR code of your referral link' })).toBeInTheDocument();
    expect(section.getByText(/In use since 12 March 2026/)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('opens an email with a ready text and the link', async () => {
    const { section } = await open();

    const email = await section.findByRole('link', { name: 'Email link' });
    const [scheme, query] = (email.getAttribute('href') ?? '').split('?');
    const text = new URLSearchParams(query);
    expect(scheme).toBe('mailto:');
    expect(text.get('subject')).toBe('Funding for your company');
    expect(text.get('body')).toContain('\n\nhttps://broker.example/fact-find#ref=first\n\n');
  });

  it('says what replacing the link does before it is pressed', async () => {
    const { section } = await open();

    expect(await section.findByText(/^If you replace the link/)).toHaveTextContent(
      'the one that you have given out and its QR code no longer refer clients to you',
    );
  });

  it('can create one', async () => {
    stored = null;
    const { user, section } = await open();

    await user.click(await section.findByRole('button', { name: 'Create your link' }));

    expect(await section.findByText('https://broker.example/fact-find#ref=second')).toBeInTheDocument();
    expect(await screen.findByText('Link created')).toBeInTheDocument();
  });

  it('renews only after confirmation', async () => {
    const { user, section } = await open();
    const ask = async (answer: string) => {
      await user.click(await section.findByRole('button', { name: 'Replace link' }));
      const question = screen.getByRole('alertdialog', { name: 'Replace your link?' });
      await user.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };

    await ask('Cancel');
    expect(renewals()).toEqual([]);
    await ask('Replace link');

    expect(renewals()).toHaveLength(1);
    expect(await section.findByText('https://broker.example/fact-find#ref=second')).toBeInTheDocument();
  });

  it('retries under the same key, and uses a new one for the next request', async () => {
    let answers = 0;
    server.on(`POST ${PATH}`, () => {
      answers += 1;
      return answers === 1
        ? json(503, { error: 'The database is away.' })
        : json(201, (stored = link('new')));
    });
    const { user, section } = await open();
    const renew = async () => {
      await user.click(await section.findByRole('button', { name: 'Replace link' }));
      const question = screen.getByRole('alertdialog', { name: 'Replace your link?' });
      await user.click(within(question).getByRole('button', { name: 'Replace link' }));
      await waitFor(() => expect(question).not.toBeInTheDocument());
    };

    await renew();
    await renew();
    await section.findByText('https://broker.example/fact-find#ref=new');
    await renew();

    const keys = renewals().map(({ headers }) => headers['Idempotency-Key']);
    expect(keys).toHaveLength(3);
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows why it could not be created', async () => {
    server.on(`POST ${PATH}`, () => json(503, { error: 'The database is away.' }));
    stored = null;
    const { user, section } = await open();

    await user.click(await section.findByRole('button', { name: 'Create your link' }));

    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
  });
});
