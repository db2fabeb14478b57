import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { logEntryOf, type ApplicationEvents, type NewEvent } from './application-events.js';

/** Keeps that something happened to an application, and logs it under the same id. To be called inside the unit of work of the change. */
export class RecordEvent {
  constructor(
    private readonly context: UseCaseContext,
    private readonly events: ApplicationEvents,
  ) {}

  async execute(event: NewEvent): Promise<void> {
    const id = this.context.ids.next(event.at);
    await this.events.add(id, event);
    await this.context.activity.record(logEntryOf(id, event));
  }
}
