import {
  ApplicationEvents,
  type NewEvent,
  type PastEvent,
} from '#modules/applications/application/review/application-events.js';

/** Keeps them where a test can read them. */
export class EventsInMemory extends ApplicationEvents {
  readonly all: { readonly id: string; readonly event: NewEvent }[] = [];

  add(id: string, event: NewEvent): Promise<void> {
    this.all.push({ id, event });
    return Promise.resolve();
  }

  of(): Promise<readonly PastEvent[]> {
    return Promise.resolve([]);
  }
}
