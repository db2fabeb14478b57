import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { LEAD_STATUSES, statusLabel } from '@/shared/portal/lead-statuses';
import type { Lead } from '@/features/leads/leads-api';
import { useMovingLead } from '@/features/leads/use-moving-lead';
import { clockTime } from '@/shared/lib/dates';
import { ConfirmDialog } from '@/shared/portal/confirm-dialog';
import { ChevronIcon, TickIcon } from '@/shared/ui/icons';

interface LeadStatusMenuProps {
  lead: Lead;
  onConvert: (lead: Lead) => void;
}

/** The badge that says how a lead stands, and the menu that moves it on, or makes a case of it. */
export function LeadStatusMenu({ lead, onConvert }: LeadStatusMenuProps) {
  const id = useId();
  // Of one lead: a row of a list may come to be another's.
  const [open, setOpen] = useState<{ of: string; anchor: HTMLElement } | null>(null);
  const label = statusLabel(lead.status);
  return (
    <>
      <button
        type="button"
        id={id}
        aria-haspopup="menu"
        aria-label={`${label}: move ${lead.name} on`}
        data-menu-badge
        data-highlighted={lead.status === 'client'}
        onClick={({ currentTarget }) => setOpen({ of: lead.id, anchor: currentTarget })}
      >
        {label}
        <ChevronIcon width={14} height={14} />
      </button>
      {open?.of === lead.id && (
        <Choice
          lead={lead}
          anchor={open.anchor}
          labelledBy={id}
          onConvert={onConvert}
          onDone={() => setOpen(null)}
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

/** The menu while it is open, and what follows until the lead has been moved. */
function Choice({ lead, anchor, labelledBy, onConvert, onDone }: ChoiceProps) {
  const { move, busy, clash } = useMovingLead(onDone);
  if (clash) {
    const { current, wanted, by, at } = clash;
    return (
      <ConfirmDialog
        question={`Change ${lead.name} to ‘${statusLabel(wanted)}’ all the same?`}
        sentence={`${by ?? 'Somebody'} changed it to ‘${statusLabel(current.status)}’ at ${clockTime(at)}, after you opened the list.`}
        confirm={`Change to ${statusLabel(wanted)}`}
        pending="Saving..."
        cancel={`Keep ${statusLabel(current.status)}`}
        busy={busy}
        onConfirm={() => void move({ lead: current, to: wanted })}
        onCancel={onDone}
      />
    );
  }
  return (
    <Menu
      open={!busy}
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
          onClick={() => (value === lead.status ? onDone() : void move({ lead, to: value }))}
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
