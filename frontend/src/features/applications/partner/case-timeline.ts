import { CASE_STATUSES } from '@/features/applications/partner/case-status';
import type { CaseEvent, CaseInFull } from '@/features/applications/partner/cases-api';
import { humanise, lookUp } from '@/shared/lib/labels';
import { shownStatus } from '@/shared/ui/status-chip';
import type { TimelineEntry } from '@/shared/ui/timeline';

const ACTORS: Readonly<Record<CaseEvent['by'], string>> = {
  you: 'you',
  client: 'your client',
  api: 'your API account',
  broker: 'the broker',
  system: 'the system',
};

/** The events of a case, newest first. What was sent to several lenders one after another is one line. */
export const timelineOf = ({ timeline }: CaseInFull): readonly TimelineEntry[] =>
  grouped(timeline)
    .map(({ event, times }) => ({
      at: event.at,
      what: times === 1 ? formatEvent(event) : `Sent to ${times} lenders`,
      by: lookUp(ACTORS, event.by) ?? humanise(event.by).toLowerCase(),
      ...(event.reason && { reason: event.reason }),
    }))
    .toReversed();

interface Group {
  readonly event: CaseEvent;
  readonly times: number;
}

/** Each run of the same sending, as its latest with their number. */
const grouped = (timeline: readonly CaseEvent[]): readonly Group[] =>
  timeline.reduce<readonly Group[]>((groups, event) => {
    const last = groups.at(-1);
    const isSame =
      event.what === 'lender_asked' && last?.event.what === 'lender_asked' && last.event.by === event.by;
    return isSame
      ? [...groups.slice(0, -1), { event, times: last.times + 1 }]
      : [...groups, { event, times: 1 }];
  }, []);

const EVENTS: Readonly<Record<CaseEvent['what'], (event: CaseEvent) => string>> = {
  submitted: () => 'Submitted',
  status: ({ to }) => shownStatus(CASE_STATUSES, to ?? '').label,
  lender: ({ from, to }) => (to === null ? `No longer with ${from ?? 'a lender'}` : `Placed with ${to}`),
  lender_asked: () => 'Sent to a lender',
  lender_declined: () => 'Declined by a lender',
  offer_came: () => 'Offer received',
  offer_accepted: ({ to }) => (to === null ? 'Offer accepted' : `Offer accepted: ${to}`),
  completed: () => 'Completed',
  completion_reversed: () => 'Completion reversed',
};

const formatEvent = (event: CaseEvent): string => lookUp(EVENTS, event.what)?.(event) ?? humanise(event.what);
