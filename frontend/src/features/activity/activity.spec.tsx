import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ActivityEntry } from '@/features/activity/activity-api';
import { formatField, formatValue } from '@/features/activity/activity-labels';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;
describe('Activity', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server);
  });
  afterEach(() => restore());

  const buildEntry = (changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
    id: 'e1',
    at: '2026-11-22T09:30:00.000Z',
    action: 'application-reviewed',
    actor: { type: 'admin', id: 'a1', name: 'Ada Admin' },
    subject: { type: 'application', id: 'c1', name: 'Rowan Retail' },
    reason: 'The turnover is too low',
    changes: [{ field: 'status', from: 'in_review', to: 'rejected' }],
    ...changes,
  });
  const show = async (...entries: readonly object[]) => {
    server.on('GET /api/admin/activity', () => json(200, { items: entries, next: null }));
    renderPortalAt('/admin/activity');
    return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  };
  const former = { type: 'admin', id: 'a2', name: null } as const;
  const nobody = { type: 'visitor', id: null, name: null } as const;

  it('names someone who has left as a former team member', async () => {
    const [entry] = await show(buildEntry({ actor: former }));

    expect(entry).toContain('A former team member updated the application');
  });

  it('shows who did what to which record, and why', async () => {
    const [entry] = await show(buildEntry());

    expect(entry).toBe(
      '09:30Ada Admin updated the application from Rowan Retail‘The turnover is too low’Status: in review → rejected',
    );
    expect(screen.getByRole('link', { name: 'Rowan Retail' })).toHaveAttribute(
      'href',
      '/admin/applications/c1',
    );
    expect(screen.getByRole('heading', { name: '22 November 2026' })).toBeInTheDocument();
  });

  it.each<[string, Partial<ActivityEntry>]>([
    [
      'A visitor submitted the application from Rowan Retail',
      { action: 'application-submitted', actor: nobody },
    ],
    [
      'The API account ‘CRM’ submitted the application from Rowan Retail',
      { action: 'application-submitted', actor: { type: 'api-account', id: 'p1', name: 'CRM' } },
    ],
    ['Ada Admin marked the application from Rowan Retail as a duplicate', { action: 'duplicate-marked' }],
    [
      'Alder Accounts Ltd added a lead',
      {
        action: 'lead-added',
        actor: { type: 'introducer', id: 'i1', name: 'Alder Accounts Ltd' },
        subject: { type: 'lead', id: 'l1', name: null },
      },
    ],
  ])('shows: %s', async (sentence, changes) => {
    const [entry] = await show(buildEntry({ ...changes, reason: null, changes: [] }));

    expect(entry).toBe(`09:30${sentence}`);
  });

  it('shows an action by its own name when only a newer server knows it', async () => {
    const newer = { ...buildEntry({ reason: null, changes: [] }), action: 'lender-was-merged' };
    const [entry] = await show(newer);

    expect(entry).toBe('09:30Ada Admin (lender was merged) Rowan Retail');
  });

  it('names a deleted record by its last name, and collapses a long list of changes', async () => {
    const fields = ['name', 'website', 'minLtv', 'maxLtv', 'minAmount', 'maxAmount'];
    await show(
      buildEntry({
        action: 'lender-deleted',
        subject: { type: 'lender', id: 'l1', name: null },
        changes: fields.map((field) => ({ field, from: `The ${field}`, to: null })),
      }),
    );

    const entry = screen.getByRole('listitem');
    expect(within(entry).getByRole('link', { name: 'The name' })).toBeInTheDocument();
    fireEvent.click(within(entry).getByText('2 more'));
    expect(within(entry).getByText('Maximum Amount: The maxAmount → nothing')).toBeVisible();
  });

  it('shows an import as one entry that opens each lender’s changes', async () => {
    const lender = { type: 'lender', id: 'l1', name: 'Alba' };
    const changes = [{ field: 'maxLtv', from: null, to: '80' }];
    const figures = { created: '8', updated: '130', unchanged: '2' };
    const whole = buildEntry({
      action: 'lenders-imported',
      subject: { type: 'lender-import', id: 'i1', name: 'lenders.xlsx' },
      reason: null,
      changes: Object.entries(figures).map(([field, to]) => ({ field, from: null, to })),
    });
    server.on('GET /api/admin/activity', ({ path }) => {
      const part = buildEntry({ id: 'e2', action: 'lender-updated', subject: lender, reason: null, changes });
      return json(200, { items: [path.includes('partsOf=e1') ? part : whole], next: null });
    });
    renderPortalAt('/admin/activity');
    const entry = await screen.findByRole('listitem');
    expect(entry).toHaveTextContent('Ada Admin imported lenders.xlsx: 138 lenders changed');
    expect(server.calls.some(({ path }) => path.includes('partsOf'))).toBe(false);

    fireEvent.click(within(entry).getByText('Each lender'));

    const part = await within(entry).findByRole('listitem');
    expect(part).toHaveTextContent('Updated the lender AlbaMaximum LTV: 80');
  });

  describe('the days', () => {
    const open = async () => {
      server.on('GET /api/admin/activity', () => json(200, { items: [buildEntry()], next: null }));
      const { router, user } = renderPortalAt('/admin/activity');
      await screen.findByRole('listitem');
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      return { router, from: screen.getByLabelText('From') };
    };
    const asked = () =>
      server.calls.flatMap(({ path }) => new URL(path, 'http://localhost').searchParams.getAll('from'));

    it('apply once a year is fully typed, and add no history entry', async () => {
      const { router, from } = await open();

      // The browser's values while a year is typed.
      for (const value of ['0002-03-12', '0020-03-12', '0202-03-12']) {
        fireEvent.change(from, { target: { value } });
        await new Promise((resolve) => setTimeout(resolve, 400));
        expect(from).toHaveValue(value);
      }
      fireEvent.change(from, { target: { value: '2026-03-12' } });

      await waitFor(() => expect(router.state.location.search).toBe('?from=2026-03-12'));
      expect(router.state.historyAction).toBe('REPLACE');
      await waitFor(() => expect(asked()).toEqual(['2026-03-12']));
      expect(from).toHaveValue('2026-03-12');
    });

    it('are used as typed when the field loses focus', async () => {
      const { router, from } = await open();

      fireEvent.change(from, { target: { value: '0202-03-12' } });
      fireEvent.blur(from);

      await waitFor(() => expect(router.state.location.search).toBe('?from=0202-03-12'));
    });
  });

  it('labels fields and values', () => {
    expect(formatField('assignedLender', 'application')).toBe('Assigned lender');
    expect(formatField('maxLtv', 'lender')).toBe('Maximum LTV');
    expect(formatField('gdo', 'application')).toBe('Gross development value (GDV)');
    expect(formatField('ownerId', 'task')).toBe('Owner');
    expect(formatValue(null)).toBe('nothing');
    expect(formatValue('closed-won')).toBe('closed won');
    expect(formatValue('Alba Finance')).toBe('Alba Finance');
  });
});
