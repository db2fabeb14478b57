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

/**
 * The table as it is, once it holds together.
 * @throws Error for a state that nothing comes to, and for a move from a state to itself
 */
export const checkedMoves = (moves: Moves): Moves => {
  const reached = new Set<SubmissionState>(['draft']);
  // A set gives out what is added to it meanwhile.
  for (const state of reached) for (const next of moves[state]) reached.add(next);
  for (const state of SUBMISSION_STATES) {
    if (!reached.has(state)) throw new Error(`No submission ever changes to ${state}`);
    if (moves[state].includes(state))
      throw new Error(`A submission that is ${state} changes to its own state`);
  }
  return moves;
};

/** From which state a submission may move to which. */
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

/** Where something else is told besides, which calls of their own take. */
export const SPECIAL_STATES = ['offered', 'accepted', 'completed'] as const;
type SpecialState = (typeof SPECIAL_STATES)[number];
/** Where staff move a submission by nothing but saying so. */
export type RequestableState = Exclude<SubmissionState, SpecialState>;
/** Of these, all but the one for which the client has to agree. */
export type ManualState = Exclude<RequestableState, 'sent'>;

/** Where a submission is over. In all other states it is live, of which a lender has one on a case. */
const CLOSED_STATES: readonly SubmissionState[] = ['declined', 'withdrawn'];
export const isClosedState = (state: SubmissionState): boolean => CLOSED_STATES.includes(state);
