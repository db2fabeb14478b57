import type { Move, Submission, SubmissionState } from '@/features/deals/deals-api';
import { optionsOf } from '@/shared/forms/fields/options';
import { counted } from '@/shared/lib/figures';
import { lookUp } from '@/shared/lib/labels';
import { shownStatus, type ShownStatus } from '@/shared/ui/status-chip';
import { DAY_MS } from '@/shared/lib/dates';

type ShownState = ShownStatus & {
  /** The next step; null if there is none. */
  readonly next: string | null;
};

const STATES: Readonly<Record<SubmissionState, ShownState>> = {
  draft: { label: 'Draft', tone: 'neutral', next: 'Send the details to the lender' },
  sent: { label: 'Sent', tone: 'processing', next: 'Wait for the lender’s answer' },
  info_requested: { label: 'Info requested', tone: 'waiting', next: 'Send the information requested' },
  offered: { label: 'Offered', tone: 'processing', next: 'Review the offers with the client' },
  accepted: { label: 'Accepted', tone: 'positive', next: 'Progress to completion' },
  completed: { label: 'Completed', tone: 'positive', next: 'Funds drawn down' },
  declined: { label: 'Declined', tone: 'negative', next: 'Try another lender or appeal' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral', next: null },
};

/** An unknown state is grey, shown by its key. */
export const shownState = ({ state }: Submission): ShownState =>
  lookUp(STATES, state) ?? { ...shownStatus(STATES, state), next: 'See the activity log' };

export const stateOptions = optionsOf(STATES);

export const stateLabel = (state: SubmissionState): string => shownStatus(STATES, state).label;

const WAITING: readonly SubmissionState[] = ['sent', 'info_requested', 'offered'];
/** Time in the current state, for states that wait on someone. */
export const formatWait = ({ state, movedAt }: Submission): string | null => {
  if (!WAITING.includes(state)) return null;
  const days = Math.floor((Date.now() - Date.parse(movedAt)) / DAY_MS);
  return days === 0 ? 'Since today' : `Waiting ${counted(days, 'day')}`;
};

export interface OfferedMove {
  readonly to: Move['to'];
  readonly label: string;
}

/** Manual transitions from each state, most common first. */
const MOVES: Readonly<Record<SubmissionState, readonly OfferedMove[]>> = {
  draft: [
    { to: 'sent', label: 'Mark as sent' },
    { to: 'withdrawn', label: 'Withdraw' },
  ],
  sent: [
    { to: 'info_requested', label: 'Record info request' },
    { to: 'declined', label: 'Record decline' },
    { to: 'withdrawn', label: 'Withdraw' },
  ],
  info_requested: [
    { to: 'sent', label: 'Mark as answered' },
    { to: 'declined', label: 'Record decline' },
    { to: 'withdrawn', label: 'Withdraw' },
  ],
  offered: [
    { to: 'info_requested', label: 'Record info request' },
    { to: 'declined', label: 'Record decline' },
    { to: 'withdrawn', label: 'Withdraw' },
  ],
  accepted: [
    { to: 'declined', label: 'Record decline' },
    { to: 'withdrawn', label: 'Withdraw' },
  ],
  completed: [],
  declined: [{ to: 'sent', label: 'Record appeal' }],
  withdrawn: [{ to: 'draft', label: 'Reopen' }],
};

/** Closed submissions stay closed once the case is completed with another lender. */
const isSettled = (submission: Submission, isCaseCompleted: boolean): boolean =>
  isCaseCompleted && !isLive(submission);

export const movesOf = (submission: Submission, isCaseCompleted: boolean): readonly OfferedMove[] =>
  isSettled(submission, isCaseCompleted) ? [] : (lookUp(MOVES, submission.state) ?? []);

/** The next step of a submission; null if there is none. */
export const submissionNextStep = (submission: Submission, isCaseCompleted: boolean): string | null =>
  isSettled(submission, isCaseCompleted) ? null : shownState(submission).next;

const OFFERED_IN: readonly SubmissionState[] = ['sent', 'info_requested', 'offered'];
export const acceptsOffers = ({ state }: Submission): boolean => OFFERED_IN.includes(state);

export const SENT_VIA = [
  { value: 'portal', label: 'The lender’s portal' },
  { value: 'email', label: 'Email' },
  { value: 'phone', label: 'Phone' },
];

export const REASONS = [
  { value: 'affordability', label: 'Affordability' },
  { value: 'credit', label: 'Credit' },
  { value: 'sector', label: 'Sector' },
  { value: 'security', label: 'Security' },
  { value: 'trading_history', label: 'Trading history' },
  { value: 'amount', label: 'Amount' },
  { value: 'documents', label: 'Documents' },
  { value: 'policy', label: 'Lender’s policy' },
  { value: 'client', label: 'The client' },
  { value: 'other_offer', label: 'Another offer' },
  { value: 'other', label: 'Other' },
];

const OVER: readonly SubmissionState[] = ['declined', 'withdrawn'];
/** An application has one live submission per lender. */
export const isLive = ({ state }: Submission): boolean => !OVER.includes(state);
