import type { ActivityLog } from '#shared/application/activity-log.js';
import type { Ids } from '#shared/application/ids.js';
import {
  EVENT_ACTIONS,
  type ApplicationEvents,
  type EventFacts,
  type NewEvent,
} from './application-events.js';

/** Keeps that something happened to an application, and logs it under the same id. To be called inside the unit of work of the change. */
export class RecordEvent {
  constructor(
    private readonly events: ApplicationEvents,
    private readonly activity: ActivityLog,
    private readonly ids: Ids,
  ) {}

  async execute(event: NewEvent): Promise<void> {
    const { kind, applicationId, actor, at, facts } = event;
    const id = this.ids.next(at);
    await this.events.add(id, event);
    await this.activity.record({
      id,
      actor,
      action: EVENT_ACTIONS[kind],
      subject: { type: 'application', id: applicationId },
      ...(at && { at }),
      ...(facts && { changes: logged(facts) }),
    });
  }
}

/** The reason may be about people, and nothing is ever taken out of the log: it says only that there was one. */
const logged = ({ reason, ...others }: EventFacts): EventFacts =>
  reason ? { ...others, reason: { from: null, to: 'given' } } : others;
