import { screen } from '@testing-library/react';
import { BoardColumn } from '@/features/applications/staff/board-column';
import { londonIsoDay } from '@/shared/lib/dates';
import { buildApplication } from '@/testing/build-application';
import { renderWithApp } from '@/testing/render-with-app';
import { json, ServerStub } from '@/testing/server-stub';

const DAY_MS = 86_400_000;

let server: ServerStub;
let restore: () => void;
describe('BoardColumn', () => {
  beforeEach(() => {
    server = new ServerStub();
    restore = server.install();
  });
  afterEach(() => restore());

  describe('a board card', () => {
    it.each([
      ['yesterday', -1, true],
      ['today', 0, false],
      ['tomorrow', 1, false],
    ])('for a task due %s shows whether it is overdue', async (_when, days, isLate) => {
      const dueOn = londonIsoDay(new Date(Date.now() + days * DAY_MS));
      const application = buildApplication({ nextTask: { id: 't1', title: 'Chase Alba', dueOn } });
      server.on('GET /api/admin/applications', () => json(200, [application]));
      renderWithApp(<BoardColumn title="New" query={{ stage: 'new' }} shown linkTo={({ id }) => `/${id}`} />);

      await screen.findByText(/^Chase Alba, by/);

      expect(screen.queryByText('Task late') !== null).toBe(isLate);
    });
  });
});
