import { screen, waitFor } from '@testing-library/react';
import { leaveReferral } from '@/features/referral-links/referral-in-tab';
import { buildReceipt } from '@/testing/build-receipt';
import { renderAppAt } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import { violations } from '@/testing/violations';

const ALDER = { companyName: 'Alder Accounts Ltd', contactName: 'Fiona Alder' };
const AGREE = /^Alder Accounts Ltd may see this application/;
const ALONE = 'Continue without sharing with Alder Accounts Ltd';

let server: ServerStub;
let restore: () => void;
describe('Referral', () => {
  beforeEach(() => {
    server = new ServerStub()
      .on('GET /api/referral-links/live-link', () => json(200, ALDER))
      .on('GET /api/panel', () => json(200, { demonstration: false }))
      .on('POST /api/applications', () => json(201, buildReceipt()));
    restore = server.install();
  });
  afterEach(() => {
    restore();
    leaveReferral();
    sessionStorage.clear();
  });

  const answer = async () => {
    await fillIn({
      'Company Name': 'Birch Bakery Ltd',
      'Contact Name': 'Bella Birch',
      Email: 'bella@birch.example',
      Phone: '0141 496 0456',
      'Funding Type': 'business-loans',
      'Amount Required': '50k-100k',
    });
  };
  const sent = () =>
    server.calls.filter(({ path }) => path === '/api/applications').map(({ body }) => body as object);

  const open = async (path: string) => {
    const view = renderAppAt(path);
    await screen.findByText('Alder Accounts Ltd sent you this link');
    return view;
  };

  describe.each(['/apply', '/fact-find', '/enhanced-fact-find'])('%s', (path) => {
    it('names the partner, and what they would see', async () => {
      await open(`${path}#ref=live-link`);

      const notice = screen.getByRole('note');
      expect(notice).toHaveTextContent('from Fiona Alder');
      expect(notice).toHaveTextContent('the type and amount of funding');
      expect(notice).toHaveTextContent('They will not see your other answers');
      expect(await violations()).toEqual([]);
    });

    it('shows nothing for an unknown link, and forgets it', async () => {
      server.on('GET /api/referral-links/old-link', () =>
        json(404, { error: 'This link is no longer active' }),
      );
      renderAppAt(`${path}#ref=old-link`);
      await screen.findByRole('heading', { level: 1 });

      await waitFor(() => expect(sessionStorage.getItem('referral')).toBeNull());
      expect(screen.queryByRole('note')).not.toBeInTheDocument();
    });
  });

  describe('the question', () => {
    it('must be answered before anything is sent', async () => {
      await open('/apply#ref=live-link');
      await answer();
      await press('Submit Application');

      const question = await screen.findByRole('checkbox', { name: AGREE });
      await waitFor(() => expect(question).toHaveFocus());
      expect(question).toBeInvalid();
      expect(question).toHaveAccessibleDescription(/or continue without sharing/);
      expect(sent()).toEqual([]);
      expect(await violations()).toEqual([]);
    });

    it('shares with the partner when ticked', async () => {
      const { user } = await open('/apply#ref=live-link');
      await answer();
      await user.click(await screen.findByRole('checkbox', { name: AGREE }));
      await press('Submit Application');

      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]).toMatchObject({ referralToken: 'live-link', clientConsent: true });
    });

    it('can be skipped, and reopened', async () => {
      const { user } = await open('/apply#ref=live-link');
      await answer();
      await user.click(await screen.findByRole('button', { name: ALONE }));
      await user.click(screen.getByRole('button', { name: 'Share it' }));
      await user.click(await screen.findByRole('button', { name: ALONE }));
      await press('Submit Application');

      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]).not.toHaveProperty('referralToken');
      expect(sent()[0]).not.toHaveProperty('clientConsent');
    });

    it('is stored in the tab, and asked again for another partner’s link', async () => {
      server.on('GET /api/referral-links/other-link', () =>
        json(200, { companyName: 'Rowan Legal LLP', contactName: 'Ross Rowan' }),
      );
      const first = await open('/apply#ref=live-link');
      await first.user.click(await screen.findByRole('checkbox', { name: AGREE }));
      first.unmount();

      const second = await open('/apply');
      expect(await screen.findByRole('checkbox', { name: AGREE })).toBeChecked();
      second.unmount();
      renderAppAt('/apply#ref=other-link');
      expect(await screen.findByRole('checkbox', { name: /^Rowan Legal LLP/ })).not.toBeChecked();
    });
  });

  it('shows nothing to a visitor without a link', async () => {
    renderAppAt('/apply');
    await answer();
    await press('Submit Application');

    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(Object.keys(sent()[0] ?? {})).not.toContain('clientConsent');
    expect(server.calls.filter(({ path }) => path.includes('referral'))).toEqual([]);
  });
});
