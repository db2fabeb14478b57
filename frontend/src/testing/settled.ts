import { act, fireEvent, screen } from '@testing-library/react';

/** Runs events and waits for what follows, because forms validate asynchronously. */
export const settled = (events: () => void) =>
  act(() => {
    events();
    return Promise.resolve();
  });

/** Fills in fields by label, one event each, because each keystroke would render the whole form. */
export const fillIn = (answers: Readonly<Record<string, string>>) =>
  settled(() => {
    for (const [label, value] of Object.entries(answers)) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
  });

export const press = (name: string) => settled(() => fireEvent.click(screen.getByRole('button', { name })));
