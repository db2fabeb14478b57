import type { TrackRecord } from '@/features/lenders/lenders-api';
import { counted } from '@/shared/lib/figures';
import { humanise } from '@/shared/lib/labels';

interface TrackRecordFigure {
  readonly name: string;
  /** The sample size in words: '7 decided'. */
  readonly sample: string;
  /** Null if the sample is too small. */
  readonly figure: string | null;
}

const formatDays = (days: number): string => (days < 1 ? 'less than a day' : counted(days, 'day'));

const formatted = <Value>(value: Value | null, format: (value: Value) => string): string | null =>
  value === null ? null : format(value);

const inPercent = (percent: number): string => `${percent}%`;

/** A lender's past results with the broker's submissions. */
export const figuresOf = ({
  decision,
  offered,
  completed,
  declined,
}: TrackRecord): readonly TrackRecordFigure[] => [
  {
    name: 'Time to decision',
    sample: `${decision.n} decided`,
    figure: formatted(decision.medianDays, formatDays),
  },
  { name: 'Offer rate', sample: `${offered.n} decided`, figure: formatted(offered.percent, inPercent) },
  {
    name: 'Completion rate',
    sample: `${completed.n} closed`,
    figure: formatted(completed.percent, inPercent),
  },
  {
    name: 'Main decline reason',
    sample: `${declined.n} declined`,
    figure: formatted(declined.reasonCode, formatReason),
  },
];

const formatReason = (code: string): string => humanise(code).toLowerCase();

/** 'Time to decision 4 days (of 7 decided) · Offer rate 43% (of 7 decided)'; null if the sample is too small. */
export const formatTrackRecord = (record: TrackRecord): string | null => {
  const sentences = figuresOf(record).flatMap(({ name, sample, figure }) =>
    figure === null ? [] : [`${name} ${figure} (of ${sample})`],
  );
  return sentences.length === 0 ? null : sentences.join(' · ');
};
