import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useShowPipelineQuery, type Drawn, type Pipeline } from '@/features/reports/reports-api';
import { useDeferredReport } from '@/features/reports/use-deferred-report';
import { EmptyChart, LoadingChart, TALL_CHART, TitledFrame } from '@/shared/charts/chart-frame';
import { adminPaths } from '@/shared/routing/paths';
import { QueryBoundary } from '@/shared/ui/loading/query-boundary';
import { counted, inFigures } from '@/shared/lib/figures';
import { formatPence } from '@/shared/lib/money';
import { CoveringLink } from '@/shared/ui/covering-link';

const TITLE = 'Pipeline';
const FUNDED = 'Funded';

type StageCount = Pipeline['stages'][number];

/** Stages that ended; all others are open. */
const OVER: readonly StageCount['stage'][] = ['completed', 'closed'];
const isOpen = ({ stage }: StageCount): boolean => !OVER.includes(stage);

const sumOf = (stages: readonly StageCount[], field: 'count' | 'amountPence'): number =>
  stages.reduce((sum, stage) => sum + stage[field], 0);

interface PipelineReportProps {
  formatStage: (stage: string) => string;
}

/** Cases by stage, each linked to its list, and the amount drawn down. */
export function PipelineReport({ formatStage }: PipelineReportProps) {
  const pipeline = useDeferredReport(useShowPipelineQuery(undefined));
  return (
    <Box sx={pair}>
      <QueryBoundary
        variant="banner"
        name="The pipeline"
        fallback={
          <>
            <LoadingChart title={TITLE} height={TALL_CHART} />
            <LoadingChart title={FUNDED} />
          </>
        }
        query={pipeline}
      >
        {({ stages, funded }) => (
          <>
            <Stages stages={stages} formatStage={formatStage} />
            <FundedFigures {...funded} />
          </>
        )}
      </QueryBoundary>
    </Box>
  );
}

function Stages({ stages, formatStage }: PipelineReportProps & Pick<Pipeline, 'stages'>) {
  if (sumOf(stages, 'count') === 0)
    return <EmptyChart title={TITLE} message="Applications appear here by stage." height={TALL_CHART} />;
  const open = stages.filter(isOpen);
  const most = Math.max(1, ...open.map(({ amountPence }) => amountPence));
  return (
    <TitledFrame
      title={TITLE}
      titleId="pipeline"
      beside={
        <Typography variant="body2" color="textSecondary" sx={tabular}>
          {counted(sumOf(open, 'count'), 'open case')}, {formatPence(sumOf(open, 'amountPence'))} asked for
        </Typography>
      }
    >
      <Table size="small" aria-labelledby="pipeline" sx={stageTable}>
        <TableHead>
          <TableRow>
            <TableCell>Stage</TableCell>
            <TableCell align="right">Cases</TableCell>
            <TableCell align="right">Asked for</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {stages.map((stage) => (
            <TableRow key={stage.stage} data-open={isOpen(stage)}>
              <TableCell component="th" scope="row">
                <CoveringLink to={`${adminPaths.applications}?stage=${stage.stage}`}>
                  {formatStage(stage.stage)}
                </CoveringLink>
                {isOpen(stage) && <i style={{ width: barWidth(stage.amountPence / most) }} />}
              </TableCell>
              <TableCell align="right">{inFigures(stage.count)}</TableCell>
              <TableCell align="right">{formatPence(stage.amountPence)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TitledFrame>
  );
}

function FundedFigures({ thisMonth, twelveMonths }: Pipeline['funded']) {
  if (twelveMonths.count === 0)
    return <EmptyChart title={FUNDED} message="Nothing drawn down in the last 12 months." />;
  return (
    <TitledFrame title={FUNDED} titleId="funded">
      <Box component="dl" aria-labelledby="funded" sx={fundedFigures}>
        <FundedFigure name="This month" drawn={thisMonth} />
        <FundedFigure name="Last 12 months" drawn={twelveMonths} />
      </Box>
    </TitledFrame>
  );
}

function FundedFigure({ name, drawn: { count, drawnPence } }: { name: string; drawn: Drawn }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography component="dd" variant="h1" sx={{ mt: 0.5, fontVariantNumeric: 'lining-nums' }}>
        {formatPence(drawnPence)}
      </Typography>
      <Typography component="dd" variant="caption" color="textSecondary" sx={tabular}>
        {counted(count, 'completion')}
      </Typography>
    </div>
  );
}

const tabular = { fontVariantNumeric: 'lining-nums tabular-nums' } as const;

/** The room of a stage's name, before its bar. */
const NAME = 116;

const barWidth = (share: number): string => `calc(${share} * (100% - ${NAME}px))`;

const pair: SxProps<Theme> = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
  // What could not be loaded is above both.
  '& > [role="alert"]': { gridColumn: '1 / -1' },
};

const stageTable: SxProps<Theme> = {
  '& th, & td': { height: 36, pl: 2, pr: 0, py: 0, whiteSpace: 'nowrap' },
  '& th:first-of-type': { width: '100%', pl: 0 },
  '& thead th': { height: 29, pb: 1, fontWeight: 400 },
  '& tbody tr': { position: 'relative' },
  // Completed and closed cases are over: their number only grows.
  '& tbody tr[data-open="false"] > *': { color: 'text.secondary' },
  '& a': { display: 'inline-block', minWidth: NAME, color: 'primary.main' },
  '& tr:hover a': { textDecoration: 'underline' },
  '& i': {
    display: { xs: 'none', sm: 'inline-block' },
    height: 14,
    verticalAlign: 'middle',
    borderRadius: '2px',
    bgcolor: 'primary.main',
    forcedColorAdjust: 'none',
  },
};

const fundedFigures: SxProps<Theme> = {
  flex: 1,
  minHeight: 206,
  m: 0,
  display: 'grid',
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
  '& dd': { ml: 0 },
};
