import type { SxProps, Theme } from '@mui/material/styles';

const side = { xs: 2.5, sm: 4, md: 5 };

export const frame: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '7fr 5fr' },
  gridTemplateRows: { md: 'auto 1fr auto' },
  gridTemplateAreas: {
    xs: '"heading" "outcomes" "dials" "print"',
    md: '"heading outcomes" "dials outcomes" "dials print"',
  },
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
  overflow: 'hidden',
  '@media print': { breakInside: 'avoid' },
};

export const heading: SxProps<Theme> = { gridArea: 'heading', px: side, pt: side, pb: 3 };

export const dials: SxProps<Theme> = {
  gridArea: 'dials',
  px: side,
  pt: { xs: 3, md: 0 },
  pb: { xs: 3, md: 5 },
  display: 'grid',
  gap: { xs: 2.5, md: 3.5 },
  alignContent: 'start',
};

export const outcomes: SxProps<Theme> = {
  gridArea: 'outcomes',
  px: side,
  pt: { xs: 2.5, md: 5 },
  pb: { xs: 1.5, md: 3 },
  bgcolor: 'wash.primary',
};

export const smallPrint: SxProps<Theme> = {
  gridArea: 'print',
  px: side,
  pt: { xs: 2, md: 0 },
  pb: { xs: 2.5, md: 5 },
  bgcolor: 'wash.primary',
  '& strong': { color: 'text.primary' },
};

export const dialHead: SxProps<Theme> = (theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: '16px',
  '& label': theme.typography.subtitle2,
  '& span': { fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'lining-nums tabular-nums' },
});

export const dialAmount: SxProps<Theme> = (theme) => ({
  width: '9em',
  minHeight: 36,
  padding: '2px 8px',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: '6px',
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'lining-nums tabular-nums',
  textAlign: 'right',
});

export const dialEnds: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '16px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

/** A thin track with a knob large enough for a thumb; the full height of the input accepts touch. */
export const dialTrack: SxProps<Theme> = (theme) => {
  const line = { height: 2, borderRadius: 1, backgroundColor: theme.vars.palette.control };
  const knob = {
    boxSizing: 'border-box',
    width: 28,
    height: 28,
    border: `4px solid ${theme.vars.palette.background.paper}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
  };
  return {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 44,
    margin: 0,
    background: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': line,
    '&::-moz-range-track': line,
    '&::-webkit-slider-thumb': { ...knob, appearance: 'none', marginTop: '-13px' },
    '&::-moz-range-thumb': knob,
    '&:focus-visible': { outlineOffset: -4 },
    '@media (forced-colors: active)': { appearance: 'auto' },
  };
};

export const outcomeList: SxProps<Theme> = (theme) => ({
  margin: 0,
  display: 'grid',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& dt, & dd': { margin: 0 },
  '& dt': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '& > div:first-of-type': {
    paddingBottom: '20px',
    '& dd': { ...theme.typography.h2, marginTop: '4px', whiteSpace: 'nowrap' },
  },
  '& > div:not(:first-of-type)': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
    padding: '10px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& dd': { fontWeight: 600 },
  },
});
