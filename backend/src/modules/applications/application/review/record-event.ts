import type { UseCaseContext } from '#platform/application/use-case-context.js';
import { ANSWER_NAMES } from '#kernel/lending/answers.js';
import {
  EVENT_ACTIONS,
  type ApplicationEvents,
  type EventFacts,
  type NewEvent,
} from './application-events.js';

/** Keeps that something happened to an application, and logs it under the same id. To be called inside the unit of work of the change. */
export class RecordEvent {
  constructor(
    private readonly context: UseCaseContext,
    private readonly events: ApplicationEvents,
  ) {}

  async execute(event: NewEvent): Promise<void> {
    const { kind, applicationId, actor, at, facts } = event;
    const { subject = { type: 'application', id: applicationId } } = event;
    const id = this.context.ids.next(at);
    await this.events.add(id, event);
    await this.context.activity.record({
      id,
      actor,
      action: EVENT_ACTIONS[kind],
      subject,
      ...(at && { at }),
      ...(facts && { changes: logged(facts) }),
    });
  }
}

const ABOUT_PEOPLE: readonly string[] = ['reason', 'clientReason', ...ANSWER_NAMES];

/** What may be about people is never taken out of the log again: it says only that there was something. */
const logged = (facts: EventFacts): EventFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, change]) => [
      name,
      ABOUT_PEOPLE.includes(name) ? { from: null, to: 'given' } : change,
    ]),
  );
