import { screen, waitFor, within } from '@testing-library/react';
import { buildApplication } from '@/testing/build-application';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const BO = { id: 'a2', name: 'Bo Keeper' };
const rowan = buildApplication();
const birch = buildApplication({
  id: 'p2',
  companyName: 'Birch Bakers Ltd',
  partner: 'Alder Accounts Ltd',
  updatedAt: '2026-03-12T11:00:00.000Z',
});

let server: ServerStub;
let restore: () => void;
describe('Bulk review', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/applications', () => json(200, [rowan, birch]))
      .on('GET /api/admin/applications/owners', () => json(200, [BO, { id: ADA.id, name: ADA.name }]))
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('POST /api/admin/applications/bulk', ({ body }) =>
        json(
          200,
          (body as { ids: string[] }).ids.map((id) => ({ id, ok: true })),
        ),
      );
  });
  afterEach(() => restore());

  const sent = () => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const box = (name: string) => screen.findByRole('checkbox', { name });
  const openChosen = async () => {
    const { user } = renderPortalAt('/admin/applications');
    await user.click(await box('Select all 2 on this page'));
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    return { user, press };
  };
  const openDialog = async () => {
    const { user, press } = await openChosen();
    await press('Change owner or status');
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 applications' }));
    return { user, dialog, press };
  };

  it('assigns the selected applications with one press, and clears the selection', async () => {
    const { press } = await openChosen();

    await press('Assign to me');

    expect(await screen.findByText('2 applications updated')).toBeInTheDocument();
    expect(sent()).toEqual([{ ids: ['p1', 'p2'], updatedAt: birch.updatedAt, ownerId: ADA.id }]);
    expect(await box('Select Rowan Retail Ltd')).not.toBeChecked();
  });

  it('names unchanged applications with the reason, and keeps them selected', async () => {
    server.on('POST /api/admin/applications/bulk', () =>
      json(200, [
        { id: 'p1', ok: true },
        { id: 'p2', ok: false, error: 'Give a reason of at least three letters' },
      ]),
    );
    const { press } = await openChosen();

    await press('Assign to me');

    expect(await screen.findByText('1 application updated')).toBeInTheDocument();
    const dialog = await screen.findByRole('dialog', { name: '1 application not changed' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent(
      'Birch Bakers Ltd: Give a reason of at least three letters',
    );
    expect(await violations()).toEqual([]);
    await press('Close');
    expect(await box('Select Birch Bakers Ltd')).toBeChecked();
    expect(await box('Select Rowan Retail Ltd')).not.toBeChecked();
  });

  it('sets an owner and a status together', async () => {
    const { user, dialog, press } = await openDialog();
    expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeDisabled();

    await user.selectOptions(dialog.getByLabelText('Owner'), BO.name);
    await user.selectOptions(dialog.getByLabelText('Status'), 'In review');
    await press('Save Changes');

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent()).toEqual([
      { ids: ['p1', 'p2'], updatedAt: birch.updatedAt, ownerId: BO.id, status: 'in_review' },
    ]);
  });

  it('unassigns them', async () => {
    const { user, dialog, press } = await openDialog();

    await user.selectOptions(dialog.getByLabelText('Owner'), 'Unassigned');
    await press('Save Changes');

    await waitFor(() =>
      expect(sent()).toEqual([{ ids: ['p1', 'p2'], updatedAt: birch.updatedAt, ownerId: null }]),
    );
  });

  it('asks for the rejection reason, says who reads it, and accepts a message for the clients', async () => {
    const { user, dialog, press } = await openDialog();

    await user.selectOptions(dialog.getByLabelText('Status'), 'Rejected');
    expect(
      dialog.getByText('Partners see this for their cases, in the portal and by email.'),
    ).toBeInTheDocument();
    await press('Save Changes');
    expect(await dialog.findByText('Please choose a reason')).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await user.selectOptions(dialog.getByLabelText(/^Reason/), 'Other');
    await user.type(dialog.getByLabelText(/^Other reason/), 'The companies are dissolved');
    await user.type(dialog.getByLabelText('Message to client'), 'Your company is no longer registered.');
    await press('Save Changes');

    await waitFor(() =>
      expect(sent()).toEqual([
        {
          ids: ['p1', 'p2'],
          updatedAt: birch.updatedAt,
          status: 'rejected',
          reason: 'The companies are dissolved',
          clientReason: 'Your company is no longer registered.',
        },
      ]),
    );
  });

  it('keeps the form and the selection when the request fails', async () => {
    server.on('POST /api/admin/applications/bulk', () => json(503, { error: 'The database is away.' }));
    const { user, dialog, press } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Owner'), BO.name);

    await press('Save Changes');

    expect(await screen.findByText('The database is away.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Owner')).toHaveDisplayValue(BO.name);
  });
});
