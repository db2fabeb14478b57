import type { CSSObject, SxProps, Theme } from '@mui/material/styles';

/** By the room that the list has, not the window: a portal's rail takes some of it. */
const CARDS = '@container (max-width: 949.95px)';
export const ROWS = '@container (min-width: 950px)';
const CROWDED = '@container (min-width: 950px) and (max-width: 1099.95px)';

export const room = { containerType: 'inline-size' } as const;

/** A plain check box in the kit's colour: a list has one in every row. */
export const CHECK_BOX = (theme: Theme): CSSObject => ({
  width: 20,
  height: 20,
  margin: 0,
  flexShrink: 0,
  cursor: 'pointer',
  accentColor: theme.vars.palette.primary.main,
});

/**
 * The whole table is styled from its root: a list has hundreds of cells, and a style worked out for each of them is
 * most of what a slow computer does before the list shows.
 */
export const table: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: '10px',
  backgroundColor: theme.vars.palette.background.paper,
  // An answer that comes at once leaves what it replaces as it is.
  '&[aria-busy="true"]': { opacity: 0.6, transition: 'opacity 0s 300ms' },
  '& th': headCell(theme),
  '& th > button': sortButton(theme),
  '& :is([aria-sort="ascending"], [aria-sort="descending"]) > button': sortedBy(theme),
  '& [aria-sort="ascending"] > button > svg': { transform: 'rotate(180deg)' },
  '& td': cell(theme),
  '& tbody > tr': row(theme),
  // The window keeps free what its head takes; the bar of what is chosen stands above that.
  '[data-sticks="true"] + * & tbody :focus': { scrollMarginTop: '16px' },
  '& [data-row-name]': nameButton(theme),
  '& [data-choice]': choice(theme),
  [CARDS]: {
    display: 'block',
    border: 0,
    background: 'none',
    '& thead': { display: 'none' },
    '& tbody': {
      display: 'grid',
      gap: '12px',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
    },
  },
});

const headCell = (theme: Theme): CSSObject => ({
  ...theme.typography.caption,
  fontWeight: 600,
  position: 'sticky',
  // Below the bar of what is chosen, where that stays in sight too.
  top: 0,
  '[data-sticks="true"] + * &': { top: 52 },
  zIndex: 1,
  padding: '0 16px',
  [CROWDED]: { padding: '0 12px' },
  height: 44,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.control}`,
  '&:first-of-type': { borderTopLeftRadius: '10px' },
  '&:last-of-type': { borderTopRightRadius: '10px' },
  '&[data-figures="true"]': { textAlign: 'right' },
});

const sortButton = (theme: Theme): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  '& svg': { opacity: 0 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
});

const sortedBy = (theme: Theme): CSSObject => ({
  color: theme.vars.palette.text.primary,
  '& svg': { opacity: 1 },
});

const row = (theme: Theme): CSSObject => ({
  [ROWS]: {
    // Of the row above alone: a rule about the last row has the browser look at all of them when one is added.
    '& + tr > td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '&:hover > td, &:focus-within > td, &[data-chosen="true"] > td': {
      backgroundColor: theme.vars.palette.wash.primary,
    },
    '&[data-selected="true"] > td:first-of-type': { boxShadow: `inset 3px 0 ${theme.vars.palette.copper}` },
    // Out of the way of who reads, and there for whoever comes near, by pointer or by keyboard.
    '@media (hover: hover)': {
      '& > td[data-actions] > *': { opacity: 0 },
      '&:hover > td[data-actions] > *, &:focus-within > td[data-actions] > *': { opacity: 1 },
    },
  },
  [CARDS]: {
    display: 'grid',
    alignContent: 'start',
    gap: '8px',
    padding: '16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: '10px',
    backgroundColor: theme.vars.palette.background.paper,
    '&:has(> [data-choice])': { position: 'relative' },
    '&[data-chosen="true"]': { borderColor: theme.vars.palette.primary.main },
    '& > [data-choice] ~ [data-named]': { paddingRight: '40px' },
  },
});

/** The box is 20 px and answers to a finger's width around it. */
const choice = (theme: Theme): CSSObject => ({
  '& label': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    margin: '-12px',
    cursor: 'pointer',
  },
  '& input': CHECK_BOX(theme),
  // The box and what is left of it.
  [ROWS]: { width: 36, paddingRight: 0 },
  [CROWDED]: { width: 32, paddingRight: 0 },
  [CARDS]: {
    display: 'block',
    position: 'absolute',
    top: 18,
    right: 16,
    '& label': { margin: '-10px' },
  },
});

const cell = (theme: Theme): CSSObject => ({
  overflowWrap: 'anywhere',
  '&[data-one-line="true"] > div': { whiteSpace: 'nowrap' },
  [ROWS]: {
    padding: '12px 16px',
    verticalAlign: 'top',
    '&[data-figures="true"]': { textAlign: 'right', fontVariantNumeric: 'lining-nums tabular-nums' },
  },
  [CROWDED]: { padding: '12px' },
  [CARDS]: {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    gap: '0 12px',
    // On a card the name of the column stands beside what it holds, for the eye: the ear has the role of the cell.
    '&[data-column]::before': {
      content: 'attr(data-column) / ""',
      color: theme.vars.palette.text.secondary,
    },
    '&[data-named], &[data-actions]': { display: 'block' },
    '&[data-named]': { order: -1 },
    '&[data-blank="true"], &:empty': { display: 'none' },
    '&[data-actions]': {
      marginTop: '4px',
      paddingTop: '12px',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
  },
});

const nameButton = (theme: Theme): CSSObject => ({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  [CARDS]: { ...theme.typography.h4, padding: '4px 0' },
});
