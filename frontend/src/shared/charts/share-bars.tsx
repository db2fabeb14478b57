import { Fragment } from 'react';
import styles from '@/shared/charts/charts.module.css';

interface ShareBarsProps {
  /** Labels of the whole bar and of its stronger part. */
  legend: { whole: string; part: string };
  bars: readonly { label: string; whole: number; part: number }[];
}

/** A bar for each line, as long as its whole, with a part of it stronger. The drawing of a `ChartFrame`. */
export function ShareBars({ legend, bars }: ShareBarsProps) {
  const longest = Math.max(1, ...bars.map(({ whole }) => whole));
  return (
    <div className={styles['shareBars']}>
      <div data-legend>
        <span>
          <i data-is="part" />
          {legend.part}
        </span>
        <span>
          <i data-is="whole" />
          {legend.whole}
        </span>
      </div>
      <div data-lines>
        {bars.map(({ label, whole, part }) => (
          <Fragment key={label}>
            <span>{label}</span>
            <div data-is="whole" style={{ width: `${(100 * whole) / longest}%` }}>
              <div data-is="part" style={{ width: whole === 0 ? 0 : `${(100 * part) / whole}%` }} />
            </div>
            <b>
              {part} of {whole}
            </b>
          </Fragment>
        ))}
      </div>
    </div>
  );
}
