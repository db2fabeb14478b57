import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { CrossIcon } from '@/shared/ui/icons';
import { PartErrorBoundary } from '@/shared/ui/loading/part-error-boundary';

interface DetailDrawerProps {
  title: string;
  onClose: () => void;
  /** Actions on the record; they stay in view while it scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A record beside its list. Escape closes it and returns the focus to the row. */
export function DetailDrawer({ title, onClose, actions, children }: DetailDrawerProps) {
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, 'aria-modal': true, sx: paper } }}
    >
      <Box sx={head}>
        <Typography variant="h2" id={titleId} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton onClick={onClose} aria-label="Close" sx={{ color: 'text.primary', mr: -1 }}>
          <CrossIcon />
        </IconButton>
      </Box>
      <Box sx={parts} tabIndex={0} role="group" aria-label={title}>
        <PartErrorBoundary>{children}</PartErrorBoundary>
      </Box>
      {actions && <Box sx={foot}>{actions}</Box>}
    </Drawer>
  );
}

const paper = { width: 'min(560px, 100vw)', bgcolor: 'background.raised' } as const;
const head = {
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 2,
  px: 3,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const parts = { p: 3, flex: 1, overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 3 } as const;
const foot = { display: 'flex', gap: 1.5, px: 3, py: 2, borderTop: 1, borderColor: 'divider' } as const;
