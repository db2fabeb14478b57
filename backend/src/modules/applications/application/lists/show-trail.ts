import type { Principal } from '#platform/application/principal.js';
import type { RecordKinds } from '#platform/application/record-kinds.js';
import { EVENT_ACTIONS, type ApplicationEvents, type EventFacts } from '../review/application-events.js';

/** An event of an application, as staff see it. */
export interface TrailEntry {
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly actorType: Principal['type'];
  /** The member of staff who did it; null for other actors. */
  readonly by: string | null;
  readonly action: (typeof EVENT_ACTIONS)[keyof typeof EVENT_ACTIONS];
  /** Owners by name instead of id. */
  readonly changes: Omit<EventFacts, 'ownerId'> & { readonly owner?: EventFacts['ownerId'] };
}

/** The history of an application. */
export class ShowTrail {
  constructor(
    private readonly events: ApplicationEvents,
    private readonly kinds: RecordKinds,
  ) {}

  /** Oldest first. */
  async execute(id: string): Promise<readonly TrailEntry[]> {
    const events = await this.events.of(id);
    const admins = events.flatMap(({ actorType, actorId, facts: { ownerId } }) => [
      actorType === 'admin' ? actorId : null,
      ...(ownerId ? [ownerId.from, ownerId.to] : []),
    ]);
    const known = await this.kinds.known(
      admins.flatMap((id) => (id === null ? [] : [{ type: 'admin', id }])),
    );
    const nameOf = (id: string | null): string | null =>
      known(id === null ? null : { type: 'admin', id })?.name ?? null;
    return events.map(({ at, kind, actorType, actorId, facts: { ownerId, ...facts } }) => ({
      at: at.toISOString(),
      actorType,
      by: actorType === 'admin' ? nameOf(actorId) : null,
      action: EVENT_ACTIONS[kind],
      changes: {
        ...facts,
        ...(ownerId && { owner: { from: nameOf(ownerId.from), to: nameOf(ownerId.to) } }),
      },
    }));
  }
}
