import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildPanelLender } from '@/testing/build-panel-lender';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { fillIn, press } from '@/testing/settled';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;
const alba = buildPanelLender({
  description: 'Term loans.',
  minAmount: '£25,000',
  maxAmount: '500k',
  interestRate: 'from 6.9%',
  contactEmail: 'brokers@alba.example',
  contactPhone: '0141 496 0123',
  website: 'https://alba.example',
});

describe('Lenders', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/lenders', () => json(200, [alba]))
      .on('POST /api/admin/lenders/reading', () => json(200, { readings: [], warnings: [] }));
  });
  afterEach(() => restore());

  const open = async () => {
    const view = renderPortalAt('/admin/lenders');
    await screen.findByRole('heading', { name: 'Lenders' });
    return view;
  };
  const opened = async (button: string) => {
    const view = await open();
    await screen.findByText('Alba Finance');
    fireEvent.click(screen.getByRole('button', { name: button }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };
  const callsTo = (method: string) => server.calls.filter((call) => call.method === method);
  const saved = () => json(200, { ...alba, warnings: [] });

  describe('the list', () => {
    it('shows the specification’s columns, with the website in a new tab', async () => {
      await open();
      const row = (await screen.findByText('Alba Finance')).closest('tr')!;

      for (const text of ['Active', 'Term loans.', 'Business Loans', '£25,000 to 500k', 'from 6.9%']) {
        expect(within(row).getByText(text)).toBeInTheDocument();
      }
      expect(within(row).getByText('brokers@alba.example')).toBeInTheDocument();
      expect(within(row).getByText('0141 496 0123')).toBeInTheDocument();
      expect(within(row).getByRole('link', { name: 'alba.example' })).toHaveAttribute('target', '_blank');
      expect(await violations()).toEqual([]);
    });

    it('shows when a lender was last confirmed, beside whether it is active', async () => {
      const brisk = buildPanelLender({
        id: 'l2',
        name: 'Brisk',
        confirmedAt: '2026-03-12T10:00:00.000Z',
      });
      server.on('GET /api/admin/lenders', () => json(200, [{ ...alba, confirmedAt: null }, brisk]));
      await open();

      const statusOf = async (name: string) =>
        within((await screen.findByText(name)).closest('tr')!)
          .getByText('Active')
          .closest('td');
      expect(await statusOf('Alba Finance')).toHaveTextContent('ActiveNot confirmed');
      expect(await statusOf('Brisk')).toHaveTextContent('Active12 Mar 2026');
    });

    it('links only http and https websites', async () => {
      server.on('GET /api/admin/lenders', () => json(200, [{ ...alba, website: 'javascript:alert(1)' }]));
      await open();

      expect(await screen.findByText('javascript:alert(1)')).toBeInTheDocument();
      expect(screen.queryByRole('link', { name: 'javascript:alert(1)' })).not.toBeInTheDocument();
    });

    it.each([{ minAmount: null }, { maxAmount: null }])('shows no loan range with %j', async (without) => {
      server.on('GET /api/admin/lenders', () => json(200, [{ ...alba, ...without }]));
      await open();

      await screen.findByText('Alba Finance');

      expect(screen.queryByText(/25,000|500k/)).not.toBeInTheDocument();
    });

    it('offers to add the first lender', async () => {
      server.on('GET /api/admin/lenders', () => json(200, []));
      await open();

      expect(await screen.findByText('No lenders added yet')).toBeInTheDocument();
      fireEvent.click(screen.getByRole('button', { name: 'Add Your First Lender' }));

      expect(await screen.findByRole('dialog', { name: 'Add New Lender' })).toBeInTheDocument();
    });

    it('opens a lender beside the list, by an address that can be shared', async () => {
      renderPortalAt('/admin/lenders?id=l1');

      const drawer = await screen.findByRole('dialog', { name: 'Alba Finance' });

      expect(within(drawer).getByText('Lending criteria')).toBeInTheDocument();
    });

    it('opens one from another page by its id', async () => {
      const brisk = buildPanelLender({ id: 'l2', name: 'Brisk' });
      server.on('GET /api/admin/lenders/l2', () => json(200, brisk));
      renderPortalAt('/admin/lenders?id=l2');

      const drawer = await screen.findByRole('dialog', { name: 'Brisk' });

      expect(within(drawer).getByRole('button', { name: 'Edit Brisk' })).toBeInTheDocument();
    });

    it('shows that the lender was deleted', async () => {
      const sentence = 'Lender not found. It may have been deleted.';
      server.on('GET /api/admin/lenders/l3', () => json(404, { error: sentence }));
      renderPortalAt('/admin/lenders?id=l3');

      expect(await screen.findByText(sentence)).toBeInTheDocument();
    });
  });

  describe('the form', () => {
    it('adds a lender once despite repeated presses', async () => {
      server.on('POST /api/admin/lenders', saved);
      await opened('Add Lender');
      await fillIn({ Name: 'Brisk', 'Product Types': 'MCA' });

      const create = screen.getByRole('button', { name: 'Create' });
      fireEvent.click(create);
      fireEvent.click(create);

      expect(await screen.findByText('Lender created')).toBeInTheDocument();
      expect(screen.getByText('The lender has been created successfully')).toBeInTheDocument();
      const posts = callsTo('POST').filter(({ path }) => path === '/api/admin/lenders');
      expect(posts).toHaveLength(1);
      expect(posts[0]?.body).toMatchObject({ name: 'Brisk', productTypes: 'MCA', isActive: 'true' });
    });

    it('keeps what was typed while an import is being saved, and saves on the next press', async () => {
      const error = 'An import is being saved at the moment, so yours is not saved yet.';
      server.on('PATCH /api/admin/lenders/l1', () => json(409, { type: '/problems/lenders-busy', error }));
      const { dialog } = await opened('Edit Alba Finance');
      await fillIn({ Name: 'Alba Capital' });
      await press('Update');

      expect(await within(dialog).findByText(error)).toBeInTheDocument();
      expect(within(dialog).getByLabelText(/^Name/)).toHaveValue('Alba Capital');
      server.on('PATCH /api/admin/lenders/l1', saved);
      await press('Update');

      expect(await screen.findByText('Lender updated')).toBeInTheDocument();
      expect(callsTo('PATCH').at(-1)?.body).toMatchObject({ name: 'Alba Capital' });
    });

    it('asks for a name and products, with email and URL inputs and folded criteria', async () => {
      const { dialog } = await opened('Add Lender');

      await fillIn({ Name: ' ' });
      await press('Create');

      expect(await within(dialog).findByText('Lender name is required')).toBeInTheDocument();
      expect(within(dialog).getByText('Product types are required')).toBeInTheDocument();
      expect(within(dialog).getByLabelText('Contact Email')).toHaveAttribute('type', 'email');
      expect(within(dialog).getByLabelText('Website')).toHaveAttribute('type', 'url');
      expect(within(dialog).getByRole('checkbox', { name: 'Active' })).toBeChecked();
      expect(within(dialog).getByLabelText('Minimum LTV')).not.toBeVisible();
      fireEvent.click(within(dialog).getByRole('button', { name: 'Lending criteria' }));
      expect(within(dialog).getByLabelText('Minimum LTV')).toBeVisible();
      expect(await violations()).toEqual([]);
    });

    it('shows beside a limit how it is read', async () => {
      server.on('POST /api/admin/lenders/reading', () =>
        json(200, {
          readings: [{ field: 'minAmount', reads: '£10,000' }],
          warnings: [{ field: 'maxAmount', message: 'We could not read “plenty”' }],
        }),
      );
      const { dialog } = await opened('Add Lender');

      await fillIn({ 'Minimum Amount': '£10k', 'Maximum Amount': 'plenty' });

      expect(await within(dialog).findByText('Reads as £10,000')).toBeInTheDocument();
      expect(within(dialog).getByText('We could not read “plenty”')).toBeInTheDocument();
    });

    it('sends the loaded version with a change', async () => {
      server.on('PATCH /api/admin/lenders/l1', saved);
      await opened('Edit Alba Finance');

      await fillIn({ 'Minimum Amount': '' });
      await press('Update');

      expect(await screen.findByText('Lender updated')).toBeInTheDocument();
      expect(callsTo('PATCH')[0]?.body).toMatchObject({ minAmount: null, updatedAt: alba.updatedAt });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it('keeps what was typed when saving fails, and opens the criteria with an error', async () => {
      const message = 'Maximum LTV can be at most 200 characters';
      server.on('PATCH /api/admin/lenders/l1', () =>
        json(400, { error: message, errors: [{ field: 'maxLtv', message }] }),
      );
      const { dialog } = await opened('Edit Alba Finance');
      await fillIn({ Description: 'Mine' });

      await press('Update');

      expect(await screen.findByText('Operation failed')).toBeInTheDocument();
      expect(screen.getByText('Failed to save lender')).toBeInTheDocument();
      expect(within(dialog).getByLabelText('Description')).toHaveValue('Mine');
      expect(within(dialog).getByText(message)).toBeVisible();
    });

    it('shows both versions when a colleague saved first, and keeps both', async () => {
      const theirs = { ...alba, minAmount: '£8k', interestRate: '7%', updatedAt: '2026-03-12T14:32:00.000Z' };
      let tries = 0;
      server.on('PATCH /api/admin/lenders/l1', () => {
        tries += 1;
        const changed = { by: 'Grace', at: theirs.updatedAt, current: theirs };
        return tries === 1 ? json(409, { error: 'Grace changed this lender', changed }) : saved();
      });
      const { dialog } = await opened('Edit Alba Finance');
      await fillIn({ 'Minimum Amount': '£9k', Description: 'Mine' });

      await press('Update');

      expect(await within(dialog).findByText(/Grace changed this lender at 14:32/)).toBeInTheDocument();
      expect(within(dialog).getByText('Yours: £9k')).toBeInTheDocument();
      expect(within(dialog).getByText('Grace’s: £8k')).toBeInTheDocument();
      expect(within(dialog).getByLabelText('Interest Rate')).toHaveValue('7%');
      expect(within(dialog).getByLabelText('Minimum Amount')).toHaveValue('£9k');

      fireEvent.click(within(dialog).getByRole('button', { name: 'Keep Grace’s: Minimum Amount' }));
      await press('Update');
      await screen.findByText('Lender updated');
      expect(callsTo('PATCH')[1]?.body).toMatchObject({
        minAmount: '£8k',
        description: 'Mine',
        interestRate: '7%',
        updatedAt: theirs.updatedAt,
      });
    });

    it('asks before it discards typed text, by Escape or Back', async () => {
      const { user, router } = await opened('Edit Alba Finance');
      await fillIn({ Description: 'Mine' });

      await user.keyboard('{Escape}');
      fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
      expect(screen.getByLabelText('Description')).toHaveValue('Mine');

      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await act(() => router.navigate('/admin'));
      fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
    });

    it('closes immediately when nothing was typed', async () => {
      const { user } = await opened('Edit Alba Finance');

      await user.keyboard('{Escape}');

      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });

    it('continues after signing in again', async () => {
      let known = false;
      server
        .on('PATCH /api/admin/lenders/l1', () => (known ? saved() : json(401, { error: 'Please sign in' })))
        .on('POST /api/admin/login', () => {
          known = true;
          return json(200, {
            admin: { id: 'a1', email: 'ada@example.co.uk', name: 'Ada Admin', role: 'admin' },
          });
        });
      await opened('Edit Alba Finance');
      await fillIn({ Description: 'Mine' });
      await press('Update');

      await screen.findByRole('dialog', { name: 'Please sign in again' });
      await fillIn({ Password: 'a long walk' });
      await press('Sign In');

      expect(await screen.findByText('Lender updated')).toBeInTheDocument();
      expect(callsTo('PATCH').map(({ body }) => body)).toMatchObject([
        { description: 'Mine' },
        { description: 'Mine' },
      ]);
    });
  });

  describe('deleting', () => {
    const ask = async () => {
      await open();
      fireEvent.click(await screen.findByRole('button', { name: 'Delete Alba Finance' }));
      return screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this lender?' });
    };

    it('asks first', async () => {
      await ask();

      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await press('Cancel');

      expect(callsTo('DELETE')).toEqual([]);
    });

    it('deletes and shows a toast', async () => {
      server.on('DELETE /api/admin/lenders/l1', () => json(200, { success: true }));
      await ask();

      await press('Delete');

      expect(await screen.findByText('Lender deleted')).toBeInTheDocument();
      expect(screen.getByText('The lender has been removed successfully')).toBeInTheDocument();
      expect(callsTo('DELETE')).toHaveLength(1);
    });

    it('reports a failure', async () => {
      server.on('DELETE /api/admin/lenders/l1', () => json(503, { error: 'The database is away.' }));
      await ask();

      await press('Delete');

      expect(await screen.findByText('Delete failed')).toBeInTheDocument();
      expect(screen.getByText('Failed to delete lender')).toBeInTheDocument();
    });
  });

  it.each(['panel.csv', 'panel.xlsx.exe'])('sends only workbooks, not %s', async (name) => {
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send');
    await open();
    fireEvent.click(await screen.findByRole('link', { name: 'Import Excel' }));

    fireEvent.change(await screen.findByLabelText('Choose a file'), {
      target: { files: { length: 1, item: () => new File(['x'], name) } },
    });

    expect(await screen.findByText('Invalid file')).toBeInTheDocument();
    expect(screen.getByText('Please upload an Excel file (.xlsx or .xls)')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
  });
});
