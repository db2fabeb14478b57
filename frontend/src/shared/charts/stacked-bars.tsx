import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import { ChartLegend } from '@/shared/charts/chart-legend';
import type { Tone } from '@/shared/ui/status-chip';

export interface Series {
  name: string;
  tone: Tone;
}

interface StackedBarsProps {
  /** The parts of a bar, from the bottom. */
  series: readonly Series[];
  /** From left to right; the values in the order of the series. `written` is shown over a bar instead of its sum. */
  bars: readonly { label: string; values: readonly number[]; written?: string }[];
  /** How the sum of a bar is written over it. */
  write?: (sum: number) => string;
}

/** A full-height bar means at least this many, so that a single case does not fill the chart. */
const MIN_FULL_HEIGHT = 4;

/** Bars over a row of labels, each with its sum. The drawing of a `ChartFrame`, which says the figures. */
export function StackedBars({ series, bars, write = String }: StackedBarsProps) {
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const full = Math.max(MIN_FULL_HEIGHT, ...sums);
  return (
    <Stack spacing={1} sx={{ typography: 'caption' }}>
      <ChartLegend entries={series.map(({ name, tone }) => ({ name, fill: fills[tone] }))} />
      <Box sx={columns}>
        {bars.map(({ label, values, written }, index) => (
          <div key={label}>
            <Box sx={stack}>
              <span>{sums[index] ? (written ?? write(sums[index])) : ''}</span>
              {series
                .map(({ name, tone }, part) => (
                  <Box
                    component="i"
                    key={name}
                    sx={fills[tone]}
                    style={{ height: heightOf((values[part] ?? 0) / full) }}
                  />
                ))
                .reverse()}
            </Box>
            <span>{label}</span>
          </div>
        ))}
      </Box>
    </Stack>
  );
}

/** Above the tallest bar there is room for its sum. */
const heightOf = (share: number): string => `calc((100% - 22px) * ${share})`;

const columns: SxProps<Theme> = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > div': {
    display: 'grid',
    // As wide as the others, however long its sum.
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
  },
  '& > div > span': {
    color: 'text.secondary',
    mt: 0.5,
    // A day over its month, in each of them.
    width: 'min-content',
    textAlign: 'center',
    lineHeight: 1.2,
    fontSize: { xs: '0.625rem', sm: '1em' },
  },
};

const stack: SxProps<Theme> = {
  fontVariantNumeric: 'lining-nums tabular-nums',
  width: '100%',
  height: 150,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'control',
  '& > i': { width: 'min(72%, 48px)', flexShrink: 0 },
};

/** A colour each, and a hatching where a colour alone might be taken for another. */
const fills = {
  positive: { forcedColorAdjust: 'none', bgcolor: 'status.positive' },
  waiting: { forcedColorAdjust: 'none', bgcolor: 'status.waiting' },
  processing: { forcedColorAdjust: 'none', bgcolor: 'status.processing' },
  neutral: { forcedColorAdjust: 'none', bgcolor: 'status.neutral' },
  negative: {
    forcedColorAdjust: 'none',
    background: ({ vars: { palette } }: Theme) =>
      `repeating-linear-gradient(45deg, ${palette.status.negative} 0 3px, ${palette.wash.error} 3px 5px)`,
  },
} as const satisfies Record<Tone, SxProps<Theme>>;
