import type { Outcome } from '@/features/matching/match-answer';

/** Height says what the colour says: met counts fully, close and unconfirmed half, not met nothing. */
export const SEGMENT: Record<Outcome, { bgcolor: string; height: number }> = {
  met: { bgcolor: 'criterion.met', height: 12 },
  close: { bgcolor: 'criterion.close', height: 6 },
  unconfirmed: { bgcolor: 'criterion.unconfirmed', height: 6 },
  'not met': { bgcolor: 'criterion.notMet', height: 2 },
};
