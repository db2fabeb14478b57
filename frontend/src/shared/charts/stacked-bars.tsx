import styles from '@/shared/charts/charts.module.css';
import type { Tone } from '@/shared/lists/status-chip';

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
    <div className={styles['stackedBars']}>
      <div data-legend>
        {series.map(({ name, tone }) => (
          <span key={name}>
            <i data-tone={tone} />
            {name}
          </span>
        ))}
      </div>
      <div data-bars>
        {bars.map(({ label, values, written }, index) => (
          <div key={label}>
            <div data-stack>
              <span>{sums[index] ? (written ?? write(sums[index])) : ''}</span>
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
    </div>
  );
}

/** Above the tallest bar there is room for its sum. */
const heightOf = (share: number): string => `calc((100% - 22px) * ${share})`;
