import { screen, waitFor, within } from '@testing-library/react';
import { buildApplication, buildApplicationInFull } from '@/testing/build-application';
import { buildComplaint } from '@/testing/build-complaint';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;
const COMPLAINT = '/api/admin/complaints/c1';

const shows = (complaint = buildComplaint()) =>
  server
    .on('GET /api/admin/complaints', () => json(200, [complaint]))
    .on(`GET ${COMPLAINT}`, () => json(200, complaint))
    .on(`PATCH ${COMPLAINT}`, () => json(200, { ...complaint, updatedAt: '2026-03-13T09:30:00.000Z' }));
/** Once it is there: dialogs hide what is behind them. */
const pressOnce = async (name: string) => {
  await screen.findByRole('button', { name });
  await press(name);
};
const sent = () => server.calls.find(({ method }) => method === 'PATCH' || method === 'POST')?.body;

describe('Complaints', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/applications/owners', () => json(200, []))
      .on('GET /api/admin/views', () => json(200, []));
  });
  afterEach(() => restore());

  it('lists complainants, subjects and due dates, and opens the complaint', async () => {
    shows(buildComplaint({ acknowledgeBy: '2020-03-17' }));
    renderPortalAt('/admin/complaints?status=open');

    const name = await screen.findByRole('link', { name: 'Isla Fraser' });
    expect(name).toHaveAttribute('href', '/admin/complaints/c1?status=open');
    const row = name.closest('tr')!;
    for (const text of ['C1001', 'Fraser Bakery Ltd', 'Service', 'Acknowledge', 'Open', 'Unassigned'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(within(row).getByText(/days late$/)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('explains where complaints come from when empty', async () => {
    server.on('GET /api/admin/complaints', () => json(200, []));
    renderPortalAt('/admin/complaints');

    expect(await screen.findByText('No complaints yet')).toBeInTheDocument();
  });

  it('records one from a phone call, and opens its page', async () => {
    shows();
    server.on('POST /api/admin/complaints', () => json(201, buildComplaint()));
    const { router } = renderPortalAt('/admin/complaints');
    await pressOnce('Record complaint');
    await screen.findByRole('dialog', { name: 'Record complaint' });
    await pressOnce('Record complaint');
    expect(await screen.findByText('Enter what happened')).toBeInTheDocument();

    await fillIn({ Name: 'Isla Fraser', Email: 'isla@fraser-bakery.example', 'What happened': 'No call.' });
    await pressOnce('Record complaint');

    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/complaints/c1'));
    expect(sent()).toMatchObject({ kind: 'service', name: 'Isla Fraser', whatHappened: 'No call.' });
  });

  it('offers to acknowledge an open complaint by its deadline', async () => {
    shows();
    renderPortalAt('/admin/complaints/c1');
    expect(await screen.findByText('Acknowledge it by 17 March 2999')).toBeInTheDocument();
    expect(await violations()).toEqual([]);

    await pressOnce('Record acknowledgement');
    await screen.findByRole('dialog', { name: 'Record acknowledgement' });
    await pressOnce('Record acknowledgement');

    await screen.findByText('Acknowledgement recorded');
    expect(sent()).toEqual({
      acknowledgedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
      updatedAt: '2026-03-12T09:30:00.000Z',
    });
  });

  it('closes an acknowledged complaint with its outcome, redress and root cause', async () => {
    shows(buildComplaint({ status: 'acknowledged', acknowledgedOn: '2026-03-13' }));
    renderPortalAt('/admin/complaints/c1');
    expect(await screen.findByText('Send the final response by 7 May 2999')).toBeInTheDocument();
    await pressOnce('Record final response');
    await screen.findByRole('dialog', { name: 'Record final response' });
    await pressOnce('Close complaint');
    expect(await screen.findByText('Choose the outcome')).toBeInTheDocument();

    await fillIn({ Outcome: 'upheld', Redress: '250', 'Root cause': 'Nobody covered the holiday.' });
    await pressOnce('Close complaint');

    await screen.findByText('Complaint closed');
    expect(sent()).toMatchObject({
      outcome: 'upheld',
      redressPence: '£250',
      isVulnerable: null,
      rootCause: 'Nobody covered the holiday.',
    });
  });

  it('shows no next step for a closed one, which can be reopened', async () => {
    shows(buildComplaint({ status: 'closed', outcome: 'rejected', respondedOn: '2026-03-20' }));
    renderPortalAt('/admin/complaints/c1');
    expect(await screen.findByText('Rejected')).toBeInTheDocument();
    expect(screen.queryByText('Next step')).not.toBeInTheDocument();

    await pressOnce('Edit');
    await screen.findByRole('dialog', { name: 'Edit C1001' });
    await fillIn({ Outcome: '', 'Final response sent on': '' });
    await pressOnce('Save');

    await screen.findByText('Complaint updated');
    expect(sent()).toMatchObject({ outcome: null, respondedOn: null });
  });

  it('names the application that a colleague has linked meanwhile, and both when two are', async () => {
    const linked = (id: string, companyName: string) =>
      server.on(`GET /api/admin/applications/${id}`, () =>
        json(200, buildApplicationInFull({ id, companyName, contactName: 'Rona' })),
      );
    linked('p1', 'Rowan Retail Ltd');
    linked('p2', 'Thistle Foods Ltd');
    server.on('GET /api/admin/applications', () =>
      json(200, [buildApplication({ id: 'p1', contactName: 'Rona' })]),
    );
    const conflict = () => {
      const current = buildComplaint({ applicationId: 'p2', companyName: 'Thistle Foods Ltd' });
      const changed = { by: 'Bo Keeper', at: '2026-03-13T09:30:00.000Z', current };
      return json(409, { status: 409, error: 'Bo Keeper changed this complaint.', changed });
    };
    shows();
    server.on(`PATCH ${COMPLAINT}`, conflict);
    const { user } = renderPortalAt('/admin/complaints/c1');
    await pressOnce('Edit');
    await screen.findByRole('dialog', { name: 'Edit C1001' });
    await pressOnce('Save');

    await screen.findByText(/^Bo Keeper changed this complaint/);
    const application = screen.getByRole('combobox', { name: 'Application' });
    await waitFor(() => expect(application).toHaveValue('Thistle Foods Ltd, Rona'));

    await press('Cancel');
    await press('Discard changes');
    await pressOnce('Edit');
    await user.click(await screen.findByRole('combobox', { name: 'Application' }));
    await user.click(await screen.findByRole('option', { name: 'Rowan Retail Ltd, Rona' }));
    await pressOnce('Save');

    expect(await screen.findByText('Yours: Rowan Retail Ltd, Rona')).toBeInTheDocument();
    expect(await screen.findByText('Bo Keeper’s: Thistle Foods Ltd, Rona')).toBeInTheDocument();
  });

  it('says that no application is stated', async () => {
    shows();
    renderPortalAt('/admin/complaints/c1');

    const name = await screen.findByText('Application', { selector: 'dt' });
    expect(name.nextElementSibling).toHaveTextContent('Not stated');
  });

  it('asks a data complaint for its outcome without undue delay', async () => {
    shows(buildComplaint({ kind: 'data', status: 'acknowledged', respondBy: null }));
    renderPortalAt('/admin/complaints/c1');

    expect(
      await screen.findByText('Look into it and give the outcome without undue delay'),
    ).toBeInTheDocument();
  });
});
