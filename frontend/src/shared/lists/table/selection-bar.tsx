import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { inFigures } from '@/shared/lib/figures';
import { RowCheckbox } from '@/shared/lists/table/row-checkbox';
import type { RowSelection } from '@/shared/lists/table/use-row-selection';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

interface SelectionBarProps<Row> {
  selection: RowSelection<Row>;
  /** The rows of the page. */
  items: readonly Row[];
  /** Actions on the selected rows. */
  children: ReactNode;
}

/** Selects all rows of a page, counts the selected ones, and has their actions. */
export function SelectionBar<Row extends { id: string }>({
  selection: { chosen, chooseOnly },
  items,
  children,
}: SelectionBarProps<Row>) {
  const onPage = items.length;
  const all = chosen.length === onPage;
  const some = chosen.length > 0;
  return (
    <Box sx={bar} data-sticks={some}>
      <label>
        <RowCheckbox
          checked={all}
          ref={(box) => {
            if (box) box.indeterminate = some && !all;
          }}
          onChange={({ target }) => chooseOnly(target.checked ? items.map(({ id }) => id) : [])}
        />
        Select all {inFigures(onPage)} on this page
      </label>
      {/* Always rendered, so that a screen reader announces changes. */}
      <Box component="span" role="status" sx={some ? count : visuallyHidden}>
        {some ? `${inFigures(chosen.length)} selected` : ''}
      </Box>
      {some && (
        <Box role="group" aria-label="With the selected" sx={actions}>
          {children}
        </Box>
      )}
    </Box>
  );
}

const bar: SxProps<Theme> = (theme) => ({
  ...theme.typography.body2,
  minHeight: 40,
  '@media (pointer: coarse)': { minHeight: 52, marginBottom: '8px' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  '& > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 40,
    '@media (pointer: coarse)': { minHeight: 44 },
    cursor: 'pointer',
  },
  // Stays in view while the user selects rows further down.
  '&[data-sticks="true"]': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    backgroundColor: theme.vars.palette.background.default,
  },
  '@media print': { display: 'none' },
});

const count = { fontWeight: 600, fontVariantNumeric: 'tabular-nums' } as const;
const actions = { display: 'flex', flexWrap: 'wrap', gap: 1, ml: { sm: 'auto' } } as const;
