import { screen, within } from '@testing-library/react';
import type { Application } from '@/features/applications/staff/admin-applications-api';
import { anApplicationInFull } from '@/testing/an-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

let server: ServerStub;
let restore: () => void;

beforeEach(() => {
  server = new ServerStub();
  restore = server.install();
});
afterEach(() => restore());

const open = async (changes: Partial<Application>) => {
  withAda(server)
    .on('GET /api/admin/applications/p1', () => json(200, anApplicationInFull(changes)))
    .on('GET /api/admin/introducers', () => json(200, []));
  renderPortalAt('/admin/applications/p1');
  await screen.findByRole('heading', { level: 1, name: 'Rowan Retail Ltd' });
  return within(screen.getByRole('region', { name: 'What was submitted' }));
};

it('shows what was chosen from a form’s list as the form showed it', async () => {
  const submitted = await open({
    amount: '10k-50k',
    tradingHistory: '1y-2y',
    businessSector: 'professional-services',
    creditScore: '700',
    hasAdverseCredit: 'no',
    purpose: 'no',
  });

  for (const words of [
    'Business Loans',
    '£10,000 to £50,000',
    '1 to 2 years',
    'Professional services',
    'Good (650-750)',
    'No',
    'no',
  ])
    expect(submitted.getByText(words)).toBeInTheDocument();
});

it('shows a partner’s own figures as they were sent', async () => {
  const submitted = await open({ introducerId: 'i1', partner: 'Alder Accounts Ltd', creditScore: '700' });

  expect(submitted.getByText('700')).toBeInTheDocument();
});
