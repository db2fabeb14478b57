import { isClosedState, type SubmissionState } from './submission-moves.js';

/** The status of a shared offer for its applicant; final ones first. */
export const OFFER_STANDINGS = [
  'open',
  'chosen',
  'accepted',
  'paid_out',
  'other_accepted',
  'closed',
  'withdrawn',
  'ran_out',
] as const;
export type OfferStanding = (typeof OFFER_STANDINGS)[number];

interface DatedOffer {
  readonly acceptedAt: Date | null;
  readonly withdrawnAt: Date | null;
  readonly chosenByApplicantAt: Date | null;
  /** The last date in London on which it can be accepted; null without one. */
  readonly expiresOn: string | null;
}

interface Surroundings {
  /** The state of its submission. */
  readonly state: SubmissionState;
  /** Whether an offer of the case is accepted. */
  readonly isDecided: boolean;
  /** Whether the case is rejected. */
  readonly isClosed: boolean;
  /** The date in London. */
  readonly today: string;
}

export const standingOf = (
  { acceptedAt, withdrawnAt, expiresOn, chosenByApplicantAt }: DatedOffer,
  { state, isDecided, isClosed, today }: Surroundings,
): OfferStanding => {
  if (acceptedAt) return state === 'completed' ? 'paid_out' : 'accepted';
  if (isDecided) return 'other_accepted';
  if (isClosed) return 'closed';
  if (withdrawnAt || isClosedState(state)) return 'withdrawn';
  if (expiresOn !== null && expiresOn < today) return 'ran_out';
  return chosenByApplicantAt ? 'chosen' : 'open';
};
