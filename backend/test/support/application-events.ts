import type { ActivityLog } from '#platform/application/activity-log.js';
import type { Ids } from '#platform/application/ids.js';
import { KeptActivity } from './doubles.js';
import { CountedIds } from './in-memory/surroundings.js';
import {
  ApplicationEvents,
  type NewEvent,
  type PastEvent,
} from '#modules/applications/application/review/application-events.js';

/** Keeps them where a test can read them. */
export class EventsInMemory extends ApplicationEvents {
  constructor(activity: ActivityLog = new KeptActivity(), ids: Ids = new CountedIds()) {
    super(ids, activity);
  }

  readonly all: { readonly id: string; readonly event: NewEvent }[] = [];

  add(id: string, event: NewEvent): Promise<void> {
    this.all.push({ id, event });
    return Promise.resolve();
  }

  of(): Promise<readonly PastEvent[]> {
    return Promise.resolve([]);
  }
}
