import type { DataRequest, ErasureLine, Hold, RecordType } from '@/features/people/people-api';
import { daysUntil, longDate, shortDate } from '@/shared/lib/dates';
import { counted } from '@/shared/lib/figures';
import { chipOf, type ShownStatus } from '@/shared/ui/status-chip';

export const RECORD_TYPES: Readonly<Record<RecordType, string>> = {
  application: 'Application',
  'contact-message': 'Message',
  'held-submission': 'Possible spam',
  lead: 'Partner’s contact',
  introducer: 'Partner',
  admin: 'Member of staff',
  'staff-invitation': 'Staff invitation',
  complaint: 'Complaint',
  'data-request': 'Data request',
};

export const REQUEST_KINDS: Readonly<Record<DataRequest['kind'], string>> = {
  access: 'Access',
  erasure: 'Erasure',
  correction: 'Correction',
  objection: 'Objection',
};

export const REQUEST_OUTCOMES: Readonly<Record<NonNullable<DataRequest['outcome']>, string>> = {
  granted: 'Granted',
  partly_granted: 'Partly granted',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

export const IDENTITY_CHECKS: Readonly<Record<NonNullable<DataRequest['identityCheckedBy']>, string>> = {
  called: 'Called the number on file',
  known_email: 'Reply from the email address on file',
  document: 'Saw a document',
  in_person: 'Met in person',
};

export const REQUESTED_BY: Readonly<Record<DataRequest['requestedBy'], string>> = {
  person: 'The person',
  representative: 'Someone for the person',
};

export const HOLD_SUBJECTS: Readonly<Record<Hold['subjectType'], string>> = {
  application: 'Application',
  introducer: 'Partner',
  'contact-message': 'Message',
};

export const HoldStatusChip = chipOf({
  current: { label: 'On hold', tone: 'waiting' },
  ended: { label: 'Ended', tone: 'neutral' },
});

const OUTCOMES: Readonly<Record<ErasureLine['outcome'], ShownStatus>> = {
  deleted: { label: 'Deleted', tone: 'negative' },
  anonymised: { label: 'Made anonymous', tone: 'waiting' },
  stays: { label: 'Stays', tone: 'neutral' },
};
export const OutcomeChip = chipOf(OUTCOMES);

/** The clock of a request: '3 days late', 'Due 12 Mar 2026', 'Paused', 'Waiting for identity'. */
export const clockOf = ({ clock, dueOn, identityConfirmedOn }: DataRequest): ShownStatus => {
  if (clock === 'closed') return { label: 'Closed', tone: 'positive' };
  if (clock === 'paused') return { label: 'Paused', tone: 'neutral' };
  if (clock === 'waiting' || dueOn === null)
    return {
      label: identityConfirmedOn === null ? 'Waiting for identity' : 'Waiting for the fee',
      tone: 'waiting',
    };
  const days = daysUntil(dueOn);
  if (days < 0) return { label: `${counted(-days, 'day')} late`, tone: 'negative' };
  return days === 0
    ? { label: 'Due today', tone: 'waiting' }
    : { label: `Due ${shortDate(dueOn)}`, tone: 'processing' };
};

/** The due date with how it follows; null once the request is closed. */
export const requestDue = (request: DataRequest): string | null => {
  const { clock, receivedOn, identityConfirmedOn, feePaidOn, dueOn, identityDueOn, latestDueOn } = request;
  if (clock === 'closed') return dueOn && longDate(dueOn);
  if (identityDueOn !== null && latestDueOn !== null)
    return `${longDate(latestDueOn)} at the latest, if you confirm identity by ${longDate(identityDueOn)}. The month to answer starts on that day.`;
  if (dueOn === null) return 'The clock is not running';
  const start = [receivedOn, identityConfirmedOn ?? '', feePaidOn ?? ''].sort().at(-1) ?? receivedOn;
  const paused = request.pauses.length === 0 ? '' : ', plus the days the clock was stopped';
  return `${longDate(dueOn)}: one month from ${longDate(start)}${paused}, or the next working day`;
};

export type RequestStepKind =
  'identity' | 'authority' | 'fee' | 'reply' | 'records' | 'export' | 'erase' | 'close';

export interface RequestStep {
  readonly kind: RequestStepKind;
  readonly sentence: string;
}

/** What must be done next with a request; null for a closed one. */
export const requestNextStep = (request: DataRequest): RequestStep | null => {
  const { clock, kind, requestedBy, identityConfirmedOn, authorityConfirmedOn, dueOn, pauses } = request;
  if (clock === 'closed') return null;
  if (identityConfirmedOn === null) {
    const by = request.identityDueOn === null ? '' : ` by ${longDate(request.identityDueOn)}`;
    return { kind: 'identity', sentence: `Confirm who ${request.name} is${by}` };
  }
  if (requestedBy === 'representative' && authorityConfirmedOn === null)
    return { kind: 'authority', sentence: `Confirm that ${request.name} authorised this request` };
  if (clock === 'waiting') return { kind: 'fee', sentence: 'Waiting for the fee' };
  const pause = pauses.find(({ answeredOn }) => answeredOn === null);
  if (pause)
    return {
      kind: 'reply',
      sentence: `Waiting since ${longDate(pause.askedOn)} for ${request.name} to clarify`,
    };
  const by = dueOn === null ? '' : ` by ${longDate(dueOn)}`;
  if (request.records.length === 0) return { kind: 'records', sentence: `Choose the records, answer${by}` };
  if (kind === 'access') return { kind: 'export', sentence: `Send the person a copy${by}` };
  if (kind === 'correction') return { kind: 'close', sentence: `Correct the records and answer${by}` };
  // Erased or deleted records have no name.
  return request.records.some(({ name }) => name !== null)
    ? { kind: 'erase', sentence: `Check what would be erased, answer${by}` }
    : { kind: 'close', sentence: `The records are erased. Answer${by}` };
};
