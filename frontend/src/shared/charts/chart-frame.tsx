import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import styles from '@/shared/charts/chart-frame.module.css';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

const USUAL_HEIGHT = 206;

interface TitledFrameProps {
  title: string;
  /** Also labels the content. */
  titleId: string;
  /** Shown at the end of the title's line. */
  beside?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** Content beside charts in a matching frame. */
export function TitledFrame({ title, titleId, beside, isBusy, children }: TitledFrameProps) {
  return (
    <section aria-labelledby={titleId} aria-busy={isBusy} className={styles['frame']}>
      <div className={styles['head']}>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface ChartFrameProps {
  title: string;
  /** The figures as a table; the first column names the rows. */
  figures: { columns: readonly string[]; rows: readonly (readonly [string, ...(number | string)[]])[] };
  /** The message when there is nothing to draw. */
  empty?: string | null;
  /** The height of the drawing; `LoadingChart` uses the same one. */
  height?: number;
  /** The drawing, hidden from screen readers. */
  children: ReactNode;
}

/** A chart with its title and its figures as a table: on request, and always for screen readers. */
export function ChartFrame({ title, figures, empty = null, height, children }: ChartFrameProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  if (empty !== null) return <EmptyChart title={title} sentence={empty} height={height} />;
  return (
    <TitledFrame
      title={title}
      titleId={id}
      beside={
        <Button variant="text" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show the chart' : 'Show the figures'}
        </Button>
      }
    >
      {!asTable && <div aria-hidden="true">{children}</div>}
      <div {...(asTable ? scrollable(id) : unseen)}>
        <table aria-labelledby={id} className={styles['figures']}>
          <thead>
            <tr>
              {figures.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={figures.columns[index + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TitledFrame>
  );
}

/** The frame at its final height while its data loads. Prerendered, so it has no style attributes. */
export const LoadingChart = memo(function LoadingChart({
  title,
  height = USUAL_HEIGHT,
}: {
  title: string;
  height?: number;
}) {
  return (
    <TitledFrame title={title} titleId={useId()} isBusy>
      <Skeleton sx={{ height }} />
    </TitledFrame>
  );
});

interface EmptyChartProps {
  title: string;
  sentence: string;
  height?: number | undefined;
}

/** The frame when there is nothing to draw: it gives the reason and keeps the loading height. */
export function EmptyChart({ title, sentence, height = USUAL_HEIGHT }: EmptyChartProps) {
  return (
    <TitledFrame title={title} titleId={useId()}>
      <div className={styles['empty']} style={{ minHeight: height }}>
        <div data-bars aria-hidden="true">
          {BLANK_BARS.map((share, index) => (
            <i key={index} style={{ height: `${share}%` }} />
          ))}
        </div>
        <Typography variant="body2" color="textSecondary">
          {sentence}
        </Typography>
      </div>
    </TitledFrame>
  );
}

/** Heights of the placeholder bars; they mean nothing. */
const BLANK_BARS = [38, 56, 44, 70, 52, 62, 40, 74, 58, 46, 66, 50];

/** Content wider than its window can be scrolled by keyboard too. */
const scrollable = (labelledBy: string) =>
  ({ className: styles['scrolling'], tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy }) as const;

const unseen = { style: visuallyHidden } as const;
