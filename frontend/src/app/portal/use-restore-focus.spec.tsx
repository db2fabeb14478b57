import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useRestoreFocus } from '@/app/portal/use-restore-focus';

/** A list whose names are removed when pressed; 'Leave' removes the list. */
function Names({ onGone }: { onGone?: () => void }) {
  const frame = useRef<HTMLElement>(null);
  const [names, setNames] = useState(['Alba', 'Brisk', 'Clyde']);
  useRestoreFocus(frame);
  const take = (name: string) => {
    setNames(names.filter((other) => other !== name));
    onGone?.();
  };
  return (
    <>
      <input aria-label="Elsewhere" />
      <main ref={frame} tabIndex={-1}>
        {names.length > 0 && (
          <div>
            <button onClick={() => setNames([])}>Leave</button>
            <ul>
              {names.map((name) => (
                <li key={name}>
                  {name}
                  <button onClick={() => take(name)}>{name}</button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </main>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

describe('useRestoreFocus', () => {
  it('focuses the next element when the focused one is removed, and the previous one after the last', async () => {
    const user = userEvent.setup();
    render(<Names />);

    await user.click(button('Brisk'));
    await waitFor(() => expect(button('Clyde')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('Alba')).toHaveFocus());
  });

  it('focuses the frame when the whole screen is removed', async () => {
    const user = userEvent.setup();
    render(<Names />);

    await user.click(button('Leave'));

    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('does nothing when the user has moved the focus', async () => {
    const user = userEvent.setup();
    render(<Names onGone={() => screen.getByLabelText('Elsewhere').focus()} />);

    await user.click(button('Brisk'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

    expect(screen.getByLabelText('Elsewhere')).toHaveFocus();
  });

  it('waits until an open dialog has closed', async () => {
    const user = userEvent.setup();
    render(<Names />);
    const main = screen.getByRole('main');
    main.setAttribute('aria-hidden', 'true');

    await user.click(screen.getByRole('button', { name: 'Alba', hidden: true }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(document.body).toHaveFocus();
    main.removeAttribute('aria-hidden');
    // A closing dialog changes the page like this.
    document.body.append(document.createElement('div'));

    await waitFor(() => expect(button('Brisk')).toHaveFocus());
  });
});
