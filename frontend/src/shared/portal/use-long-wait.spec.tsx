import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useLongWait } from '@/shared/portal/use-long-wait';

function List({ reading }: { reading: boolean }) {
  return <p>{useLongWait(reading) ? 'dimmed' : 'as it was'}</p>;
}

const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const shows = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows nothing of a wait that is short', () => {
  const { rerender } = render(<List reading />);

  after(299);
  shows('as it was');
  rerender(<List reading={false} />);
  after(1_000);

  shows('as it was');
});

it('shows a wait that is long, until it is over', () => {
  const { rerender } = render(<List reading />);

  after(300);
  shows('dimmed');
  rerender(<List reading={false} />);

  shows('as it was');
});

it('counts each wait from its own beginning', () => {
  const { rerender } = render(<List reading />);
  after(300);
  rerender(<List reading={false} />);

  rerender(<List reading />);
  after(299);

  shows('as it was');
});
