import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { ChevronIcon } from '@/shared/ui/icons';

/** Props of a menu from the button that opened it. */
export interface OpenedMenu {
  anchor: HTMLElement;
  /** The id of the button. */
  labelledBy: string;
  close: () => void;
}

interface MenuButtonProps {
  /** The button's visible label. */
  children: ReactNode;
  /** The accessible name, if it says more. */
  label?: string;
  disabled?: boolean;
  /** The open menu, loaded when first opened. */
  menu: (opened: OpenedMenu) => ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({ children, label, disabled, menu }: MenuButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={id}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        disabled={disabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={button}
      >
        <span>{children}</span>
        <ChevronIcon width={16} height={16} />
      </Button>
      {anchor && menu({ anchor, labelledBy: id, close: () => setAnchor(null) })}
    </>
  );
}

const button = {
  gap: '6px',
  maxWidth: 220,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { flexShrink: 0 },
} as const;
