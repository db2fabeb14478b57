import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Fragment } from 'react';

interface HeatGridProps {
  columns: readonly string[];
  /** The values in the order of the columns. */
  rows: readonly { label: string; values: readonly number[] }[];
}

/** How strong the colour of the greatest value is: what stands on it stays legible. */
const STRONGEST = 0.45;

/** A square for each value, the greater the darker, with the value in it. The drawing of a `ChartFrame`. */
export function HeatGrid({ columns, rows }: HeatGridProps) {
  const greatest = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <Box sx={gridOf(columns.length)}>
      {rows.map(({ label, values }) => (
        <Fragment key={label}>
          <span data-label>{label}</span>
          {values.map((value, index) => (
            <i key={columns[index]}>
              <span data-shade style={{ opacity: (value / greatest) * STRONGEST }} />
              {value === 0 ? '' : value}
            </i>
          ))}
        </Fragment>
      ))}
      <span data-corner />
      {columns.map((column) => (
        <span key={column} data-column>
          {column}
        </span>
      ))}
    </Box>
  );
}

const gridOf =
  (columns: number): SxProps<Theme> =>
  (theme) => ({
    display: 'grid',
    gap: '3px',
    alignItems: 'center',
    typography: 'caption',
    gridTemplateColumns: {
      xs: `repeat(${columns}, minmax(0, 1fr))`,
      sm: `minmax(8rem, max-content) repeat(${columns}, minmax(0, 1fr))`,
    },
    '& [data-label]': { gridColumn: { xs: '1 / -1', sm: 'auto' }, pr: 1.5, mt: { xs: 0.75, sm: 0 } },
    '& [data-corner]': { display: { xs: 'none', sm: 'block' } },
    '& [data-column]': {
      color: theme.vars.palette.text.secondary,
      fontSize: { xs: '0.625rem', sm: '0.75rem' },
      lineHeight: 1.2,
      textAlign: 'center',
    },
    '& i': {
      position: 'relative',
      isolation: 'isolate',
      overflow: 'hidden',
      height: 24,
      display: 'grid',
      placeItems: 'center',
      borderRadius: '3px',
      fontStyle: 'normal',
      fontVariantNumeric: 'lining-nums tabular-nums',
      border: `1px solid ${theme.vars.palette.divider}`,
      forcedColorAdjust: 'none',
    },
    '& [data-shade]': {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      backgroundColor: theme.vars.palette.primary.main,
    },
  });
