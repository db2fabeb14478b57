import type { ActivityAction } from '#platform/application/activity-log.js';
import type { Principal } from '#platform/application/principal.js';

export const ACTOR_TYPES = [
  'admin',
  'introducer',
  'api-account',
  'visitor',
  'system',
] as const satisfies readonly Principal['type'][];
export type ActorType = (typeof ACTOR_TYPES)[number];

/** What is asked of the log; nothing asked is the newest entries. */
export interface ActivityRequest {
  readonly actorType?: ActorType;
  /** Part of the name or the address of whoever did it, or an id. */
  readonly person?: string;
  /** The kind of the record, as entries name it. */
  readonly subjectType?: string;
  /** Part of the record's name, or its id. */
  readonly record?: string;
  /** Days as calendars in London have them, both included: '2026-11-22'. */
  readonly from?: string;
  readonly to?: string;
  /** The id of an entry that tells of many records at once: what was done to each. */
  readonly partsOf?: string;
  readonly limit?: number;
  /** The `next` of the page before. */
  readonly cursor?: string;
}

/** A changed field as text; long ones are cut, and those that could open anything left out. */
export interface ShownChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** Something that somebody did to a record. */
export interface ActivityEntry {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: ActivityAction;
  /** Names are null for whoever has none or is gone. */
  readonly actor: { readonly type: ActorType; readonly id: string | null; readonly name: string | null };
  readonly subject: { readonly type: string; readonly id: string; readonly name: string | null };
  /** Why, where whoever did it said so. */
  readonly reason: string | null;
  readonly changes: readonly ShownChange[];
}

/** A part of the log. It grows without end, so nobody counts it. */
export interface ActivityPage {
  readonly items: readonly ActivityEntry[];
  readonly next: string | null;
}

export abstract class ActivityFeed {
  /**
   * Newest first. What was done to many lenders at once is one entry: each of them stands in the history of its record
   * and of its kind, and as a part of that entry. @throws InvalidInput when the cursor is not one of ours */
  abstract page(request: ActivityRequest): Promise<ActivityPage>;
}
