import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

interface RowActionsProps {
  actions: readonly {
    name: string;
    /** Whose it is, for who hears the button without its row. */
    about: string;
    disabled?: boolean;
    onAct: () => void;
  }[];
}

/** What can be done with one record. */
export function RowActions({ actions }: RowActionsProps) {
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      {actions.map(({ name, about, disabled = false, onAct }) => (
        <Button
          key={name}
          variant="outlined"
          size="small"
          disabled={disabled}
          aria-label={`${name} ${about}`}
          onClick={onAct}
          sx={compact}
        >
          {name}
        </Button>
      ))}
    </Box>
  );
}

const compact = { '@media (pointer: fine)': { '&&': { minHeight: 32, px: 1.25, py: 0.25 } } } as const;
