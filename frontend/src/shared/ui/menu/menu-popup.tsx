import Menu from '@mui/material/Menu';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { OpenedMenu } from '@/shared/ui/menu/menu-button';

interface MenuPopupProps extends OpenedMenu {
  children: ReactNode;
}

/** The open menu of a button. */
export const MenuPopup = ({ anchor, labelledBy, close, children }: MenuPopupProps) => (
  <Menu
    open
    anchorEl={anchor}
    // In the DOM beside its button, so that it is in the same landmark.
    container={anchor.closest('main, [role="dialog"]')}
    onClose={close}
    transitionDuration={0}
    slotProps={{ list: { 'aria-labelledby': labelledBy }, paper: { sx: paper } }}
  >
    {children}
  </Menu>
);

const paper: SxProps<Theme> = { mt: 0.5, minWidth: 220, maxWidth: 'min(340px, calc(100vw - 32px))' };
