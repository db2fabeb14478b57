import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BoardColumn } from '@/features/applications/staff/board/board-column';
import { buildApplication } from '@/testing/build-application';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';

const HOUR_MS = 3_600_000;

let server: ServerStub;
let restore: () => void;
describe('BoardColumn', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  const show = async (changes: Parameters<typeof buildApplication>[0], amountPence: number | null = null) => {
    server.on('GET /api/admin/applications', () => json(200, [buildApplication(changes)]));
    const linkTo = ({ id }: { id: string }) => `/${id}`;
    renderWithApp(
      <BoardColumn title="New" query={{ stage: 'new' }} shown amountPence={amountPence} linkTo={linkTo} />,
    );
    return screen.findByRole('listitem');
  };

  it('shows company, amount with product, and next step on three lines', async () => {
    const nextStep = { kind: 'send', label: 'Send to Alba' } as const;
    const card = await show({ amount: '85000', nextStep });

    expect([...card.children].map(({ textContent }) => textContent)).toEqual([
      'Rowan Retail Ltd',
      '£85,000 Loan',
      'Send to Alba',
    ]);
  });

  it.each([
    ['a title', 'Invoice Finance', '£85,000 Invoice'],
    ['words of their own', 'Property Mortgage', '£85,000 Property Mortgage'],
  ])('shows a funding type in one word unless a partner wrote %s', async (_what, fundingType, line) => {
    const card = await show({ amount: '85000', fundingType });

    expect(card).toHaveTextContent(line);
  });

  it('shows only its total and sum when folded, and unfolds on a press', async () => {
    server.on('GET /api/admin/applications', () => json(200, [buildApplication()]));
    const onFold = jest.fn();
    renderWithApp(
      <BoardColumn
        title="Closed"
        query={{ stage: 'closed' }}
        shown={false}
        folded
        onFold={onFold}
        amountPence={12_500_000}
        linkTo={() => '/'}
      />,
    );
    await screen.findByText('£125,000');

    expect(screen.queryByRole('listitem')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show Closed', expanded: false }));
    expect(onFold).toHaveBeenCalledWith(false);
  });

  it.each([
    ['is over', -3, '3 h late · Send to Alba', 'error-main'],
    ['is to come', 3, 'Send to Alba', 'text-secondary'],
  ])('shows how late the next step is when its time %s', async (_when, hours, line, colour) => {
    const dueAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
    const card = await show({ nextStep: { kind: 'send', label: 'Send to Alba', dueAt } });

    expect(within(card).getByText(line)).toHaveStyle(`color: var(--kf-palette-${colour})`);
  });

  it.each([
    [12_500_000, '£125,000'],
    [null, null],
  ])('shows a column total of %p pence as %p', async (amountPence, shown) => {
    await show({ amount: 'To be agreed' }, amountPence);

    expect(screen.queryByText(/^£/)?.textContent ?? null).toBe(shown);
  });
});
