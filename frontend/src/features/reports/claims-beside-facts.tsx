import { useDeferredValue } from 'react';
import { FactsFrame } from '@/features/reports/facts-frame';
import {
  useMeasureAnswersQuery,
  useSummariseBrokerQuery,
  type AnswerFigures,
  type BrokerSummary,
} from '@/features/reports/reports-api';
import { formatDuration } from '@/shared/lib/durations';
import { inFigures } from '@/shared/lib/figures';
import { LoadingChart } from '@/shared/charts/chart-frame';
import { StatusChip } from '@/shared/ui/status-chip';
import { claims, replies } from '@/shared/site/claims';

const TITLE = 'Claims against results';

interface Claim {
  readonly name: string;
  readonly said: string;
  /** Null if nothing was measured. */
  readonly measured: string | null;
  readonly holds: boolean;
}

/** The site's public claims beside the measured figures, with a warning where they differ. */
export function ClaimsBesideFacts() {
  const summarised = useSummariseBrokerQuery(undefined);
  const measured = useMeasureAnswersQuery(undefined);
  const summary = useDeferredValue(summarised.data);
  const answers = useDeferredValue(measured.data);
  if (!summary || !answers) {
    // If one failed to load, the figures above report it.
    return summarised.error || measured.error ? null : <LoadingChart title={TITLE} />;
  }
  return (
    <FactsFrame
      title={TITLE}
      facts={claimsOf(summary, answers).map((claim) => ({
        name: claim.name,
        status: <ClaimStatus {...claim} />,
        notes: [`The site says: ${claim.said}`, `Measured: ${claim.measured ?? 'no data yet'}`],
      }))}
    />
  );
}

function ClaimStatus({ measured, holds }: Claim) {
  if (measured === null) return <StatusChip tone="neutral">Not measured</StatusChip>;
  if (holds) return <StatusChip tone="positive">Supported</StatusChip>;
  return <StatusChip tone="negative">Not supported</StatusChip>;
}

function claimsOf({ lenders, applications }: BrokerSummary, answers: AnswerFigures): readonly Claim[] {
  const decided = applications.approved + applications.rejected;
  const approval = Math.round((100 * applications.approved) / decided);
  const { medianFirstMoveMinutes: response } = answers;
  return [
    {
      name: 'Lenders on our panel',
      said: claims.lenders.figure,
      measured: `${inFigures(lenders.active)} active`,
      holds: lenders.active > claims.lenders.moreThan,
    },
    {
      name: 'Success rate',
      said: claims.success.figure,
      measured:
        decided === 0
          ? null
          : `${approval}% approved (${inFigures(applications.approved)} of ${inFigures(decided)} decided)`,
      holds: approval >= claims.success.percent,
    },
    {
      name: 'Response time',
      said: replies.usual,
      measured:
        response === null
          ? null
          : `${formatDuration(response, { hoursOnly: true })} of business hours to a first review (median)`,
      holds: response !== null && response <= replies.usualMinutes,
    },
  ];
}
