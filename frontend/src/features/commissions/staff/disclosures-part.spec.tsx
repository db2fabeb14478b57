import { screen, waitFor, within } from '@testing-library/react';
import { DisclosuresPart, type OfferToName } from '@/features/commissions/staff/disclosures-part';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const DISCLOSURES = '/api/admin/applications/a1/commission-disclosures';

const newest = {
  id: 'd2',
  applicationId: 'a1',
  version: 2,
  text: 'Its lender pays us 3%.',
  sha256: '0'.repeat(64),
  offers: [],
  openedAt: null,
  acknowledgedAt: null,
  acknowledgedBy: null,
  awaitsSending: false,
  outOfDateSince: null,
  supersededAt: null,
  createdAt: '2026-03-12T09:30:00.000Z',
  createdBy: { id: 's1', name: 'Ada Admin' },
};
const before = {
  ...newest,
  id: 'd1',
  version: 1,
  text: 'Its lender pays us 2%.',
  createdBy: null,
  createdAt: '2026-03-10T14:00:00.000Z',
  supersededAt: newest.createdAt,
};

let offers: readonly OfferToName[];
let server: ServerStub;
let restore: () => void;
describe('DisclosuresPart', () => {
  beforeEach(() => {
    offers = [];
    server = new ServerStub();
    server.on(`GET ${DISCLOSURES}/preview`, () => json(200, { text: 'Alba pays us £250.' }));
    restore = server.install();
  });
  afterEach(() => restore());

  const render = () =>
    renderWithApp(
      <main>
        <h1>Birch Bakery Ltd</h1>
        <DisclosuresPart applicationId="a1" offers={offers} />
      </main>,
    );
  const show = (...disclosures: readonly object[]) => {
    server.on(`GET ${DISCLOSURES}`, () => json(200, disclosures));
    return render();
  };
  const versions = async () =>
    within(await screen.findByRole('list', { name: 'Disclosures' })).getAllByRole('listitem');
  const sent = () => server.calls.filter(({ method }) => method === 'POST');

  it('shows that nothing was disclosed to the client yet', async () => {
    show();

    expect(await screen.findByText(/You have not yet told the client/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Disclose the commission' })).toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Disclosures' })).not.toBeInTheDocument();
  });

  it('warns when a completed case was never disclosed', async () => {
    server.on(`GET ${DISCLOSURES}`, () => json(200, []));
    renderWithApp(<DisclosuresPart applicationId="a1" offers={[]} isCompleted />);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      /This case is completed, and the client was not told/,
    );
  });

  it('shows each version with its wording, author, time and status', async () => {
    show(newest, before);

    const [second, first] = await versions();
    expect(second).toHaveTextContent('Disclosure 2Not opened12 March 2026, 09:30, by Ada Admin');
    expect(second).toHaveTextContent('Its lender pays us 3%.');
    expect(first).toHaveTextContent('Disclosure 1Superseded10 March 2026, 14:00, by a former team member');
    expect(first).toHaveTextContent('Its lender pays us 2%.');
    expect(await violations()).toEqual([]);
  });

  it('shows when the client opened it, and who acknowledged it when', async () => {
    const openedAt = '2026-03-13T08:00:00.000Z';
    const acknowledged = { acknowledgedAt: '2026-03-13T08:05:00.000Z', acknowledgedBy: 'Jane Smith' };
    const { unmount } = show({ ...newest, openedAt });
    expect((await versions())[0]).toHaveTextContent('Disclosure 2Opened');
    unmount();
    show({ ...newest, openedAt, ...acknowledged });

    await waitFor(async () => expect((await versions())[0]).toHaveTextContent('Disclosure 2Acknowledged'));
    const [version] = await versions();
    expect(version).toHaveTextContent('Opened 13 March 2026, 08:00');
    expect(version).toHaveTextContent('Acknowledged 13 March 2026, 08:05, by Jane Smith');
  });

  it('warns when the commission has changed since', async () => {
    show({ ...newest, outOfDateSince: '2026-03-14T10:00:00.000Z' });

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The commission changed on 14 March 2026, 10:00, so the client’s disclosure is out of date.',
    );
  });

  it('downloads the file of a version', async () => {
    server.on(`GET ${DISCLOSURES}/d2/pdf`, () =>
      json(503, { error: 'The file cannot be made at the moment.' }),
    );
    const { user } = show(newest);
    await user.click(await screen.findByRole('button', { name: 'Download PDF of disclosure 2' }));

    expect(await screen.findByText('The file cannot be made at the moment.')).toBeInTheDocument();
  });

  it('shows why they could not be loaded, and can retry', async () => {
    server.on(`GET ${DISCLOSURES}`, () => json(503, { error: 'We cannot reach our database.' }));
    const { user } = render();
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach our database.');
    server.on(`GET ${DISCLOSURES}`, () => json(200, [newest]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await versions()).toHaveLength(1);
  });

  describe('a disclosure', () => {
    const asked = async (ask: string, ...disclosures: readonly object[]) => {
      const { user } = show(...disclosures);
      await user.click(await screen.findByRole('button', { name: ask }));
      return { user, dialog: within(await screen.findByRole('alertdialog')) };
    };

    it('is created once after confirmation, and shown', async () => {
      server.on(`POST ${DISCLOSURES}`, () => {
        server.on(`GET ${DISCLOSURES}`, () => json(200, [newest]));
        return json(201, newest);
      });
      const { user, dialog } = await asked('Disclose the commission');
      expect(dialog.getByText(/This saves the text below permanently/)).not.toHaveTextContent('replacing');
      expect(await dialog.findByText('Alba pays us £250.')).toBeInTheDocument();
      await user.dblClick(dialog.getByRole('button', { name: 'Disclose' }));

      expect(await screen.findByText('Commission disclosed')).toBeInTheDocument();
      expect(await versions()).toHaveLength(1);
      expect(sent()).toHaveLength(1);
      expect(sent()[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('replaces the previous one, after a warning', async () => {
      const { user, dialog } = await asked('Disclose again', newest);
      expect(dialog.getByText(/on the status page, replacing the previous one/)).toBeInTheDocument();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));

      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(sent()).toEqual([]);
    });

    it('shows why it was rejected, and can be retried', async () => {
      server.on(`POST ${DISCLOSURES}`, () => json(409, { error: 'No offer is accepted yet.' }));
      const { user, dialog } = await asked('Disclose the commission');
      await dialog.findByText('Alba pays us £250.');
      await user.click(dialog.getByRole('button', { name: 'Disclose' }));

      expect(await screen.findByText('No offer is accepted yet.')).toBeInTheDocument();
      expect(await screen.findByRole('button', { name: 'Disclose the commission' })).toBeInTheDocument();
    });
  });

  describe('before an offer is accepted', () => {
    const alba = {
      id: 'o1',
      lender: 'Alba',
      brokerCommissionPence: 250_000,
      brokerCommissionBasis: 'likely',
    } as const;
    const named = { ...newest, offers: [{ offerId: 'o1', ...alba }] };
    const WARNING = /^The client has not acknowledged our commission for/;

    it.each([
      [
        'has no commission',
        { ...alba, brokerCommissionPence: null },
        newest,
        'Enter our commission on the Alba offer, then disclose it.',
      ],
      ['is not named', alba, newest, 'Disclose our commission for the Alba offer.'],
      [
        'has changed',
        { ...alba, brokerCommissionPence: 1 },
        named,
        'Disclose our commission for the Alba offer.',
      ],
      [
        'is not acknowledged',
        alba,
        named,
        'Ask the client to acknowledge disclosure 2, which states our commission for the Alba offer.',
      ],
    ] as const)('warns when an offer %s', async (_, offer, disclosure, todo) => {
      offers = [offer];
      show(disclosure);

      expect(await screen.findByText(WARNING)).toHaveTextContent(todo);
    });

    it('does not warn once the client has acknowledged a disclosure with the offer', async () => {
      offers = [alba];
      show({ ...named, openedAt: newest.createdAt, acknowledgedAt: newest.createdAt, acknowledgedBy: 'Ann' });

      expect(await versions()).toHaveLength(1);
      expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    });
  });

  it('sends the disclosure that a completion created', async () => {
    const written = { ...newest, awaitsSending: true };
    const { user } = show(written);
    server.on(`POST ${DISCLOSURES}/d2/sending`, () => {
      server.on(`GET ${DISCLOSURES}`, () => json(200, [newest]));
      return json(200, newest);
    });
    expect((await versions())[0]).toHaveTextContent('Not sent');
    await user.click(screen.getByRole('button', { name: 'Send disclosure' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Send disclosure 2 to the client?' }),
    );
    await user.click(question.getByRole('button', { name: 'Send disclosure' }));

    expect(await screen.findByText('Disclosure sent')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/pays a different commission/)).not.toBeInTheDocument());
    expect(sent()).toHaveLength(1);
  });
});
