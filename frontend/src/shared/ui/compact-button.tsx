import { styled } from '@mui/material/styles';

/** A low button for rows and columns. Plain, because a list has some in every row. */
export const CompactButton = styled('button')(({ theme: { typography, vars } }) => ({
  ...typography.button,
  minHeight: 44,
  padding: '7px 18px',
  borderRadius: 8,
  border: `1px solid ${vars.palette.control}`,
  background: 'none',
  color: vars.palette.text.primary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { borderColor: vars.palette.text.primary },
  '&:disabled': {
    color: vars.palette.text.secondary,
    borderColor: vars.palette.divider,
    cursor: 'default',
  },
  '@media (pointer: fine)': { minHeight: 32, padding: '2px 10px' },
  '@media print': { display: 'none' },
}));
