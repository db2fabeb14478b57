import type { LenderSubmission } from './lender-submission.js';
import type { SubmissionState } from './submission-moves.js';

/** The combined progress of a case with its lenders, which its application stores. */
export type Placement = 'with_lenders' | 'offers' | 'accepted' | 'completed' | 'ended';

/** The first row that one of the submissions has reached. */
const FURTHEST: readonly (readonly [Placement, readonly SubmissionState[]])[] = [
  ['completed', ['completed']],
  ['accepted', ['accepted']],
  ['offers', ['offered']],
  ['with_lenders', ['sent', 'info_requested']],
];

/** Null before any lender was asked. */
export const placementOf = (
  submissions: readonly Pick<LenderSubmission, 'state' | 'isLive' | 'sentAt'>[],
): Placement | null => {
  const found = FURTHEST.find(([, states]) => submissions.some(({ state }) => states.includes(state)));
  if (found) return found[0];
  const isOver = submissions.some(({ sentAt }) => sentAt !== null) && !submissions.some((one) => one.isLive);
  return isOver ? 'ended' : null;
};
