import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { InfoDialog } from '@/shared/dialogs/info-dialog';
import type { Shortcut } from '@/shared/shortcuts/shortcuts-context';

interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[];
  /** The button that opens it. */
  helpKey: string;
  /** Whether shortcuts are turned on. */
  on: boolean;
  onTurn: (on: boolean) => void;
  onClose: () => void;
}

/** Lists a screen's keyboard shortcuts, and turns them on or off. */
export function ShortcutsDialog({ shortcuts, helpKey, on, onTurn, onClose }: ShortcutsDialogProps) {
  return (
    <InfoDialog title="Keyboard shortcuts" maxWidth="xs" onClose={onClose}>
      <Typography variant="body2" color="textSecondary">
        {on
          ? 'Press one key. Nothing happens while you type in a field.'
          : 'They are turned off in this browser.'}
      </Typography>
      <Box component="dl" sx={list}>
        {[...shortcuts, { key: helpKey, name: 'Show these shortcuts' }].map(({ key, name }) => (
          <div key={key}>
            <Typography component="dt" variant="body2">
              {name}
            </Typography>
            <dd>
              <kbd>{key.toUpperCase()}</kbd>
            </dd>
          </div>
        ))}
      </Box>
      <FormControlLabel
        label="Use keyboard shortcuts in this browser"
        control={<Checkbox checked={on} onChange={({ target }) => onTurn(target.checked)} />}
      />
    </InfoDialog>
  );
}

const list = {
  my: 2,
  mx: 0,
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 2,
    py: 0.75,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dd': { m: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: 28,
    px: 1,
    typography: 'body2',
    fontWeight: 600,
    textAlign: 'center',
    border: 1,
    borderColor: 'control',
    borderRadius: '6px',
  },
} as const;
