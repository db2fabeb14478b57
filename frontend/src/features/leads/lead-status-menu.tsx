import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Lead } from '@/features/leads/leads-api';
import { LEAD_STATUSES, statusLabel } from '@/shared/lists/lead-statuses';
import styles from '@/shared/lists/row-parts.module.css';
import { ChevronIcon, TickIcon } from '@/shared/ui/icons';

export interface LeadStatusMenuProps {
  lead: Lead;
  onMove: (move: { lead: Lead; to: Lead['status'] }) => void;
  onConvert: (lead: Lead) => void;
}

/** The badge that says how a lead stands, and the menu that moves it on, or makes a case of it. */
export function LeadStatusMenu({ lead, onMove, onConvert }: LeadStatusMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = statusLabel(lead.status);
  return (
    <>
      <button
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-label={`${label}: move ${lead.name} on`}
        className={styles['menuBadge']}
        data-highlighted={lead.status === 'client'}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
        <ChevronIcon width={14} height={14} />
      </button>
      {anchor && (
        <Choice
          lead={lead}
          anchor={anchor}
          labelledBy={id}
          onMove={onMove}
          onConvert={onConvert}
          onDone={() => setAnchor(null)}
        />
      )}
    </>
  );
}

interface ChoiceProps extends LeadStatusMenuProps {
  anchor: HTMLElement;
  labelledBy: string;
  onDone: () => void;
}

/** The menu while it is open. */
function Choice({ lead, anchor, labelledBy, onMove, onConvert, onDone }: ChoiceProps) {
  return (
    <Menu
      open
      anchorEl={anchor}
      // Beside its badge in the document as well, so that it belongs to the same part of the page.
      container={anchor.closest('main, [role="dialog"]')}
      onClose={onDone}
      transitionDuration={0}
      slotProps={{ list: { 'aria-labelledby': labelledBy }, paper: { sx: { mt: 0.5 } } }}
    >
      {LEAD_STATUSES.map(({ value, label }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === lead.status}
          selected={value === lead.status}
          onClick={() => {
            onDone();
            if (value !== lead.status) onMove({ lead, to: value });
          }}
          sx={item}
        >
          {label}
          {value === lead.status && <TickIcon width={16} height={16} />}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          onDone();
          onConvert(lead);
        }}
        sx={item}
      >
        Convert to case
      </MenuItem>
    </Menu>
  );
}

const item: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  justifyContent: 'space-between',
  gap: 2,
  minWidth: 168,
});
