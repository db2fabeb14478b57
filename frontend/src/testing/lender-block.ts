import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Presses an action of a lender's block on the case page: its button, or in its menu. */
export const pressForLender = async (user: UserEvent, action: string, lender = 'Alba'): Promise<void> => {
  const block = within(await screen.findByRole('listitem', { name: lender }));
  const button = block.queryByRole('button', { name: action });
  if (button) return user.click(button);
  await user.click(block.getByRole('button', { name: `More actions for ${lender}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
};
