import type { Outcome } from '@/features/matching/match-answer';

/** Height repeats the colour: met is full, close and unconfirmed half, not met empty. */
export const SEGMENT = {
  met: segment('criterion.met', 12),
  close: segment('criterion.close', 6),
  unconfirmed: segment('criterion.unconfirmed', 6),
  'not met': segment('criterion.notMet', 2),
} as const satisfies Record<Outcome, object>;

function segment(colour: string, height: number) {
  return {
    height,
    bgcolor: colour,
    // In forced colours only the height tells.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
  } as const;
}
