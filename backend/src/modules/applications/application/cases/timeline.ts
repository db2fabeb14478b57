import type { Principal } from '#platform/application/principal.js';
import type { PastEvent } from '../review/application-events.js';
import type { TimelineActor, TimelineEntry, TimelineKind } from './case.queries.js';

/** Actors as a partner sees them: staff are not named. */
export const TIMELINE_ACTORS: Readonly<Record<Principal['type'], TimelineActor>> = {
  introducer: 'you',
  'api-account': 'api',
  visitor: 'client',
  admin: 'broker',
  system: 'system',
};

/**
 * The steps of a submission that a partner may see. Further details for a lender that already has some are not news.
 */
const dealStepOf = ({ kind, facts: { submission } }: PastEvent): TimelineKind | null => {
  if (kind === 'offer-made') return 'offer_came';
  if (kind !== 'submission-moved') return null;
  if (submission?.to === 'accepted')
    return submission.from === 'completed' ? 'completion_reversed' : 'offer_accepted';
  if (submission?.to === 'sent' && submission.from !== 'info_requested') return 'lender_asked';
  if (submission?.to === 'declined') return 'lender_declined';
  return submission?.to === 'completed' ? 'completed' : null;
};

/**
 * The parts of an event that a partner may see: reasons of status changes only, and no lender unless its offer is
 * accepted.
 */
export const timelineEntriesOf = (event: PastEvent): TimelineEntry[] => {
  const { status: moved, assignedLender: placed, reason, lender } = event.facts;
  const known = { at: event.at.toISOString(), by: TIMELINE_ACTORS[event.actorType] };
  const what = event.kind === 'submitted' ? 'submitted' : 'status';
  const step = dealStepOf(event);
  const to = step === 'offer_accepted' ? (lender?.to ?? null) : null;
  return [
    ...(moved ? [{ ...known, what, ...moved, reason: reason?.to ?? null } as const] : []),
    ...(placed ? [{ ...known, what: 'lender', ...placed, reason: null } as const] : []),
    ...(step ? [{ ...known, what: step, from: null, to, reason: null } as const] : []),
  ];
};
