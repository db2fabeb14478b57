import type { ApplicationInFull, TrailEntry } from '@/features/applications/staff/admin-applications-api';
import { formatAnswer, answerLabel } from '@/shared/application-answers/format-answer';
import { formatStatus } from '@/features/applications/staff/list/application-status';
import { humanise, lookUp } from '@/shared/lib/labels';
import { nameOrFormer } from '@/shared/lib/names';
import type { TimelineEntry } from '@/shared/ui/timeline';

/** The history of an application, newest first. */
export const historyOf = (application: ApplicationInFull): readonly TimelineEntry[] =>
  application.trail.toReversed().flatMap((entry) =>
    linesOf(entry, application).map((what, line) => ({
      at: entry.at,
      what,
      by: actorOf(entry, application),
      ...(line === 0 && entry.changes['reason']?.to && { reason: entry.changes['reason'].to }),
    })),
  );

function actorOf({ actorType, by }: TrailEntry, { partner }: ApplicationInFull): string {
  if (actorType === 'admin') return nameOrFormer(by);
  const partnerName = partner ?? 'the partner';
  const others = {
    visitor: 'the applicant',
    introducer: partnerName,
    'api-account': `${partnerName}’s API account`,
    system: 'the system',
  };
  return lookUp(others, actorType) ?? humanise(actorType).toLowerCase();
}

const ACTIONS: Readonly<Partial<Record<TrailEntry['action'], string>>> = {
  'application-submitted': 'Submitted',
  'application-noted': 'Internal note changed',
  'case-noted': 'Partner’s note changed',
  'case-questioned': 'Partner asked about the case',
  'case-question-answered': 'Answered the partner’s question',
  'links-revoked': 'Client’s links withdrawn',
  'client-reached': 'Client reached',
  'client-called': 'Called the client',
  'client-emailed': 'Emailed the client',
  'client-met': 'Met the client',
  'client-not-reached': 'Called the client, no answer',
  'links-renewed': 'New links for the client; earlier links no longer work',
  'commission-questioned': 'Partner asked about commission',
  'commission-answered': 'Answered the partner’s question about commission',
  'duplicate-marked': 'Marked as duplicate of a newer application',
  'duplicate-unmarked': 'No longer marked as duplicate',
  'perimeter-checked': 'Regulation checked',
  'commission-disclosed': 'Commission disclosed to the client',
  'commission-disclosure-sent': 'Commission disclosure sent to the client',
  'commission-disclosure-opened': 'Client opened commission disclosure',
  'commission-disclosure-acknowledged': 'Client acknowledged commission disclosure',
};

function linesOf(
  { action, changes }: TrailEntry,
  { disclosures, source }: ApplicationInFull,
): readonly string[] {
  const format = (name: string, answer: string | null) =>
    answer === null ? 'no answer' : formatAnswer(name, answer, { byPartner: source === 'partner' });
  const known = ACTIONS[action];
  if (known) return [known];
  if (action === 'application-disclosed') {
    const to = disclosures.find(({ id }) => id === changes['disclosure']?.to)?.recipient;
    return [`Details shared with ${to ?? 'someone'}`];
  }
  if (action === 'application-answered')
    return Object.entries(changes).map(
      ([name, { to }]) => `${answerLabel(name)} answered: ${format(name, to)}`,
    );
  if (action === 'application-corrected')
    return Object.entries(changes).map(
      ([name, { from, to }]) => `${answerLabel(name)} corrected: ${format(name, from)} → ${format(name, to)}`,
    );
  const { status, clientReason, assignedLender, owner, lender, submission } = changes;
  if (lender?.to)
    return [
      `${lender.to}: ${submission?.to ? formatSubmissionState(submission.to) : (WITH_LENDER[action] ?? humanise(action).toLowerCase())}`,
    ];
  const lines = [
    status && `${formatStatus(status.from ?? '')} to ${formatStatus(status.to ?? '')}`,
    clientReason?.to && `Reason given to client: ${clientReason.to}`,
    assignedLender && placed(assignedLender),
    owner && given(owner),
  ].filter((line): line is string => Boolean(line));
  return lines.length > 0 ? lines : [action.replaceAll('-', ' ')];
}

/** Further details about a lender besides the submission's status. */
const WITH_LENDER: Readonly<Partial<Record<TrailEntry['action'], string>>> = {
  'submission-noted': 'note on the submission changed',
  'completion-changed': 'completion changed',
  'offer-made': 'offer recorded',
  'offer-changed': 'offer changed',
  'offer-withdrawn': 'offer withdrawn',
  'offer-shared': 'offer shared with the client',
  'offer-reminded': 'client reminded of the offer',
  'offer-chosen': 'offer chosen by the client',
  'consent-asked': 'consent requested from client',
  'consent-given': 'client gave consent',
  'consent-refused': 'client refused consent',
  'consent-withdrawn': 'client withdrew consent',
  'lender-asked-about': 'client asked about this lender',
};

const SUBMISSION_STATES: Readonly<Partial<Record<string, string>>> = {
  draft: 'submission prepared',
  sent: 'details sent',
  info_requested: 'more information requested',
  offered: 'offer made',
  accepted: 'offer accepted',
  completed: 'completed',
  declined: 'declined',
  withdrawn: 'submission withdrawn',
};

const formatSubmissionState = (state: string): string =>
  lookUp(SUBMISSION_STATES, state) ?? humanise(state).toLowerCase();

function placed({ from, to }: { from: string | null; to: string | null }): string {
  if (to === null) return `No longer placed with ${from ?? 'a lender'}`;
  return from === null ? `Placed with ${to}` : `Placement changed from ${from} to ${to}`;
}

function given({ from, to }: { from: string | null; to: string | null }): string {
  if (to === null) return `Unassigned from ${from ?? 'its owner'}`;
  return from === null ? `Assigned to ${to}` : `Reassigned from ${from} to ${to}`;
}
