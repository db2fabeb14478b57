import type { TrackRecord } from '@/features/lenders/lenders-api';
import { counted } from '@/shared/lib/figures';
import { asWords } from '@/shared/lib/known-words';

interface ToldFigure {
  readonly name: string;
  /** How many it is of, in words: '7 decided'. */
  readonly sample: string;
  /** Null while it is of too few. */
  readonly figure: string | null;
}

const daysInWords = (days: number): string => (days < 1 ? 'less than a day' : counted(days, 'day'));

const told = <Value>(value: Value | null, inWords: (value: Value) => string): string | null =>
  value === null ? null : inWords(value);

const inPercent = (percent: number): string => `${percent}%`;

/** What a lender did with the broker's submissions. */
export const figuresOf = ({ decision, offered, completed, declined }: TrackRecord): readonly ToldFigure[] => [
  { name: 'Decides in', sample: `${decision.n} decided`, figure: told(decision.medianDays, daysInWords) },
  { name: 'Offers', sample: `${offered.n} decided`, figure: told(offered.percent, inPercent) },
  { name: 'Completes', sample: `${completed.n} that are over`, figure: told(completed.percent, inPercent) },
  {
    name: 'Declines mostly for',
    sample: `${declined.n} declined`,
    figure: told(declined.reasonCode, reasonInWords),
  },
];

const reasonInWords = (code: string): string => asWords(code).toLowerCase();

/** 'Decides in 4 days (median of 7 decided). Offers 43% (of 7 decided).' Null where nothing can be told yet. */
export const recordInWords = (record: TrackRecord): string | null => {
  const sentences = figuresOf(record).flatMap(({ name, sample, figure }) =>
    figure === null ? [] : [`${name} ${figure} (of ${sample})`],
  );
  return sentences.length === 0 ? null : sentences.join(' · ');
};
