import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import { visuallyHidden } from '@/shared/ui/visually-hidden';

const USUAL_HEIGHT = 206;

interface ChartFrameProps {
  title: string;
  /** What the drawing shows, in words: the first column names the rows. */
  figures: { columns: readonly string[]; rows: readonly (readonly [string, ...(number | string)[]])[] };
  /** What to say in place of a drawing of nothing. */
  empty?: string | null;
  /** How high the drawing is, as its `LoadingChart` has it. */
  height?: number;
  /** The drawing; it is not heard. */
  children: ReactNode;
}

/** A chart with its title and its figures: as a table on request, and at once for whoever cannot see the drawing. */
export function ChartFrame({ title, figures, empty = null, height, children }: ChartFrameProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  if (empty !== null) return <EmptyChart title={title} sentence={empty} height={height} />;
  return (
    <Box component="section" aria-labelledby={id} sx={frame}>
      <Box sx={head}>
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <Button variant="text" size="small" onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show the chart' : 'Show the figures'}
        </Button>
      </Box>
      {!asTable && <div aria-hidden="true">{children}</div>}
      <Box sx={asTable ? { overflowX: 'auto' } : visuallyHidden} {...(asTable && scrollable(id))}>
        <Box component="table" aria-labelledby={id} sx={table}>
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
        </Box>
      </Box>
    </Box>
  );
}

/** The same frame, as high as it will be, while what it will show is being read. The build draws it: no style attributes. */
export const LoadingChart = memo(function LoadingChart({
  title,
  height = USUAL_HEIGHT,
}: {
  title: string;
  height?: number;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} aria-busy="true" sx={frame}>
      <Typography id={id} variant="h3" component="h2" sx={titleAlone}>
        {title}
      </Typography>
      <Skeleton sx={{ height }} />
    </Box>
  );
});

interface EmptyChartProps {
  title: string;
  sentence: string;
  height?: number | undefined;
}

/** The same frame while there is nothing to draw: it says why, and is as high as it was while that was being read. */
function EmptyChart({ title, sentence, height = USUAL_HEIGHT }: EmptyChartProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={[frame, column]}>
      <Typography id={id} variant="h3" component="h2" sx={titleAlone}>
        {title}
      </Typography>
      {/* The sentence is within the height: it takes more lines in a narrow window. */}
      <Box sx={[column, { flex: 1, gap: 1.5, minHeight: height }]}>
        <Box sx={blankBars} aria-hidden="true">
          {BLANK_BARS.map((share, index) => (
            <i key={index} style={{ height: `${share}%` }} />
          ))}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {sentence}
        </Typography>
      </Box>
    </Box>
  );
}

/** The heights of a chart that is none: they stand for nothing. */
const BLANK_BARS = [38, 56, 44, 70, 52, 62, 40, 74, 58, 46, 66, 50];

/** What is wider than its window can be moved by the keyboard too. */
const scrollable = (labelledBy: string) =>
  ({ tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy }) as const;

const frame = {
  position: 'relative',
  height: '100%',
  px: { xs: 2, md: 2.5 },
  pt: 1.5,
  pb: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  bgcolor: 'background.paper',
} as const;

/** As high as a title is that has a button beside it. */
const titleAlone = { py: 0.75, mb: 1.5 } as const;

const column = { display: 'flex', flexDirection: 'column' } as const;

const blankBars = {
  flex: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  justifyItems: 'center',
  borderBottom: 1,
  borderColor: 'control',
  // Outlines alone, so that nobody takes them for figures.
  '& > i': { width: 'min(72%, 48px)', border: '1px dashed', borderColor: 'control', borderBottom: 0 },
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  mb: 1.5,
} as const;

const table = {
  width: '100%',
  typography: 'body2',
  borderCollapse: 'collapse',
  '& th, & td': { py: 0.75, px: 1, textAlign: 'right', borderTop: 1, borderColor: 'divider' },
  '& th': { fontWeight: 600 },
  '& thead th': { border: 0, color: 'text.secondary' },
  '& th:first-of-type': { textAlign: 'left', pl: 0 },
  '& td:last-of-type, & th:last-of-type': { pr: 0 },
  '& td': { fontVariantNumeric: 'lining-nums tabular-nums' },
} as const;
