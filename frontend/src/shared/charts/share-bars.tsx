import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { Fragment } from 'react';
import { ChartLegend } from '@/shared/charts/chart-legend';

interface ShareBarsProps {
  /** Labels of the whole bar and of its stronger part. */
  legend: { whole: string; part: string };
  bars: readonly { label: string; whole: number; part: number }[];
}

/** A bar for each line, as long as its whole, with a part of it stronger. The drawing of a `ChartFrame`. */
export function ShareBars({ legend, bars }: ShareBarsProps) {
  const longest = Math.max(1, ...bars.map(({ whole }) => whole));
  return (
    <Stack spacing={1.5} sx={{ typography: 'caption' }}>
      <ChartLegend
        entries={[
          { name: legend.part, fill: partFill },
          { name: legend.whole, fill: wholeFill },
        ]}
      />
      <Box sx={lines}>
        {bars.map(({ label, whole, part }) => (
          <Fragment key={label}>
            <span>{label}</span>
            <Box sx={wholeFill} style={{ width: `${(100 * whole) / longest}%` }}>
              <Box sx={partFill} style={{ width: whole === 0 ? 0 : `${(100 * part) / whole}%` }} />
            </Box>
            <b>
              {part} of {whole}
            </b>
          </Fragment>
        ))}
      </Box>
    </Stack>
  );
}

const partFill = { forcedColorAdjust: 'none', bgcolor: 'primary.main' } as const;

const wholeFill = {
  forcedColorAdjust: 'none',
  backgroundColor: ({ vars: { palette } }: Theme) =>
    `color-mix(in srgb, ${palette.primary.main} 22%, transparent)`,
} as const;

const lines: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) minmax(0, 1fr) max-content',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'center',
  '& b': { fontWeight: 400, fontVariantNumeric: 'lining-nums tabular-nums', textAlign: 'right' },
  '& div': { height: 14, minWidth: 0, borderRadius: '2px' },
};
