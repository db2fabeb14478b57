import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { Lead } from '@/features/leads/leads-api';
import type { OpenedMenu } from '@/shared/ui/menu/menu-button';
import { LEAD_STATUSES, statusLabel } from '@/shared/lists/lead-statuses';
import { MenuPopup } from '@/shared/ui/menu/menu-popup';
import { ChevronIcon, TickIcon } from '@/shared/ui/icons';

export interface LeadStatusMenuProps {
  lead: Lead;
  onMove: (move: { lead: Lead; to: Lead['status'] }) => void;
  onConvert: (lead: Lead) => void;
}

/** A lead's status, with a menu to change it or to submit a case. */
export function LeadStatusMenu({ lead, onMove, onConvert }: LeadStatusMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = statusLabel(lead.status);
  return (
    <>
      <MenuBadge
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-label={`${label}: move ${lead.name} on`}
        data-highlighted={lead.status === 'client'}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
        <ChevronIcon width={14} height={14} />
      </MenuBadge>
      {anchor && (
        <StatusMenu
          lead={lead}
          opened={{ anchor, labelledBy: id, close: () => setAnchor(null) }}
          onMove={onMove}
          onConvert={onConvert}
        />
      )}
    </>
  );
}

interface StatusMenuProps extends LeadStatusMenuProps {
  opened: OpenedMenu;
}

/** The menu while it is open. */
function StatusMenu({ lead, opened, onMove, onConvert }: StatusMenuProps) {
  return (
    <MenuPopup {...opened}>
      {LEAD_STATUSES.map(({ value, label }) => (
        <MenuItem
          key={value}
          role="menuitemradio"
          aria-checked={value === lead.status}
          selected={value === lead.status}
          onClick={() => {
            opened.close();
            if (value !== lead.status) onMove({ lead, to: value });
          }}
        >
          {label}
          {value === lead.status && <TickIcon width={16} height={16} />}
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem
        onClick={() => {
          opened.close();
          onConvert(lead);
        }}
      >
        Convert to case
      </MenuItem>
    </MenuPopup>
  );
}

const MenuBadge = styled('button')(({ theme: { typography, vars } }) => ({
  ...typography.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 26,
  margin: '-2px 0',
  padding: '0 6px 0 10px',
  whiteSpace: 'nowrap',
  borderRadius: 13,
  border: `1px solid ${vars.palette.control}`,
  background: 'none',
  color: vars.palette.text.primary,
  cursor: 'pointer',
  '& svg': { color: vars.palette.text.secondary },
  '&:hover': { borderColor: vars.palette.text.primary },
  '&[data-highlighted="true"]': {
    borderColor: 'transparent',
    backgroundColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    '& svg': { color: 'inherit' },
  },
  '@media (pointer: coarse)': { minHeight: 44, padding: '0 10px 0 16px', borderRadius: 22 },
}));
