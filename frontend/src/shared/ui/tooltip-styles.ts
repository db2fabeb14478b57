import type { SxProps, Theme } from '@mui/material/styles';

export const tooltipCard: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  zIndex: theme.zIndex.tooltip,
  maxWidth: '40ch',
  padding: '8px 12px',
  borderRadius: '6px',
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.raised,
  color: theme.vars.palette.text.primary,
  boxShadow: theme.shadows[1],
});
