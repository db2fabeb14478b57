import { render, screen, within } from '@testing-library/react';
import { Providers } from '@/app/providers';
import { portalTheme } from '@/app/theme/portal-theme';
import { theme } from '@/app/theme/theme';
import { ConfirmDialog } from '@/shared/dialogs/confirm-dialog';

const nothing = () => undefined;

describe('ConfirmDialog', () => {
  it.each([
    ['the portals', portalTheme],
    ['public pages', theme],
  ])('has the action on the left and Cancel beside it, like forms, in %s', (_where, used) => {
    render(
      <Providers theme={used}>
        <ConfirmDialog
          title="Delete Alba?"
          message="This cannot be undone."
          confirm="Delete"
          onConfirm={nothing}
          onCancel={nothing}
        />
      </Providers>,
    );

    const buttons = within(screen.getByRole('alertdialog')).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Delete', 'Cancel']);
    expect(buttons[0]?.parentElement).toHaveStyle({ justifyContent: 'flex-start' });
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });
});
