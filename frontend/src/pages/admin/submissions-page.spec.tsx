import { buildOffer } from '@/testing/build-offer';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSubmission } from '@/testing/build-submission';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

let server: ServerStub;
let restore: () => void;
describe('Submissions page', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/submissions', () => json(200, [buildSubmission()]))
      .on('GET /api/admin/lenders', () => json(200, [{ name: 'Alba', isActive: 'true' }]))
      .on('GET /api/admin/applications/owners', () => json(200, []));
  });
  afterEach(() => restore());

  it('shows each submission’s status and waiting time, and opens the case', async () => {
    renderPortalAt('/admin/submissions');

    const company = await screen.findByRole('link', { name: 'Alder Joinery Ltd' });
    expect(company).toHaveAttribute('href', '/admin/applications/p1');
    const row = company.closest('tr')!;
    for (const text of ['Business Loans', 'Alba', 'AL-1', 'Sent', 'Waiting 6 days', 'Bea'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('shows the amount drawn down', async () => {
    const completion = {
      completedOn: '2026-03-12',
      drawnPence: 12_500_000,
      brokerCommissionPence: 0,
      facilityReference: null,
      endsOn: null,
      redeemedOn: null,
    };
    server.on('GET /api/admin/submissions', () =>
      json(200, [buildSubmission({ state: 'completed', completion })]),
    );
    renderPortalAt('/admin/submissions');

    expect(await screen.findByRole('cell', { name: '£125,000 drawn down' })).toBeInTheDocument();
  });

  it('has separate columns for an offer’s rate, amount and term', async () => {
    const offer = buildOffer('o1', null, { rate: 9.4, amountPence: 8_000_000 });
    server.on('GET /api/admin/submissions', () =>
      json(200, [buildSubmission({ state: 'offered', offers: [offer] })]),
    );
    renderPortalAt('/admin/submissions');

    for (const text of ['9.4% a year', '£80,000', '60 months'])
      expect(await screen.findByRole('cell', { name: text })).toBeInTheDocument();
  });

  it('filters by its address', async () => {
    renderPortalAt('/admin/submissions?state=sent&waitingDays=5&lender=Alba');
    await screen.findByRole('link', { name: 'Alder Joinery Ltd' });

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Lender' })).toHaveValue('Alba'));
    expect(screen.getByRole('combobox', { name: 'No change for' })).toHaveValue('5');
    const asked = server.calls.filter(({ path }) => path.startsWith('/api/admin/submissions?'));
    expect(asked.at(-1)?.path).toContain('waitingDays=5');
  });

  it('explains where submissions come from when empty', async () => {
    server.on('GET /api/admin/submissions', () => json(200, []));
    renderPortalAt('/admin/submissions');

    expect(await screen.findByText('No submissions yet')).toBeInTheDocument();
  });
});
