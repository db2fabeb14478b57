import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useReveal } from '@/pages/fact-find/found-lenders';

const scroll = jest.fn();

function Results({ fresh = true }: { fresh?: boolean }) {
  return (
    <>
      <h2 ref={useReveal(fresh)} tabIndex={-1}>
        Matched Lenders
      </h2>
      <label>
        Phone
        <input />
      </label>
    </>
  );
}

describe('useReveal', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scroll.mockClear();
    Object.assign(Element.prototype, { scrollIntoView: scroll });
    Object.assign(window, { matchMedia: () => ({ matches: false }) });
  });
  afterEach(() => jest.useRealTimers());

  const passes = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('scrolls half a second after the heading', () => {
    render(<Results />);

    passes(499);
    expect(screen.getByRole('heading')).not.toHaveFocus();
    passes(1);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
  });

  it('does not scroll when the user has already scrolled', () => {
    render(<Results />);

    act(() => screen.getByLabelText('Phone').focus());
    passes(1_000);

    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(scroll).not.toHaveBeenCalled();
  });

  it('does not scroll when the heading was there before', () => {
    render(<Results fresh={false} />);

    passes(500);

    expect(scroll).not.toHaveBeenCalled();
    expect(document.body).toHaveFocus();
  });
});
