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

/** Filters of the log; by default the newest entries. */
export interface ActivityRequest {
  readonly actorType?: ActorType;
  /** Part of the actor's name or address, or an id. */
  readonly person?: string;
  /** The kind of record, as in entries. */
  readonly subjectType?: string;
  /** Part of the record's name, or its id. */
  readonly record?: string;
  /** Dates in London, both inclusive: '2026-11-22'. */
  readonly from?: string;
  readonly to?: string;
  /** The id of an entry about many records: returns the part for each. */
  readonly partsOf?: string;
  readonly limit?: number;
  /** `next` of the previous page. */
  readonly cursor?: string;
}

/** A changed field as text; long values are truncated, and secrets omitted. */
export interface ShownChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** An action by an actor on a record. */
export interface ActivityEntry {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly action: ActivityAction;
  /** Names are null for actors without one and deleted ones. */
  readonly actor: { readonly type: ActorType; readonly id: string | null; readonly name: string | null };
  readonly subject: { readonly type: string; readonly id: string; readonly name: string | null };
  /** The reason, if the actor gave one. */
  readonly reason: string | null;
  readonly changes: readonly ShownChange[];
}

/** A page of the log, without a total: the log grows without end. */
export interface ActivityPage {
  readonly items: readonly ActivityEntry[];
  readonly next: string | null;
}

export abstract class ActivityFeed {
  /**
   * Newest first. A change to many lenders is one entry; its parts appear in the history of each record and kind, and
   * as parts of that entry.
   * @throws InvalidInput when the cursor is not one of ours
   */
  abstract page(request: ActivityRequest): Promise<ActivityPage>;
}
