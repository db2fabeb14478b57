import type { Change } from './changes.js';

export interface Variation {
  readonly change: Change;
  /** The number of additional strong matches. */
  readonly gain: number;
}

const MAX_HINTS = 3;

const sentence = ({ change, gain }: Variation): string =>
  `${change.condition}, ${gain === 1 ? '1 more lender' : `${gain} more lenders`} would be a strong match.`;

/** The best change of each kind, the smallest on a tie; the greatest gains first. */
export const hintsFrom = (trials: readonly Variation[]): readonly string[] => {
  const best = new Map<Change['kind'], Variation>();
  for (const trial of trials)
    if (trial.gain > (best.get(trial.change.kind)?.gain ?? 0)) best.set(trial.change.kind, trial);
  return [...best.values()]
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MAX_HINTS)
    .map(sentence);
};
