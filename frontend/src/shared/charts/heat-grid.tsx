import { Fragment, type CSSProperties } from 'react';
import styles from '@/shared/charts/charts.module.css';

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
    <div className={styles['heatGrid']} style={{ '--columns': columns.length } as CSSProperties}>
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
    </div>
  );
}
