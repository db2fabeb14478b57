import { CASE_STATUSES } from '@/features/applications/partner/case-status';
import type { CaseEvent, CaseInFull } from '@/features/applications/partner/cases-api';
import { humanise, lookUp } from '@/shared/lib/labels';
import { shownStatus } from '@/shared/lists/status-chip';
import type { TimelineEntry } from '@/shared/lists/timeline';

const ACTORS: Readonly<Record<CaseEvent['by'], string>> = {
  you: 'you',
  client: 'your client',
  api: 'your API account',
  broker: 'the broker',
  system: 'the system',
};

/** The events of a case, oldest first. */
export const timelineOf = ({ timeline }: CaseInFull): readonly TimelineEntry[] =>
  timeline.map((event) => ({
    at: event.at,
    what: formatEvent(event),
    by: lookUp(ACTORS, event.by) ?? humanise(event.by).toLowerCase(),
    ...(event.reason && { reason: event.reason }),
  }));

const EVENTS: Readonly<Record<CaseEvent['what'], (event: CaseEvent) => string>> = {
  submitted: () => 'Submitted',
  status: ({ to }) => shownStatus(CASE_STATUSES, to ?? '').label,
  lender: ({ from, to }) => (to === null ? `No longer with ${from ?? 'a lender'}` : `Placed with ${to}`),
  lender_asked: () => 'Sent to a lender',
  lender_declined: () => 'Declined by a lender',
  offer_came: () => 'Offer received',
  offer_accepted: ({ to }) => `Offer accepted: ${to ?? 'of a lender'}`,
  completed: () => 'Completed',
  completion_reversed: () => 'Completion reversed',
};

const formatEvent = (event: CaseEvent): string => lookUp(EVENTS, event.what)?.(event) ?? humanise(event.what);
