import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { Tooltip, TooltipProvider } from '@/shared/ui/tooltip';
import { renderWithApp } from '@/testing/render-with-app';

describe('Tooltip', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function renderTwo() {
    renderWithApp(
      <TooltipProvider>
        <Tooltip text="What one is">
          <button>one</button>
        </Tooltip>
        <Tooltip text="What two is">
          <button>two</button>
        </Tooltip>
      </TooltipProvider>,
    );
  }

  function pointAt(name: string) {
    const button = screen.getByRole('button', { name });
    const event = createEvent.pointerMove(button);
    const facts = { pointerType: 'mouse', clientX: 0, clientY: 0 };
    for (const [fact, value] of Object.entries(facts)) Object.defineProperty(event, fact, { value });
    fireEvent(button, event);
  }

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('opens after 700 ms', () => {
    renderTwo();

    pointAt('one');

    wait(699);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    wait(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('What one is');
  });

  it('opens the next one immediately within 300 ms of the last', () => {
    renderTwo();
    pointAt('one');
    wait(700);
    fireEvent.keyDown(document, { key: 'Escape' });

    wait(299);
    pointAt('two');

    expect(screen.getByRole('tooltip')).toHaveTextContent('What two is');
  });

  it('waits the full delay again after 300 ms', () => {
    renderTwo();
    pointAt('one');
    wait(700);
    fireEvent.keyDown(document, { key: 'Escape' });

    wait(300);
    pointAt('two');

    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    wait(700);
    expect(screen.getByRole('tooltip')).toHaveTextContent('What two is');
  });

  it('opens immediately for the keyboard', () => {
    renderTwo();

    act(() => screen.getByRole('button', { name: 'one' }).focus());

    expect(screen.getByRole('tooltip')).toHaveTextContent('What one is');
  });
});
