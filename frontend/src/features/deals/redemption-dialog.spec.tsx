import { screen } from '@testing-library/react';
import { RedemptionDialog } from '@/features/deals/redemption-dialog';
import { londonIsoDay } from '@/shared/lib/dates';
import { aSubmission } from '@/testing/a-submission';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';
import { violations } from '@/testing/violations';

const LATER = '2026-03-12T10:00:00.000Z';
const completion = {
  ...{ completedOn: '2026-01-05', drawnPence: 12_500_000, brokerCommissionPence: 0 },
  ...{ facilityReference: null, endsOn: '2027-01-05', redeemedOn: null },
};
const completed = aSubmission({ state: 'completed', completion });

let server: ServerStub;
let restore: () => void;
let isClosed: boolean;
beforeEach(() => {
  server = new ServerStub();
  restore = server.install();
  isClosed = false;
});
afterEach(() => restore());

const open = () => {
  const { user } = renderWithApp(
    <RedemptionDialog submission={completed} onClose={() => (isClosed = true)} />,
  );
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, day: screen.getByLabelText(/Paid back on/), save };
};
const sent = () => server.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

it('says at its field that a day is missing, or why it is refused, and keeps it', async () => {
  const message = 'The facility cannot be paid back before the day of completion.';
  server.on('PATCH /api/admin/submissions/s1/completion', () =>
    json(400, { status: 400, error: message, errors: [{ field: 'redeemedOn', message }] }),
  );
  const { user, day, save } = open();
  expect(day).toHaveValue(londonIsoDay(new Date()));

  await user.clear(day);
  await save();
  expect(await screen.findByText('Say on which day it was paid back')).toBeInTheDocument();
  await user.type(day, '2026-01-04');
  await save();

  await screen.findByText(message);
  expect(day).toHaveAccessibleDescription(message);
  expect(day).toHaveValue('2026-01-04');
  expect(await violations()).toEqual([]);
});

it('shows what a colleague changed meanwhile, and is saved by another press', async () => {
  const redeemed = { ...completion, redeemedOn: '2026-03-02' };
  const current = aSubmission({ state: 'completed', completion: redeemed, updatedAt: LATER });
  server.on('PATCH /api/admin/submissions/s1/completion', ({ body }) =>
    (body as { updatedAt: string }).updatedAt === LATER
      ? json(200, current)
      : json(409, { status: 409, error: 'Changed.', changed: { by: 'Bo Keeper', at: LATER, current } }),
  );
  const { user, day, save } = open();
  await user.clear(day);
  await user.type(day, '2026-03-03');

  await save();
  expect(await screen.findByText('Yours: 3 March 2026')).toBeInTheDocument();
  expect(screen.getByText('Bo Keeper’s: 2 March 2026')).toBeInTheDocument();
  expect(isClosed).toBe(false);
  await save();

  await screen.findByText('Paid back early');
  expect(isClosed).toBe(true);
  expect(sent()).toEqual([
    { redeemedOn: '2026-03-03', updatedAt: completed.updatedAt },
    { redeemedOn: '2026-03-03', updatedAt: LATER },
  ]);
});
