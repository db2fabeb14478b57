import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState, type ReactNode } from 'react';
import { ChevronIcon } from '@/shared/ui/icons';

interface ListMenuProps {
  /** What the button reads. */
  children: ReactNode;
  /** What it is called where that says more. */
  label?: string;
  /** What is in the menu; `close` takes it away. */
  items: (close: () => void) => ReactNode;
}

/** A button above a list, and the menu that it opens. */
export function ListMenu({ children, label, items }: ListMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={button}
      >
        <span>{children}</span>
        <ChevronIcon width={16} height={16} />
      </Button>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          // Beside its button in the document as well, so that it belongs to the same part of the page.
          container={anchor.closest('main')}
          onClose={close}
          transitionDuration={0}
          slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: paper } }}
        >
          {items(close)}
        </Menu>
      )}
    </>
  );
}

const button: SxProps<Theme> = {
  gap: 0.75,
  maxWidth: 220,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flexShrink: 0 },
};
const paper: SxProps<Theme> = { mt: 0.5, minWidth: 220, maxWidth: 'min(340px, calc(100vw - 32px))' };

/** For what stands in the menu. */
export const menuItem: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  justifyContent: 'space-between',
  gap: 2,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
