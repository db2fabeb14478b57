import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import styles from '@/features/reports/pipeline-report.module.css';
import { ReportBoundary } from '@/features/reports/report-boundary';
import { TALL_CHART } from '@/features/reports/report-styles';
import { useShowPipelineQuery, type Drawn, type Pipeline } from '@/features/reports/reports-api';
import { EmptyChart, LoadingChart, TitledFrame } from '@/shared/charts/chart-frame';
import { adminPaths } from '@/shared/frame/paths';
import { counted, inFigures } from '@/shared/lib/figures';
import { inPounds } from '@/shared/lib/pounds';

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
  const pipeline = useShowPipelineQuery(undefined);
  return (
    <div className={styles['pair']}>
      <ReportBoundary
        name="The pipeline"
        meanwhile={
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
      </ReportBoundary>
    </div>
  );
}

function Stages({ stages, formatStage }: PipelineReportProps & Pick<Pipeline, 'stages'>) {
  if (sumOf(stages, 'count') === 0)
    return <EmptyChart title={TITLE} sentence="Applications appear here by stage." height={TALL_CHART} />;
  const open = stages.filter(isOpen);
  const most = Math.max(1, ...open.map(({ amountPence }) => amountPence));
  return (
    <TitledFrame
      title={TITLE}
      titleId="pipeline"
      beside={
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ fontVariantNumeric: 'lining-nums tabular-nums' }}
        >
          {counted(sumOf(open, 'count'), 'open case')}, {inPounds(sumOf(open, 'amountPence'))} asked for
        </Typography>
      }
    >
      <table aria-labelledby="pipeline" className={styles['stages']}>
        <thead>
          <tr>
            <th scope="col">Stage</th>
            <th scope="col">Cases</th>
            <th scope="col">Asked for</th>
          </tr>
        </thead>
        <tbody>
          {stages.map((stage) => (
            <tr key={stage.stage} data-open={isOpen(stage)}>
              <th scope="row">
                <Link to={`${adminPaths.applications}?stage=${stage.stage}`}>{formatStage(stage.stage)}</Link>
                {isOpen(stage) && <i style={{ '--share': stage.amountPence / most } as CSSProperties} />}
              </th>
              <td>{inFigures(stage.count)}</td>
              <td>{inPounds(stage.amountPence)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TitledFrame>
  );
}

function FundedFigures({ thisMonth, twelveMonths }: Pipeline['funded']) {
  if (twelveMonths.count === 0)
    return <EmptyChart title={FUNDED} sentence="Nothing drawn down in the last 12 months." />;
  return (
    <TitledFrame title={FUNDED} titleId="funded">
      <dl aria-labelledby="funded" className={styles['funded']}>
        <FundedFigure name="This month" drawn={thisMonth} />
        <FundedFigure name="Last 12 months" drawn={twelveMonths} />
      </dl>
    </TitledFrame>
  );
}

function FundedFigure({ name, drawn: { count, drawnPence } }: { name: string; drawn: Drawn }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-figure>{inPounds(drawnPence)}</dd>
      <dd>{counted(count, 'completion')}</dd>
    </div>
  );
}
