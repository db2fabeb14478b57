import { act, fireEvent, screen } from '@testing-library/react';

/** Runs events and lets what follows them settle: Formik validates in its own time. */
export const settled = (events: () => void) =>
  act(() => {
    events();
    return Promise.resolve();
  });

/** Answers fields by their labels, one event each: keystrokes would render the whole form for every letter. */
export const fillIn = (answers: Readonly<Record<string, string>>) =>
  settled(() => {
    for (const [label, value] of Object.entries(answers)) {
      fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
    }
  });

export const press = (name: string) => settled(() => fireEvent.click(screen.getByRole('button', { name })));
