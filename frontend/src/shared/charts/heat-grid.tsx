import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Fragment } from 'react';

interface HeatGridProps {
  columns: readonly string[];
  /** The values in the order of the columns. */
  rows: readonly { label: string; values: readonly number[] }[];
}

/** Opacity of the greatest value, at which its text stays legible. */
const STRONGEST = 0.45;

/** A square for each value, darker for greater values. The drawing of a `ChartFrame`. */
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

/** On a phone each label is above its squares. */
const gridOf = (columns: number): SxProps<Theme> => {
  const squares = `repeat(${columns}, minmax(0, 1fr))`;
  return {
    typography: 'caption',
    display: 'grid',
    gap: '3px',
    alignItems: 'center',
    gridTemplateColumns: { xs: squares, sm: `minmax(8rem, max-content) ${squares}` },
    '& [data-label]': { gridColumn: { xs: '1 / -1', sm: 'auto' }, pr: 1.5, mt: { xs: 0.75, sm: 0 } },
    '& [data-corner]': { display: { xs: 'none', sm: 'block' } },
    '& [data-column]': {
      color: 'text.secondary',
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
      border: 1,
      borderColor: 'divider',
      forcedColorAdjust: 'none',
    },
    '& [data-shade]': { position: 'absolute', inset: 0, zIndex: -1, bgcolor: 'primary.main' },
  };
};
