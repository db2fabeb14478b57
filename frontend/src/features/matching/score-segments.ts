import type { Outcome } from '@/features/matching/match-answer';

/** Height says what the colour says: met counts fully, close and unconfirmed half, not met nothing. */
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
    // Where the system gives every page its own colours, the height says it alone.
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
  } as const;
}
