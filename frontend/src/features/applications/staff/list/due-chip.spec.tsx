import { screen } from '@testing-library/react';
import { DueChip, formatDueIn } from '@/features/applications/staff/list/due-chip';
import { renderWithApp } from '@/testing/render-with-app';

const NOW = Date.parse('2026-11-27T09:00:00Z');

describe('DueChip', () => {
  it.each([
    ['2026-11-27T11:00:00Z', 'in 2 h'],
    ['2026-11-27T09:20:00Z', 'in 20 min'],
    ['2026-11-27T00:00:00Z', '9 h late'],
    ['2026-11-27T08:59:50Z', '1 min late'],
    ['2026-11-25T10:00:00Z', '47 h late'],
    ['2026-11-23T09:00:00Z', '4 days late'],
    ['2026-11-30T09:00:00Z', 'in 3 days'],
  ])('shows %s as %s', (dueAt, text) => {
    expect(formatDueIn(dueAt, NOW)).toBe(text);
  });

  it('shows the time on hover, and is red when overdue', () => {
    renderWithApp(<DueChip due="overdue" dueAt="2026-03-12T09:30:00.000Z" />);

    const late = screen.getByText(/days late$/);
    expect(late).toHaveAttribute('data-tone', 'negative');
    expect(screen.getByTitle('Due 09:30, 12 Mar')).toContainElement(late);
  });
});
