import { screen, waitFor, within } from '@testing-library/react';
import type { Receivable } from '@/features/commissions/staff/receivables-api';
import { buildApplicationInFull } from '@/testing/build-application';
import { buildReceivable } from '@/testing/build-receivable';
import { ADA, renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const RECEIVABLES = '/api/admin/receivables';

const receipt = {
  id: 'p1',
  receivedPence: 4_500_000,
  receivedOn: '2026-04-08',
  reference: 'ALBA 20931',
  createdAt: '2026-04-08T09:30:00.000Z',
  createdBy: { id: 'ada', name: 'Ada Admin' },
  reversal: null,
};

let server: ServerStub;
let restore: () => void;
describe('Receivables', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server);
  });
  afterEach(() => restore());

  const show = (receivable: Receivable, address = '/admin/commissions?id=r1') => {
    const { lender, openPence, receivedPence } = receivable;
    const sums = { lender, openPence, overduePence: 0, receivedPence, writtenOffPence: 0 };
    server
      .on(`GET ${RECEIVABLES}`, () => json(200, [receivable]))
      .on(`GET ${RECEIVABLES}/r1`, () => json(200, receivable))
      .on(`GET ${RECEIVABLES}/lenders`, () =>
        json(200, [sums, { ...sums, lender: { id: null, name: 'Brae' }, overduePence: 100 }]),
      );
    return renderPortalAt(address);
  };
  const drawer = async () => within(await screen.findByRole('dialog', { name: 'Alba: Rowan Retail Ltd' }));
  const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
  const sent = () =>
    server.calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

  it('are the first tab, with totals for all lenders and each', async () => {
    const { user } = show(buildReceivable({ isOverdue: true }), '/admin/commissions');

    expect(await screen.findByRole('tab', { name: 'Receivables', selected: true })).toBeInTheDocument();
    expect(await screen.findByText('£9,000.00')).toBeInTheDocument();
    const row = await screen.findByRole('row', { name: /Rowan Retail Ltd/ });
    for (const text of ['Alba', 'Overdue', '11 Apr 2026', '£4,500.00', '£0.00'])
      expect(row).toHaveTextContent(text);
    await user.click(screen.getByText('By lender'));
    expect(await screen.findByRole('row', { name: 'Brae £4,500.00 £1.00 £0.00 £0.00' })).toBeInTheDocument();
  });

  it('are filtered by status, lender and whether they are overdue', async () => {
    const { user, router } = show(buildReceivable(), '/admin/commissions');
    await screen.findByRole('option', { name: 'Brae' });
    await user.selectOptions(screen.getByLabelText('Status'), 'Part received');
    await user.selectOptions(screen.getByLabelText('Lender'), 'Alba');
    await user.selectOptions(screen.getByLabelText('Due'), 'Overdue');

    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toMatchObject({
      state: 'short',
      lender: 'l1',
      overdue: 'true',
    });
    await waitFor(() => {
      const asked = server.calls.filter(({ path }) => path.startsWith(`${RECEIVABLES}?`)).at(-1);
      const query = new URL(asked?.path ?? '', 'http://localhost').searchParams;
      expect(Object.fromEntries(query)).toMatchObject({ state: 'short', lender: 'l1', overdue: 'true' });
    });
  });

  it('are exported as filtered', async () => {
    server.on(`GET ${RECEIVABLES}/export`, () => json(503, { error: 'Not now.' }));
    const { user } = show(buildReceivable(), '/admin/commissions?overdue=true&sort=expected');
    await user.click(await screen.findByRole('button', { name: 'Export the receivables' }));
    await user.click(await screen.findByRole('menuitem', { name: /\.csv/ }));

    expect(await screen.findByText('Export failed')).toBeInTheDocument();
    expect(server.calls.map(({ path }) => path)).toContain(
      `${RECEIVABLES}/export?overdue=true&sort=expected&format=csv`,
    );
  });

  it('record a receipt, and show at its field when it exceeds the outstanding amount', async () => {
    server.on(`POST ${RECEIVABLES}/r1/receipts`, () => json(201, buildReceivable({ openPence: 0 })));
    const { user } = show(buildReceivable());
    await user.click((await drawer()).getByRole('button', { name: 'Record receipt' }));
    const form = await dialog('Record receipt');
    const amount = form.getByLabelText(/^Amount received/);
    expect(amount).toHaveValue('4,500');
    expect(amount).toHaveAccessibleDescription('£4,500.00 is outstanding.');
    await user.clear(amount);
    await user.type(amount, '45,000');
    expect(amount).toHaveAccessibleDescription(/^£40,500.00 more than is outstanding/);
    await user.type(form.getByLabelText(/^Reference/), 'ALBA 1');
    await user.click(form.getByRole('button', { name: 'Record receipt' }));

    expect(await screen.findByText('Receipt recorded')).toBeInTheDocument();
    expect(screen.getByText('Nothing is outstanding.')).toBeInTheDocument();
    expect(sent()).toEqual([
      [
        `${RECEIVABLES}/r1/receipts`,
        {
          receivedPence: '£45,000',
          receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
          reference: 'ALBA 1',
          updatedAt: '2026-03-12T09:30:00.000Z',
        },
      ],
    ]);
  });

  it('keep what was typed when a colleague records a receipt first, and can be saved again', async () => {
    const current = buildReceivable({ openPence: 50_000, updatedAt: '2026-04-08T09:30:00.000Z' });
    server.on(`POST ${RECEIVABLES}/r1/receipts`, () => {
      server.on(`POST ${RECEIVABLES}/r1/receipts`, () => json(201, current));
      return json(409, {
        status: 409,
        error: 'Changed.',
        changed: { by: 'Ben Keeper', at: '2026-04-08T09:30:00.000Z', current },
      });
    });
    const { user } = show(buildReceivable());
    await user.click((await drawer()).getByRole('button', { name: 'Record receipt' }));
    const form = await dialog('Record receipt');
    const amount = form.getByLabelText(/^Amount received/);
    await user.clear(amount);
    await user.type(amount, '500');
    await user.click(form.getByRole('button', { name: 'Record receipt' }));

    expect(await form.findByText(/Ben Keeper/)).toBeInTheDocument();
    expect(amount).toHaveValue('500');
    expect(form.getByText('£500.00 is outstanding.')).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Record receipt' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.[1]).toMatchObject({ updatedAt: current.updatedAt });
  });

  it('allow undoing a mistyped receipt with a reason, and show both', async () => {
    const reversal = { reason: 'Two noughts too many', at: '2026-04-09T09:30:00.000Z', by: null };
    const before = buildReceivable({ state: 'over', receipts: [receipt], openPence: 0 });
    const after = buildReceivable({ receipts: [{ ...receipt, reversal }] });
    server.on(`POST ${RECEIVABLES}/r1/receipts/p1/reversal`, () => {
      server.on(`GET ${RECEIVABLES}`, () => json(200, [after]));
      return json(200, after);
    });
    const { user } = show(before);
    await user.click((await drawer()).getByRole('button', { name: 'Undo receipt of £45,000.00' }));
    const form = await dialog('Undo receipt');
    await user.click(form.getByRole('button', { name: 'Undo receipt' }));
    expect(await form.findByText('Enter the reason')).toBeInTheDocument();
    await user.type(form.getByLabelText(/^Reason/), reversal.reason);
    await user.click(form.getByRole('button', { name: 'Undo receipt' }));

    expect(await screen.findByText('Receipt undone')).toBeInTheDocument();
    expect(
      await (
        await drawer()
      ).findByText('Undone on 9 April 2026 by a former team member: Two noughts too many'),
    ).toBeInTheDocument();
    expect(sent()).toMatchObject([[`${RECEIVABLES}/r1/receipts/p1/reversal`, { reason: reversal.reason }]]);
  });

  it('can get another due date or amount, and be written off', async () => {
    server
      .on(`PATCH ${RECEIVABLES}/r1`, () => json(200, buildReceivable({ expectedOn: '2026-05-01' })))
      .on(`PATCH ${RECEIVABLES}/r1/expected-amount`, () => json(200, buildReceivable()))
      .on(`POST ${RECEIVABLES}/r1/write-off`, () => json(200, buildReceivable({ writtenOffPence: 450_000 })));
    const { user } = show(buildReceivable());
    await user.click((await drawer()).getByRole('button', { name: 'Correct amount' }));
    const amount = (await dialog('Correct expected amount')).getByLabelText(/^Expected amount/);
    await user.clear(amount);
    await user.type(amount, '4,000');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Expected amount corrected')).toBeInTheDocument();
    await user.click((await drawer()).getByRole('button', { name: 'Write off' }));
    await user.type((await dialog('Write off')).getByLabelText(/^Reason/), 'Lender closed');
    await user.click((await dialog('Write off')).getByRole('button', { name: 'Write off' }));

    expect(await screen.findByText('£4,500.00 written off')).toBeInTheDocument();
    expect(sent()).toMatchObject([
      [`${RECEIVABLES}/r1/expected-amount`, { expectedPence: '£4,000' }],
      [`${RECEIVABLES}/r1/write-off`, { reason: 'Lender closed' }],
    ]);
  });

  it('allow only administrators to change the amount or write off', async () => {
    server.on('GET /api/admin/me', () => json(200, { ...ADA, role: 'case-manager' }));
    show(buildReceivable());

    const opened = await drawer();
    expect(opened.getByRole('button', { name: 'Change due date' })).toBeInTheDocument();
    for (const name of ['Correct amount', 'Write off'])
      expect(opened.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('accept nothing once their completion is reversed', async () => {
    show(buildReceivable({ state: 'written_off', cancelledAt: '2026-04-01T09:30:00.000Z', openPence: 0 }));

    const opened = await drawer();
    expect(opened.getByText('Cancelled')).toBeInTheDocument();
    expect(opened.queryByRole('button', { name: 'Record receipt' })).not.toBeInTheDocument();
  });

  it('are recorded from the next step of the case', async () => {
    const nextStep = {
      kind: 'record_receipt',
      label: 'Commission of £4,500.00 expected from Alba',
      dueAt: '2026-04-11T17:00:00.000Z',
      subject: { type: 'receivable', id: 'r1', name: 'Alba', count: 1 },
    } as const;
    server
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull({ nextStep })))
      .on('GET /api/admin/introducers', () => json(200, []));
    for (const part of ['submissions', 'consents', 'commission-disclosures'])
      server.on(`GET /api/admin/applications/p1/${part}`, () => json(200, []));
    const { user } = show(buildReceivable(), '/admin/applications/p1');
    await user.click(await screen.findByRole('button', { name: 'Record receipt' }));

    expect((await dialog('Record receipt')).getByText('Alba, for Rowan Retail Ltd')).toBeInTheDocument();
  });
});
