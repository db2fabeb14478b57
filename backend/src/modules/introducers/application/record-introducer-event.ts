import type { Ids } from '#shared/application/ids.js';
import { staffOf, type Principal } from '#shared/application/principal.js';
import type { IntroducerAccountEvents } from './introducer-account-events.js';
import type { IntroducerEvent, IntroducerRepository } from './introducer.repository.js';

/**
 * Keeps that an account was closed or opened, and why, does what that entails, and logs it under the same id. To be
 * called inside the unit of work of the change.
 */
export class RecordIntroducerEvent {
  constructor(
    private readonly introducers: IntroducerRepository,
    private readonly accountEvents: IntroducerAccountEvents,
    private readonly ids: Ids,
  ) {}

  async execute(event: IntroducerEvent, actor: Principal): Promise<void> {
    const id = this.ids.next();
    await this.introducers.addEvent(id, event, staffOf(actor));
    await this.accountEvents.apply(id, `introducer-${event.kind}`, event.introducerId, actor);
  }
}
