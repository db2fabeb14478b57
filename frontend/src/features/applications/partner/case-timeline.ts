import { CASE_STATUSES } from '@/features/applications/partner/case-status';
import type { CaseEvent, CaseInFull } from '@/features/applications/partner/cases-api';
import { asWords, lookUp } from '@/shared/lib/known-words';
import { shownStatus } from '@/shared/lists/status-chip';
import type { TimelineEntry } from '@/shared/lists/timeline';

const ACTORS: Readonly<Record<CaseEvent['by'], string>> = {
  you: 'you',
  client: 'your client',
  api: 'your API account',
  broker: 'the broker',
  system: 'the system',
};

/** What happened to a case, the first first. */
export const timelineOf = ({ timeline }: CaseInFull): readonly TimelineEntry[] =>
  timeline.map((event) => ({
    at: event.at,
    what: inWords(event),
    by: lookUp(ACTORS, event.by) ?? asWords(event.by).toLowerCase(),
    ...(event.reason && { reason: event.reason }),
  }));

function inWords({ what, from, to }: CaseEvent): string {
  if (what === 'submitted') return 'Submitted';
  if (what === 'status') return shownStatus(CASE_STATUSES, to ?? '').label;
  return to === null ? `No longer with ${from ?? 'a lender'}` : `Placed with ${to}`;
}
