import type { CSSObject, Theme } from '@mui/material/styles';

/**
 * The small parts that a list has in each of its rows. They are plain elements, known by their attributes, and styled
 * once for the page with its theme: a style worked out part by part is most of what drawing a row costs.
 */
export const rowParts = (theme: Theme): CSSObject => ({
  '[data-chip]': chip(theme),
  '[data-row-actions]': { display: 'flex', flexWrap: 'wrap', gap: '4px' },
  '[data-row-actions] > button': action(theme),
  '[data-contact-link]': link(theme),
  '[data-menu-badge]': menuBadge(theme),
});

const chip = (theme: Theme): CSSObject => ({
  ...theme.typography.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  whiteSpace: 'nowrap',
  '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', backgroundColor: 'currentColor' },
  ...Object.fromEntries(
    Object.entries(theme.vars.palette.status).map(([tone, color]) => [`&[data-tone="${tone}"]`, { color }]),
  ),
});

const action = (theme: Theme): CSSObject => ({
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
});

/** As Material UI's links look with the theme. */
const link = (theme: Theme): CSSObject => ({
  color: theme.vars.palette.primary.main,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  textDecorationThickness: '1px',
  textDecorationColor: theme.vars.palette.control,
  '&:hover': { textDecorationColor: 'currentColor' },
});

const menuBadge = (theme: Theme): CSSObject => ({
  ...theme.typography.caption,
  fontWeight: 600,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: 26,
  margin: '-2px 0',
  padding: '0 6px 0 10px',
  whiteSpace: 'nowrap',
  borderRadius: '13px',
  border: `1px solid ${theme.vars.palette.control}`,
  background: 'none',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '& svg': { color: theme.vars.palette.text.secondary },
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[data-highlighted="true"]': {
    borderColor: 'transparent',
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    '& svg': { color: 'inherit' },
  },
  '@media (pointer: coarse)': { minHeight: 44, padding: '0 10px 0 16px', borderRadius: '22px' },
});
