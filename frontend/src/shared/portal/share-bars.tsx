import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Fragment } from 'react';

interface ShareBarsProps {
  /** What the whole of a bar is, and its stronger part. */
  legend: { whole: string; part: string };
  bars: readonly { label: string; whole: number; part: number }[];
}

/** A bar for each line, as long as its whole, with a part of it stronger. The drawing of a `ChartFrame`. */
export function ShareBars({ legend, bars }: ShareBarsProps) {
  const longest = Math.max(1, ...bars.map(({ whole }) => whole));
  return (
    <Box sx={drawing}>
      <Box sx={key}>
        <span>
          <i data-is="part" />
          {legend.part}
        </span>
        <span>
          <i data-is="whole" />
          {legend.whole}
        </span>
      </Box>
      <Box sx={lines}>
        {bars.map(({ label, whole, part }) => (
          <Fragment key={label}>
            <span>{label}</span>
            <Box data-is="whole" style={{ width: `${(100 * whole) / longest}%` }} sx={bar}>
              <Box data-is="part" style={{ width: whole === 0 ? 0 : `${(100 * part) / whole}%` }} sx={bar} />
            </Box>
            <b>
              {part} of {whole}
            </b>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

const drawing: SxProps<Theme> = (theme) => ({
  typography: 'caption',
  '& [data-is]': { forcedColorAdjust: 'none' },
  '& [data-is="part"]': { backgroundColor: theme.vars.palette.primary.main },
  '& [data-is="whole"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 22%, transparent)`,
  },
});

const key = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  rowGap: 0.5,
  mb: 1.5,
  '& span': { display: 'inline-flex', alignItems: 'center', gap: 0.75 },
  '& i': { width: 12, height: 12, borderRadius: '2px' },
} as const;

const lines = {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr) max-content',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  '& b': { fontWeight: 400, fontVariantNumeric: 'lining-nums tabular-nums', textAlign: 'right' },
} as const;

const bar = { height: 14, minWidth: 0, borderRadius: '2px' } as const;
