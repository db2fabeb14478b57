import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

const USUAL_HEIGHT = 206;

/** Height in px of a chart with a line for each product. */
export const TALL_CHART = 281;

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
    <Paper component="section" variant="outlined" aria-labelledby={titleId} aria-busy={isBusy} sx={frame}>
      <Box sx={head}>
        <Typography id={titleId} variant="h3" component="h2">
          {title}
        </Typography>
        {beside}
      </Box>
      {children}
    </Paper>
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
  if (empty !== null) return <EmptyChart title={title} message={empty} height={height} />;
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
      <Box {...(asTable ? scrollable(id) : unseen)}>
        <Table size="small" aria-labelledby={id}>
          <TableHead>
            <TableRow>
              {figures.columns.map((column, place) => (
                <TableCell key={column} align={place === 0 ? 'left' : 'right'}>
                  {column}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {figures.rows.map(([name, ...values]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                  {name}
                </TableCell>
                {values.map((value, index) => (
                  <TableCell key={figures.columns[index + 1]} align="right">
                    {value}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
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
  message: string;
  height?: number | undefined;
}

/** The frame when there is nothing to draw: it gives the reason and keeps the loading height. */
export function EmptyChart({ title, message, height = USUAL_HEIGHT }: EmptyChartProps) {
  return (
    <TitledFrame title={title} titleId={useId()}>
      <Box sx={nothing} style={{ minHeight: height }}>
        <Box sx={blankBars} aria-hidden="true">
          {BLANK_BARS.map((share, index) => (
            <i key={index} style={{ height: `${share}%` }} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {message}
        </Typography>
      </Box>
    </TitledFrame>
  );
}

/** Heights of the placeholder bars; they mean nothing. */
const BLANK_BARS = [38, 56, 44, 70, 52, 62, 40, 74, 58, 46, 66, 50];

/** Content wider than its window can be scrolled by keyboard too. */
const scrollable = (labelledBy: string) =>
  ({ sx: { overflowX: 'auto' }, tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy }) as const;

const unseen = { sx: visuallyHidden } as const;

const frame: SxProps<Theme> = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  px: { xs: 2, md: 2.5 },
  pt: 1.5,
  pb: 2,
};

const head: SxProps<Theme> = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 2,
  py: 0.75,
  mb: 1.5,
  // As high as without a button.
  '&:has(> button)': { alignItems: 'center', py: 0 },
};

/** The sentence is within the height: it takes more lines in a narrow window. */
const nothing: SxProps<Theme> = { flex: 1, display: 'flex', flexDirection: 'column', gap: 1.5 };

/** Outlines alone, so that nobody takes them for figures. */
const blankBars: SxProps<Theme> = {
  flex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  borderBottom: 1,
  borderColor: 'control',
  '& > i': { width: 'min(72%, 48px)', border: '1px dashed', borderColor: 'control', borderBottom: 0 },
};
