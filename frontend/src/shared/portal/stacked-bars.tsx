import Box from '@mui/material/Box';
import type { CSSObject, SxProps, Theme } from '@mui/material/styles';
import type { Tone } from '@/shared/portal/status-chip';

export interface Series {
  name: string;
  tone: Tone;
}

interface StackedBarsProps {
  /** What a bar is made of, from its foot. */
  series: readonly Series[];
  /** From left to right; the values in the order of the series. */
  bars: readonly { label: string; values: readonly number[] }[];
}

/** A bar of the whole height stands for at least this many: a single one is no tower. */
const LEAST_FULL_HEIGHT = 4;

/** Bars over a row of labels, each with its sum. The drawing of a `ChartFrame`, which says the figures. */
export function StackedBars({ series, bars }: StackedBarsProps) {
  const sums = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const full = Math.max(LEAST_FULL_HEIGHT, ...sums);
  return (
    // Styled from its root: a year has dozens of parts.
    <Box sx={chart}>
      <div data-legend>
        {series.map(({ name, tone }) => (
          <span key={name}>
            <i data-tone={tone} />
            {name}
          </span>
        ))}
      </div>
      <div data-bars>
        {bars.map(({ label, values }, index) => (
          <div key={label}>
            <div data-stack>
              <span>{sums[index] === 0 ? '' : sums[index]}</span>
              {series
                .map(({ name, tone }, part) => (
                  <i key={name} data-tone={tone} style={{ height: heightOf((values[part] ?? 0) / full) }} />
                ))
                .reverse()}
            </div>
            <span>{label}</span>
          </div>
        ))}
      </div>
    </Box>
  );
}

/** Above the tallest bar there is room for its sum. */
const heightOf = (share: number): string => `calc((100% - 22px) * ${share})`;

const legend: CSSObject = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '20px',
  rowGap: '4px',
  marginBottom: '8px',
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: '6px' },
  '& i': { width: 12, height: 12, borderRadius: '2px' },
};

const stack: CSSObject = {
  fontVariantNumeric: 'lining-nums tabular-nums',
  width: '100%',
  height: 150,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  '& > i': { width: 'min(72%, 48px)', flexShrink: 0 },
};

/** A colour each, and a hatching where a colour alone might be taken for another. */
const chart: SxProps<Theme> = (theme) => ({
  ...theme.typography.caption,
  '& > [data-legend]': legend,
  '& > [data-bars]': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  '& > [data-bars] > div': { display: 'grid', justifyItems: 'center' },
  '& > [data-bars] > div > span': {
    color: theme.vars.palette.text.secondary,
    marginTop: '4px',
    // A day over its month, in each of them.
    width: 'min-content',
    textAlign: 'center',
    lineHeight: 1.2,
    [theme.breakpoints.down('sm')]: { fontSize: '0.625rem' },
  },
  '& [data-stack]': {
    ...stack,
    borderBottom: `1px solid ${theme.vars.palette.control}`,
  },
  '& i': { display: 'block', forcedColorAdjust: 'none' },
  ...Object.fromEntries(
    Object.entries(theme.vars.palette.status).map(([tone, color]) => [
      `& i[data-tone="${tone}"]`,
      { backgroundColor: color },
    ]),
  ),
  '& i[data-tone="negative"]': {
    background: `repeating-linear-gradient(45deg, ${theme.vars.palette.status.negative} 0 3px, ${theme.vars.palette.wash.error} 3px 5px)`,
  },
});
