import { fireEvent, render, screen } from '@testing-library/react';
import { useFrozenWhileHovered } from '@/features/matching/use-frozen-while-hovered';

function List({ order }: { order: string }) {
  const { shown, waiting, handlers } = useFrozenWhileHovered(order);
  return (
    <>
      <div {...handlers} data-testid="list">
        {shown}
        <button>Card</button>
      </div>
      {waiting && <p>A newer one waits</p>}
    </>
  );
}

const list = () => screen.getByTestId('list');
const card = () => screen.getByRole('button');

describe('useFrozenWhileHovered', () => {
  it('shows the newest value when not hovered or focused', () => {
    const { rerender } = render(<List order="first" />);
    rerender(<List order="second" />);

    expect(list()).toHaveTextContent('second');
  });

  it.each([
    ['pointer', () => fireEvent.pointerEnter(list()), () => fireEvent.pointerLeave(list())],
    ['focus', () => fireEvent.focus(card()), () => fireEvent.blur(card())],
  ])('freezes while the %s is on it, and reports a newer value', (_what, come, leave) => {
    const { rerender } = render(<List order="first" />);
    come();
    rerender(<List order="second" />);

    expect(list()).toHaveTextContent('first');
    expect(screen.getByText('A newer one waits')).toBeInTheDocument();
    leave();
    expect(list()).toHaveTextContent('second');
    expect(screen.queryByText('A newer one waits')).not.toBeInTheDocument();
  });
});
