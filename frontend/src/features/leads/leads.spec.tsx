import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildLead } from '@/testing/build-lead';
import { renderPortalAt, withFiona } from '@/testing/render-portal';
import { json, ServerStub, type SeenCall } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import { violations } from '@/testing/violations';

const LEADS = '/api/introducers/me/leads';
const callum = buildLead({
  phone: '0141 496 0123',
  company: 'Reid Joinery Ltd',
  source: 'Referral',
  notes: 'Wants a second spray booth',
});
const morag = buildLead({ id: 'e2', name: 'Morag Bell', email: 'morag@bell.example', status: 'client' });

let server: ServerStub;
let restore: () => void;
describe('Leads', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withFiona(server)
      .on(`GET ${LEADS}`, () => json(200, [callum, morag]))
      .on(`POST ${LEADS}/duplicates`, () => json(200, { count: 0 }));
  });
  afterEach(() => restore());

  const open = async (query = '') => {
    const view = renderPortalAt(`/partners/dashboard?tab=leads${query}`);
    await screen.findByRole('heading', { name: 'Leads & CRM' });
    return view;
  };
  const opened = async (button: string) => {
    const view = await open();
    await screen.findByText('Callum Reid');
    fireEvent.click(screen.getByRole('button', { name: button }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };
  const callsTo = (method: string): SeenCall[] => server.calls.filter((call) => call.method === method);
  const additions = (): SeenCall[] => callsTo('POST').filter(({ path }) => path === LEADS);
  const listCalls = () =>
    callsTo('GET').filter(({ path }) => path === LEADS || path.startsWith(`${LEADS}?`)).length;

  describe('the list', () => {
    it('explains its purpose and shows the specification’s columns', async () => {
      await open();
      const rows = await screen.findAllByRole('row');

      expect(screen.getByText('Manage your leads and client database for marketing')).toBeInTheDocument();
      expect(
        within(rows[0]!)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['Name', 'Email', 'Company', 'Status', 'Source', 'Added', 'Actions']);
      for (const text of ['callum@reid-joinery.example', 'Reid Joinery Ltd', 'Referral', 'Mar 2, 2026']) {
        expect(within(rows[1]!).getByText(text)).toBeInTheDocument();
      }
      expect(within(rows[2]!).getAllByText('-')).toHaveLength(2);
      expect(await violations()).toEqual([]);
    });

    it('highlights only the status of clients', async () => {
      await open();

      const status = async (name: string) =>
        screen.findByRole('button', { name: new RegExp(`move ${name} on`) });
      expect(await status('Morag Bell')).toHaveAttribute('data-highlighted', 'true');
      expect(await status('Callum Reid')).toHaveAttribute('data-highlighted', 'false');
    });

    it('shows loading and empty states', async () => {
      let answer: (response: Response) => void = () => undefined;
      server.on(`GET ${LEADS}`, () => new Promise((resolve) => (answer = resolve)));
      await open();

      expect(await screen.findByText('Loading leads...')).toBeInTheDocument();
      answer(json(200, []));

      expect(
        await screen.findByText('No leads yet. Add your first lead to get started!'),
      ).toBeInTheDocument();
    });

    it('opens a lead beside it with all notes, also from another page', async () => {
      const far = buildLead({ id: 'e9', name: 'Isla Far', notes: 'Call in spring', phone: '0141 496 0999' });
      server.on(`GET ${LEADS}/e9`, () => json(200, far));
      await open('&id=e9');

      const drawer = await screen.findByRole('dialog', { name: 'Isla Far' });

      for (const text of ['callum@reid-joinery.example', '0141 496 0999', 'Call in spring']) {
        expect(within(drawer).getByText(text)).toBeInTheDocument();
      }
      expect(await violations()).toEqual([]);
    });
  });

  describe('adding', () => {
    it('has the specification’s fields and statuses in order, with Lead first', async () => {
      const { dialog } = await opened('Add Lead');

      expect(dialog).toHaveAccessibleName('Add New Lead');
      for (const label of ['Name', 'Email', 'Phone', 'Company', 'Source', 'Notes']) {
        expect(within(dialog).getByLabelText(new RegExp(`^${label}`))).toBeInTheDocument();
      }
      const status = within(dialog).getByLabelText<HTMLSelectElement>('Status');
      expect([...status.options].map(({ value }) => value)).toEqual([
        'lead',
        'contacted',
        'qualified',
        'client',
        'closed-won',
        'closed-lost',
      ]);
      expect(status).toHaveValue('lead');
      expect(within(dialog).getByLabelText('Source')).toHaveAttribute(
        'placeholder',
        'e.g. Website, Referral, Cold Call',
      );
      expect(within(dialog).getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
      expect(within(dialog).getByLabelText('Notes').tagName).toBe('TEXTAREA');
      expect(await violations()).toEqual([]);
    });

    it('adds a lead once despite repeated presses, and reloads the list', async () => {
      let answer: (response: Response) => void = () => undefined;
      server.on(`POST ${LEADS}`, () => new Promise((resolve) => (answer = resolve)));
      const { dialog } = await opened('Add Lead');
      await fillIn({ Name: ' Isla Kerr ', Email: 'isla@kerr.example', Company: 'Kerr Foods' });
      const before = listCalls();

      const add = within(dialog).getByRole('button', { name: 'Add Lead' });
      fireEvent.click(add);
      fireEvent.click(add);
      expect(await screen.findByRole('button', { name: 'Adding...' })).toBeDisabled();
      answer(json(201, { ...buildLead({ id: 'e3', name: 'Isla Kerr' }), duplicates: 0 }));

      expect(await screen.findByText('Lead added successfully')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const [call, ...others] = additions();
      expect(others).toEqual([]);
      expect(call?.headers['Idempotency-Key']).toMatch(/^[\da-f-]{36}$/);
      expect(call?.body).toMatchObject({
        name: 'Isla Kerr',
        email: 'isla@kerr.example',
        company: 'Kerr Foods',
        status: 'lead',
      });
      await waitFor(() => expect(listCalls()).toBe(before + 1));
    });

    it('sends a retry under the same key, and keeps what was typed', async () => {
      let tries = 0;
      server.on(`POST ${LEADS}`, () => {
        tries += 1;
        return tries === 1
          ? json(503, { error: 'The database is away.' })
          : json(201, { ...buildLead(), duplicates: 0 });
      });
      const { dialog } = await opened('Add Lead');
      await fillIn({ Name: 'Isla Kerr', Email: 'isla@kerr.example' });
      const add = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Add Lead' }));

      add();
      expect(await screen.findByText('Failed to add lead')).toBeInTheDocument();
      expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Isla Kerr');
      add();

      expect(await screen.findByText('Lead added successfully')).toBeInTheDocument();
      const [first, second] = additions();
      expect(second?.headers['Idempotency-Key']).toBe(first?.headers['Idempotency-Key']);
    });

    it('requires a name and an address before it sends anything', async () => {
      const { dialog } = await opened('Add Lead');

      fireEvent.click(within(dialog).getByRole('button', { name: 'Add Lead' }));

      expect(await within(dialog).findByText('Name is required')).toBeInTheDocument();
      expect(within(dialog).getByText('Please enter a valid email')).toBeInTheDocument();
      expect(additions()).toEqual([]);
    });

    it('warns of a lead with the same address, links to it, and does not block saving', async () => {
      server
        .on(`POST ${LEADS}/duplicates`, ({ body }) =>
          json(200, { count: (body as { email: string }).email === 'callum@reid-joinery.example' ? 1 : 0 }),
        )
        .on(`POST ${LEADS}`, () => json(201, { ...buildLead(), duplicates: 1 }));
      const { dialog } = await opened('Add Lead');

      await fillIn({ Name: 'Callum', Email: 'callum@reid-joinery.example' });

      expect(
        await within(dialog).findByText(/You already have a lead with this address/),
      ).toBeInTheDocument();
      const link = within(dialog).getByRole('link', { name: 'Look at it in a new tab' });
      expect(link).toHaveAttribute('href', '/partners/dashboard?tab=leads&q=callum%40reid-joinery.example');
      expect(link).toHaveAttribute('target', '_blank');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Add Lead' }));
      expect(await screen.findByText('Lead added successfully')).toBeInTheDocument();
    });

    it('shows no warning for an address that is changed meanwhile', async () => {
      server.on(`POST ${LEADS}/duplicates`, () => json(200, { count: 2 }));
      const { dialog } = await opened('Add Lead');
      await fillIn({ Email: 'callum@reid-joinery.example' });
      expect(await within(dialog).findByText(/You already have 2 leads/)).toBeInTheDocument();

      await fillIn({ Email: 'callum@reid' });

      expect(within(dialog).queryByText(/You already have/)).not.toBeInTheDocument();
    });
  });

  describe('editing', () => {
    it('changes only the notes, based on the loaded version', async () => {
      server.on(`PATCH ${LEADS}/e1`, () => json(200, callum));
      const { dialog } = await opened('Edit Callum Reid');
      expect(dialog).toHaveAccessibleName('Edit Lead');
      expect(within(dialog).getAllByRole('textbox')).toHaveLength(1);

      await fillIn({ Notes: 'Wants two' });
      await press('Save');

      expect(await screen.findByText('Lead updated successfully')).toBeInTheDocument();
      expect(callsTo('PATCH').map(({ body }) => body)).toEqual([
        { notes: 'Wants two', updatedAt: callum.updatedAt },
      ]);
    });

    it('shows progress, and keeps the notes when saving fails', async () => {
      let answer: (response: Response) => void = () => undefined;
      server.on(`PATCH ${LEADS}/e1`, () => new Promise((resolve) => (answer = resolve)));
      const { dialog } = await opened('Edit Callum Reid');
      await fillIn({ Notes: 'Typed with care' });

      await press('Save');

      expect(await within(dialog).findByRole('button', { name: 'Saving...' })).toBeDisabled();
      answer(json(503, { error: 'The database is away.' }));
      expect(await screen.findByText('Failed to update lead')).toBeInTheDocument();
      expect(within(dialog).getByLabelText('Notes')).toHaveValue('Typed with care');
    });

    it('shows both versions when the lead was changed meanwhile, and keeps both', async () => {
      const theirs = {
        ...callum,
        notes: 'Their words',
        status: 'qualified',
        updatedAt: '2026-03-12T14:32:00.000Z',
      };
      let tries = 0;
      server.on(`PATCH ${LEADS}/e1`, () => {
        tries += 1;
        const changed = { by: 'Fiona Alder', at: theirs.updatedAt, current: theirs };
        return tries === 1 ? json(409, { error: 'The lead was changed', changed }) : json(200, theirs);
      });
      const { dialog } = await opened('Edit Callum Reid');
      await fillIn({ Notes: 'My words' });

      await press('Save');

      expect(await within(dialog).findByText(/Fiona Alder changed this lead at 14:32/)).toBeInTheDocument();
      expect(within(dialog).getByText('Yours: My words')).toBeInTheDocument();
      expect(within(dialog).getByText('Fiona Alder’s: Their words')).toBeInTheDocument();
      expect(within(dialog).getByText(/where you had made no changes: Status/)).toBeInTheDocument();
      expect(await screen.findByText('Failed to update lead')).toBeInTheDocument();
      expect(await violations()).toEqual([]);

      await press('Save');
      await screen.findByText('Lead updated successfully');
      expect(callsTo('PATCH')[1]?.body).toEqual({ notes: 'My words', updatedAt: theirs.updatedAt });
    });
  });

  describe('the status menu', () => {
    const choose = async (label: string) => {
      const view = await open();
      screen.getByRole('button', { name: 'Add Lead' });
      const badge = await screen.findByRole('button', { name: /move Callum Reid on/ });
      badge.focus();
      await view.user.keyboard('{Enter}');
      expect(await screen.findByRole('menuitemradio', { name: 'Lead', checked: true })).toHaveFocus();
      fireEvent.click(screen.getByRole('menuitemradio', { name: label }));
      return view;
    };

    it('changes the status of a lead', async () => {
      server.on(`PATCH ${LEADS}/e1`, () => json(200, callum));

      await choose('Client');

      expect(await screen.findByText('Lead updated successfully')).toBeInTheDocument();
      expect(callsTo('PATCH').map(({ body }) => body)).toEqual([
        { status: 'client', updatedAt: callum.updatedAt },
      ]);
    });

    it('shows the new status immediately, and the previous one when the server rejects it', async () => {
      let reject: () => void = () => undefined;
      const rejection = new Promise<void>((resolve) => (reject = resolve));
      server.on(`PATCH ${LEADS}/e1`, async () => {
        await rejection;
        return json(503, { error: 'The database is away.' });
      });
      const badge = (status: string) =>
        screen.findByRole('button', { name: `${status}: move Callum Reid on` });
      await choose('Client');

      expect(await badge('Client')).toHaveAttribute('data-highlighted', 'true');
      reject();

      expect(await badge('Lead')).toHaveAttribute('data-highlighted', 'false');
      expect(await screen.findByText('Failed to update lead')).toBeInTheDocument();
    });

    it('does nothing when the same status is chosen', async () => {
      await choose('Lead');

      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      expect(callsTo('PATCH')).toEqual([]);
    });

    it('reports a failure', async () => {
      server.on(`PATCH ${LEADS}/e1`, () => json(503, { error: 'The database is away.' }));

      await choose('Client');

      expect(await screen.findByText('Failed to update lead')).toBeInTheDocument();
    });

    it('belongs to one lead, and closes when the list shows another in its place', async () => {
      const { user, router } = await open();
      const badge = await screen.findByRole('button', { name: /move Callum Reid on/ });
      badge.focus();
      await user.keyboard('{Enter}');
      expect(await screen.findByRole('menu')).toBeInTheDocument();

      server.on(`GET ${LEADS}`, () => json(200, [morag]));
      await act(() => router.navigate('?tab=leads&q=bell'));

      await waitFor(() => expect(screen.queryByText('Callum Reid')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: /move Morag Bell on/ })).toBeInTheDocument();
      expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    });

    const changedTo = (status: string) => {
      const current = { ...callum, status, notes: 'Other notes', updatedAt: '2026-03-12T14:32:00.000Z' };
      let tries = 0;
      server.on(`PATCH ${LEADS}/e1`, () => {
        tries += 1;
        const changed = { by: 'Fiona Alder', at: current.updatedAt, current };
        return tries === 1 ? json(409, { error: 'The lead was changed', changed }) : json(200, current);
      });
    };

    it('ignores changes to other fields', async () => {
      changedTo('lead');

      await choose('Client');

      expect(await screen.findByText('Lead updated successfully')).toBeInTheDocument();
      expect(callsTo('PATCH')[1]?.body).toEqual({ status: 'client', updatedAt: '2026-03-12T14:32:00.000Z' });
    });

    it('asks when the status was changed elsewhere meanwhile, and applies the answer', async () => {
      changedTo('closed-lost');
      await choose('Client');

      const question = await screen.findByRole('alertdialog');
      expect(question).toHaveTextContent(/Fiona Alder changed it to ‘Closed Lost’ at 14:32/);
      expect(callsTo('PATCH')).toHaveLength(1);
      fireEvent.click(within(question).getByRole('button', { name: 'Change to Client' }));

      expect(await screen.findByText('Lead updated successfully')).toBeInTheDocument();
      expect(callsTo('PATCH')[1]?.body).toEqual({ status: 'client', updatedAt: '2026-03-12T14:32:00.000Z' });
    });

    it('keeps the status that was chosen elsewhere', async () => {
      changedTo('closed-lost');
      await choose('Client');
      const question = await screen.findByRole('alertdialog');
      expect(await violations()).toEqual([]);

      fireEvent.click(within(question).getByRole('button', { name: 'Keep Closed Lost' }));

      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(callsTo('PATCH')).toHaveLength(1);
    });
  });

  it('still asks when the lead has left the filtered list after a change elsewhere', async () => {
    const current = { ...callum, status: 'closed-lost', updatedAt: '2026-03-12T14:32:00.000Z' };
    server.on(`PATCH ${LEADS}/e1`, () => {
      server.on(`GET ${LEADS}`, () => json(200, []));
      const changed = { by: 'Fiona Alder', at: current.updatedAt, current };
      return json(409, { error: 'The lead was changed', changed });
    });
    await open('&status=lead');
    fireEvent.click(await screen.findByRole('button', { name: /move Callum Reid on/ }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: 'Client' }));
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());

    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Change Callum Reid to ‘Client’ anyway?');
    server.on(`PATCH ${LEADS}/e1`, () => json(200, { ...current, status: 'client' }));
    fireEvent.click(within(question).getByRole('button', { name: 'Change to Client' }));

    expect(await screen.findByText('Lead updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  describe('deleting', () => {
    const ask = async () => {
      await open();
      fireEvent.click(await screen.findByRole('button', { name: 'Delete Callum Reid' }));
      return screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this lead?' });
    };

    it('asks first', async () => {
      await ask();

      await press('Cancel');

      expect(callsTo('DELETE')).toEqual([]);
    });

    it('deletes, shows progress and a toast, and reloads the list', async () => {
      let answer: (response: Response) => void = () => undefined;
      server.on(`DELETE ${LEADS}/e1`, () => new Promise((resolve) => (answer = resolve)));
      await ask();
      const before = listCalls();

      await press('Delete');
      expect(await screen.findByRole('button', { name: 'Deleting...' })).toBeDisabled();
      answer(json(200, { success: true }));

      expect(await screen.findByText('Lead deleted successfully')).toBeInTheDocument();
      expect(callsTo('DELETE')).toHaveLength(1);
      await waitFor(() => expect(listCalls()).toBe(before + 1));
    });

    it('reports a failure, and reloads the list when the lead was already deleted', async () => {
      server.on(`DELETE ${LEADS}/e1`, () => json(404, { error: 'There is no such lead in your list.' }));
      await ask();
      const before = listCalls();

      await press('Delete');

      expect(await screen.findByText('Failed to delete lead')).toBeInTheDocument();
      await waitFor(() => expect(listCalls()).toBe(before + 1));
    });
  });

  describe('converting to a case', () => {
    const CASES = '/api/introducers/me/applications';
    const submitted = { id: 'c1', companyName: 'Reid Joinery Ltd', status: 'pending' };
    const fillCase = async () => {
      await fillIn({ 'Funding Type': 'Business Loan', 'Amount Required': '£50,000' });
      await press('Submit Application');
    };
    const convert = async (name: string) => {
      await open();
      fireEvent.click(await screen.findByRole('button', { name: new RegExp(`move ${name} on`) }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Convert to case' }));
      return screen.findByRole('dialog', { name: 'Submit New Application' });
    };

    it('prefills the case, and makes the lead a client once it is submitted', async () => {
      server
        .on(`POST ${CASES}`, () => json(201, submitted))
        .on(`PATCH ${LEADS}/e1`, () => json(200, { ...callum, status: 'client' }));
      const dialog = await convert('Callum Reid');
      for (const [label, text] of [
        ['Company Name', 'Reid Joinery Ltd'],
        ['Contact Name', 'Callum Reid'],
        ['Email', 'callum@reid-joinery.example'],
        ['Phone', '0141 496 0123'],
      ] as const) {
        expect(within(dialog).getByLabelText(new RegExp(`^${label}`))).toHaveValue(text);
      }

      await fillCase();

      expect(await screen.findByText('Application submitted successfully')).toBeInTheDocument();
      await waitFor(() => expect(callsTo('PATCH').map(({ body }) => body)).toEqual([{ status: 'client' }]));
    });

    it('keeps the lead unchanged until a case is submitted', async () => {
      server.on(`POST ${CASES}`, () => json(503, { error: 'The database is away.' }));
      await convert('Callum Reid');

      await fillCase();

      expect(await screen.findByText('Failed to submit application')).toBeInTheDocument();
      expect(callsTo('PATCH')).toEqual([]);
    });

    it('changes nothing on a lead that is already a client', async () => {
      server.on(`POST ${CASES}`, () => json(201, submitted));
      await convert('Morag Bell');
      await fillIn({ 'Company Name': 'Bell Bakers', Phone: '0141 496 0199' });

      await fillCase();

      expect(await screen.findByText('Application submitted successfully')).toBeInTheDocument();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(callsTo('PATCH')).toEqual([]);
    });

    it('reports that the case was submitted when the lead could not be changed', async () => {
      server
        .on(`POST ${CASES}`, () => json(201, submitted))
        .on(`PATCH ${LEADS}/e1`, () => json(503, { error: 'The database is away.' }));
      await convert('Callum Reid');

      await fillCase();

      expect(await screen.findByText('Failed to update lead')).toBeInTheDocument();
      expect(
        screen.getByText('The case was submitted, but the lead was not updated. Set its status to Client.'),
      ).toBeInTheDocument();
    });
  });
});
