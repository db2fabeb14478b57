import { screen, within } from '@testing-library/react';
import { buildOffer } from '@/testing/build-offer';
import { buildReceivable } from '@/testing/build-receivable';
import { buildSubmission } from '@/testing/build-submission';
import { buildApplicationInFull } from '@/testing/build-application';
import { renderPortalAt, withAda } from '@/testing/render-portal';
import { json, ServerStub } from '@/testing/server-stub';

const line = {
  id: 'e1',
  introducerId: 'i1',
  applicationId: 'p1',
  submissionId: 's1',
  kind: 'earned',
  state: 'earned',
  amountPence: 90_000,
  vatPence: 0,
  how: '20% of £4,500.00',
  leftPence: 90_000,
  earnedOn: '2026-03-12',
  dueOn: '2026-04-11',
  statementId: null,
  companyName: 'Rowan Retail Ltd',
  createdAt: '2026-03-12T09:30:00.000Z',
  createdBy: null,
  introducerName: 'Alder Accounts Ltd',
  questions: [],
};
const completion = {
  completedOn: '2026-01-05',
  drawnPence: 12_500_000,
  brokerCommissionPence: 0,
  facilityReference: null,
  endsOn: null,
  redeemedOn: null,
};

let server: ServerStub;
let restore: () => void;
describe('CaseCommission', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
    withAda(server)
      .on('GET /api/admin/introducers', () => json(200, []))
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull({ introducerId: 'i1' })))
      .on('GET /api/admin/applications/p1/submissions', () =>
        json(200, [buildSubmission({ state: 'completed', completion })]),
      )
      .on('GET /api/admin/applications/p1/consents', () => json(200, []))
      .on('GET /api/admin/applications/p1/commission-disclosures', () => json(200, []))
      .on('GET /api/admin/receivables', () => json(200, []))
      .on('GET /api/admin/commissions', () => json(200, []));
  });
  afterEach(() => restore());

  it('records a later lender payment, also when none was paid at completion', async () => {
    server.on('POST /api/admin/submissions/s1/commission', () => json(201, line));
    const { user } = renderPortalAt('/admin/applications/p1');
    await user.click(await screen.findByRole('button', { name: 'Record a later payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a later payment' }));
    await user.type(dialog.getByLabelText(/^What the lender paid us/), '4,500');

    await user.click(dialog.getByRole('button', { name: 'Record Payment' }));

    expect(await screen.findByText('Payment recorded')).toBeInTheDocument();
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      receivedPence: '£4,500',
    });
  });

  it('lists receivables, also without a partner, and records a receipt', async () => {
    server
      .on('GET /api/admin/applications/p1', () => json(200, buildApplicationInFull({ introducerId: null })))
      .on('GET /api/admin/receivables', () =>
        json(200, [
          buildReceivable({ receivedPence: 100_000, openPence: 350_000, state: 'short' }),
          buildReceivable({
            id: 'r2',
            origin: 'payment',
            expectedPence: 500,
            openPence: 0,
            state: 'received',
          }),
        ]),
      );
    const { user } = renderPortalAt('/admin/applications/p1');
    const [first, second] = within(await screen.findByRole('list', { name: 'Receivables' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('£4,500.00 from Alba');
    expect(first).toHaveTextContent('Part received');
    expect(first).toHaveTextContent('£1,000.00 received of £4,500.00, due 11 April 2026');
    expect(second).toHaveTextContent('Later payment, 11 April 2026');
    await user.click(screen.getByRole('button', { name: 'Record receipt from Alba' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Record receipt' }));
    expect(dialog.getByText('£3,500.00 is outstanding.')).toBeInTheDocument();
  });

  it('warns before acceptance when the client does not know an offer’s commission', async () => {
    const offers = [buildOffer('o1', null, { sharedAt: '2026-03-12T09:30:00.000Z' })];
    server.on('GET /api/admin/applications/p1/submissions', () =>
      json(200, [buildSubmission({ state: 'offered', offers })]),
    );
    renderPortalAt('/admin/applications/p1');

    expect(await screen.findByText(/^The client has not acknowledged our commission/)).toBeInTheDocument();
    expect(screen.queryByText('Owed by the lender')).not.toBeInTheDocument();
  });

  it('answers the partner’s query at its line', async () => {
    const question = {
      id: 'q1',
      question: 'We agreed 25%',
      askedAt: '2026-03-13T09:30:00.000Z',
      answer: null,
      answeredAt: null,
      answeredBy: null,
    };
    server.on('GET /api/admin/commissions', () => json(200, [{ ...line, questions: [question] }]));
    const { user } = renderPortalAt('/admin/applications/p1');

    await user.click(await screen.findByRole('button', { name: 'Answer: We agreed 25%' }));

    expect(await screen.findByRole('dialog', { name: 'Answer Alder Accounts Ltd' })).toBeInTheDocument();
  });
});
