export const SUBMISSION_STATES = [
  'draft',
  'sent',
  'info_requested',
  'offered',
  'accepted',
  'completed',
  'declined',
  'withdrawn',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

type Moves = Readonly<Record<SubmissionState, readonly SubmissionState[]>>;

/** Validates the table. @throws Error for an unreachable state, and for a change from a state to itself */
export const checkedMoves = (moves: Moves): Moves => {
  const reached = new Set<SubmissionState>(['draft']);
  // Iterating a set includes elements added meanwhile.
  for (const state of reached) for (const next of moves[state]) reached.add(next);
  for (const state of SUBMISSION_STATES) {
    if (!reached.has(state)) throw new Error(`No submission ever changes to ${state}`);
    if (moves[state].includes(state))
      throw new Error(`A submission that is ${state} changes to its own state`);
  }
  return moves;
};

/** Allowed status changes. */
export const MOVES = checkedMoves({
  draft: ['sent', 'withdrawn'],
  sent: ['info_requested', 'offered', 'declined', 'withdrawn'],
  info_requested: ['sent', 'offered', 'declined', 'withdrawn'],
  offered: ['info_requested', 'accepted', 'declined', 'withdrawn'],
  accepted: ['offered', 'completed', 'declined', 'withdrawn'],
  completed: ['accepted'],
  declined: ['sent'],
  withdrawn: ['draft'],
});

/** States that need further details, and have endpoints of their own. */
export const SPECIAL_STATES = ['offered', 'accepted', 'completed'] as const;
type SpecialState = (typeof SPECIAL_STATES)[number];
/** States that staff can set directly. */
export type RequestableState = Exclude<SubmissionState, SpecialState>;
/** All of these except the one that needs the client's consent. */
export type ManualState = Exclude<RequestableState, 'sent'>;

/** Final states. In all others a submission is live; a case has one live submission per lender. */
const CLOSED_STATES: readonly SubmissionState[] = ['declined', 'withdrawn'];
export const isClosedState = (state: SubmissionState): boolean => CLOSED_STATES.includes(state);
