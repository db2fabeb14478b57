import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface RowActionsProps {
  actions: readonly {
    name: string;
    /** Whose it is, for who hears the button without its row. */
    about: string;
    disabled?: boolean;
    onAct: () => void;
  }[];
}

/** What can be done with one record. Plain buttons, styled from around them: a list has them in every row. */
export function RowActions({ actions }: RowActionsProps) {
  return (
    <Box sx={group}>
      {actions.map(({ name, about, disabled = false, onAct }) => (
        <button key={name} type="button" disabled={disabled} aria-label={`${name} ${about}`} onClick={onAct}>
          {name}
        </button>
      ))}
    </Box>
  );
}

const group: SxProps<Theme> = (theme) => ({
  display: 'flex',
  gap: '4px',
  '& > button': {
    ...theme.typography.button,
    minHeight: 44,
    padding: '7px 18px',
    borderRadius: '8px',
    border: `1px solid ${theme.vars.palette.control}`,
    background: 'none',
    color: theme.vars.palette.text.primary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&:disabled': {
      color: theme.vars.palette.text.secondary,
      borderColor: theme.vars.palette.divider,
      cursor: 'default',
    },
    '@media (pointer: fine)': { minHeight: 32, padding: '2px 10px' },
    '@media print': { display: 'none' },
  },
});
