import { CASE_STATUSES } from '@/features/cases/case-status';
import type { CaseEvent, CaseInFull, CaseStatus } from '@/features/cases/cases-api';
import type { TimelineEntry } from '@/shared/portal/timeline';

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
    by: ACTORS[event.by],
    ...(event.reason && { reason: event.reason }),
  }));

function inWords({ what, from, to }: CaseEvent): string {
  if (what === 'submitted') return 'Submitted';
  if (what === 'status') return CASE_STATUSES[to as CaseStatus].label;
  return to === null ? `No longer with ${from ?? 'a lender'}` : `Placed with ${to}`;
}
