import { jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useToast } from '@/shared/ui/toasts/toast-context';
import { renderWithApp } from '@/testing/render-with-app';

describe('Toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function Shower() {
    const toast = useToast();
    return (
      <>
        <button onClick={() => toast({ title: 'Saved', description: 'All of it.' })}>save</button>
        <button onClick={() => toast({ title: 'Error', destructive: true })}>fail</button>
      </>
    );
  }

  function showToast(button = 'save') {
    renderWithApp(<Shower />);
    fireEvent.click(screen.getByRole('button', { name: button }));
  }

  const toastOf = (title: string) =>
    screen
      .queryAllByText(title)
      .map((text) => text.closest('li'))
      .find(Boolean);

  function pointer(type: 'pointerDown' | 'pointerMove' | 'pointerUp', target: Element, clientX: number) {
    const event = createEvent[type](target, { button: 0, pointerId: 1 });
    Object.defineProperties(event, {
      clientX: { value: clientX },
      clientY: { value: 0 },
      button: { value: 0 },
      pointerId: { value: 1 },
      pointerType: { value: 'mouse' },
    });
    fireEvent(target, event);
  }

  function swipe(distance: number) {
    const toast = toastOf('Saved')!;
    pointer('pointerDown', toast, 0);
    pointer('pointerMove', toast, 11);
    pointer('pointerMove', toast, distance);
    pointer('pointerUp', toast, distance);
  }

  it('show title and description for 5000 ms', () => {
    showToast();

    expect(screen.getByText('All of it.')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(4999));
    expect(toastOf('Saved')).toBeDefined();
    act(() => jest.advanceTimersByTime(1));
    expect(toastOf('Saved')).toBeUndefined();
  });

  it('replace the toast that is shown', () => {
    showToast();

    fireEvent.click(screen.getByRole('button', { name: 'fail' }));

    expect(toastOf('Saved')).toBeUndefined();
    expect(toastOf('Error')).toBeDefined();
  });

  it('mark a failure as destructive', () => {
    showToast('fail');

    expect(toastOf('Error')).toHaveAttribute('data-meaning', 'destructive');
  });

  it('close when swiped past 50 px to the right', () => {
    showToast();

    swipe(51);

    expect(toastOf('Saved')).toBeUndefined();
  });

  it.each([50, -80])('stay when swiped by %d px', (distance) => {
    showToast();

    swipe(distance);

    expect(toastOf('Saved')).toBeDefined();
  });

  it('take the focus with F8', () => {
    showToast();

    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });

    expect(screen.getByRole('list')).toHaveFocus();
  });

  it('can be closed by their button', () => {
    showToast();

    fireEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(toastOf('Saved')).toBeUndefined();
  });

  it('report the missing provider to a component outside', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Shower />)).toThrow('useToast must be used inside <ToastProvider>');
  });
});
