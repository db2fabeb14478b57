import type { ActivityLog } from '#platform/application/activity-log.js';
import type { Ids } from '#platform/application/ids.js';
import { KeptActivity } from './doubles.js';
import { CountedIds } from './in-memory/surroundings.js';
import {
  ApplicationEvents,
  logEntryOf,
  type NewEvent,
  type PastEvent,
} from '#modules/applications/application/review/application-events.js';

/** Records them for tests. */
export class EventsInMemory extends ApplicationEvents {
  readonly all: { readonly id: string; readonly event: NewEvent }[] = [];

  constructor(
    private readonly activity: ActivityLog = new KeptActivity(),
    private readonly ids: Ids = new CountedIds(),
  ) {
    super();
  }

  async record(event: NewEvent): Promise<void> {
    const id = this.ids.next(event.at);
    this.all.push({ id, event });
    await this.activity.record(logEntryOf(id, event));
  }

  of(): Promise<readonly PastEvent[]> {
    return Promise.resolve([]);
  }
}
