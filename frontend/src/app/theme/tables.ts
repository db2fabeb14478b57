import type { Overrides } from '@/app/theme/components';

/** Tables of facts. `small` is one without a frame of its own, from edge to edge. */
export const tables: Overrides = {
  MuiTableBody: { styleOverrides: { root: { '& > tr:last-of-type > *': { borderBottom: 0 } } } },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '6px 12px',
        borderBottomColor: theme.vars.palette.divider,
      }),
      head: ({ theme }) => ({
        lineHeight: theme.typography.body2.lineHeight,
        color: theme.vars.palette.text.secondary,
      }),
      sizeSmall: {
        padding: '6px 8px',
        // The first of its row, of whichever type.
        '&:not(* + *)': { paddingLeft: 0 },
        '&:last-child': { paddingRight: 0 },
      },
      alignRight: { fontVariantNumeric: 'lining-nums tabular-nums' },
      stickyHeader: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.raised }),
    },
  },
};
